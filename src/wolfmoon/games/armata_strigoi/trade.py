"""Reward cards from paw to paw: an offer between wolves on adjacent spaces, and its answer. Only the two see the cards."""

from collections.abc import Sequence

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, pick_some
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.armata_strigoi.cards import check_rebel, drop_reward, everybody, eyes
from wolfmoon.games.armata_strigoi.state import ArmataTable, Cards, Offer
from wolfmoon.games.armata_strigoi.wording import SEAT_REFS, card_ref, seat_option

RULE = "armata_strigoi/reward-card.trade"
ACCEPT = Option("accept", "armata-option-accept", rule=RULE)
DECLINE = Option("decline", "armata-option-decline", rule=RULE)


def partners(table: ArmataTable, seat: Seat) -> list[Option]:
    """armata_strigoi/reward-card.trade: comrades one corridor step away, if one of the two has a Reward card (R J1, R F13)."""
    ways = table.fort.ways[table.at[seat]]
    return [
        seat_option(other, "trade", "armata-option-trade", RULE)
        for other in range(table.seats)
        if table.at[other] in ways and (table.rewards[seat] or table.rewards[other])
    ]


def held(cards: Cards) -> list[Option]:
    """One option for each card of a hand; the second of two alike has an id of its own."""
    return [
        Option(
            card if cards.index(card) == n else f"{card}:{n}",
            "armata-option-card",
            {"card": card_ref(card)},
            card_ref(card),
        )
        for n, card in enumerate(cards)
    ]


def named(answers: Sequence[str]) -> Cards:
    """The cards that answers to `held` mean."""
    return tuple(answer.partition(":")[0] for answer in answers)


def offer(table: ArmataTable, seat: Seat, other: Seat) -> Script[None]:
    """armata_strigoi/reward-card.trade: any number of the own cards, or none; the partner sees how many (R J1, R J2, flow
    d-T12).
    """
    cards = yield from pick_some(
        seat,
        RULE,
        say("armata-ask-offer", seat=SEAT_REFS[other]),
        lambda: held(table.rewards[seat]),
        most=len(table.rewards[seat]),
        default=tuple,
    )
    table.offer = Offer(seat, other, named(cards))
    table.next = "trade"
    if table.log is not None:
        message = say("armata-offers", seat=SEAT_REFS[seat], to=SEAT_REFS[other], count=len(cards))
        table.tell(RULE, message, reveals=True)


def answer_offer(table: ArmataTable) -> Script[None]:
    """armata_strigoi/reward-card.trade: the partner declines, or accepts and adds any number of cards (R J1)."""
    waiting = table.offer
    assert waiting is not None
    by, to = waiting.by, waiting.to
    count = len(waiting.cards)
    table.next = "window"
    answer = yield from pick_one(
        to,
        RULE,
        say("armata-ask-trade", seat=SEAT_REFS[by], count=count),
        lambda: (ACCEPT, DECLINE),
        default=lambda: "decline",
    )
    if answer == "decline":
        table.offer = None
        if table.log is not None:
            table.tell(RULE, say("armata-declines", seat=SEAT_REFS[to]))
        return
    back = yield from pick_some(
        to,
        RULE,
        say("armata-ask-trade-cards", seat=SEAT_REFS[by]),
        lambda: held(table.rewards[to]),
        most=len(table.rewards[to]),
        default=tuple,
    )
    given, taken = table.offer.cards if table.offer is not None else (), named(back)
    table.offer = None
    hand_over(table, by, to, given)
    hand_over(table, to, by, taken)
    if given or taken:
        forget(table, by, to)
    if table.log is not None:
        sizes = say("armata-traded", seat=SEAT_REFS[by], other=SEAT_REFS[to], given=len(given), taken=len(taken))
        secret = say(
            "armata-traded-secret",
            seat=SEAT_REFS[by],
            other=SEAT_REFS[to],
            given=[card_ref(card) for card in given],
            taken=[card_ref(card) for card in taken],
            gives=len(given),
            takes=len(taken),
        )
        table.tell(RULE, secret, to=eyes(table, by, to), others=sizes, reveals=True)
    check_rebel(table)


def hand_over(table: ArmataTable, giver: Seat, to: Seat, cards: Cards) -> None:
    """armata_strigoi/reward-card.trade: the cards change hands; the two know where they are (R J2)."""
    for card in cards:
        drop_reward(table, giver, card)
        table.rewards[to] = (*table.rewards[to], card)
        table.knowers[to] = (*table.knowers[to], 1 << giver | 1 << to)


def forget(table: ArmataTable, one: Seat, other: Seat) -> None:
    """armata_strigoi/reward-card.trade: what anybody else knew of the two hands may have changed its place (R J2)."""
    if table.settings.solo:
        for seat in (one, other):
            table.knowers[seat] = (everybody(table),) * len(table.rewards[seat])
        return
    both = 1 << one | 1 << other
    for seat in (one, other):
        table.knowers[seat] = tuple(knew & both for knew in table.knowers[seat])
