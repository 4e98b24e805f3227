"""The three cards that heal whoever turns up, or already lies open, as somebody they fit."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.fangs.characters import reveal
from wolfmoon.games.fangs.damage import heal
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, barred, card_ref, card_rule

HIDE = Option("hide", "fangs-option-stay-hidden", rule="fangs/event.may")
REVEAL = Option("reveal", "fangs-option-reveal-and-heal", rule="fangs/reveal.1")
NO_REVEAL = barred(REVEAL, "fangs-barred-does-not-fit")
OPEN = (Option("skip", "fangs-option-no-heal"), Option("reveal", "fangs-option-heal-all"))


def fits(table: FangsTable, seat: Seat, card: str) -> bool:
    """fangs/card.dark-ritual, fangs/card.healing, fangs/card.witchs-brew: the seat's character is one the card heals."""
    row = table.book.cards[card]
    character = table.book.characters[table.characters[seat]]
    return character.group in row.groups or character.initial in row.initials


def reveal_to_heal(table: FangsTable, seat: Seat, card: str) -> Script[None]:
    """fangs/event.may: whom the card fits may turn up, or lies open already, and heals; all others look the same (R
    F11, R F12).
    """
    rule = card_rule(card)
    if table.face_up[seat]:
        if not fits(table, seat, card) or not table.damage[seat]:
            return
        answer = yield from pick_one(
            seat, rule, say("fangs-ask-open-heal", card=card_ref(card)), lambda: OPEN, default=lambda: "skip"
        )
    else:
        answer = yield from pick_one(
            seat,
            rule,
            say("fangs-ask-reveal-heal", card=card_ref(card)),
            lambda: (HIDE, REVEAL if fits(table, seat, card) else NO_REVEAL),
            masked=True,
            default=lambda: "hide",
        )
    if answer == "reveal":
        reveal(table, seat, rule)
        heal(table, seat, table.book.cards[card].heals, rule)
    elif table.log is not None:
        table.tell(rule, say("fangs-stays-hidden", seat=SEAT_REFS[seat]))
