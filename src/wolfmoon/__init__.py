"""Wolfmoon: a table for board games of wolves, vampires and people."""

__version__ = "0.1.0"
