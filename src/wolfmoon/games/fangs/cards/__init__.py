"""Combat and advantage cards: drawn, read aloud, followed. What a card does of its own is one function under the card's
id.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.fangs.calls import checkpoint
from wolfmoon.games.fangs.cards.advantage import ADVANTAGE
from wolfmoon.games.fangs.cards.combat import COMBAT
from wolfmoon.games.fangs.decks import discard, draw, renew
from wolfmoon.games.fangs.equipment import gains
from wolfmoon.games.fangs.goals import check_end
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, YES_NO, card_ref, card_rule

Event: TypeAlias = Callable[[FangsTable, Seat], "Script[None] | None"]

EVENTS: Mapping[str, Event] = {**COMBAT, **ADVANTAGE}

ASKS_ITSELF = frozenset({"dark-ritual", "healing", "witchs-brew", "healing-draught"})
"""Cards whose own question is already whether to use them."""


def draw_and_follow(table: FangsTable, seat: Seat, deck: str) -> Script[None]:
    """fangs/event.1, fangs/event.2, fangs/equipment.1: draw the top card, read it aloud, lay equipment down or carry
    the event out at once.
    """
    card = table.drawn = draw(table, deck)
    table.drawer = seat
    if table.log is not None:
        table.tell(card_rule(card), say("fangs-drew", seat=SEAT_REFS[seat], card=card_ref(card)), reveals=True)
    if card in table.book.equipment:
        table.drawn = table.drawer = None
        gains(table, seat, card)
        check_end(table)
        renew(table)
        return
    checkpoint(table)
    wanted = True
    if table.book.cards[card].duty == "may" and card not in ASKS_ITSELF:
        answer = yield from pick_one(
            seat, "fangs/event.may", say("fangs-ask-event", card=card_ref(card)), lambda: YES_NO, default=lambda: "no"
        )
        wanted = answer == "yes"
    if wanted:
        going = EVENTS[card](table, seat)
        if going is not None:
            yield from going
    if card == "protective-aura" and not table.out[seat]:
        table.drawn = table.drawer = None
    else:
        discard(table, card)
        table.drawn = table.drawer = None
    renew(table)
