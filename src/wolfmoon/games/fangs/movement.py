"""The first action: roll both dice and move (with the Magic Compass, Emily and Blake)."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.fangs.calls import checkpoint
from wolfmoon.games.fangs.characters import able, may_be, reveal
from wolfmoon.games.fangs.equipment import has
from wolfmoon.games.fangs.pieces import Roll
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, ability_rule, barred, place_option, place_ref

AGAIN = Option("again", "fangs-option-roll-again")
KEEP = Option("keep", "fangs-option-keep-own", rule="fangs/move.2")
NO_KEEP = barred(KEEP, "fangs-barred-no-answer")
NO_ROLLS: tuple[Roll, ...] = ()
COMPASS = (Option("keep", "fangs-option-keep"), AGAIN)


def roll_both(table: FangsTable, use: str) -> Roll:
    """fangs/move.1: roll the four- and the six-sided die and add them, or take the smaller from the larger."""
    d4, d6 = table.dice.roll(4), table.dice.roll(6)
    total = d4 + d6 if use == "sum" else abs(d4 - d6)
    table.roll = roll = Roll(d4, d6, use, total)
    return roll


def roll_single(table: FangsTable, die: str) -> int:
    """fangs/card.torch: roll one die alone, named d4 or d6."""
    face = table.dice.roll(4 if die == "d4" else 6)
    table.roll = Roll(face, None, "single", face) if die == "d4" else Roll(None, face, "single", face)
    return face


def move(table: FangsTable) -> Script[None]:
    """fangs/move.1, fangs/equipment.may: roll both dice, add them, go to the place of that total (fangs/turn.1: the
    first action).
    """
    seat = table.active
    table.rolls = NO_ROLLS
    yield from pair(table, seat)
    if has(table, seat, "magic-compass"):
        answer = yield from pick_one(
            seat, "fangs/card.magic-compass", Message("fangs-ask-compass"), lambda: COMPASS, default=lambda: "keep"
        )
        if answer == "again":
            yield from pair(table, seat)
            answer = yield from pick_one(
                seat,
                "fangs/card.magic-compass",
                Message("fangs-ask-compass-pick"),
                lambda: _pairs(table),
                default=lambda: "first",
            )
            if answer == "first":
                table.roll = table.rolls[0]
    yield from go(table, seat)
    table.next = "place"


def pair(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/move.2: roll until the total leads elsewhere, or gives Emily or Blake a use for it (R C1, R C3, R C5, R
    C6).
    """
    while True:
        roll = roll_both(table, "sum")
        if table.log is not None:
            assert roll.d4 is not None
            assert roll.d6 is not None
            table.tell(
                "fangs/move.1",
                say("fangs-rolled-move", seat=SEAT_REFS[seat], d4=roll.d4, d6=roll.d6, total=roll.total),
            )
        total = roll.total
        place = table.book.place_of_total.get(total)
        if place is None or place != table.at[seat]:
            break
        if may_stay_on_roll(table, seat, total):
            answer = yield from pick_one(
                seat,
                "fangs/move.2",
                say("fangs-ask-own-place", place=place_ref(place)),
                lambda: (AGAIN, KEEP if uses_roll(table, seat) else NO_KEEP),
                masked=True,
                default=lambda: "again",
            )
            if answer == "keep":
                reveal(table, seat, ability_rule(table.characters[seat]))
                break
    assert table.roll is not None
    table.rolls = (*table.rolls, table.roll)


def may_stay_on_roll(table: FangsTable, seat: Seat, total: int) -> bool:
    """fangs/table.window-skip: by what everybody sees, the seat could be Emily, or Blake on a total that is his."""
    blakes = total in table.book.characters["blake"].movement_totals
    return may_be(table, seat, "emily") or (blakes and may_be(table, seat, "blake"))


def uses_roll(table: FangsTable, seat: Seat) -> bool:
    """fangs/character.emily.ability, fangs/character.blake.ability: the own ability gives this roll other places."""
    if able(table, seat, "emily"):
        return True
    assert table.roll is not None
    return able(table, seat, "blake") and table.roll.total in table.book.characters["blake"].movement_totals


def go(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/move.1: go to the place of the total; on ten to any other (fangs/move.3, R C2, R C4)."""
    assert table.roll is not None
    total = table.roll.total
    place = table.book.place_of_total.get(total)
    masked = place is not None and may_stay_on_roll(table, seat, total)
    if place is None or masked:
        answer = yield from pick_one(
            seat,
            "fangs/move.3" if place is None else "fangs/move.1",
            say("fangs-ask-destination", total=total),
            lambda: [place_option(each) for each in reachable(table, seat)],
            masked=masked,
            default=lambda: reachable(table, seat)[0],
        )
        if place is not None and answer != place:
            reveal(table, seat, ability_rule(table.characters[seat]))
        place = answer
    table.at[seat] = place
    if table.log is not None:
        table.tell("fangs/move.1", say("fangs-moved", seat=SEAT_REFS[seat], place=place_ref(place)))
    checkpoint(table)


def reachable(table: FangsTable, seat: Seat) -> list[str]:
    """fangs/move.1 to fangs/move.3, fangs/character.emily.ability, fangs/character.blake.ability: where the roll may
    lead, the rolled place first, the own place never (R C2, R C4 to C6).
    """
    assert table.roll is not None
    book, own, total = table.book, table.at[seat], table.roll.total
    place = book.place_of_total.get(total)
    if place is None:
        places = list(table.ring)
    elif able(table, seat, "emily"):
        ring, reach = table.ring, book.characters["emily"].reach
        i = ring.index(place)
        near = [ring[(i + step) % len(ring)] for n in range(1, reach + 1) for step in (n, -n)]
        places = [place, *near]
    elif able(table, seat, "blake") and total in book.characters["blake"].movement_totals:
        places = [place, *(each for each in table.ring if each != place)]
    else:
        places = [place]
    return [each for each in dict.fromkeys(places) if each != own]


def _pairs(table: FangsTable) -> list[Option]:
    return [
        Option(id, "fangs-option-pair", {"d4": roll.d4 or 0, "d6": roll.d6 or 0, "total": roll.total})
        for id, roll in zip(("first", "second"), table.rolls, strict=True)
    ]
