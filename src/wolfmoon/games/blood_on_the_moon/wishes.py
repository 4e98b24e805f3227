"""Reading what a scenario wishes of cards and tiles, with kind refusals."""

from wolfmoon.core.wishes import bad
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable


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
