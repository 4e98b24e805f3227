"""Summoning Father Tree and Mother Moon."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, arrange, number, pick_one
from wolfmoon.core.text import Message, say
from wolfmoon.games.full_moon.setup import space_option
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import DIRECTION_REFS, SPACE_REFS, hexagon_ref

NONE = Option("none", "moon-option-remove-none", rule="full_moon/mother-moon.1")


def father_tree(table: MoonTable) -> Script[None]:
    """full_moon/father-tree.1, full_moon/hunters.pack: a Tree Barrier across any side between two spaces (R11.6,
    R17.9).
    """
    answer = yield from pick_one(
        table.pack_seat,
        "full_moon/father-tree.1",
        Message("moon-ask-tree"),
        lambda: [space_option(table, space) for space in range(len(table.wood.names)) if free_ways(table, space)],
        default=lambda: table.wood.names[table.wood.camp],
    )
    space = table.wood.index[answer]
    side = yield from pick_one(
        table.pack_seat,
        "full_moon/father-tree.1",
        Message("moon-ask-tree-side"),
        lambda: [
            Option(str(way + 1), "moon-option-side", {"side": DIRECTION_REFS[way]}, DIRECTION_REFS[way])
            for way in free_ways(table, space)
        ],
        about=(SPACE_REFS[table.settings.large][space],),
        default=lambda: str(free_ways(table, space)[0] + 1),
    )
    table.barriers.append(table.wood.side[space][int(side) - 1])
    table.points -= table.book.number("cost", "father_tree")
    table.trees_left -= 1
    if table.log is not None:
        where, way = SPACE_REFS[table.settings.large][space], DIRECTION_REFS[int(side) - 1]
        table.tell("full_moon/father-tree.1", say("moon-tree", space=where, side=way))


def free_ways(table: MoonTable, space: int) -> list[int]:
    """full_moon/father-tree.1: the sides of a space, between two spaces of the map, without a barrier."""
    return [way for way, side in enumerate(table.wood.side[space]) if side >= 0 and side not in table.barriers]


def mother_moon(table: MoonTable) -> Script[None]:
    """full_moon/mother-moon.1: take hexagons from the bag for 2 points each and look at them (R11.8)."""
    cost = table.book.number("cost", "mother_moon")
    count = yield from number(
        table.pack_seat,
        "full_moon/mother-moon.1",
        say("moon-ask-moon", points=table.points, cost=cost),
        low=1,
        high=min(table.points // cost, len(table.bag)),
        default=lambda: 1,
    )
    table.points -= count * cost
    table.moons_left -= 1
    table.moon = [table.bag.pop() for _ in range(count)]
    if table.log is not None:
        secret = say("moon-moon-secret", hexagons=[hexagon_ref(id) for id in table.moon])
        others = say("moon-moon", count=count)
        table.tell("full_moon/mother-moon.1", secret, to=tuple(table.packers), others=others, reveals=True)
    table.next = "moon-remove"


def moon_remove(table: MoonTable) -> Script[None]:
    """full_moon/mother-moon.1: one of them may be removed from the game, unseen by the others (R11.8)."""
    answer = yield from pick_one(
        table.pack_seat,
        "full_moon/mother-moon.1",
        Message("moon-ask-remove"),
        lambda: [NONE, *moon_options(table)],
        masked=True,
        default=lambda: "none",
    )
    if answer != "none":
        table.removed.append(table.moon.pop(int(answer)))
    if table.log is not None:
        table.tell("full_moon/mother-moon.1", Message("moon-removed-none" if answer == "none" else "moon-removed-one"))
    table.next = "moon-order"


def moon_order(table: MoonTable) -> Script[None]:
    """full_moon/mother-moon.pile, full_moon/hunters.pack: the rest becomes a pile in any order, on top of what is
    left of an earlier one (R11.9, R17.9).
    """
    if table.moon:
        order = yield from arrange(
            table.pack_seat,
            "full_moon/mother-moon.pile",
            Message("moon-ask-order"),
            lambda: moon_options(table),
            masked=True,
            default=lambda: tuple(option.id for option in moon_options(table)),
        )
        table.pile += [table.moon[int(each)] for each in reversed(order)]
        table.moon = []
        if table.log is not None:
            table.tell("full_moon/mother-moon.pile", say("moon-pile", count=len(table.pile)))
    table.next = "act"


def moon_options(table: MoonTable) -> list[Option]:
    """full_moon/mother-moon.1: the hexagons looked at, by their place."""
    return [
        Option(str(i), "moon-option-hexagon", {"hexagon": hexagon_ref(id)}, hexagon_ref(id))
        for i, id in enumerate(table.moon)
    ]
