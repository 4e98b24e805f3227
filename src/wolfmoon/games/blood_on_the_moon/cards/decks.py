"""Decks: drawing, keeping, burying. A deck's last card is its top."""

from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref, say
from wolfmoon.games.blood_on_the_moon.state import ALL, BloodTable
from wolfmoon.games.blood_on_the_moon.wording import SEATS, card_ref


def draw(table: BloodTable, deck: str) -> str | None:
    """blood_on_the_moon/deck.empty: take the top card; None from an empty deck (B-12)."""
    if not table.decks[deck]:
        return None
    table.known[deck].pop()
    return table.decks[deck].pop()


def bury(table: BloodTable, card: str, known: int = ALL) -> None:
    """blood_on_the_moon/deck.bury: a card goes under its deck; `known` are the seats that have seen it, as bits (B-12)."""
    deck = table.book.cards[card].deck
    table.decks[deck].insert(0, card)
    table.known[deck].insert(0, known)
    if table.part is not None:
        table.part.buried(card)


def take(table: BloodTable, seat: Seat, card: str, rule: str) -> None:
    """blood_on_the_moon/deck.keep: a card comes to lie in front of a player."""
    table.hands[seat].append(card)
    if table.own_turn(seat):
        table.fresh.append(card)
    if table.log is not None:
        table.tell(rule, say("blood-took", seat=SEATS[seat], card=card_ref(card)), reveals=True)


def draw_item(table: BloodTable, seat: Seat, rule: str) -> None:
    """blood_on_the_moon/deck.keep, blood_on_the_moon/deck.empty: draw an item, if the deck and the player allow it."""
    if table.plot is not None and not table.plot.may_hold(table, seat):
        table.plot.refuses(table, seat)
        return
    card = draw(table, "item")
    if card is None:
        empty(table, "item", rule)
    else:
        take(table, seat, card, rule)


def empty(table: BloodTable, deck: str, rule: str) -> None:
    """blood_on_the_moon/deck.empty: say that there is nothing to draw."""
    if table.log is not None:
        table.tell(rule, say("blood-deck-empty", deck=Ref("deck", deck)))


def discard(table: BloodTable, seat: Seat, card: str, rule: str) -> None:
    """blood_on_the_moon/deck.bury: a player's card goes under its deck."""
    table.hands[seat].remove(card)
    if card in table.fresh:
        table.fresh.remove(card)
    bury(table, card)
    if table.log is not None:
        table.tell(rule, say("blood-buried", seat=SEATS[seat], card=card_ref(card)))


def found_nothing(table: BloodTable, rule: str) -> None:
    """blood_on_the_moon/deck.empty: say that nothing happens."""
    if table.log is not None:
        table.tell(rule, Message("blood-nothing"))
