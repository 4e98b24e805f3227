"""Damage: from the named victims to the markers. One way for all harm, thefts included (R A2, R A3).

victims named -> checkpoint -> dice, if any -> amounts -> checkpoint -> windows -> all markers move -> eliminations ->
looting -> end check.
The pending harm stands in `table.blow`, so that nothing of it hides in a script.
"""

from collections.abc import Callable, Sequence

from wolfmoon.core.decisions import Answer, Option
from wolfmoon.core.script import Script, pick_seat, window
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref, say
from wolfmoon.games.fangs.calls import before_harm
from wolfmoon.games.fangs.characters import able, has_shield, may_be, raise_shield, reveal
from wolfmoon.games.fangs.elimination import fall
from wolfmoon.games.fangs.equipment import steal
from wolfmoon.games.fangs.goals import check_end
from wolfmoon.games.fangs.knowledge import survived
from wolfmoon.games.fangs.state import Blow, FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, SEATS, ability_rule, barred, card_ref, card_rule

ACCEPT = Option("accept", "fangs-option-accept", rule="fangs/table.window")
CHARACTER = Option("character", "fangs-option-character", rule="fangs/table.window")
NO_CHARACTER = barred(CHARACTER, "fangs-barred-no-answer")


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


# the window


def asked(table: FangsTable) -> list[Seat]:
    """fangs/table.window: the victims who could in principle answer, clockwise from the active player; from public
    facts alone.
    """
    blow = table.blow
    assert blow is not None
    attack = blow.source == "attack"
    asked: list[Seat] = []
    for victim, amount, take in zip(blow.victims, blow.amounts, blow.takes, strict=True):
        if table.protected[victim]:
            continue
        if (
            (attack and may_be(table, victim, "wynona"))
            or (amount and _is_asked(table, blow, victim, amount) and may_shield(table, victim))
            or (take is not None and _is_asked_for_theft(table, blow) and may_be(table, victim, "gregor"))
        ):
            asked.append(victim)
    if len(asked) > 1:
        return [seat for seat in table.clockwise(table.active) if seat in asked]
    return asked


def may_shield(table: FangsTable, seat: Seat) -> bool:
    """fangs/table.window-skip: by what everybody sees, the seat could be Akira with damage to heal, or Gregor."""
    return may_be(table, seat, "gregor") or (table.damage[seat] > 0 and may_be(table, seat, "akira"))


def _is_asked(table: FangsTable, blow: Blow, victim: Seat, amount: int) -> bool:
    """fangs/table.window-damage, fangs/table.window-option: an attack always asks; other damage if it could end
    somebody's game, or as the table
    likes.
    """
    if blow.attack:
        return True
    windows = table.settings.windows
    if windows == "all":
        return True
    return windows == "normal" and table.damage[victim] + amount >= table.book.window_marker


def _is_asked_for_theft(table: FangsTable, blow: Blow) -> bool:
    """fangs/table.window-theft: whoever is about to be robbed is asked, unless the table asks for attacks only."""
    return blow.attack or table.settings.windows != "attacks_only"


def open_windows(table: FangsTable) -> Script[None]:
    """fangs/table.window: ask all victims who could answer, at once, with the same two answers for everybody (R H4)."""
    if not asked(table):
        return
    blow = table.blow
    assert blow is not None
    yield from window(
        lambda: asked(table),
        "fangs/table.window",
        lambda seat: _prompt(table, seat),
        lambda seat: (ACCEPT, CHARACTER if can_answer(table, seat) else NO_CHARACTER),
        lambda seat, answer: _resolve(table, seat, answer),
        about=lambda seat: (SEAT_REFS[seat],),
        default=lambda seat: _default(table, seat),
        preset=lambda seat: preset(table, seat),
    )


def _prompt(table: FangsTable, seat: Seat) -> Message:
    blow = table.blow
    assert blow is not None
    i = blow.victims.index(seat)
    amount, take = blow.amounts[i], blow.takes[i]
    by = SEAT_REFS[blow.by] if blow.by is not None else SEAT_REFS[seat]
    if take is not None:
        return say("fangs-ask-window-theft", by=by, card=card_ref(take))
    if blow.source == "attack" and not blow.base:
        return say("fangs-ask-window-failed", by=by)
    now = table.damage[seat]
    if blow.attack:
        return say("fangs-ask-window-attack", by=by, amount=amount, now=now, then=now + amount)
    return say(
        "fangs-ask-window-damage", cause=source_ref(table, blow.source), amount=amount, now=now, then=now + amount
    )


def source_ref(table: FangsTable, source: str) -> Ref:
    """What a blow comes from, as a thing on the table."""
    if source in table.book.places:
        return Ref("place", source)
    if source in table.book.characters:
        return Ref("character", source)
    return Ref("deck", "oracle") if source == "oracle" else Ref("card", source)


def can_answer(table: FangsTable, seat: Seat) -> bool:
    """fangs/table.window: the seat's own card has an answer here: Akira, Gregor, or Wynona after an attack (R H6, R H7,
    R G16).
    """
    blow = table.blow
    assert blow is not None
    if seat not in blow.victims:
        return False
    if blow.source == "attack" and able(table, seat, "wynona"):
        return True
    i = blow.victims.index(seat)
    if blow.amounts[i]:
        return has_shield(table, seat)
    return blow.takes[i] is not None and able(table, seat, "gregor")


def _resolve(table: FangsTable, seat: Seat, answer: str) -> bool:
    """fangs/table.window: carry out an answer; nobody else's situation changes by it, so the window does not open
    again.
    """
    blow = table.blow
    assert blow is not None
    if answer != "character" or not can_answer(table, seat):
        return False
    if able(table, seat, "wynona"):
        blow.strikers.append(seat)
    else:
        raise_shield(table, seat)
    return False


def _default(table: FangsTable, seat: Seat) -> Answer:
    """R flow T9: accept; a face-up Wynona strikes back."""
    return (
        "character"
        if table.face_up[seat] and table.characters[seat] == "wynona" and can_answer(table, seat)
        else "accept"
    )


def preset(table: FangsTable, seat: Seat) -> Answer:
    """fangs/table.orders: what the seat's standing orders answer, or None if they leave it to the seat (R flow 5.5)."""
    blow = table.blow
    assert blow is not None
    orders = table.orders[seat]
    i = blow.victims.index(seat)
    amount = blow.amounts[i]
    able_here = can_answer(table, seat)
    if able_here and table.characters[seat] == "wynona":
        if orders.strike_back != "ask":
            return "character" if orders.strike_back == "strike" else "accept"
    elif able_here and blow.takes[i] is not None and not amount:
        if orders.loss != "ask":
            return "character" if orders.loss == "use" else "accept"
    elif able_here and is_grave(table, seat, amount):
        return "character" if orders.protect == "use" else None
    if orders.accept_below is not None and table.damage[seat] + amount < orders.accept_below:
        return "accept"
    return None


def is_grave(table: FangsTable, seat: Seat, amount: int) -> bool:
    """fangs/table.orders: the harm eliminates the seat or costs as much as its order names (R flow 5.5, line 2)."""
    least = table.orders[seat].protect_from
    points = table.book.characters[table.characters[seat]].points
    return table.damage[seat] + amount >= points or (least is not None and amount >= least)


# the landing


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
