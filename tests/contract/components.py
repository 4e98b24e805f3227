"""Which components of a game have no behaviour. A game says in tests/games/<game>/contract.py how its code finds it."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tests.contract.words import literals
from wolfmoon.core.library import components

SOURCES = frozenset({"rulebook", "public", "reconstructed", "house"})


def of_game(game: str, name: str, default: Any) -> Any:
    """What a game says of itself in tests/games/<game>/contract.py, if it says it."""
    place = f"tests.games.{game}.contract"
    return getattr(import_module(place), name, default) if find_spec(place) else default


def names(game: str) -> frozenset[str]:
    """First words of a game's messages that name things of its board and views which no ref points at."""
    said: frozenset[str] = of_game(game, "NAMES", frozenset())
    return said


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
    look: Callable[[str], Iterator[str]] = of_game(game, "faults", tables_are_read)
    yield from look(game)


def tables_are_read(game: str) -> Iterator[str]:
    """For a game whose components are only numbers: the code reads every table by its name."""
    said = literals(game)
    for path, _ in rows(game):
        if path.partition(".")[0] not in said:
            yield f"{path}: no code reads it"
