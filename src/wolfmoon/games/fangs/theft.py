"""Theft: choosing a piece of equipment of another player, and the owner's window."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message
from wolfmoon.games.fangs.calls import before_harm
from wolfmoon.games.fangs.damage import land
from wolfmoon.games.fangs.equipment import card_of, stealable
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.windows import open_windows
from wolfmoon.games.fangs.wording import card_rule, place_rule

SKIP = Option("skip", "fangs-option-leave-place", rule="fangs/place.use")


def theft(table: FangsTable, seat: Seat, source: str, *, may_skip: bool) -> Script[bool]:
    """fangs/table.window-theft: choose owner and card; the owner is asked; whoever protects himself sends the choice
    back (R C7, R H7). Returns whether the matter is settled: a card was taken, or left alone from the start.
    """
    rule = place_rule(source) if source in table.book.places else card_rule(source)
    while any(option[6] is None for option in stealable(table, seat)):
        answer = yield from _choose(table, seat, rule, may_skip=may_skip)
        if answer == "skip":
            return True
        may_skip = False
        owner, card = card_of(answer)
        table.blow = Blow(source, seat, [owner], [0])
        table.blow.takes[0] = card
        before_harm(table)
        if not table.protected[owner]:
            yield from open_windows(table)
        if not table.protected[owner]:
            yield from land(table, rule)
            return True
        table.blow = None
    return False


def _choose(table: FangsTable, seat: Seat, rule: str, *, may_skip: bool) -> Script[str]:
    return pick_one(
        seat,
        rule,
        Message("fangs-ask-steal"),
        lambda: [*stealable(table, seat), SKIP] if may_skip else stealable(table, seat),
        default=lambda: "skip" if may_skip else _first_card(table, seat),
    )


def _first_card(table: FangsTable, seat: Seat) -> str:
    return next(option.id for option in stealable(table, seat) if option.barred is None)
