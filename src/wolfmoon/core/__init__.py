"""The engine: it knows no game and uses the standard library only."""
