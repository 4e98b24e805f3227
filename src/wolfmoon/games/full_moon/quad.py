"""The Quad: its holder and one companion ride one to three hexagons instead of advancing and running (R7.15)."""

from collections.abc import Callable, Sequence

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.calls import after_loss
from wolfmoon.games.full_moon.ground import enter
from wolfmoon.games.full_moon.hikers import RIDE, RIDES_ALONG, STAY, UNDECLARED, hikers_at
from wolfmoon.games.full_moon.lair import follow_trail
from wolfmoon.games.full_moon.panic import panics
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import DIRECTION_REFS, HIKER_OPTIONS, HIKER_REFS, SPACE_REFS, YES_NO, hiker_of

ALONE = Option("alone", "moon-option-alone", rule="full_moon/item.quad")
ENOUGH = Option("stop", "moon-option-ride-end", rule="full_moon/item.quad")
RULE = "full_moon/item.quad"


def may_ride(table: MoonTable, hiker: int) -> bool:
    """full_moon/item.quad: a rider is neither hidden, trapped, terrified nor rooted."""
    return (
        table.act[hiker] != "hide"
        and not table.terrified[hiker]
        and table.trapped[hiker] < 0
        and not table.rooted[hiker]
    )


def companions(table: MoonTable, hiker: int) -> list[int]:
    """full_moon/item.quad: who could ride along: not declared otherwise yet, on the same hexagon."""
    return [
        other
        for other in hikers_at(table, table.at[hiker])
        if other != hiker
        and table.heading[other] in (UNDECLARED, STAY)
        and table.came[other] < 0
        and may_ride(table, other)
    ]


def choose_ride(table: MoonTable, hiker: int) -> Script[None]:
    """full_moon/item.quad: a companion, who must agree, and a path of one to three hexagons (flow H6)."""
    other = -1
    if companions(table, hiker):
        answer = yield from pick_one(
            table.owner[hiker],
            RULE,
            say("moon-ask-companion", hiker=HIKER_REFS[hiker]),
            lambda: [ALONE, *(HIKER_OPTIONS[other] for other in companions(table, hiker))],
            default=lambda: "alone",
        )
        if answer != "alone":
            other = hiker_of(answer)
            if table.owner[other] != table.owner[hiker]:
                agreed = yield from pick_one(
                    table.owner[other],
                    RULE,
                    say("moon-ask-ride-along", hiker=HIKER_REFS[other], whom=HIKER_REFS[hiker]),
                    lambda: YES_NO,
                    default=lambda: "no",
                )
                if agreed == "no":
                    other = -1
    path: list[int] = []
    while len(path) < table.book.items["quad"].spaces:
        options = onward(table, hiker, tuple(path))
        answer = yield from pick_one(
            table.owner[hiker],
            RULE,
            say("moon-ask-ride", hiker=HIKER_REFS[hiker]),
            options,
            default=_last_of(options),
        )
        if answer == "stop":
            break
        path.append(int(answer) - 1)
    table.route = path
    table.heading[hiker] = RIDE
    if other >= 0:
        table.heading[other] = RIDES_ALONG


def onward(table: MoonTable, hiker: int, path: tuple[int, ...]) -> Callable[[], Sequence[Option]]:
    """full_moon/item.quad, full_moon/father-tree.barrier: where a ride can go on to after that path, or its end."""

    def options() -> list[Option]:
        here = table.at[hiker]
        for way in path:
            here = table.wood.near[here][way]
        ways = [
            Option(str(way + 1), "moon-option-step", {"way": DIRECTION_REFS[way], "space": ref}, ref)
            for way, space in enumerate(table.wood.near[here])
            if space >= 0 and table.wood.side[here][way] not in table.barriers
            for ref in (SPACE_REFS[table.settings.large][space],)
        ]
        return [*ways, ENOUGH] if path or not ways else ways

    return options


def _last_of(options: Callable[[], Sequence[Option]]) -> Callable[[], str]:
    return lambda: options()[-1].id


def ride(table: MoonTable, hiker: int) -> Script[None]:
    """full_moon/item.quad, full_moon/run.wolves: each rider pays every hexagon entered; the pack hears all hexagons
    passed (R10.2); a panic ends the ride.
    """
    riders = [
        other for other in hikers_at(table, table.at[hiker]) if other == hiker or table.heading[other] == RIDES_ALONG
    ]
    for other in riders:
        table.heading[other] = STAY
        table.came[other] = RODE
    for n, way in enumerate(table.route):
        space = table.wood.near[table.at[hiker]][way]
        for other in riders:
            follow_trail(table, other, space)
            enter(table, other, space, RULE)
            if n < len(table.route) - 1 and other not in table.panicking:
                table.noise[other].append(space)
        if table.panicking:
            break
    table.route = []
    last = table.at[hiker]
    yield from panics(table)
    yield from after_loss(table, riders, last)


RODE = 9999
"""In `came`: this hiker has ridden and neither advances nor runs this turn."""
