"""Reading what a scenario arranges: each reader takes a value of its kind and raises BadScenario for any other.

The refusal says under which key the value stood, what was wrong and what would be right.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wolfmoon.core.errors import BadScenario
from wolfmoon.core.table import Seat


def bad(key: str, wrong: object, right: object) -> BadScenario:
    """The refusal of a wish."""
    return BadScenario(key=f"arrange.{key}".rstrip("."), wrong=str(wrong), right=str(right))


def by_seat(seats: int, key: str, wish: object) -> Iterator[tuple[Seat, Any]]:
    """Values for some seats (a table by seat) or for all (a list)."""
    if isinstance(wish, list):
        if len(wish) != seats:
            raise bad(key, f"{len(wish)} values", f"{seats} values, one a seat")
        yield from enumerate(wish)
    elif isinstance(wish, Mapping):
        for seat, value in wish.items():
            if not str(seat).isdecimal() or int(seat) >= seats:
                raise bad(key, seat, f"seats 0 to {seats - 1}")
            yield int(seat), value
    else:
        raise bad(key, wish, "a list of all seats, or a table by seat")


def number(key: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(key, value, f"a whole number from {low} to {high}")
    return value


def some_seats(seats: int, key: str, value: object) -> list[Seat]:
    """A list of seats."""
    if not isinstance(value, list):
        raise bad(key, value, "a list of seats")
    return [number(key, seat, 0, seats - 1) for seat in value]


def flag(key: str, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise bad(key, value, "true or false")
    return value


def one_of(key: str, value: object, names: Sequence[str]) -> str:
    """One of these names."""
    if not isinstance(value, str) or value not in names:
        raise bad(key, value, ", ".join(names))
    return value


def strings(key: str, value: object, names: Sequence[str] | None = None) -> list[str]:
    """A list of texts, each one of these names if they are given."""
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise bad(key, value, "a list of ids")
    return list(value) if names is None else [one_of(key, each, names) for each in value]
