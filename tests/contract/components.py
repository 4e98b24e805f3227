"""Which components of a game have no behaviour. Each game says here how its code finds the behaviour of a row."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tests.contract.playing import all_games
from tests.contract.words import literals
from wolfmoon.core.library import components

SOURCES = frozenset({"rulebook", "public", "reconstructed", "house"})
NAMES: Mapping[str, frozenset[str]] = {
    "fangs": frozenset({"group", "die", "deck"}),
}
"""First words of a game's messages that name things of its board and views which no ref points at."""


def rows(game: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every row of components.toml: the innermost tables that have a source, by dotted path."""
    yield from _rows(components(f"wolfmoon.games.{game}"), "")


def _rows(table: Mapping[str, Any], path: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for key, value in table.items():
        if isinstance(value, Mapping) and key != "source":
            here = f"{path}.{key}" if path else key
            if "source" in value or not any(isinstance(inner, Mapping) for inner in value.values()):
                yield here, value
            else:
                yield from _rows(value, here)


def without_source(game: str) -> Iterator[str]:
    """Rows whose source is missing or not one of the four."""
    for path, row in rows(game):
        source = row.get("source")
        marks = list(source.values()) if isinstance(source, Mapping) else [source]
        if not marks or not set(marks) <= SOURCES:
            yield f"{path}: source {source!r}"


def faults(game: str) -> Iterator[str]:
    """Rows that neither do anything nor are plain, as the game's own look says."""
    yield from LOOKS.get(game, tables_are_read)(game)


def tables_are_read(game: str) -> Iterator[str]:
    """For a game whose components are only numbers: the code reads every table by its name."""
    said = literals(game)
    for path, _ in rows(game):
        if path.partition(".")[0] not in said:
            yield f"{path}: no code reads it"


def fangs(game: str) -> Iterator[str]:
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


LOOKS: Mapping[str, Callable[[str], Iterator[str]]] = {"fangs": fangs}
