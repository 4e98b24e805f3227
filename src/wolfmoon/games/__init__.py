"""The games: every package in this folder that has RULES is one. Adding a game edits no other file."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from wolfmoon.core.rules import Rules


def games() -> dict[str, Rules[Any]]:
    """All games found in this folder, by id, in the order of their ids."""
    found: dict[str, Rules[Any]] = {}
    for module in iter_modules(__path__):
        if module.ispkg:
            rules = getattr(import_module(f"{__name__}.{module.name}"), "RULES", None)
            if isinstance(rules, Rules):
                found[rules.id] = rules
    return dict(sorted(found.items()))
