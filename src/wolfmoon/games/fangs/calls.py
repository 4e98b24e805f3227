"""What a seat may do at any time: calls, checkpoints, standing orders.

A call is silent when it is made and is served at the next checkpoint, clockwise from the active player; what has
become impossible is dropped with a private note (R H4). A checkpoint never waits for anybody. Standing orders act at
the same places (R flow 5.5).
"""

from wolfmoon.core.decisions import Option
from wolfmoon.core.table import Call, Seat, next_call
from wolfmoon.core.text import NO_ARGS, Args, Message, say
from wolfmoon.games.fangs.characters import able, has_shield, may_reveal, protect, raise_shield, recover, reveal, spend
from wolfmoon.games.fangs.components import MOMENTS
from wolfmoon.games.fangs.deeds import at_any_time, belongs_to, can_at_any_time
from wolfmoon.games.fangs.equipment import gains
from wolfmoon.games.fangs.goals import check_end
from wolfmoon.games.fangs.pieces import NO_ORDERS, Orders
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, ability_rule, card_ref

ORDER_VALUES = {
    "accept_below": ("none", "4", "6", "8", "10", "12"),
    "protect": ("ask", "use"),
    "protect_from": ("none", "2", "3", "4", "5"),
    "loss": ("let-go", "ask", "use"),
    "strike_back": ("ask", "strike", "never"),
    "reveal": ("never", "checkpoint", "my-turn"),
}
"""The lines of the standing orders and what each may say. Everybody has the same lines, so an order proves nothing."""


def checkpoint(table: FangsTable) -> None:
    """fangs/table.checkpoint, fangs/table.step: serve the waiting calls, then the orders to turn up (R A1, R H4)."""
    while table.calls:
        call = next_call(table, list(table.clockwise(table.active)))
        if call is None:
            table.calls.clear()
            break
        serve(table, call)
    if table.heed:
        for seat in table.clockwise(table.active):
            wish = table.orders[seat].reveal
            if wish == "checkpoint" or (wish == "my-turn" and seat == table.active):
                table.orders[seat] = table.orders[seat]._replace(reveal="never")
                if may_reveal(table, seat):
                    reveal(table, seat, "fangs/reveal.2")


def serve(table: FangsTable, call: Call) -> None:
    """fangs/table.order: carry out one call if it is still possible, else drop it with a private note (R H4)."""
    seat = call.seat
    kind, _, rest = call.id.partition(":")
    if table.out[seat]:
        return
    if kind == "reveal" and may_reveal(table, seat):
        reveal(table, seat, "fangs/reveal.2")
    elif kind == "ability" and able(table, seat, "gregor"):
        protect(table, seat)
    elif kind == "ability" and able(table, seat, "akira") and table.damage[seat]:
        recover(table, seat)
    elif kind == "ability" and can_at_any_time(table, seat, rest):
        at_any_time(table, seat, rest)
    elif kind == "take" and can_take(table, seat, rest):
        take_from_pile(table, seat, *rest.split(":"))
    elif table.log is not None:
        table.tell("fangs/table.order", say("fangs-call-dropped"), to=(seat,))


def can_take(table: FangsTable, seat: Seat, wanted: str) -> bool:
    """fangs/character.donna.ability: the wanted "deck:card" is equipment that lies on that open pile (R H13)."""
    deck, _, card = wanted.partition(":")
    return able(table, seat, "donna") and card in table.book.equipment and card in table.discards.get(deck, ())


def take_from_pile(table: FangsTable, seat: Seat, deck: str, card: str) -> None:
    """fangs/character.donna.ability: Donna takes a piece of equipment from an open discard pile, once (R H13)."""
    spend(table, seat)
    table.discards[deck].remove(card)
    gains(table, seat, card)
    if table.log is not None:
        table.tell("fangs/character.donna.ability", say("fangs-took", seat=SEAT_REFS[seat], card=card_ref(card)))
    check_end(table)


def before_harm(table: FangsTable) -> None:
    """fangs/table.checkpoint: the checkpoint before harm takes effect; here orders to use an ability act (R H7, R flow
    5.2).
    """
    if table.calls or table.heed:
        checkpoint(table)
    blow = table.blow
    if not table.heed or blow is None:
        return
    for seat in table.clockwise(table.active):
        if seat not in blow.victims or table.protected[seat] or not has_shield(table, seat):
            continue
        i = blow.victims.index(seat)
        orders, amount, take = table.orders[seat], blow.amounts[i], blow.takes[i]
        grave = amount > 0 and is_grave(table, seat, amount)
        robbed = take is not None and orders.loss == "use" and able(table, seat, "gregor")
        if (grave and orders.protect == "use") or robbed:
            raise_shield(table, seat)


def is_grave(table: FangsTable, seat: Seat, amount: int) -> bool:
    """fangs/table.orders: the harm eliminates the seat or costs as much as its order names (R flow 5.5, line 2)."""
    least = table.orders[seat].protect_from
    points = table.book.characters[table.characters[seat]].points
    return table.damage[seat] + amount >= points or (least is not None and amount >= least)


# what is offered


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
    options += [Option(f"withdraw:{call}", "fangs-call-withdraw", rule="fangs/table.checkpoint") for call in waiting]
    for line, values in ORDER_VALUES.items():
        now = _said(table.orders[seat], line)
        options += [
            Option(f"order:{line}:{value}", f"fangs-order-{line}", _order_args(value), None, "fangs/table.orders")
            for value in values
            if value != now
        ]
    return options


def _movable(table: FangsTable, seat: Seat, waiting: list[str]) -> list[Option]:
    """fangs/ability.unique: the calls of Akeno, Ella or Willow where an edition lets them act at any time."""
    character = table.characters[seat]
    rule, text = ability_rule(character), f"fangs-option-ability-{character}"
    if character != "ella":
        option = Option("ability", text, {"count": table.fallen}, None, rule)
        return [option] if can_at_any_time(table, seat, "") and "ability" not in waiting else []
    return [
        Option(f"ability:{other}", "fangs-call-silence", {"seat": SEAT_REFS[other]}, None, rule)
        for other in table.others(seat)
        if can_at_any_time(table, seat, str(other)) and f"ability:{other}" not in waiting
    ]


def _unless(waiting: list[str], call: str, text: str, rule: str, reason: str | None, card: str | None = None) -> Option:
    args: Args = {"card": card_ref(card)} if card else NO_ARGS
    if call in waiting:
        reason = "fangs-barred-waiting"
    ref = card_ref(card) if card else None
    return Option(call, text, args, ref, rule, barred=Message(reason) if reason else None)


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


def _order_args(value: str) -> Args:
    return {"value": int(value) if value.isdecimal() else value}


def _said(orders: Orders, line: str) -> str:
    value = getattr(orders, line)
    return "none" if value is None else str(value)


def hear(table: FangsTable, call: Call) -> None:
    """fangs/table.orders: a call waits on the table; a withdrawal or a standing order works at once and in secret."""
    kind, _, rest = call.id.partition(":")
    if kind == "withdraw":
        table.calls = [each for each in table.calls if each != Call(call.seat, rest)]
    elif kind == "order":
        line, _, value = rest.partition(":")
        table.orders[call.seat] = _ordered(table.orders[call.seat], line, value)
        table.heed = any(orders != NO_ORDERS for orders in table.orders)
    else:
        table.calls.append(call)


def _ordered(orders: Orders, line: str, value: str) -> Orders:
    number = None if value == "none" else int(value) if value.isdecimal() else 0
    match line:
        case "accept_below":
            return orders._replace(accept_below=number)
        case "protect":
            return orders._replace(protect=value)
        case "protect_from":
            return orders._replace(protect_from=number)
        case "loss":
            return orders._replace(loss=value)
        case "strike_back":
            return orders._replace(strike_back=value)
        case _:
            return orders._replace(reveal=value)
