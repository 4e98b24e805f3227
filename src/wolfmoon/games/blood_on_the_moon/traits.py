"""Traits: gaining, healing, going down. What follows from a clip on the skull stands in death.py."""

from collections.abc import Sequence

from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.wording import SEATS, TRAIT_REFS


def gain(table: BloodTable, seat: Seat, trait: int, slots: int, rule: str) -> None:
    """blood_on_the_moon/trait.gain, blood_on_the_moon/trait.track, blood_on_the_moon/trait.1: the clip goes up, never
    above the last slot (G-04).
    """
    if table.plot is not None and table.plot.held_down(table, seat, trait):
        return
    place = 4 * seat + trait
    before = table.slots[place]
    table.slots[place] = after = min(table.book.slots, before + slots)
    if table.log is not None and after > before:
        table.tell(
            rule,
            say(
                "blood-gained",
                seat=SEATS[seat],
                trait=TRAIT_REFS[trait],
                slots=after - before,
                now=table.value(seat, trait),
            ),
        )


def sink(table: BloodTable, seat: Seat, trait: int, slots: int, rule: str) -> int:
    """blood_on_the_moon/trait.gain, blood_on_the_moon/trait.before: the clip goes down; before the haunt never to the
    skull.

    Returns how many slots it went.
    """
    place = 4 * seat + trait
    before = table.slots[place]
    table.slots[place] = after = max(lowest(table), before - slots)
    if table.log is not None and after < before:
        table.tell(
            rule,
            say(
                "blood-lost",
                seat=SEATS[seat],
                trait=TRAIT_REFS[trait],
                slots=before - after,
                now=table.value(seat, trait),
            ),
        )
    return before - after


def lowest(table: BloodTable) -> int:
    """blood_on_the_moon/trait.before: the lowest slot a clip can reach now: the first, and after the haunt the skull."""
    return 0 if table.begun else 1


def room(table: BloodTable, seat: Seat, trait: int) -> int:
    """blood_on_the_moon/damage.before: how many slots this trait can still go down."""
    return table.slots[4 * seat + trait] - lowest(table)


def heal(table: BloodTable, seat: Seat, traits: Sequence[int], rule: str) -> None:
    """blood_on_the_moon/trait.heal: up to the start slots; those at or above them stay (G-03)."""
    starts = table.board(seat).starts
    for trait in traits:
        gain(table, seat, trait, max(0, starts[trait] - table.slots[4 * seat + trait]), rule)


def critical(table: BloodTable, seat: Seat) -> list[int]:
    """blood_on_the_moon/trait.critical: the traits whose clips are in the first slot."""
    return [trait for trait in range(4) if table.slots[4 * seat + trait] == 1]
