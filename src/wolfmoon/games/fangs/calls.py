"""What a seat may do at any time: calls, checkpoints, standing orders. What is offered is in plays.py and orders.py.

A call is silent when it is made and is served at the next checkpoint, clockwise from the active player; what has
become impossible is dropped with a private note (R H4). A checkpoint never waits for anybody. Standing orders act at
the same places (R flow 5.5).
"""

from wolfmoon.core.table import Call, Seat, next_call
from wolfmoon.core.text import say
from wolfmoon.games.fangs.characters import able, has_shield, may_reveal, protect, raise_shield, recover, reveal, spend
from wolfmoon.games.fangs.deeds import at_any_time, can_at_any_time
from wolfmoon.games.fangs.equipment import gains
from wolfmoon.games.fangs.goals import check_end
from wolfmoon.games.fangs.orders import ordered
from wolfmoon.games.fangs.pieces import NO_ORDERS
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, card_ref


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


def hear(table: FangsTable, call: Call) -> None:
    """fangs/table.orders: a call waits on the table; a withdrawal or a standing order works at once and in secret."""
    kind, _, rest = call.id.partition(":")
    if kind == "withdraw":
        table.calls = [each for each in table.calls if each != Call(call.seat, rest)]
    elif kind == "order":
        line, _, value = rest.partition(":")
        table.orders[call.seat] = ordered(table.orders[call.seat], line, value)
        table.heed = any(orders != NO_ORDERS for orders in table.orders)
    else:
        table.calls.append(call)
