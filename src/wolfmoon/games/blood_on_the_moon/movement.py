"""Moving explorers: what a step costs, stepping, being moved, being put somewhere."""

from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.cards.decks import discard
from wolfmoon.games.blood_on_the_moon.rolls import plain_roll
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Who
from wolfmoon.games.blood_on_the_moon.wording import SEATS, card_rule, named, tile_option, tile_ref

KEY = "skeleton-key"
ELEVATOR = "elevator"


def where(table: BloodTable, who: Who) -> int:
    """The tile a character is on."""
    return table.at[who] if who < BEAST else table.lairs[who - BEAST]


def cost_of_leaving(table: BloodTable, who: Who, tile: int) -> int:
    """blood_on_the_moon/move.cost, blood_on_the_moon/move.obstacle, blood_on_the_moon/token.obstacle,
    blood_on_the_moon/monster.cost: 1 step, or 2 if there is an obstacle on the tile.
    """
    book = table.book
    if tile in table.obstacles:
        return book.obstacle_cost
    plot = table.plot
    if plot is not None and table.begun:
        for other in range(table.seats):
            if table.at[other] == tile and not table.dead[other] and plot.obstructs(table, who, other):
                return book.obstacle_cost
        if who < BEAST and table.hero(who):
            for beast, lair in enumerate(table.lairs):
                if lair == tile and not table.stunned[beast]:
                    return book.obstacle_cost
    return book.cost


def step(table: BloodTable, seat: Seat, tile: int, rule: str) -> None:
    """blood_on_the_moon/move.1, blood_on_the_moon/turn.steps: go to an adjacent tile and enter it."""
    table.steps -= cost_of_leaving(table, seat, table.at[seat])
    table.at[seat] = tile
    if table.log is not None:
        table.tell(rule, say("blood-moved", seat=SEATS[seat], tile=tile_ref(table, tile), left=table.steps))
    entered(table, tile)


def entered(table: BloodTable, tile: int) -> None:
    """blood_on_the_moon/tile.mystic-elevator: the active player has entered a tile; the elevator offers a ride (B-26)."""
    if table.book.tiles[tile].text == ELEVATOR and not table.ridden:
        table.todo.append(("ride",))


def through_the_wall(table: BloodTable, seat: Seat, tile: int) -> Script[None]:
    """blood_on_the_moon/card.skeleton-key: step through a wall; on a blank the key is buried."""
    step(table, seat, tile, card_rule(KEY))
    row = table.book.cards[KEY].row
    shown = yield from plain_roll(table, seat, row["dice"], card_rule(KEY))
    if shown < row["least"]:
        discard(table, seat, KEY, card_rule(KEY))


def put(table: BloodTable, who: Who, tile: int, rule: str) -> None:
    """blood_on_the_moon/move.put: a character is put on a tile; that is no move, and it enters nothing (B-08)."""
    if who < BEAST:
        table.at[who] = tile
    else:
        table.lairs[who - BEAST] = tile
    if table.log is not None:
        table.tell(rule, say("blood-put", who=named(table, who), tile=tile_ref(table, tile)))


def shift(table: BloodTable, chooser: Seat, who: Who, rule: str) -> Script[None]:
    """blood_on_the_moon/move.forced: somebody moves a character one tile; nothing is found, nothing is paid (B-07)."""
    there = table.ways if who < BEAST else table.paths
    tiles = there[where(table, who)]
    if not tiles:
        return
    answer = yield from pick_one(
        chooser,
        rule,
        say("blood-ask-shift", who=named(table, who)),
        lambda: [tile_option(table, tile) for tile in tiles],
    )
    put(table, who, table.book.number[answer], rule)
