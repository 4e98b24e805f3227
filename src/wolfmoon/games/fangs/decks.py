"""The three decks and their discard piles: drawing, discarding, shuffling anew."""

from wolfmoon.core.text import Ref, say
from wolfmoon.games.fangs.components import DECKS
from wolfmoon.games.fangs.state import FangsTable


def draw(table: FangsTable, deck: str) -> str:
    """fangs/deck.reshuffle: take the top card; the deck is renewed when the card is done with (R D1)."""
    return table.decks[deck].pop()


def has_cards(table: FangsTable, deck: str) -> bool:
    """fangs/table.no-cards: there is a card to draw (R D3)."""
    return bool(table.decks[deck])


def discard(table: FangsTable, card: str) -> None:
    """fangs/event.1, fangs/oracle.4: the card goes onto the discard pile of its colour (R D2)."""
    table.discards[table.book.cards[card].deck].append(card)


def renew(table: FangsTable) -> None:
    """fangs/deck.reshuffle: an empty deck is made anew of its discard pile, as soon as there is one and no card is
    being dealt with (R D1).
    """
    if table.drawn is not None:
        return
    for deck in DECKS:
        if not table.decks[deck] and table.discards[deck]:
            cards = table.discards[deck]
            table.dice.shuffle(cards)
            table.decks[deck], table.discards[deck] = cards, []
            if deck == "oracle":
                table.cycle += 1
            if table.log is not None:
                table.tell("fangs/deck.reshuffle", say("fangs-reshuffled", deck=Ref("deck", deck)), reveals=True)
