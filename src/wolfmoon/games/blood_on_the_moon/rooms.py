"""What the texts of tiles do: to whoever finds them, enters them, or ends a turn there."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.cards.decks import bury, draw, found_nothing, take
from wolfmoon.games.blood_on_the_moon.components import FLOORS, SIDES, TRAITS, Tile
from wolfmoon.games.blood_on_the_moon.damage import hurt, hurt_dice
from wolfmoon.games.blood_on_the_moon.house import STEP, doorways, lay, places_for, turns_to
from wolfmoon.games.blood_on_the_moon.movement import ELEVATOR, put, where
from wolfmoon.games.blood_on_the_moon.placing import doorway_option, floor_ref, place, shuffle_stack
from wolfmoon.games.blood_on_the_moon.rolls import plain_roll, tell_roll, throw_for
from wolfmoon.games.blood_on_the_moon.state import BEAST, NOWHERE, BloodTable, Who
from wolfmoon.games.blood_on_the_moon.traits import gain
from wolfmoon.games.blood_on_the_moon.trials import Trial, trial
from wolfmoon.games.blood_on_the_moon.wording import card_ref, tile_ref

LIFT = "blood_on_the_moon/tile.mystic-elevator"
RIDE = (Option("ride", "blood-option-ride", rule=LIFT), Option("stay", "blood-option-stay"))


def room(table: BloodTable, tile: int) -> Script[None]:
    """blood_on_the_moon/discover.enter: what the text of a tile does to its finder."""
    row = table.book.tiles[tile]
    seat = table.active
    if table.dead[seat]:
        return
    match row.text:
        case "gain":
            gain(table, seat, TRAITS.index(row.row["trait"]), row.row["slots"], "blood_on_the_moon/tile.gain")
        case "armory":
            armory(table, seat)
        case "obstacle":
            obstacle(table, tile, "blood_on_the_moon/tile.junk-room")
        case "find":
            yield from panic_room(table, seat, row)
        case "elevator":
            if not table.ridden:
                table.todo.append(("ride",))


def armory(table: BloodTable, seat: Seat) -> None:
    """blood_on_the_moon/tile.armory: the first weapon among the items, if there is one; the others are buried (B-12)."""
    cards, deck = table.book.cards, table.decks["item"]
    may_hold = table.plot is None or table.plot.may_hold(table, seat)
    if not may_hold or not any(cards[card].weapon for card in deck):
        found_nothing(table, "blood_on_the_moon/tile.armory")
        return
    while True:
        card = draw(table, "item")
        assert card is not None
        if cards[card].weapon:
            take(table, seat, card, "blood_on_the_moon/tile.armory")
            return
        if table.log is not None:
            table.tell("blood_on_the_moon/tile.armory", say("blood-turned-up", card=card_ref(card)), reveals=True)
        bury(table, card)


def obstacle(table: BloodTable, tile: int, rule: str) -> None:
    """blood_on_the_moon/token.obstacle: a token comes to lie on a tile."""
    if tile not in table.obstacles:
        table.obstacles.append(tile)
    if table.log is not None:
        table.tell(rule, say("blood-obstacle", tile=tile_ref(table, tile)))


def panic_room(table: BloodTable, seat: Seat, row: Tile) -> Script[None]:
    """blood_on_the_moon/tile.panic-room, blood_on_the_moon/placing.search: the Secret Staircase comes into the basement
    (B-10).
    """
    tile = table.book.number[row.row["finds"]]
    if table.spots[tile] != NOWHERE:
        return
    floor = FLOORS.index(row.row["finds_floor"])
    if next(doorways(table, (floor,)), None) is not None:
        lies = table.stack.index(tile)
        table.stack.pop(lies)
        table.backs.pop(lies)
        table.found = tile
        yield from place(table, seat, lambda: ends_for(table, tile, floor), "blood_on_the_moon/tile.panic-room")
    shuffle_stack(table)


def ends_for(table: BloodTable, tile: int, floor: int) -> list[tuple[int, int]]:
    """blood_on_the_moon/tile.panic-room, blood_on_the_moon/discover.closed: the doorways of a floor where a tile would
    keep it open; all of them if it would nowhere (B-10).
    """
    ends = [each for each in places_for(table, tile) if table.spots[each[0]] // 10_000 == floor]
    return ends or list(doorways(table, (floor,)))


def ride(table: BloodTable, who: int = -1) -> Script[None]:
    """blood_on_the_moon/tile.mystic-elevator, blood_on_the_moon/tile.mystic-elevator-way: once in each player's turn,
    and once in the monsters'; -1 is the active player (B-26, T-09).
    """
    rider: Who = table.active if who < 0 else who
    tile = where(table, rider)
    row = table.book.tiles[tile]
    if row.text != ELEVATOR or table.ridden or (rider < BEAST and table.dead[rider]):
        return
    assert rider < BEAST or table.plot is not None
    seat = rider if table.plot is None or rider < BEAST else table.plot.leader(table)
    answer = yield from pick_one(seat, LIFT, say("blood-ask-ride"), lambda: RIDE, default=lambda: "stay")
    if answer == "stay":
        return
    table.ridden = True
    if rider < BEAST:
        yield from plain_roll(table, seat, row.row["dice"], LIFT)
    else:
        throw_for(table, rider, row.row["dice"], LIFT)
        tell_roll(table)
    total = table.rolls[0].total
    floors = next(each["floors"] for each in row.row["result"].values() if total >= each["least"])
    numbers = [FLOORS.index(floor) for floor in floors]
    ends = [each for each in doorways(table, numbers) if each[0] != tile]
    if not ends:
        if table.log is not None:
            table.tell("blood_on_the_moon/tile.mystic-elevator-way", say("blood-lift-stays"))
        return
    answer = yield from pick_one(
        seat,
        "blood_on_the_moon/tile.mystic-elevator-way",
        say("blood-ask-lift"),
        lambda: [doorway_option(table, *each) for each in ends],
    )
    id, _, name = answer.partition(":")
    side = SIDES.index(name)
    spot = table.spots[table.book.number[id]] + STEP[side]
    lay(table, tile, spot, turns_to(row, side)[0])
    if table.log is not None:
        table.tell("blood_on_the_moon/tile.mystic-elevator-way", say("blood-lift", floor=floor_ref(spot)))


def end_of_turn(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/turn.last: what the tile does to whoever ends a turn there; the traitor takes no damage from it
    (blood_on_the_moon/traitor.tiles).
    """
    tile = table.book.tiles[table.at[seat]]
    row = tile.row
    match tile.text:
        case "burn":
            if table.hero(seat):
                yield from hurt(table, seat, row["damage"], row["amount"], "blood_on_the_moon/tile.furnace-room")
        case "collapse":
            rule = "blood_on_the_moon/tile.collapsed-room"
            shown = yield from trial(table, Trial(seat, TRAITS.index(row["trait"]), "other", rule))
            if shown >= row["least"] or table.dead[seat]:
                return
            put(table, seat, table.book.number[row["place"]], rule)
            if table.hero(seat):
                yield from hurt_dice(table, seat, row["damage"], row["dice"], rule)
        case "slide":
            put(table, seat, table.book.number[row["place"]], "blood_on_the_moon/tile.laundry-chute")
