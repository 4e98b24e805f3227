"""Worlds a seat could be in: everything this seat cannot know is drawn anew, in agreement with all it knows.

Action cards in a hand follow from what lies open (the six of the wolf, the cards earned), but for the copy of a Heroic card
that nobody has seen. So drawn anew are: unseen Heroic copies, the others' unseen Reward cards, the hidden cards of the round
among those with the same back, an offer that waits, the order of all stacks, and the faces of counters on Strigoi cards.
"""

from wolfmoon.core.dice import Dice
from wolfmoon.core.table import Seat
from wolfmoon.games.armata_strigoi.components import HEROIC
from wolfmoon.games.armata_strigoi.state import ArmataTable


def imagine(table: ArmataTable, seat: Seat, dice: Dice) -> None:
    """Change the table in place into a world in which this seat could just as well be (R B19, R J2)."""
    if table.reason is not None:
        return
    if table.settings.solo:
        _shuffle_rewards(table, dice)
        for n in range(len(HEROIC)):
            stack = list(table.heroic[n])
            dice.shuffle(stack)
            table.heroic[n] = tuple(stack)
    else:
        for n in range(len(HEROIC)):
            _deal_heroic(table, seat, n, dice)
        _deal_rewards(table, seat, dice)
        _choose(table, seat, dice)
        table.drafts = [draft if other == seat else "" for other, draft in enumerate(table.drafts)]
    _shuffle_stacks(table, dice)


def _deal_heroic(table: ArmataTable, seat: Seat, n: int, dice: Dice) -> None:
    """Copies that others hold and nobody has seen, exchanged with each other and with the stack."""
    copies = table.book.heroic[HEROIC[n]]
    hidden = [
        (other, i)
        for other, hand in enumerate(table.hands)
        if other != seat
        for i, card in enumerate(hand)
        if card in copies and card not in table.met
    ]
    pile = sorted((*table.heroic[n], *(table.hands[other][i] for other, i in hidden)))
    dice.shuffle(pile)
    for other, i in hidden:
        hand, card = table.hands[other], pile.pop()
        if table.chosen[other] == hand[i]:
            table.chosen[other] = card
        table.hands[other] = (*hand[:i], card, *hand[i + 1 :])
    table.heroic[n] = tuple(pile)


def _deal_rewards(table: ArmataTable, seat: Seat, dice: Dice) -> None:
    """Reward cards of others that this seat has not seen there, exchanged with each other and with the stack."""
    hidden = [
        (other, i)
        for other, knowers in enumerate(table.knowers)
        for i, knew in enumerate(knowers)
        if not knew >> seat & 1
    ]
    pile = sorted((*table.reward_deck, *(table.rewards[other][i] for other, i in hidden)))
    dice.shuffle(pile)
    for other, i in hidden:
        hand = table.rewards[other]
        table.rewards[other] = (*hand[:i], pile.pop(), *hand[i + 1 :])
    table.reward_deck = tuple(pile)
    offer = table.offer
    if offer is not None and offer.by != seat:
        cards = list(table.rewards[offer.by])
        dice.shuffle(cards)
        table.offer = offer._replace(cards=tuple(cards[: len(offer.cards)]))


def _choose(table: ArmataTable, seat: Seat, dice: Dice) -> None:
    """The hidden card of each other seat: any of its hand with the same back (armata_strigoi/table.backs; R B20)."""
    actions = table.book.actions
    for other, chosen in enumerate(table.chosen):
        if chosen and other != seat:
            back = actions[chosen].back
            table.chosen[other] = dice.pick([card for card in table.hands[other] if actions[card].back == back])


def _shuffle_rewards(table: ArmataTable, dice: Dice) -> None:
    pile = sorted(table.reward_deck)
    dice.shuffle(pile)
    table.reward_deck = tuple(pile)


def _shuffle_stacks(table: ArmataTable, dice: Dice) -> None:
    """The order of what lies face down; a spared Monster stays on top. Counters on Strigoi cards: only their number shows."""
    for n, stack in enumerate(table.stacks):
        top = stack[-1:] if table.open_top[n] else ()
        rest = sorted(stack[: len(stack) - len(top)])
        dice.shuffle(rest)
        table.stacks[n] = (*rest, *top)
    for name in ("reward_tokens", "strigoi_tokens"):
        cards = sorted(getattr(table, name))
        dice.shuffle(cards)
        setattr(table, name, tuple(cards))
    pool = sorted((*table.pool, *(counter for row in table.scars for counter in row)))
    dice.shuffle(pool)
    table.scars = [tuple(pool.pop() for _ in row) for row in table.scars]
    table.pool = tuple(sorted(pool))
