"""Sniffing hikers out."""

from wolfmoon.core.text import say
from wolfmoon.games.full_moon.ground import hexagon_at, wolf_icons
from wolfmoon.games.full_moon.hikers import hikers_at, in_order
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import SPACE_REFS


def sniff_dice(table: MoonTable, space: int) -> int:
    """full_moon/sniff.dice, full_moon/run.wolves: icons here, with a Howl, and of each hexagon runners or riders here
    passed through, once (R10.2).
    """
    passed = {old for hiker in hikers_at(table, space) for old in table.noise[hiker] if old != space}
    dice = wolf_icons(table, space)
    for old in sorted(passed):
        hexagon = hexagon_at(table, old)
        dice += 0 if hexagon is None else hexagon.wolf
    return dice


def stands_there(table: MoonTable, space: int) -> bool:
    """full_moon/attack.night: at night a werewolf must stand on the hikers' hexagon (R10.4)."""
    return not table.night or any(table.wolf_at[wolf] == space for wolf in table.pack)


def sniffable(table: MoonTable) -> list[int]:
    """full_moon/sniff.1: the hexagons where a sniff can be tried now (R10.1)."""
    if table.points < table.book.number("cost", "sniff"):
        return []
    spaces = dict.fromkeys(table.at[hiker] for hiker in in_order(table))
    return [
        space
        for space in spaces
        if space not in table.tried and stands_there(table, space) and sniff_dice(table, space) > 0
    ]


def roll_scent(table: MoonTable, space: int) -> bool:
    """full_moon/sniff.day, full_moon/sniff.night: one die of 5 or 6 by day, of 4 or more by night (R10.3)."""
    least = table.book.number("sniff", "least_by_night" if table.night else "least_by_day")
    faces = [table.dice.roll(6) for _ in range(sniff_dice(table, space))]
    found = any(face >= least for face in faces)
    table.roll, table.roller, table.aim = faces, -1, "sniff"
    if table.log is not None:
        rule = "full_moon/sniff.night" if table.night else "full_moon/sniff.day"
        text = "moon-sniff-found" if found else "moon-sniff-lost"
        where = SPACE_REFS[table.settings.large][space]
        table.tell(rule, say(text, space=where, faces=[str(face) for face in faces]), reveals=True)
    return found


def sniff(table: MoonTable, space: int) -> None:
    """full_moon/sniff.1, full_moon/combat.1: a success allows one combat there this turn (R10.5)."""
    table.points -= table.book.number("cost", "sniff")
    table.tried.append(space)
    if roll_scent(table, space):
        table.scents.append(space)
