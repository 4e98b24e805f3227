"""The exits: where they are placed, and leaving the forest."""

from collections.abc import Sequence

from wolfmoon.core.text import say
from wolfmoon.games.full_moon.life import leave_play
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, SPACE_REFS


def place_exits(table: MoonTable) -> None:
    """full_moon/exit.map, full_moon/exit.excluded: the map is found: two exits, not on the two corners nearest to the
    Lair (R16.2, R17.11).
    """
    if table.exits or table.settings.hunters:
        return
    wood, dice = table.wood, table.dice
    lair, count = table.trail[-1], table.book.number("exits", "excluded")
    out: list[int] = []
    while len(out) < count:
        rest = [corner for corner in wood.corners if corner not in out]
        least = min(wood.distance(lair, corner) for corner in rest)
        out.append(dice.pick([corner for corner in rest if wood.distance(lair, corner) == least]))
    roll_exits(table, out)


def roll_exits(table: MoonTable, excluded: Sequence[int]) -> None:
    """full_moon/exit.corners: a die for each exit, again for a corner that is excluded or taken (R16.1, R16.3)."""
    exits: list[int] = []
    while len(exits) < table.book.number("exits", "count"):
        corner = table.wood.corners[table.dice.roll(6) - 1]
        if corner not in excluded and corner not in exits:
            exits.append(corner)
    table.exits = tuple(exits)
    if table.log is not None:
        refs = [SPACE_REFS[table.settings.large][space] for space in exits]
        table.tell("full_moon/exit.corners", say("moon-exits", spaces=refs), reveals=True)


def leave_forest(table: MoonTable, hiker: int) -> None:
    """full_moon/exit.leave: a hiker who begins the move on an exit walks out; everything carried goes too (R6.9,
    R16.4, R16.5).
    """
    leave_play(table, hiker, "left")
    if table.log is not None:
        table.tell("full_moon/exit.leave", say("moon-leaves", hiker=HIKER_REFS[hiker]))
