# What only the table as text says (drawing.py). On a track [ ] is where the clip is and ' the start slot.

blood-drawing-explorers = The explorers, and how they are
blood-drawing-order = Turn order: { $order }
blood-drawing-now = What is going on
