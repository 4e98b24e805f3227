"""Tiles that a rule puts into the house without anybody finding them, and the farthest tile (G-06 to G-08)."""

from collections.abc import Sequence

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon.components import SIDES
from wolfmoon.games.blood_on_the_moon.house import STEP, lay, open_turns, places_for, turns_to
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable
from wolfmoon.games.blood_on_the_moon.wording import SEATS, SIDE_REFS, tile_option, tile_ref

BACK, FACE = 1, 2


def bury_tile(table: BloodTable, tile: int, seen: int) -> None:
    """blood_on_the_moon/deck.bury: a tile goes under the stack; `seen`: its back, or its face too."""
    table.stack.insert(0, tile)
    table.backs.insert(0, seen)


def shuffle_stack(table: BloodTable) -> None:
    """blood_on_the_moon/placing.search: after a tile was looked for, nobody knows the order any more."""
    number = table.book.number
    ids = [table.book.tiles[tile].id for tile in table.stack]
    table.dice.shuffle(ids)
    table.stack = [number[id] for id in ids]
    table.backs = [0] * len(table.stack)


def place_new(table: BloodTable, decider: Seat, rule: str) -> Script[int]:
    """blood_on_the_moon/placing.1, blood_on_the_moon/placing.who: turn tiles over until one can be placed, and place
    it.

    Returns its number, or NOWHERE if no tile of the stack can be placed: then none is turned over (G-07, G-08).
    """
    if not any(places_for(table, tile) for tile in table.stack):
        return NOWHERE
    while True:
        tile = table.stack.pop()
        table.backs.pop()
        if places_for(table, tile):
            break
        bury_tile(table, tile, FACE)
    table.found = tile
    if table.log is not None:
        table.tell(rule, say("blood-tile-turned", tile=tile_ref(table, tile)), reveals=True)
    yield from place(table, decider, tile, places_for(table, tile), rule)
    table.found = NOWHERE
    return tile


def place(table: BloodTable, decider: Seat, tile: int, places: Sequence[tuple[int, int]], rule: str) -> Script[None]:
    """blood_on_the_moon/placing.1: choose one of these open doorways, then how the tile lies."""
    answer = yield from pick_one(
        decider,
        rule,
        say("blood-ask-doorway", tile=tile_ref(table, tile)),
        lambda: [doorway_option(table, *each) for each in places],
    )
    id, _, name = answer.partition(":")
    side = SIDES.index(name)
    spot = table.spots[table.book.number[id]] + STEP[side]
    table.doorway = (spot, side)
    turns = open_turns(table, tile, spot, side) or turns_to(table.book.tiles[tile], side)
    answer = yield from pick_one(
        decider,
        rule,
        say("blood-ask-turn", tile=tile_ref(table, tile)),
        lambda: turn_options(table, tile, turns),
    )
    lay(table, tile, spot, int(answer))
    table.doorway = (NOWHERE, 0)
    if table.log is not None:
        table.tell(
            rule, say("blood-tile-placed", seat=SEATS[decider], tile=tile_ref(table, tile), floor=floor_ref(spot))
        )


def floor_ref(spot: int) -> Ref:
    """The floor of a spot as a ref."""
    return FLOOR_REFS[spot // 10_000]


FLOOR_REFS = (Ref("floor", "basement"), Ref("floor", "ground"), Ref("floor", "upper"))


def doorway_option(table: BloodTable, tile: int, side: int) -> Option:
    """An open doorway as an answer: tile:side."""
    id = f"{table.book.tiles[tile].id}:{SIDES[side]}"
    return Option(
        id, "blood-option-doorway", {"tile": tile_ref(table, tile), "side": SIDE_REFS[side]}, Ref("doorway", id)
    )


def turn_options(table: BloodTable, tile: int, turns: Sequence[int]) -> list[Option]:
    """blood_on_the_moon/discover.turn: the ways a tile may lie, as quarter turns clockwise from how it is printed."""
    options: list[Option] = []
    for each in turns:
        mask = table.book.tiles[tile].turns[each]
        doors = [SIDE_REFS[side] for side in range(4) if mask >> side & 1]
        options.append(Option(str(each), "blood-option-turn", {"doors": doors}, Ref("turn", str(each))))
    return options


def choose_tile(table: BloodTable, decider: Seat, tiles: Sequence[int], rule: str, prompt: str) -> Script[int]:
    """blood_on_the_moon/placing.farthest: one of several tiles; the player who decides chooses."""
    answer = yield from pick_one(decider, rule, say(prompt), lambda: [tile_option(table, tile) for tile in tiles])
    return table.book.number[answer]
