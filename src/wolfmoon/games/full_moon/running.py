"""Step 5, second part: running on by a second hexagon, alone or as a group."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.actions import spend
from wolfmoon.games.full_moon.advance import STAY_OPTION, breathe, by_barrier, can_walk, declare, move_group, steps
from wolfmoon.games.full_moon.calls import after_loss, pause
from wolfmoon.games.full_moon.hikers import hikers_at, in_order
from wolfmoon.games.full_moon.panic import panics
from wolfmoon.games.full_moon.quad import RODE
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS


def entitled(table: MoonTable, hiker: int) -> bool:
    """full_moon/run.1, full_moon/run.group: an own Run after a first step, or two runners who made the same first
    step (R7.7, R7.8).
    """
    came = table.came[hiker]
    if came < 0 or came == RODE or not can_walk(table, hiker):
        return False
    if table.act[hiker] == "run":
        return True
    runners = sum(table.act[other] == "run" and table.came[other] == came for other in in_order(table))
    return runners >= table.book.number("run", "runners")


def run(table: MoonTable) -> Script[None]:
    """full_moon/run.1, full_moon/run.group: the next hiker who may run declares the second step; an own Run must be
    used (R7.7, flow H7).
    """
    hiker = next((h for h in in_order(table) if not table.acted[h] and entitled(table, h)), -1)
    if hiker < 0:
        table.next = "dash"
        return
    table.acted[hiker] = True
    if by_barrier(table, hiker):
        yield from pause(table, "f", table.at[hiker])
    answer = yield from pick_one(
        table.owner[hiker],
        "full_moon/run.1",
        say("moon-ask-run", hiker=HIKER_REFS[hiker]),
        lambda: run_options(table, hiker),
        about=(HIKER_REFS[hiker],),
        default=lambda: run_options(table, hiker)[-1].id,
    )
    if answer != "stay":
        declare(table, hiker, answer)


def run_options(table: MoonTable, hiker: int) -> list[Option]:
    """full_moon/run.1: directions; staying for companions, by option for runners, and if no way is free (R7.7)."""
    ways = steps(table, hiker)
    free = any(":" not in option.id for option in ways)
    if table.act[hiker] != "run" or table.settings.run_optional or not free:
        return [*ways, STAY_OPTION]
    return ways


def dash(table: MoonTable) -> Script[None]:
    """full_moon/run.calm, full_moon/run.wolves, full_moon/advance.groups: the next group of runners moves, paying 1
    Calm more each (R7.2, R7.9, R7.11).
    """
    hiker = next((hiker for hiker in in_order(table) if table.heading[hiker] >= 0), -1)
    if hiker < 0 and any(not table.acted[other] and entitled(table, other) for other in in_order(table)):
        table.next = "run"
        return
    if hiker < 0:
        for other in in_order(table):
            if table.act[other] == "run":
                spend(table, other)
        table.passes = []
        yield from pause(table, "p")
        table.next = "watch"
        return
    way, start = table.heading[hiker], table.at[hiker]
    group = [other for other in hikers_at(table, start) if table.heading[other] == way]
    for other in group:
        breathe(table, other)
    still = [other for other in group if other not in table.panicking]
    for other in group:
        table.heading[other] = -1
    for other in still:
        table.noise[other].append(start)
    if still:
        move_group(table, still, way)
    yield from panics(table)
    yield from after_loss(table, group, table.wood.near[start][way])
