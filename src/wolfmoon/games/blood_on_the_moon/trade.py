"""Trading, by hand and by the Dog; searching the dead."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, pick_some
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon.cards.omens import DOG
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.wording import SEATS, YES_NO, card_option, card_ref, card_rule

TRADE = "blood_on_the_moon/trade.1"


def can_trade(table: BloodTable, seat: Seat, other: Seat) -> bool:
    """blood_on_the_moon/trade.1: somebody living who may hold cards, if either has anything to give."""
    plot = table.plot
    if other == seat or table.dead[other] or other in table.refused:
        return False
    if plot is not None and not (plot.may_hold(table, seat) and plot.may_hold(table, other)):
        return False
    return bool(
        table.hands[seat] or table.hands[other] or (plot and plot.tradable(table, seat) + plot.tradable(table, other))
    )


def gifts(table: BloodTable, seat: Seat, *, dog: bool) -> list[Option]:
    """blood_on_the_moon/trade.used, blood_on_the_moon/card.dog: what a player may hand over now (B-29)."""
    own = table.own_turn(seat)
    held = [card for card in table.hands[seat] if not (own and (card in table.used or (dog and card == DOG)))]
    tokens = table.plot.tradable(table, seat) if table.plot is not None else []
    return [
        *map(card_option, held),
        *(Option(f"token:{token}", "blood-option-token", {"token": Ref("token", token)}) for token in tokens),
    ]


def trade(table: BloodTable, other: Seat, by_dog: int) -> Script[None]:
    """blood_on_the_moon/trade.1, blood_on_the_moon/trade.received: what is given, what is wanted, and whether the other
    agrees.

    Who declines is not asked again this turn (T-05); a trade that comes about is the one of this turn (B-19).
    """
    seat, dog = table.active, bool(by_dog)
    rule = card_rule(DOG) if dog else TRADE
    mine, theirs = gifts(table, seat, dog=dog), gifts(table, other, dog=False)
    give = yield from pick_some(
        seat, rule, say("blood-ask-give-away", seat=SEATS[other]), lambda: mine, most=len(mine), default=lambda: ()
    )
    take = yield from pick_some(
        seat, rule, say("blood-ask-want", seat=SEATS[other]), lambda: theirs, most=len(theirs), default=lambda: ()
    )
    if not give and not take:
        table.refused.append(other)
        return
    answer = yield from pick_one(
        other,
        rule,
        say("blood-ask-agree", seat=SEATS[seat], give=_things(give), take=_things(take)),
        lambda: YES_NO,
        default=lambda: "no",
    )
    if answer == "no":
        table.refused.append(other)
        if table.log is not None:
            table.tell(rule, say("blood-declined", seat=SEATS[other], to=SEATS[seat]))
        return
    if dog:
        table.used.append(DOG)
    else:
        table.traded = True
    for thing in give:
        hand_over(table, seat, other, thing)
    for thing in take:
        hand_over(table, other, seat, thing)
    if table.log is not None:
        table.tell(
            rule,
            say("blood-traded", seat=SEATS[seat], other=SEATS[other], give=_things(give), take=_things(take)),
        )


def _things(ids: tuple[str, ...]) -> list[Ref]:
    found = [Ref("token", id.removeprefix("token:")) if id.startswith("token:") else card_ref(id) for id in ids]
    return found or [Ref("trade", "nothing")]


def hand_over(table: BloodTable, giver: Seat, taker: Seat, thing: str) -> None:
    """blood_on_the_moon/trade.received: a card or token changes hands; what a card always does it does at once."""
    if thing.startswith("token:"):
        assert table.plot is not None
        table.plot.hand_over(table, thing.removeprefix("token:"), taker)
        return
    table.hands[giver].remove(thing)
    table.hands[taker].append(thing)
    if thing in table.fresh:
        table.fresh.remove(thing)
    if table.own_turn(taker):
        table.fresh.append(thing)


def corpses(table: BloodTable, seat: Seat) -> list[Seat]:
    """blood_on_the_moon/death.loot: the corpses on the tile that have something and were not yet searched this turn."""
    if table.plot is None or not table.plot.may_hold(table, seat):
        return []
    here = table.at[seat]
    return [
        other for other in table.fallen if table.at[other] == here and table.hands[other] and other not in table.looted
    ]


def loot(table: BloodTable, corpse: Seat) -> Script[None]:
    """blood_on_the_moon/death.loot: take one card of a corpse; it counts as just given (B-19)."""
    seat = table.active
    answer = yield from pick_one(
        seat,
        "blood_on_the_moon/death.loot",
        say("blood-ask-loot", seat=SEATS[corpse]),
        lambda: [card_option(card) for card in table.hands[corpse]],
    )
    table.looted.append(corpse)
    hand_over(table, corpse, seat, answer)
    if table.log is not None:
        table.tell(
            "blood_on_the_moon/death.loot",
            say("blood-looted", seat=SEATS[seat], corpse=SEATS[corpse], card=card_ref(answer)),
        )
