"""Reading what a scenario wishes for: each reader refuses a value of the wrong kind and says what would be right."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wolfmoon.core.errors import BadScenario
from wolfmoon.core.table import Seat
from wolfmoon.games.armata_strigoi.parts import SPACE


def bad(key: str, wrong: object, right: object) -> BadScenario:
    """The refusal of a wish."""
    return BadScenario(key=f"arrange.{key}".rstrip("."), wrong=str(wrong), right=str(right))


def by_seat(seats: int, key: str, wish: object) -> Iterator[tuple[Seat, Any]]:
    """Values for some seats (a table) or for all (a list)."""
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


def by_name(key: str, wish: object, names: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """Values by one of these names."""
    if not isinstance(wish, Mapping):
        raise bad(key, wish, f"a table by {', '.join(names)}")
    for name, value in wish.items():
        if name not in names:
            raise bad(f"{key}.{name}", name, ", ".join(names))
        yield str(name), value


def number(key: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(key, value, f"a whole number from {low} to {high}")
    return value


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
    for each in value:
        if names is not None and each not in names:
            raise bad(key, each, ", ".join(names))
    return [str(each) for each in value]


def space(key: str, value: object) -> int:
    """A space by its name."""
    if not isinstance(value, str) or value not in SPACE:
        raise bad(key, value, "a space like h3-t4, pf2-ca, m-cb or l1")
    return SPACE[value]
