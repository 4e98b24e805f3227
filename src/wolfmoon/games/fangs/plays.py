"""What a seat is offered to do at any time, row by row. A row is made once, for what is offered hardly ever changes."""

from functools import lru_cache

from wolfmoon.core.decisions import Option
from wolfmoon.core.table import Seat
from wolfmoon.core.text import NO_ARGS, Args, Message
from wolfmoon.games.fangs.characters import able, has_shield, may_reveal
from wolfmoon.games.fangs.components import MOMENTS
from wolfmoon.games.fangs.deeds import belongs_to, can_at_any_time
from wolfmoon.games.fangs.orders import order_rows
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, ability_rule, card_ref

REMEMBERED = 256


def offered(table: FangsTable, seat: Seat) -> list[Option]:
    """fangs/reveal.2: the any-time plays of a seat, those it cannot make now barred with the reason (R flow 5.1)."""
    if table.out[seat] or table.reason is not None:
        return []
    waiting = [call.id for call in table.calls if call.seat == seat]
    options = [_unless(waiting, "reveal", "fangs-call-reveal", "fangs/reveal.2", _no_reveal(table, seat))]
    character = table.characters[seat]
    if character in ("akira", "gregor"):
        rule = ability_rule(character)
        options.append(_unless(waiting, "ability", f"fangs-call-{character}", rule, _no_ability(table, seat)))
    if character in MOMENTS and belongs_to(table, character, "any-time"):
        options += _movable(table, seat, waiting)
    if character == "donna" and able(table, seat, "donna"):
        options += [
            _unless(waiting, f"take:{deck}:{card}", "fangs-call-take", "fangs/character.donna.ability", None, card)
            for deck in ("combat", "advantage")
            for card in dict.fromkeys(table.discards[deck])
            if card in table.book.equipment
        ]
    options += [_withdraw(call) for call in waiting]
    options += order_rows(table.orders[seat])
    return options


def _movable(table: FangsTable, seat: Seat, waiting: list[str]) -> list[Option]:
    """fangs/ability.unique: the calls of Akeno, Ella or Willow where an edition lets them act at any time."""
    character = table.characters[seat]
    if character != "ella":
        free = can_at_any_time(table, seat, "") and "ability" not in waiting
        return [_deed(character, table.fallen)] if free else []
    return [
        _silence(other)
        for other in table.others(seat)
        if can_at_any_time(table, seat, str(other)) and f"ability:{other}" not in waiting
    ]


def _unless(waiting: list[str], call: str, text: str, rule: str, reason: str | None, card: str | None = None) -> Option:
    return _row(call, text, rule, "fangs-barred-waiting" if call in waiting else reason, card)


def _no_reveal(table: FangsTable, seat: Seat) -> str | None:
    if table.face_up[seat]:
        return "fangs-barred-open"
    return None if may_reveal(table, seat) else "fangs-barred-daniel"


def _no_ability(table: FangsTable, seat: Seat) -> str | None:
    if table.banned[seat]:
        return "fangs-barred-banned"
    if table.used[seat]:
        return "fangs-barred-used"
    return "fangs-barred-unhurt" if not has_shield(table, seat) else None


# the rows, each made once: what is offered hardly ever changes


@lru_cache(maxsize=REMEMBERED)
def _row(call: str, text: str, rule: str, reason: str | None, card: str | None) -> Option:
    args: Args = {"card": card_ref(card)} if card else NO_ARGS
    ref = card_ref(card) if card else None
    return Option(call, text, args, ref, rule, barred=Message(reason) if reason else None)


@lru_cache(maxsize=REMEMBERED)
def _deed(character: str, fallen: int) -> Option:
    return Option("ability", f"fangs-option-ability-{character}", {"count": fallen}, None, ability_rule(character))


@lru_cache(maxsize=REMEMBERED)
def _silence(other: Seat) -> Option:
    return Option(f"ability:{other}", "fangs-call-silence", {"seat": SEAT_REFS[other]}, None, ability_rule("ella"))


@lru_cache(maxsize=REMEMBERED)
def _withdraw(call: str) -> Option:
    return Option(f"withdraw:{call}", "fangs-call-withdraw", rule="fangs/table.checkpoint")
