"""What everybody knows about the trail: which trails agree with all public facts, and what follows for each side
(R5.10).

This is the one computation behind the Lair test, the Trail item and the aid that the table shows. It is exact:
`table.fit` is the set of all legal
trails that agree with `table.facts`.
"""

from typing import NamedTuple

from wolfmoon.games.full_moon.state import Fact, MoonTable
from wolfmoon.games.full_moon.trail import Trails


class Aid(NamedTuple):
    """What follows from the public facts. fits: how many trails still fit; lairs: by space, how many of them end
    there.
    """

    fits: int
    certain: tuple[int, ...]
    ruled_out: tuple[int, ...]
    lairs: tuple[tuple[int, int], ...]


def learn(table: MoonTable, fact: Fact) -> None:
    """full_moon/table.confirmed: add a public fact about the trail."""
    table.facts.append(fact)
    table.fit = agreeing(table, table.fit, fact)
    table.aid = None


def learn_again(table: MoonTable) -> None:
    """full_moon/table.confirmed: work out the set of fitting trails from all facts anew."""
    table.fit = trails_of(table).all
    table.aid = None
    for fact in table.facts:
        table.fit = agreeing(table, table.fit, fact)


def trails_of(table: MoonTable) -> Trails:
    """All legal trails of this kind of game."""
    return table.trails


def agreeing(table: MoonTable, fit: int, fact: Fact) -> int:
    """full_moon/explore.trail, full_moon/explore.near, full_moon/item.trail, full_moon/lair.find: the trails of a set
    that agree with a fact.
    """
    trails, wood = table.trails, table.wood
    sides = wood.side[fact.space]
    crosses = trails.crosses

    def crossing(way: int) -> int:
        side = sides[way % 6]
        return 0 if side < 0 else crosses[side]

    if fact.kind == "trail":
        return fit & crossing(fact.way)
    if fact.kind == "no-lair":
        return fit & ~trails.last_step(fact.space, wood.near[fact.space][fact.way])
    beside = crossing(fact.way + 1) | crossing(fact.way - 1)
    if fact.kind == "near":
        return fit & ~crossing(fact.way) & beside
    if fact.kind == "nothing":
        return fit & ~(crossing(fact.way) | beside if fact.spent == 6 else crossing(fact.way))
    for side in sides:
        if side >= 0 and (fact.kind == "none" or fit & crosses[side] != fit):
            fit &= ~crosses[side]
    return fit


def certain(table: MoonTable, side: int) -> bool:
    """full_moon/table.confirmed: whether every trail that fits crosses that side (R5.10)."""
    fit = table.fit
    return fit & table.trails.crosses[side] == fit


def aid(table: MoonTable) -> Aid:
    """full_moon/table.confirmed: what the table shows of all this, worked out once for the same facts."""
    known = table.aid
    if isinstance(known, Aid):
        return known
    fit, trails = table.fit, table.trails
    sure: list[int] = []
    out: list[int] = []
    for side, bits in enumerate(trails.crosses):
        both = fit & bits
        if not both:
            out.append(side)
        elif both == fit:
            sure.append(side)
    lairs = ((space, (fit & bits).bit_count()) for space, bits in enumerate(trails.lairs))
    table.aid = found = Aid(
        fit.bit_count(), tuple(sure), tuple(out), tuple((space, count) for space, count in lairs if count)
    )
    return found


def possible(table: MoonTable) -> int:
    """full_moon/night.place, full_moon/lair.find: the trails that fit all a hiker's player knows: clues, the Lair if
    found, the night's markers.
    """
    fit, trails = table.fit, table.trails
    if table.lair >= 0:
        return fit & (
            trails.last_step(table.found_from, table.lair) if table.found_from >= 0 else trails.lairs[table.lair]
        )
    if table.lairs != -1:
        allowed = 0
        for space, bits in enumerate(trails.lairs):
            if table.lairs >> space & 1:
                allowed |= bits
        return fit & allowed
    return fit
