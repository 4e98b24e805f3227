"""Tiles that a rule puts into the house without anybody finding them, and the farthest tile (G-06 to G-08)."""

from collections.abc import Callable, Sequence

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon.components import SIDES
from wolfmoon.games.blood_on_the_moon.house import STEP, lay, open_turns, places_for, turns_to
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable, Step
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


def turn_over(table: BloodTable, rule: str) -> bool:
    """blood_on_the_moon/placing.1: turn tiles over until one can be placed; it is then the one in hand (G-07).

    False if no tile of the stack can be placed: then none is turned over.
    """
    if not any(places_for(table, tile) for tile in table.stack):
        return False
    while True:
        tile = table.stack.pop()
        table.backs.pop()
        if places_for(table, tile):
            break
        bury_tile(table, tile, FACE)
    table.found = tile
    if table.log is not None:
        table.tell(rule, say("blood-tile-turned", tile=tile_ref(table, tile)), reveals=True)
    return True


def new_tile(table: BloodTable, decider: Seat, rule: str, then: Step) -> bool:
    """blood_on_the_moon/placing.1, blood_on_the_moon/placing.who: a new tile comes into the house: the next step places
    it, the one after that is `then`, with the tile's number added. False if none can be placed (G-08).
    """
    if not turn_over(table, rule):
        return False
    table.todo += [(*then, table.found), ("place", decider, rule)]
    return True


def place_in_hand(table: BloodTable, decider: Seat, rule: str) -> Script[None]:
    """blood_on_the_moon/placing.1: a step of its own, so that turning tiles over need not be done again."""
    yield from place(table, decider, lambda: places_for(table, table.found), rule)


def place(table: BloodTable, decider: Seat, places: Callable[[], Sequence[tuple[int, int]]], rule: str) -> Script[None]:
    """blood_on_the_moon/placing.1: choose an open doorway for the tile in hand, then how it lies."""
    tile = table.found
    answer = yield from pick_one(
        decider,
        rule,
        say("blood-ask-doorway", tile=tile_ref(table, tile)),
        lambda: [doorway_option(table, *each) for each in places()],
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
    table.found, table.doorway = NOWHERE, (NOWHERE, 0)
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
