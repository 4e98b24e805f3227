"""The games on offer, as the server needs to know them: which there are, where their files lie, what may be set."""

import sys
from collections.abc import Mapping
from typing import Any

from wolfmoon.core.edition import read_edition
from wolfmoon.core.errors import BadEdition, UnknownGame
from wolfmoon.core.library import components
from wolfmoon.core.match import start
from wolfmoon.core.rules import Edition, Rules

Games = Mapping[str, Rules[Any]]


def pick_game(games: Games, given: str) -> Rules[Any]:
    """The game of that id. Raises UnknownGame."""
    if given not in games:
        raise UnknownGame(given=given[:60], known=list(games))
    return games[given]


def edition_of(rules: Rules[Any], seats: int, options: Mapping[str, Any], text: str | None) -> Edition | None:
    """An edition file's text, checked against the game's components and by setting the game up with it. Raises BadEdition."""
    if text is None:
        return None
    try:
        printed = components(package_of(rules))
    except FileNotFoundError:
        raise BadEdition(edition="edition", key="-", line=0, wrong=rules.id, right="-") from None
    edition = read_edition(text, printed)
    start(rules, seats, options, seed=1, edition=edition, keep=False)
    return edition


def package_of(rules: Rules[Any]) -> str:
    """The package that holds the game's rulebook.toml, text and board."""
    return sys.modules[type(rules).__module__].__package__ or type(rules).__module__
