"""Omens with a special action: Book, Dog, Mask. (What omens add to rolls stands in trials.py; Armor in damage.py, Skull
in death.py, Holy Symbol in discover.py, Idol in haunt_roll.py, Dagger and Ring among the weapons of attack.py:
blood_on_the_moon/card.dagger, blood_on_the_moon/card.ring.)
"""

from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.damage import pays
from wolfmoon.games.blood_on_the_moon.house import distances
from wolfmoon.games.blood_on_the_moon.movement import shift, where
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Who
from wolfmoon.games.blood_on_the_moon.wording import SEATS, card_ref, card_rule

BOOK, DOG, MASK = "book", "dog", "mask"


def book(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/card.book: lose 1 Sanity; the next trait roll of this turn may be Knowledge (B-03, B-13)."""
    lost = [TRAITS.index(trait) for trait in table.book.cards[BOOK].row["lose"]]
    paid = yield from pays(table, seat, lost, card_rule(BOOK))
    if not paid:
        table.used.remove(BOOK)
    table.armed = paid and not table.dead[seat]


def mask(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/card.mask: every other character here is moved, each in a step of its own (B-07)."""
    table.todo += [("shift", who) for who in reversed(beside(table, seat))]
    yield from ()


def shift_one(table: BloodTable, who: Who) -> Script[None]:
    """blood_on_the_moon/card.mask: its owner says to which adjacent tile a character goes."""
    seat = table.active
    if who >= BEAST or not table.dead[who]:
        yield from shift(table, seat, who, card_rule(MASK))


def beside(table: BloodTable, seat: Seat) -> list[Who]:
    """blood_on_the_moon/death.corpse: every other living explorer and every monster on this tile."""
    here = table.at[seat]
    found: list[Who] = [other for other in table.living() if other != seat and table.at[other] == here]
    return found + [BEAST + n for n, lair in enumerate(table.lairs) if lair == here]


def within_call(table: BloodTable, seat: Seat) -> list[Seat]:
    """blood_on_the_moon/card.dog: other living explorers at most four steps away, as its owner could walk (B-29)."""
    steps = distances(table.ways, [where(table, seat)])
    far = table.book.cards[DOG].row["steps"]
    return [other for other in table.living() if other != seat and 0 <= steps[table.at[other]] <= far]


def tell_used(table: BloodTable, seat: Seat, card: str) -> None:
    """blood_on_the_moon/action.1: write a special action into the log."""
    if table.log is not None:
        table.tell(card_rule(card), say("blood-used", seat=SEATS[seat], card=card_ref(card)))
