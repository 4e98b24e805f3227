"""What the contract must know of Blood on the Moon."""

from collections.abc import Iterator, Mapping
from typing import Any

from tests.contract.components import rows
from tests.contract.playing import all_games
from tests.contract.words import literals
from wolfmoon.core.library import components

NAMES = frozenset({"werewolf", "symbol", "role", "page", "side"})
"""First words of messages that name things of the board and views which no ref points at."""


def faults(game: str) -> Iterator[str]:
    """The code knows every field of every row by its name, among them the verbs of cards' results; what a tile's text
    does is named in the code too, and so is a card that is no weapon, raises no trait and has no results.
    """
    said = literals(game)
    for path, row in rows(game):
        kind = path.partition(".")[0]
        if kind in ("box", "seats") or path.endswith(".tokens"):
            continue
        for key in fields(row):
            if key not in said and not key.isdecimal():
                yield f"{path}: no code reads {key}"
        if kind == "tile" and row["text"] not in said:
            yield f"{path}: no code knows the text {row['text']}"
        plain = kind != "card" or row.get("result") or row.get("weapon") or row.get("bonus")
        if not plain and path.partition(".")[2] not in said:
            yield f"{path}: nothing in the code is called so"
    seats = components(f"wolfmoon.games.{game}")["seats"]
    if all_games()[game].seats != range(seats["least"], seats["most"] + 1):
        yield "seats: the game is played by others"


def fields(row: Mapping[str, Any]) -> Iterator[str]:
    """The names of a row's fields and of theirs, `source` left out."""
    for key, value in row.items():
        if key != "source":
            yield key
            if isinstance(value, Mapping):
                yield from fields(value)
