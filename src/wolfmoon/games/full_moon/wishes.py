"""Reading what a scenario arranges: strict, with the key, what was wrong and what would be right."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wolfmoon.core.wishes import bad, number, one_of, strings
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import BEINGS, HIKERS


def entries(key: str, value: object, known: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """The entries of a table whose keys are among those known."""
    if not isinstance(value, Mapping):
        raise bad(key, value, f"a table by {', '.join(known)}")
    for name, wish in value.items():
        yield one_of(key, str(name), known), wish


def by_hiker(key: str, value: object) -> Iterator[tuple[int, Any]]:
    """The entries of a table by hiker."""
    for name, wish in entries(key, value, HIKERS):
        yield HIKERS.index(name), wish


def hikers(key: str, value: object) -> list[int]:
    """A list of hikers."""
    return [HIKERS.index(one_of(key, name, HIKERS)) for name in strings(key, value)]


def wolves(key: str, value: object) -> list[int]:
    """A list of werewolves, turned hikers by their own names."""
    return [BEINGS.index(one_of(key, name, BEINGS)) for name in strings(key, value)]


def space(table: MoonTable, key: str, value: object) -> int:
    """A space by its name."""
    return table.wood.index[one_of(key, value, table.wood.names)]


def spaces(table: MoonTable, key: str, value: object) -> list[int]:
    """A list of spaces."""
    return [space(table, key, name) for name in strings(key, value)]


def side(table: MoonTable, key: str, value: object) -> int:
    """A side between two spaces, written [space, 1 to 6]."""
    if not isinstance(value, list) or len(value) != 2:
        raise bad(key, value, "a space and a side from 1 to 6")
    found = table.wood.side[space(table, key, value[0])][number(key, value[1], 1, 6) - 1]
    if found < 0:
        raise bad(key, value, "a side between two spaces of the map")
    return found
