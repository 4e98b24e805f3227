"""Setting up Leader of the Pack."""

from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon.cards.decks import discard
from wolfmoon.games.blood_on_the_moon.components import MIGHT, SPEED
from wolfmoon.games.blood_on_the_moon.haunts.leader_of_the_pack.state import pack
from wolfmoon.games.blood_on_the_moon.monsters import appear
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.traits import gain, heal
from wolfmoon.games.blood_on_the_moon.wording import GAME, tile_ref

HAUNT = f"{GAME}/haunt.leader-of-the-pack"


def set_up(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.leader-of-the-pack.omens, blood_on_the_moon/haunt.leader-of-the-pack.traitor,
    blood_on_the_moon/haunt.leader-of-the-pack.order: in the order of the books, the heroes' part first (H1-1).
    """
    pack(table)
    for seat in table.clockwise(table.revealer):
        for card in list(table.hands[seat]):
            if table.book.cards[card].deck == "omen":
                discard(table, seat, card, f"{HAUNT}.omens")
    rise(table)
    call_the_pack(table)


def rise(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.leader-of-the-pack.rise: Sara heals, then her Might and Speed go up (G-03, G-04)."""
    assert table.plot is not None
    heal(table, table.sara, range(4), f"{HAUNT}.rise")
    slots = table.plot.players(table, "rise")
    for trait in (MIGHT, SPEED):
        gain(table, table.sara, trait, slots, f"{HAUNT}.rise")


def call_the_pack(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.leader-of-the-pack.pack: a wolf for every hero, on the hero's tile."""
    assert table.plot is not None
    each = table.plot.row(table)["tokens"]["each_hero"]
    for seat in table.clockwise(table.revealer):
        if table.hero(seat):
            appear(table, "wolf", table.at[seat], each)
            if table.log is not None:
                table.tell(
                    f"{HAUNT}.pack",
                    say("blood-appears", kind=Ref("monster", "wolf"), tile=tile_ref(table, table.at[seat])),
                )
