"""Setting a marker on a space of the track: Blood Moon and Fabienne."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_seat
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.fangs.calls import before_harm, checkpoint
from wolfmoon.games.fangs.damage import heal, land, name_victim
from wolfmoon.games.fangs.knowledge import hurt_itself
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.windows import open_windows
from wolfmoon.games.fangs.wording import SEATS, barred


def set_marker(table: FangsTable, seat: Seat, source: str, space: int, rule: str) -> Script[None]:
    """fangs/card.blood-moon: up is damage, down is healing; whoever protects himself sends the choice back (R F14, R
    H7, R H12).
    """
    while any(option.barred is None for option in marker_targets(table, seat, space)):
        target = yield from pick_seat(
            seat,
            rule,
            say("fangs-ask-marker", space=space),
            lambda: marker_targets(table, seat, space),
            masked=True,
            default=lambda: next(o.id for o in marker_targets(table, seat, space) if o.barred is None),
        )
        name_victim(table, seat, target, source, rule)
        if table.damage[target] >= space:
            checkpoint(table)
        now = table.damage[target]
        if now >= space:
            heal(table, target, now - space, rule)
            return
        if target == seat:
            hurt_itself(table, seat)
        table.blow = Blow(source, None if target == seat else seat, [target], [space - now])
        before_harm(table)
        if not table.protected[target]:
            _measure(table, target, space)
            yield from open_windows(table)
        if not table.protected[target]:
            _measure(table, target, space)
            yield from land(table, rule)
            return
        table.blow = None


def _measure(table: FangsTable, target: Seat, space: int) -> None:
    """fangs/card.blood-moon: however the marker has moved meanwhile, it ends on the space."""
    assert table.blow is not None
    table.blow.amounts[0] = max(0, space - table.damage[target])


def marker_targets(table: FangsTable, seat: Seat, space: int) -> list[Option]:
    """fangs/card.blood-moon: everybody; not a protected player up, nor Daniel and Chloe themselves up (R F14, R H22)."""
    options: list[Option] = []
    for target in range(table.seats):
        if table.out[target]:
            continue
        option = SEATS[target]
        if table.damage[target] < space:
            if table.protected[target]:
                option = barred(option, "fangs-barred-protected", "fangs/character.gregor.ability")
            elif target == seat and table.characters[seat] in ("daniel", "chloe"):
                option = barred(option, "fangs-barred-self-harm", "fangs/self-harm.1")
        options.append(option)
    return options
