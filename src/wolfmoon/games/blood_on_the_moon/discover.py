"""Finding a tile: from the open doorway to its symbols (the steps find, holy-symbol and lay)."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.house import STEP, floor_of, lay, open_turns, turns_to
from wolfmoon.games.blood_on_the_moon.movement import cost_of_leaving
from wolfmoon.games.blood_on_the_moon.placing import BACK, FACE, bury_tile, floor_ref, turn_options
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable
from wolfmoon.games.blood_on_the_moon.wording import SEATS, card_ref, card_rule, tile_ref

HOLY = "holy-symbol"
KEEP = Option("keep", "blood-option-keep-tile")
BURY = Option("bury", "blood-option-bury-tile", {}, card_ref(HOLY), card_rule(HOLY))


def any_tile_for(table: BloodTable, floor: int) -> bool:
    """blood_on_the_moon/discover.none, blood_on_the_moon/house.known: whether the stack has a tile for that floor."""
    tiles = table.book.tiles
    return any(floor in tiles[tile].floors for tile in table.stack)


def go_through(table: BloodTable, seat: Seat, side: int) -> None:
    """blood_on_the_moon/discover.1: step through an open doorway; what is behind it is still to be seen."""
    tile = table.at[seat]
    table.steps -= cost_of_leaving(table, seat, tile)
    table.doorway = (table.spots[tile] + STEP[side], side)
    table.unlooked = len(table.stack)
    table.todo.append(("find",))


def find(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/discover.stack, blood_on_the_moon/discover.open: turn over the next tile that fits (B-09,
    B-10).
    """
    look(table)
    if table.log is not None:
        table.tell(
            "blood_on_the_moon/discover.stack",
            say("blood-found", seat=SEATS[table.active], tile=tile_ref(table, table.found)),
            reveals=True,
        )
    table.todo.append(("lay",))
    if HOLY in table.hands[table.active] and another(table):
        table.todo.append(("holy-symbol",))
    yield from ()


def look(table: BloodTable) -> None:
    """blood_on_the_moon/discover.stack, blood_on_the_moon/discover.closed: take tiles off the stack until one fits; if
    none can keep the floor open, the first for that floor (B-10).
    """
    spot, side = table.doorway
    floor = floor_of(spot)
    while table.unlooked:
        table.unlooked -= 1
        tile, back = table.stack.pop(), table.backs.pop()
        if floor not in table.book.tiles[tile].floors:
            bury_tile(table, tile, max(back, BACK))
        elif open_turns(table, tile, spot, side):
            table.found = tile
            return
        else:
            bury_tile(table, tile, FACE)
    place = max(i for i, tile in enumerate(table.stack) if floor in table.book.tiles[tile].floors)
    table.found = table.stack.pop(place)
    table.backs.pop(place)


def another(table: BloodTable) -> bool:
    """blood_on_the_moon/card.holy-symbol: whether a further tile could come up in this search; anybody can work that
    out.
    """
    spot, side = table.doorway
    floor = floor_of(spot)
    rest = table.stack[len(table.stack) - table.unlooked :]
    return any(floor in table.book.tiles[tile].floors and bool(open_turns(table, tile, spot, side)) for tile in rest)


def holy_symbol(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/card.holy-symbol: keep the tile, or bury it and take the next one (B-09)."""
    seat = table.active
    answer = yield from pick_one(
        seat,
        card_rule(HOLY),
        say("blood-ask-holy", tile=tile_ref(table, table.found)),
        lambda: (KEEP, BURY),
        default=lambda: "keep",
    )
    if answer == "keep":
        return
    if table.log is not None:
        table.tell(card_rule(HOLY), say("blood-holy", seat=SEATS[seat], tile=tile_ref(table, table.found)))
    bury_tile(table, table.found, FACE)
    table.found = NOWHERE
    look(table)
    if table.log is not None:
        table.tell(
            card_rule(HOLY), say("blood-found", seat=SEATS[seat], tile=tile_ref(table, table.found)), reveals=True
        )
    if not table.settings.holy_symbol_once and another(table):
        table.todo.append(("holy-symbol",))


def lay_found(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/discover.turn, blood_on_the_moon/discover.enter, blood_on_the_moon/discover.symbols,
    blood_on_the_moon/tile.vault, blood_on_the_moon/discover.end: choose how it lies, stand on it, then its text, its
    cards, and the end of the turn.
    """
    seat, tile = table.active, table.found
    spot, side = table.doorway
    turns = open_turns(table, tile, spot, side) or turns_to(table.book.tiles[tile], side)
    answer = yield from pick_one(
        seat,
        "blood_on_the_moon/discover.turn",
        say("blood-ask-turn", tile=tile_ref(table, tile)),
        lambda: turn_options(table, tile, turns),
    )
    lay(table, tile, spot, int(answer))
    table.found, table.doorway, table.unlooked = NOWHERE, (NOWHERE, 0), 0
    table.at[seat] = tile
    if table.log is not None:
        table.tell(
            "blood_on_the_moon/discover.enter",
            say("blood-laid", seat=SEATS[seat], tile=tile_ref(table, tile), floor=floor_ref(spot)),
        )
    table.todo += [("symbol", symbol) for symbol in reversed(table.book.tiles[tile].symbols)]
    table.todo.append(("room", tile))
