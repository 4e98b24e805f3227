"""Running off in panic, and who follows."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.ground import enter
from wolfmoon.games.full_moon.hikers import RIDE, RIDES_ALONG, UNDECLARED, hikers_at
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import DIRECTION_REFS, HIKER_REFS, SPACE_REFS, YES_NO


def panics(table: MoonTable) -> Script[None]:
    """full_moon/panic.1: everybody who has just panicked runs one hexagon, with those who follow (R13.7, R13.12)."""
    while table.panicking:
        hiker = table.panicking.pop(0)
        if table.status[hiker] == "play":
            yield from run_off(table, hiker)


def run_off(table: MoonTable, hiker: int) -> Script[None]:
    """full_moon/panic.1: roll the direction; off the map again, trapped or at a barrier nowhere; entering costs Calm
    (R13.8).
    """
    old = table.at[hiker]
    reconsider(table, hiker)
    while True:
        way = table.dice.roll(6) - 1
        if table.wood.near[old][way] >= 0:
            break
        if table.log is not None:
            table.tell("full_moon/panic.1", say("moon-panic-edge", hiker=HIKER_REFS[hiker], way=DIRECTION_REFS[way]))
    space = table.wood.near[old][way]
    stays = table.trapped[hiker] >= 0 or table.wood.side[old][way] in table.barriers
    if table.log is not None:
        text = "moon-panic-stays" if stays else "moon-panic"
        table.tell("full_moon/panic.1", say(text, hiker=HIKER_REFS[hiker], way=DIRECTION_REFS[way]), reveals=True)
    if stays:
        return
    enter(table, hiker, space, "full_moon/panic.1")
    for other in hikers_at(table, old):
        if not can_follow(table, other):
            continue
        answer = yield from pick_one(
            table.owner[other],
            "full_moon/alert.follow",
            say(
                "moon-ask-follow",
                hiker=HIKER_REFS[other],
                whom=HIKER_REFS[hiker],
                space=SPACE_REFS[table.settings.large][space],
            ),
            _yes_no,
            about=(HIKER_REFS[other], HIKER_REFS[hiker]),
            default=_no,
        )
        if answer == "yes":
            reconsider(table, other)
            enter(table, other, space, "full_moon/alert.follow")


def reconsider(table: MoonTable, hiker: int) -> None:
    """full_moon/panic.terrified, full_moon/alert.follow: a step that was named and not taken is void; whoever can still
    walk names it anew (R13.9, R13.10).
    """
    if table.heading[hiker] < 0:
        return
    if table.heading[hiker] == RIDE:
        table.route = []
        table.heading = [UNDECLARED if way == RIDES_ALONG else way for way in table.heading]
    if table.came[hiker] < 0:
        table.heading[hiker] = UNDECLARED
    else:
        table.heading[hiker] = -1
        table.acted[hiker] = False


def _yes_no() -> tuple[Option, ...]:
    return YES_NO


def _no() -> str:
    return "no"


def can_follow(table: MoonTable, hiker: int) -> bool:
    """full_moon/alert.follow: an alert hiker follows unless trapped, rooted or terrified; alert from step 6, or by
    option from the reveal (R3.8, R13.10).
    """
    alert = table.guard[hiker] or (table.settings.follow_from_reveal and table.revealed and table.act[hiker] == "alert")
    return alert and table.trapped[hiker] < 0 and not table.rooted[hiker] and not table.terrified[hiker]
