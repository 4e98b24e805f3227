"""Damage: from the named victims to the markers. One way for all harm, thefts included (R A2, R A3).

victims named -> checkpoint -> dice, if any -> amounts -> checkpoint -> windows -> all markers move -> eliminations ->
looting -> end check. The pending harm stands in `table.blow`, so that nothing of it hides in a script.
"""

from collections.abc import Callable, Sequence

from wolfmoon.core.decisions import Answer, Option
from wolfmoon.core.script import Script, pick_seat
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.fangs.calls import before_harm
from wolfmoon.games.fangs.characters import able, reveal
from wolfmoon.games.fangs.elimination import fall
from wolfmoon.games.fangs.equipment import steal
from wolfmoon.games.fangs.goals import check_end
from wolfmoon.games.fangs.knowledge import survived
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.windows import open_windows, source_ref
from wolfmoon.games.fangs.wording import SEAT_REFS, SEATS, ability_rule, card_rule


def wound(table: FangsTable, seat: Seat, amount: int, rule: str) -> None:
    """fangs/damage.1: move the marker forward; beyond the last space it stays there. Who survives it has told
    something.
    """
    table.damage[seat] = min(table.damage[seat] + amount, table.book.track)
    if table.log is not None:
        table.tell(
            rule, say("fangs-suffered", seat=SEAT_REFS[seat], amount=amount, now=table.damage[seat]), reveals=True
        )


def heal(table: FangsTable, seat: Seat, amount: int, rule: str) -> int:
    """fangs/damage.heal: move the marker back, never beyond the start; returns how far."""
    healed = min(amount, table.damage[seat])
    table.damage[seat] -= healed
    if table.log is not None:
        table.tell(rule, say("fangs-healed", seat=SEAT_REFS[seat], amount=healed, now=table.damage[seat]))
    return healed


def strike(table: FangsTable, blow: Blow, rule: str) -> Script[None]:
    """fangs/damage.1: amounts are fixed; checkpoint, windows, and the blow lands."""
    table.blow = blow
    before_harm(table)
    yield from open_windows(table)
    yield from land(table, rule)


def aim(
    table: FangsTable,
    seat: Seat,
    source: str,
    prompt: Message,
    targets: Callable[[FangsTable, Seat], Sequence[Option]],
    amount: int,
    own: int = 0,
) -> Script[str]:
    """fangs/table.victim-again: choose a victim for damage without dice, and again if the victim gets away (R H7, R
    F3).

    The blow then stands on the table, windows closed, ready to land. Returns "aimed"; "nobody" if there was no victim to
    choose; "escaped" if the last one there was got away. `own` is the damage the chooser suffers with it.
    """
    rule = ability_rule(source) if source in table.book.characters else card_rule(source)
    named = False
    while True:
        if all(option[6] is not None for option in targets(table, seat)):
            table.blow = Blow(source, None, [seat], [own]) if own else None
            return "escaped" if named else "nobody"
        victim = yield from pick_seat(
            seat,
            rule,
            prompt,
            lambda: targets(table, seat),
            default=lambda: _first(targets(table, seat)),
        )
        named = True
        name_victim(table, seat, victim, source, rule)
        both = own > 0
        table.blow = Blow(source, seat, [victim, seat] if both else [victim], [amount, own] if both else [amount])
        before_harm(table)
        if _within(targets(table, seat), victim):
            yield from open_windows(table)
        if _within(targets(table, seat), victim):
            return "aimed"


def name_victim(table: FangsTable, seat: Seat, victim: Seat, source: str, rule: str) -> None:
    """fangs/damage.1: say aloud whom something is aimed at."""
    if table.log is not None:
        cause = source_ref(table, source)
        table.tell(
            rule, say("fangs-aims", seat=SEAT_REFS[seat], victim=SEAT_REFS[victim], cause=cause), reveals=seat == victim
        )


def _within(options: Sequence[Option], seat: Seat) -> bool:
    wanted = SEATS[seat].id
    return any(option[0] == wanted and option[6] is None for option in options)


def _first(options: Sequence[Option]) -> Answer:
    return next(option.id for option in options if option.barred is None)


def land(table: FangsTable, rule: str) -> Script[None]:
    """fangs/damage.1: equipment is lost, all markers move together, then eliminations (R A2 steps 6 to 8)."""
    blow = table.blow
    if blow is None:
        return
    protected, drawn, taken, most = table.protected, False, False, 0
    for victim, amount, take in zip(blow.victims, blow.amounts, blow.takes, strict=True):
        if protected[victim]:
            continue
        if take is not None and blow.by is not None and take in table.equipment[victim]:
            steal(table, blow.by, victim, take, rule)
            taken = True
        elif amount:
            wound(table, victim, amount, rule)
            drawn = True
            most = max(most, amount)
    if (
        drawn
        and most >= table.book.characters["vlad"].least_damage
        and blow.drink
        and blow.by is not None
        and able(table, blow.by, "vlad")
    ):
        reveal(table, blow.by, "fangs/character.vlad.ability")
        heal(table, blow.by, table.book.characters["vlad"].heals, "fangs/character.vlad.ability")
    fallen = [seat for seat in blow.victims if has_fallen(table, seat)] if drawn else []
    if fallen:
        yield from fall(table, fallen, blow)
    else:
        if drawn:
            survived(table, blow.victims)
        if taken:
            check_end(table)
    close(table)


def close(table: FangsTable) -> None:
    """fangs/damage.1: the harm is done; who has marked to strike back is remembered (R G16)."""
    blow = table.blow
    if blow is not None and blow.strikers:
        table.countering = tuple(blow.strikers)
    table.blow = None


def has_fallen(table: FangsTable, seat: Seat) -> bool:
    """fangs/out.1: the marker has reached or passed the points of the character (R I1)."""
    return not table.out[seat] and table.damage[seat] >= table.book.characters[table.characters[seat]].points
