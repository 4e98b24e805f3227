"""The Lair: finding it along the trail, and the hostages."""

from wolfmoon.core.text import say
from wolfmoon.games.full_moon.deduction import certain, learn
from wolfmoon.games.full_moon.infection import must_turn, show_token, turn
from wolfmoon.games.full_moon.life import gain_determination
from wolfmoon.games.full_moon.state import Fact, MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, SPACE_REFS


def follow_trail(table: MoonTable, hiker: int, space: int) -> None:
    """full_moon/lair.find, full_moon/lair.accident: a step from the trail's last space but one into the Lair, across
    a certain side, finds it.

    A step across a certain side that finds nothing is not the trail's last: everybody knows that then (R5.10, R15.1
    to R15.3, R15.5).
    """
    old = table.at[hiker]
    if table.lair >= 0:
        return
    if table.settings.lair_needs_certain and not certain(table, table.wood.between(old, space)):
        return
    if (old, space) == table.trail[-2:]:
        table.lair, table.found_from = space, old
        if table.log is not None:
            where = SPACE_REFS[table.settings.large][space]
            table.tell("full_moon/lair.find", say("moon-lair", hiker=HIKER_REFS[hiker], space=where), reveals=True)
    elif table.fit & table.trails.last_step(old, space):
        learn(table, Fact("no-lair", old, table.wood.direction(old, space), 0))
        if table.log is not None:
            where = SPACE_REFS[table.settings.large][space]
            table.tell("full_moon/lair.find", say("moon-no-lair", hiker=HIKER_REFS[hiker], space=where), reveals=True)


def free_hostage(table: MoonTable, finder: int, kind: str) -> None:
    """full_moon/hostage.free, full_moon/hostage.joins, full_moon/hostage.positive: the hostage of the card's sex
    joins the finder, or turns (R15.6, R15.8, R15.10).
    """
    book = table.book
    reward, capped = book.number("hostage", "reward"), table.settings.reward_capped
    gain_determination(table, finder, reward, "full_moon/hostage.free", capped=capped)
    sex = kind.removeprefix("hostage-")
    hostage = next(h for h in range(8) if table.status[h] == "hostage" and book.hikers[h].sex == sex)
    sheet = book.hikers[hostage]
    table.status[hostage], table.owner[hostage] = "play", table.owner[finder]
    table.at[hostage] = table.at[finder]
    divisor = book.number("hostage", "life_divisor")
    table.life[hostage] = -(-sheet.life // divisor)
    table.calm[hostage], table.scared[hostage] = sheet.calm, True
    table.determination[hostage] = book.number("hostage", "determination")
    table.acted[hostage] = True
    if table.log is not None:
        told = say("moon-freed", hiker=HIKER_REFS[finder], hostage=HIKER_REFS[hostage])
        table.tell("full_moon/hostage.free", told, reveals=True)
    if table.night:
        show_token(table, hostage, "full_moon/hostage.positive")
        if must_turn(table, hostage):
            table.owner[hostage] = -1
            turn(table, hostage)
            table.prey = finder
