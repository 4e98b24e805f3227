"""Step 1 of the humans' phase."""

from wolfmoon.core.script import Script
from wolfmoon.games.full_moon.calls import pause
from wolfmoon.games.full_moon.decks import draw_actions
from wolfmoon.games.full_moon.hikers import hikers_of, in_order
from wolfmoon.games.full_moon.life import gain_determination
from wolfmoon.games.full_moon.state import MoonTable


def prepare(table: MoonTable) -> Script[None]:
    """full_moon/prepare.draw, full_moon/prepare.determination, full_moon/hostage.cards: a card for each hiker, 1
    Determination below the limit (R2.1, R2.3).

    Items are exchanged by calls, heard from now until the actions are chosen (full_moon/prepare.exchange).
    """
    table.step = 1
    for seat in table.order:
        own = len(hikers_of(table, seat))
        if own:
            draw_actions(table, seat, own)
    amount = table.book.number("determination", "each_turn")
    for hiker in in_order(table):
        gain_determination(table, hiker, amount, "full_moon/prepare.determination")
    table.next = "choose"
    yield from pause(table, "a")
