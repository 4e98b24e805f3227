"""Death: from the clip on the skull to the corpse."""

from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.rolls import plain_roll
from wolfmoon.games.blood_on_the_moon.state import BloodTable, Who
from wolfmoon.games.blood_on_the_moon.wording import SEATS, card_rule

SKULL = "skull"


def on_the_skull(table: BloodTable, seat: Seat) -> bool:
    """blood_on_the_moon/death.1: a clip of a living explorer is on the skull, and a haunt has begun."""
    return table.begun and not table.dead[seat] and 0 in table.slots[4 * seat : 4 * seat + 4]


def reap(table: BloodTable, seat: Seat, by: Who | None) -> Script[None]:
    """blood_on_the_moon/death.1, blood_on_the_moon/card.skull: whoever has a clip on the skull dies, unless something
    else happens. `by` is the attacker, or whoever threw the Dynamite; None for everything else.
    """
    if not on_the_skull(table, seat):
        return
    assert table.plot is not None
    if table.plot.lives_on(table, seat):
        return
    if SKULL in table.hands[seat]:
        row = table.book.cards[SKULL].row
        total = yield from plain_roll(table, seat, row["dice"], card_rule(SKULL))
        if total >= row["least"]:
            table.slots[4 * seat : 4 * seat + 4] = [1, 1, 1, 1]
            if table.log is not None:
                table.tell(card_rule(SKULL), say("blood-skull-saves", seat=SEATS[seat]))
            return
    die(table, seat, by)


def die(table: BloodTable, seat: Seat, by: Who | None) -> None:
    """blood_on_the_moon/death.1, blood_on_the_moon/death.corpse, blood_on_the_moon/death.tokens: the explorer is a
    corpse (B-20).
    """
    table.dead[seat] = True
    table.fallen = (*table.fallen, seat)
    if table.log is not None:
        table.tell("blood_on_the_moon/death.1", say("blood-died", seat=SEATS[seat]))
    assert table.plot is not None
    table.plot.died(table, seat, by)
