"""Reaction windows: whoever is about to be hurt or robbed is asked first, always with the same two answers.

Who is asked follows from public facts alone (`asked`); what a seat can really answer stands in `can_answer`. A hidden card
never opens or closes a window (R flow 5.3).
"""

from wolfmoon.core.decisions import Answer, Option
from wolfmoon.core.script import Script, window
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref, say
from wolfmoon.games.fangs.calls import is_grave
from wolfmoon.games.fangs.characters import able, has_shield, may_be, raise_shield
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, barred, card_ref

ACCEPT = Option("accept", "fangs-option-accept", rule="fangs/table.window")
CHARACTER = Option("character", "fangs-option-character", rule="fangs/table.window")
NO_CHARACTER = barred(CHARACTER, "fangs-barred-no-answer")


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
    somebody's game, or as the table likes.
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
    """fangs/table.orders: what the seat's standing orders answer, or None if they leave it to the seat (R flow 5.5).

    Letting a theft go is everybody's order at first, so it closes the window for everybody alike, whatever the card.
    """
    blow = table.blow
    assert blow is not None
    orders = table.orders[seat]
    i = blow.victims.index(seat)
    amount = blow.amounts[i]
    theft = blow.takes[i] is not None and not amount
    able_here = can_answer(table, seat)
    if able_here and table.characters[seat] == "wynona":
        if orders.strike_back != "ask":
            return "character" if orders.strike_back == "strike" else "accept"
    elif able_here and theft:
        if orders.loss == "use":
            return "character"
    elif able_here and is_grave(table, seat, amount):
        return "character" if orders.protect == "use" else None
    if theft and not blow.attack:
        return "accept" if orders.loss == "let-go" else None
    if orders.accept_below is not None and table.damage[seat] + amount < orders.accept_below:
        return "accept"
    return None
