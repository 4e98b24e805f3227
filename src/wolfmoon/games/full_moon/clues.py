"""Clues: the table's true answers about the trail, for explorers and for the Trail item."""

from wolfmoon.core.text import say
from wolfmoon.games.full_moon.deduction import certain, learn
from wolfmoon.games.full_moon.state import Fact, MoonTable
from wolfmoon.games.full_moon.wording import DIRECTION_REFS, HIKER_REFS, SPACE_REFS


def crossed_ways(table: MoonTable, space: int) -> list[int]:
    """full_moon/explore.trail: the sides of a hexagon that the trail crosses, 0 to 5; at most two (R1.8)."""
    trail, near = table.trail, table.wood.near[space]
    if space not in trail:
        return []
    place = trail.index(space)
    return sorted(near.index(trail[next_]) for next_ in (place - 1, place + 1) if 0 <= next_ < len(trail))


def answer_about(table: MoonTable, space: int, way: int, spent: int) -> str:
    """full_moon/explore.trail, full_moon/explore.near: the true answer about a side: trail | near | nothing (R5.2 to
    R5.4).
    """
    ways = crossed_ways(table, space)
    if way in ways:
        return "trail"
    total = spent == table.book.number("explore", "total")
    return "near" if total and ((way + 1) % 6 in ways or (way - 1) % 6 in ways) else "nothing"


def clue(table: MoonTable, hiker: int, way: int, spent: int) -> None:
    """full_moon/explore.clue, full_moon/table.clues: answer a question of an explorer, for all to hear (R5.5, R5.6)."""
    space = table.roll_at
    answer = answer_about(table, space, way, spent)
    learn(table, Fact(answer, space, way, spent))
    if table.log is not None:
        rule = "full_moon/explore.near" if answer == "near" else "full_moon/explore.trail"
        where, side = SPACE_REFS[table.settings.large][space], DIRECTION_REFS[way]
        who = HIKER_REFS[hiker]
        table.tell(rule, say(f"moon-clue-{answer}", hiker=who, space=where, side=side, spent=spent), reveals=True)


def read_track(table: MoonTable, hiker: int) -> None:
    """full_moon/item.trail: the item names a crossed side at random among those not certain yet, or says that there
    is none (R5.9).
    """
    space = table.at[hiker]
    ways = crossed_ways(table, space)
    sides = table.wood.side[space]
    rule, where = "full_moon/item.trail", SPACE_REFS[table.settings.large][space]
    if not ways:
        learn(table, Fact("none", space, 0, 0))
        if table.log is not None:
            table.tell(rule, say("moon-track-none", hiker=HIKER_REFS[hiker], space=where), reveals=True)
        return
    fresh = [way for way in ways if not certain(table, sides[way])]
    if table.settings.all_sides:
        for way in range(6):
            learn(table, Fact("trail" if way in ways else "nothing", space, way, 0))
    else:
        named = table.dice.pick(fresh or ways)
        learn(table, Fact("trail" if fresh else "only", space, named, 0))
        ways = [named]
    if table.log is not None:
        named_refs = [DIRECTION_REFS[way] for way in ways]
        table.tell(rule, say("moon-track", hiker=HIKER_REFS[hiker], space=where, sides=named_refs), reveals=True)
