"""A turn, step by step: start, set-off, act (actions.py), end, hand-over, next. Steps to come lie on `table.todo`."""

from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon import goals, rooms
from wolfmoon.games.blood_on_the_moon.cards.decks import draw, take
from wolfmoon.games.blood_on_the_moon.components import SPEED, TRAITS
from wolfmoon.games.blood_on_the_moon.discover import any_tile_for
from wolfmoon.games.blood_on_the_moon.haunt_roll import rise
from wolfmoon.games.blood_on_the_moon.house import distances, doorways
from wolfmoon.games.blood_on_the_moon.movement import ELEVATOR
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable
from wolfmoon.games.blood_on_the_moon.traits import critical, gain
from wolfmoon.games.blood_on_the_moon.wording import SEATS, card_rule, trait_option

NECKLACE = "necklace-of-teeth"


def start(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/turn.1, blood_on_the_moon/action.held: a turn begins; what the last one used is forgotten
    (G-10).
    """
    seat = table.active
    table.turns += 1
    table.held = tuple(table.hands[seat])
    table.used, table.fresh, table.refused, table.looted, table.done = [], [], [], [], []
    table.traded = table.armed = table.ridden = False
    table.attacked = ()
    table.steps = 0
    table.fight, table.rolls = None, ()
    if table.log is not None:
        table.tell("blood_on_the_moon/turn.1", say("blood-turn", seat=SEATS[seat]))
    table.todo += [("hand-over",), ("end",), ("act",), ("set-off",)]
    if table.plot is not None:
        table.todo += reversed(table.plot.starts(table, seat))
    yield from ()


def set_off(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/turn.steps, blood_on_the_moon/death.turn: as many steps as Speed is worth now (G-10, B-18)."""
    seat = table.active
    if not table.dead[seat]:
        table.steps = table.value(seat, SPEED)
        table.held = tuple(card for card in table.held if card in table.hands[seat])
    yield from ()


def end(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/turn.end, blood_on_the_moon/turn.last: what the haunt does, then the tile, then cards."""
    seat = table.active
    table.steps = 0
    if table.dead[seat]:
        return
    table.todo += [("necklace",), ("room-end",)]
    if table.plot is not None:
        yield from table.plot.ends(table, seat)
        goals.look(table)


def room_end(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/turn.last: the text of the tile one stands on at the end."""
    if not table.dead[table.active]:
        yield from rooms.end_of_turn(table, table.active)
        goals.look(table)


def necklace(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/card.necklace-of-teeth: at the end of the turn gain a slot in one critical trait, or none."""
    seat = table.active
    if table.dead[seat] or NECKLACE not in table.hands[seat] or not critical(table, seat):
        return
    answer = yield from pick_one(
        seat,
        card_rule(NECKLACE),
        say("blood-ask-gain"),
        lambda: [trait_option(trait) for trait in critical(table, seat)],
        may_pass=True,
        pass_text=say("blood-pass-gain"),
    )
    if answer is not None:
        slots = table.book.cards[NECKLACE].row["slots"]
        gain(table, seat, TRAITS.index(answer), slots, card_rule(NECKLACE))


def hand_over(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/turn.next, blood_on_the_moon/order.1, blood_on_the_moon/order.monsters: the haunt if it is due;
    another turn of the same player; the monsters where their card lies; then the next player (B-14, B-16).
    """
    goals.look(table)
    seat = table.active
    if not table.begun:
        if not table.rising:
            force_the_haunt(table)
        if table.rising:
            table.todo = [("haunt-start",)]
            return
    if table.extra and not table.dead[seat]:
        table.extra -= 1
        table.todo = [("start",)]
    else:
        table.extra = 0
        table.todo = [("next",)]
        if table.monsters_after == seat:
            table.todo.append(("monsters",))
    yield from ()


def next_player(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/turn.next, blood_on_the_moon/order.dead: the next seat clockwise; the dead have no turns."""
    table.active = (table.active + 1) % table.seats
    table.todo = [("hand-over",) if table.dead[table.active] else ("start",)]
    yield from ()


def force_the_haunt(table: BloodTable) -> None:
    """blood_on_the_moon/table.no-tile: if nobody can find a tile any more, the top omen starts the haunt without a roll
    (T-04).
    """
    if anything_to_find(table):
        return
    card = draw(table, "omen")
    if card is not None:
        table.omens += 1
        take(table, table.active, card, "blood_on_the_moon/table.no-tile")
        rise(table, table.active, card, "blood_on_the_moon/table.no-tile")


def anything_to_find(table: BloodTable) -> bool:
    """blood_on_the_moon/table.no-tile: whether some explorer can still get to an open doorway with a tile for its floor
    (T-04).

    A ride may lead anywhere.
    """
    useful = [floor for floor in range(3) if any_tile_for(table, floor)]
    steps = distances(table.ways, table.at)
    lift = next((tile.number for tile in table.book.tiles if tile.text == ELEVATOR), NOWHERE)
    rides = lift != NOWHERE and steps[lift] >= 0
    return any(rides or steps[tile] >= 0 for tile, _ in doorways(table, useful))
