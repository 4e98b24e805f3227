"""Reading what a scenario wishes: seats, cards, tiles, numbers, with kind refusals."""

from collections.abc import Iterator, Mapping
from typing import Any

from wolfmoon.core.errors import BadScenario
from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable


def bad(key: str, wrong: object, right: object) -> BadScenario:
    """The refusal of a wish."""
    return BadScenario(key=f"arrange.{key}".rstrip("."), wrong=str(wrong), right=str(right))


def each(table: BloodTable, key: str, wish: object) -> Iterator[tuple[Seat, Any]]:
    """A value per seat: a list of all seats, or a table by seat. Raises BadScenario."""
    if isinstance(wish, list):
        if len(wish) != table.seats:
            raise bad(key, f"{len(wish)} values", f"{table.seats} values, one a seat")
        yield from enumerate(wish)
    elif isinstance(wish, Mapping):
        for seat, value in wish.items():
            if not str(seat).isdecimal() or int(seat) >= table.seats:
                raise bad(key, seat, f"seats 0 to {table.seats - 1}")
            yield int(seat), value
    else:
        raise bad(key, wish, "a list of all seats, or a table by seat")


def number(key: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds. Raises BadScenario."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(key, value, f"a whole number from {low} to {high}")
    return value


def flag(key: str, value: object) -> bool:
    """True or false. Raises BadScenario."""
    if not isinstance(value, bool):
        raise bad(key, value, "true or false")
    return value


def strings(key: str, value: object) -> list[str]:
    """A list of ids. Raises BadScenario."""
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise bad(key, value, "a list of ids")
    return list(value)


def seats(table: BloodTable, key: str, value: object) -> list[Seat]:
    """A list of seats. Raises BadScenario."""
    if not isinstance(value, list):
        raise bad(key, value, "a list of seats")
    return [number(key, seat, 0, table.seats - 1) for seat in value]


def tile(table: BloodTable, key: str, value: object, *, placed: bool = True) -> int:
    """A tile by its id, by default one in the house. Raises BadScenario."""
    found = table.book.number.get(str(value), NOWHERE)
    if found == NOWHERE or (placed and table.spots[found] == NOWHERE):
        raise bad(key, value, "a tile in the house" if placed else ", ".join(table.book.number))
    return found


def card(table: BloodTable, key: str, value: object, deck: str = "") -> str:
    """A card by its id, of that deck if one is named. Raises BadScenario."""
    row = table.book.cards.get(str(value))
    if row is None or (deck and row.deck != deck):
        right = [id for id, other in table.book.cards.items() if not deck or other.deck == deck]
        raise bad(key, value, ", ".join(right))
    return row.id


def fetch(table: BloodTable, key: str, id: str) -> None:
    """Take a card from wherever it is: cards are moved, never made. Raises BadScenario if it is not in the game."""
    deck = table.book.cards[id].deck
    pile = table.decks[deck]
    if id in pile:
        place = pile.index(id)
        del pile[place], table.known[deck][place]
        return
    for hand in table.hands:
        if id in hand:
            hand.remove(id)
            return
    raise bad(key, id, "a card that is in the game")
