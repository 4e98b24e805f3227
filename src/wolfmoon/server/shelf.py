"""The games on offer, as the server needs to know them: which there are, where their files lie, what may be set."""

import sys
from collections.abc import Mapping
from typing import Any

from wolfmoon.core.errors import UnknownGame
from wolfmoon.core.rules import Rules

Games = Mapping[str, Rules[Any]]


def pick_game(games: Games, given: str) -> Rules[Any]:
    """The game of that id. Raises UnknownGame."""
    if given not in games:
        raise UnknownGame(given=given[:60], known=list(games))
    return games[given]


def package_of(rules: Rules[Any]) -> str:
    """The package that holds the game's rulebook.toml, text and board."""
    return sys.modules[type(rules).__module__].__package__ or type(rules).__module__
