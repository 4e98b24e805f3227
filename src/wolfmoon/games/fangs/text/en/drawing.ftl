# What only the table as text says (drawing.py).

fangs-drawing-decks = Decks, and the open discards from the top
