"""Combat: one module for each part, in the order of the rulebook. The state of a combat is `table.combat` (state.py)."""
