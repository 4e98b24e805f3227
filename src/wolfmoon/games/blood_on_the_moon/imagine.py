"""Worlds a seat could be in: everything this seat cannot know is drawn anew, in agreement with all it knows.

Drawn anew: the cards of the three decks that this seat has not seen where they lie, the tiles of the stack whose
faces have not been seen (backs that everybody has seen, and that of the top tile, keep their floors), and the
haunt's own secrets.
"""

from wolfmoon.core.dice import Dice
from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.components import DECKS
from wolfmoon.games.blood_on_the_moon.placing import BACK, FACE
from wolfmoon.games.blood_on_the_moon.state import BloodTable


def imagine(table: BloodTable, seat: Seat, dice: Dice) -> None:
    """blood_on_the_moon/secret.hidden: change the table in place into a world in which this seat could just as well be."""
    if table.reason is not None:
        return
    for deck in DECKS:
        mix_deck(table, deck, seat, dice)
    mix_stack(table, dice)
    if table.plot is not None:
        table.plot.imagine(table, seat, dice)


def mix_deck(table: BloodTable, deck: str, seat: Seat, dice: Dice) -> None:
    """blood_on_the_moon/secret.hidden: the cards this seat has not seen change places with each other."""
    cards, known = table.decks[deck], table.known[deck]
    places = [place for place, by in enumerate(known) if not by >> seat & 1]
    hidden = sorted(cards[place] for place in places)
    dice.shuffle(hidden)
    for place, card in zip(places, hidden, strict=True):
        cards[place] = card


def mix_stack(table: BloodTable, dice: Dice) -> None:
    """blood_on_the_moon/setup.stack: tiles nobody has seen change places; backs that have been seen keep their floors."""
    tiles = table.book.tiles
    stack, backs = table.stack, table.backs
    places = [place for place, seen in enumerate(backs) if seen != FACE]
    pool = sorted(stack[place] for place in places)
    dice.shuffle(pool)
    bound = [place for place in places if backs[place] == BACK or place == len(stack) - 1]
    free = [place for place in places if place not in bound]
    for place in bound:
        floors = tiles[stack[place]].floors
        fitting = next(i for i, tile in enumerate(pool) if tiles[tile].floors == floors)
        stack[place] = pool.pop(fitting)
    for place, tile in zip(free, pool, strict=True):
        stack[place] = tile
