"""Step 5: declaring first steps, moving in groups, leaving, felling and crossing the barrier."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import Args, say
from wolfmoon.games.full_moon.calls import after_loss, pause
from wolfmoon.games.full_moon.determination import pay
from wolfmoon.games.full_moon.exits import leave_forest
from wolfmoon.games.full_moon.fear import lose_calm
from wolfmoon.games.full_moon.goals import check_end
from wolfmoon.games.full_moon.ground import enter
from wolfmoon.games.full_moon.hikers import LEAVE, RIDE, RIDES_ALONG, STAY, UNDECLARED, hikers_at, in_order, item_of
from wolfmoon.games.full_moon.lair import follow_trail
from wolfmoon.games.full_moon.life import drop_item
from wolfmoon.games.full_moon.panic import panics
from wolfmoon.games.full_moon.quad import choose_ride, ride
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import DIRECTION_REFS, HIKER_REFS, HIKERS, SPACE_REFS, hiker_of

STAY_OPTION = Option("stay", "moon-option-stay", rule="full_moon/advance.1")
LEAVE_OPTION = Option("leave", "moon-option-leave", rule="full_moon/exit.leave")
RIDE_OPTION = Option("ride", "moon-option-ride", rule="full_moon/item.quad")


def can_walk(table: MoonTable, hiker: int) -> bool:
    """full_moon/advance.1, full_moon/hide.still, full_moon/panic.terrified, full_moon/item.trap,
    full_moon/pack-card.clinging-roots: who may move (R3.8, R7.1).
    """
    return (
        table.act[hiker] != "hide"
        and not table.terrified[hiker]
        and table.trapped[hiker] < 0
        and not table.rooted[hiker]
    )


def advance(table: MoonTable) -> Script[None]:
    """full_moon/advance.1: the next hiker in order declares the first step (R7.2, flow H6)."""
    table.step = 5
    table.roller = -1
    hiker = next((hiker for hiker in in_order(table) if table.heading[hiker] == UNDECLARED), -1)
    if hiker < 0:
        table.next = "walk"
        return
    if not can_walk(table, hiker):
        table.heading[hiker] = STAY
        return
    if by_barrier(table, hiker):
        yield from pause(table, "f", table.at[hiker])
    answer = yield from pick_one(
        table.owner[hiker],
        "full_moon/advance.1",
        say("moon-ask-advance", hiker=HIKER_REFS[hiker]),
        lambda: ways_out(table, hiker),
        about=(HIKER_REFS[hiker],),
        default=lambda: "stay",
    )
    if answer == "stay":
        table.heading[hiker] = STAY
    elif answer == "leave":
        table.heading[hiker] = LEAVE
    elif answer == "ride":
        yield from choose_ride(table, hiker)
    elif answer.startswith("fell:"):
        fell(table, hiker, int(answer.partition(":")[2]) - 1)
    else:
        declare(table, hiker, answer)


def by_barrier(table: MoonTable, hiker: int) -> bool:
    """full_moon/father-tree.barrier: whether a Tree Barrier lies on a side of the hiker's hexagon."""
    return bool(table.barriers) and any(side in table.barriers for side in table.wood.side[table.at[hiker]])


def declare(table: MoonTable, hiker: int, answer: str) -> None:
    """full_moon/advance.1, full_moon/determination.barrier: a direction, with who pays for the way through a barrier."""
    way, _, payer = answer.partition(":")
    table.heading[hiker] = int(way) - 1
    if payer == "paid":
        table.passes.remove(hiker)
    elif payer:
        pay(table, hiker_of(payer), table.settings.barrier_price)
    if table.log is not None:
        told = say("moon-declares", hiker=HIKER_REFS[hiker], way=DIRECTION_REFS[int(way) - 1])
        table.tell("full_moon/advance.1", told)


def ways_out(table: MoonTable, hiker: int) -> list[Option]:
    """full_moon/advance.1, full_moon/exit.leave, full_moon/item.axe-barrier, full_moon/item.quad: what a hiker can do
    in step 5 (R7.5, R11.7, R16.4).
    """
    options = [STAY_OPTION, *steps(table, hiker)]
    if table.at[hiker] in table.exits and not table.settings.hunters:
        options.append(LEAVE_OPTION)
    if by_barrier(table, hiker) and item_of(table, hiker, "axe") >= 0:
        for way, side in enumerate(table.wood.side[table.at[hiker]]):
            if side in table.barriers:
                ref = DIRECTION_REFS[way]
                options.append(
                    Option(f"fell:{way + 1}", "moon-option-fell", {"way": ref}, ref, "full_moon/item.axe-barrier")
                )
    if item_of(table, hiker, "quad") >= 0:
        options.append(RIDE_OPTION)
    return options


def steps(table: MoonTable, hiker: int) -> list[Option]:
    """full_moon/advance.1, full_moon/father-tree.barrier: the neighbouring spaces; across a barrier for Determination
    only (R7.14, R8.9).
    """
    options: list[Option] = []
    at = table.at[hiker]
    price = table.settings.barrier_price
    for way, space in enumerate(table.wood.near[at]):
        if space < 0:
            continue
        if table.wood.side[at][way] not in table.barriers:
            options.append(step_option(table, way, space))
            continue
        if hiker in table.passes:
            options.append(
                step_option(table, way, space)._replace(id=f"{way + 1}:paid", rule="full_moon/determination.barrier")
            )
        for payer in hikers_at(table, at):
            if table.owner[payer] == table.owner[hiker] and table.determination[payer] >= price:
                args: Args = {"way": DIRECTION_REFS[way], "payer": HIKER_REFS[payer], "price": price}
                id = f"{way + 1}:{HIKERS[payer]}"
                rule = "full_moon/determination.barrier"
                options.append(Option(id, "moon-option-cross", args, SPACE_REFS[table.settings.large][space], rule))
    return options


def step_option(table: MoonTable, way: int, space: int) -> Option:
    """full_moon/advance.1: the option to step in a direction."""
    ref = SPACE_REFS[table.settings.large][space]
    return Option(str(way + 1), "moon-option-step", {"way": DIRECTION_REFS[way], "space": ref}, ref)


def fell(table: MoonTable, hiker: int, way: int) -> None:
    """full_moon/item.axe-barrier: an Axe discarded takes a barrier away; the hiker may still advance (R11.6, R11.7)."""
    drop_item(table, hiker, item_of(table, hiker, "axe"))
    table.barriers.remove(table.wood.side[table.at[hiker]][way])
    if table.log is not None:
        table.tell("full_moon/item.axe-barrier", say("moon-fells", hiker=HIKER_REFS[hiker], way=DIRECTION_REFS[way]))


# moving


def walk(table: MoonTable) -> Script[None]:
    """full_moon/advance.groups, full_moon/advance.calm, full_moon/exit.leave: the next group moves, clockwise by its
    first hiker (R7.2 to R7.4, R7.11); whoever has panicked or followed since is asked again. A companion waits for the Quad.
    """
    hiker = next((hiker for hiker in in_order(table) if STAY < table.heading[hiker] < RIDES_ALONG), -1)
    if hiker < 0 and UNDECLARED in table.heading:
        table.next = "advance"
        return
    if hiker < 0:
        check_end(table)
        table.next = "run"
        return
    way, start = table.heading[hiker], table.at[hiker]
    group = [other for other in hikers_at(table, start) if table.heading[other] == way]
    if way == LEAVE:
        for other in group:
            leave_forest(table, other)
    elif way == RIDE:
        yield from ride(table, hiker)
    else:
        move_group(table, group, way)
        for other in group:
            table.came[other] = start * 6 + way
        yield from panics(table)
        yield from after_loss(table, group, table.wood.near[start][way])


def move_group(table: MoonTable, group: list[int], way: int) -> None:
    """full_moon/advance.draw, full_moon/advance.groups: all of a group enter one after the other; the first uncovers
    the ground.
    """
    space = table.wood.near[table.at[group[0]]][way]
    for hiker in group:
        table.heading[hiker] = STAY
        follow_trail(table, hiker, space)
        enter(table, hiker, space, "full_moon/advance.1")


def breathe(table: MoonTable, hiker: int) -> None:
    """full_moon/run.calm: running costs 1 Calm more than the hexagons (R7.9)."""
    lose_calm(table, hiker, table.book.number("run", "calm"), "full_moon/run.calm")
