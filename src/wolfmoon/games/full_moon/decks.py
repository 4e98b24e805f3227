"""The decks: drawing, discarding, and making a deck anew from its discards."""

from typing import TypeVar

from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import SEAT_REFS, action_ref

T = TypeVar("T")


def renew(table: MoonTable, deck: list[T], discards: list[T]) -> bool:
    """full_moon/table.empty-deck: an empty deck is made anew from its discards; whether it has a card now (R2.2,
    R2.6, R12.19).
    """
    if not deck and discards:
        deck.extend(discards)
        discards.clear()
        table.dice.shuffle(deck)
    return bool(deck)


def draw_actions(table: MoonTable, seat: Seat, count: int) -> int:
    """full_moon/prepare.draw: draw action cards into a hand; how many there were (R2.2)."""
    drawn: list[str] = []
    for _ in range(count):
        if not renew(table, table.action, table.action_out):
            break
        drawn.append(table.action.pop())
    table.hands[seat] += drawn
    if drawn and table.log is not None:
        secret = say("moon-drew-secret", seat=SEAT_REFS[seat], cards=[action_ref(card) for card in drawn])
        others = say("moon-drew", seat=SEAT_REFS[seat], count=len(drawn))
        table.tell("full_moon/prepare.draw", secret, to=(seat,), others=others, reveals=True)
    return len(drawn)


def discard_action(table: MoonTable, card: str) -> None:
    """full_moon/discard.limit: an action card goes to its discards."""
    table.action_out.append(card)


def discard_item(table: MoonTable, card: int) -> None:
    """full_moon/items.discard: an item card goes to the discards of its own deck; those of the Lair deck stay out
    (R2.6).
    """
    deck = table.book.cards[card][1]
    if deck == "item":
        table.item_out.append(card)
    elif deck == "special":
        table.special_out.append(card)
    else:
        table.lost.append(card)


def draw_special(table: MoonTable) -> int:
    """full_moon/item.corpse: the top special item, or -1."""
    return table.special.pop() if renew(table, table.special, table.special_out) else -1


def draw_pack_card(table: MoonTable) -> bool:
    """full_moon/pack-card.buy: the pack takes the top pack card; whether there was one."""
    if not renew(table, table.packs, table.packs_out):
        return False
    table.pack_hand.append(table.packs.pop())
    return True
