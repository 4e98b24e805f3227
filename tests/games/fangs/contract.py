"""What the contract must know of Fangs."""

from collections.abc import Iterator

from tests.contract.components import rows
from tests.contract.playing import all_games
from tests.contract.words import literals
from wolfmoon.core.library import components

NAMES = frozenset({"group", "die", "deck"})
"""First words of messages that name things of the board and views which no ref points at."""


def faults(game: str) -> Iterator[str]:
    """Numbers are read table by table; a character, a place and a card that does something is also named in the code."""
    said = literals(game)
    for path, row in rows(game):
        group, _, id = path.rpartition(".")
        if group in {"character", "place", "card"} and row.get("kind") != "oracle":
            if id not in said:
                yield f"{path}: nothing in the code is called so"
        elif path.partition(".")[0] not in said and path != "seats":
            yield f"{path}: no code reads it"
    seats = components("wolfmoon.games.fangs")["seats"]
    if all_games()[game].seats != range(seats["least"], seats["most"] + 1):
        yield "seats: the game is played by others"
