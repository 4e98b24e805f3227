# What only the table as text says (drawing.py).

moon-drawing-hikers = The hikers: where they are, and how they are
moon-drawing-forest = The forest, as far as it is known
