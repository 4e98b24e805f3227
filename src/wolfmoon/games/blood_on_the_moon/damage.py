"""Damage and losses: what turns it, what lessens it, how it is shared out, and what follows (B-05)."""

from collections.abc import Sequence

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, split
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon.components import SANITY, TRAITS
from wolfmoon.games.blood_on_the_moon.death import reap
from wolfmoon.games.blood_on_the_moon.rolls import plain_roll
from wolfmoon.games.blood_on_the_moon.state import BloodTable, Who
from wolfmoon.games.blood_on_the_moon.traits import gain, room, sink
from wolfmoon.games.blood_on_the_moon.wording import SEATS, YES_NO, card_rule, trait_option

AMULET = "strange-amulet"
BROOCH = "brooch"
LESSENERS = ("armor", "headphones")


def hurt(table: BloodTable, seat: Seat, kind: str, amount: int, rule: str, by: Who | None = None) -> Script[int]:
    """blood_on_the_moon/damage.order, blood_on_the_moon/damage.physical, blood_on_the_moon/damage.mental,
    blood_on_the_moon/damage.general, blood_on_the_moon/card.strange-amulet: an explorer takes damage. Returns how
    many slots really went (B-05).
    """
    if amount <= 0 or table.dead[seat]:
        return 0
    if table.log is not None:
        table.tell(rule, say("blood-damage", seat=SEATS[seat], amount=amount, kind=Ref("damage", kind)))
    kind, amount = yield from turned_and_lessened(table, seat, kind, amount)
    traits = table.book.kinds[kind]
    if table.begun and amount > sum(table.slots[4 * seat + trait] - 1 for trait in traits):
        assert table.plot is not None
        if table.plot.would_die(table, seat, rule):
            return 0
    shares = yield from shared(table, seat, traits, amount, rule)
    taken = sum(sink(table, seat, trait, slots, rule) for trait, slots in enumerate(shares) if slots)
    row = table.book.cards[AMULET].row
    if taken and kind == row["damage"] and AMULET in table.hands[seat]:
        gain(table, seat, SANITY, 1, card_rule(AMULET))
    yield from reap(table, seat, by)
    return taken


def turned_and_lessened(table: BloodTable, seat: Seat, kind: str, amount: int) -> Script[tuple[str, int]]:
    """blood_on_the_moon/card.brooch, blood_on_the_moon/card.armor, blood_on_the_moon/card.headphones: into General
    damage if the owner wants, otherwise 1 less (B-05).
    """
    hand, cards = table.hands[seat], table.book.cards
    general = cards[BROOCH].row["takes"]
    if BROOCH in hand and kind != general:
        answer = yield from pick_one(
            seat,
            card_rule(BROOCH),
            say("blood-ask-brooch", amount=amount, kind=Ref("damage", kind)),
            lambda: YES_NO,
            default=lambda: "no",
        )
        if answer == "yes":
            if table.log is not None:
                table.tell(card_rule(BROOCH), say("blood-brooch", seat=SEATS[seat], kind=Ref("damage", general)))
            return general, amount
    for card in LESSENERS:
        if card in table.hands[seat] and cards[card].row["reduces"] == kind:
            less = min(amount, cards[card].row["amount"])
            amount -= less
            if table.log is not None:
                table.tell(card_rule(card), say("blood-lessened", seat=SEATS[seat], amount=less))
    return kind, amount


def shared(table: BloodTable, seat: Seat, traits: Sequence[int], amount: int, rule: str) -> Script[list[int]]:
    """blood_on_the_moon/damage.order, blood_on_the_moon/damage.before: the owner shares the slots out (B-04). By trait."""
    rooms = [room(table, seat, trait) if trait in traits else 0 for trait in range(4)]
    total = min(amount, sum(rooms))
    if total == sum(rooms):
        return rooms
    able = [trait for trait in traits if rooms[trait]]
    if total == 0:
        return [0, 0, 0, 0]
    if len(able) == 1:
        return [total if trait == able[0] else 0 for trait in range(4)]
    answer = yield from split(
        seat,
        rule,
        say("blood-ask-damage", amount=total),
        lambda: spread_options(able),
        total=total,
        limits={TRAITS[trait]: rooms[trait] for trait in able},
        default=lambda: mildest(table, seat, able, total),
    )
    return [answer.get(trait, 0) for trait in TRAITS]


def spread_options(traits: Sequence[int]) -> list[Option]:
    """blood_on_the_moon/damage.general: the traits that can go down."""
    return [trait_option(trait) for trait in traits]


def mildest(table: BloodTable, seat: Seat, traits: Sequence[int], total: int) -> tuple[tuple[str, int], ...]:
    """The default way of sharing damage out: always from the highest clip."""
    slots = {trait: table.slots[4 * seat + trait] for trait in traits}
    for _ in range(total):
        slots[max(slots, key=lambda trait: slots[trait])] -= 1
    shares = {trait: table.slots[4 * seat + trait] - left for trait, left in slots.items()}
    return tuple((TRAITS[trait], share) for trait, share in shares.items() if share)


def hurt_dice(table: BloodTable, seat: Seat, kind: str, dice: int, rule: str) -> Script[int]:
    """blood_on_the_moon/damage.dice: whoever takes the damage rolls for it."""
    amount = yield from plain_roll(table, seat, dice, rule)
    taken = yield from hurt(table, seat, kind, amount, rule)
    return taken


def lose(table: BloodTable, seat: Seat, trait: int, slots: int, rule: str) -> Script[None]:
    """blood_on_the_moon/damage.loss: a plain loss, which nothing turns or lessens."""
    if table.dead[seat]:
        return
    if table.begun and table.slots[4 * seat + trait] <= slots:
        assert table.plot is not None
        if table.plot.would_die(table, seat, rule):
            return
    sink(table, seat, trait, slots, rule)
    yield from reap(table, seat, None)


def pays(table: BloodTable, seat: Seat, traits: Sequence[int], rule: str) -> Script[bool]:
    """blood_on_the_moon/action.cost: lose a slot of each of these traits for an action; whether it is done (B-13).

    After the haunt the table asks again if that would bring a clip to the skull.
    """
    if table.begun and any(table.slots[4 * seat + trait] <= 1 for trait in traits):
        answer = yield from pick_one(
            seat,
            "blood_on_the_moon/action.cost",
            say("blood-ask-deadly"),
            lambda: YES_NO,
            default=lambda: "no",
        )
        if answer == "no":
            return False
    for trait in traits:
        yield from lose(table, seat, trait, 1, rule)
    return True
