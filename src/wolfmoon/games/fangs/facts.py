"""What one seat knows, as plain values: all that the deduction sheet (deduction.py) is concluded from.

Facts are taken from a table for one seat and hold no more than this seat has seen or was told, so that nothing concluded
from them alone can give a secret away; and as they never change, what was once concluded from them stays true.
"""

from functools import lru_cache
from typing import NamedTuple

from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.cast import Cast, Characters
from wolfmoon.games.fangs.pieces import Oracle
from wolfmoon.games.fangs.state import FangsTable

UNTOLD = ""
"""In place of the text of an oracle card that the seat was not told."""
REMEMBERED = 8192


class Facts(NamedTuple):
    """What a seat knows. Lists with a value per seat are in seat order."""

    cast: Cast
    candidates: tuple[str, ...]
    """the characters that may be in the game: the public list, or all that the options allow"""
    listed: bool
    """whether that is the public list, so that they are in the game"""
    twins: bool
    """whether two characters of one initial may be in the game"""
    groups: tuple[int, int, int] | None
    """werewolves, vampires, humans shuffled, a single middle card among them; None if nobody knows"""
    known: tuple[Characters, ...]
    """per seat: its character, if it lies open, is the own one or was shown; else 0"""
    cleared: tuple[Characters, ...]
    """per seat: those that public facts rule out there; 0 where the character is known"""
    went_on: tuple[Seat, ...]
    """who was out at the last end check that found no winner"""
    middle: tuple[str, ...]
    """the cards in the middle, if the seat looked at them"""
    covered: bool
    """whether a single card lies in the middle that the seat did not see"""
    oracles: tuple[Oracle, ...]
    """the oracle cards answered; the text of those that the seat was not told is UNTOLD"""
    oracle_cards: int
    """how many oracle cards are in the game"""
    in_hand: str | None
    """the oracle card that waits for its answer, if the seat knows it (one it does not know rules nothing out)"""
    cycle: int
    """the pass through the oracle deck it belongs to"""


def facts_of(table: FangsTable, seat: Seat) -> Facts:
    """fangs/table.sheet: what this seat knows."""
    cast, damage, face_up = table.cast, table.damage, table.face_up
    bit, frail = cast.bit, cast.frail
    shown = [owner for viewer, owner in table.shown if viewer == seat]
    known = [
        bit[character] if face_up[other] or other == seat or other in shown else 0
        for other, character in enumerate(table.characters)
    ]
    cleared = [0 if known[other] else ruled_out | frail[damage[other]] for other, ruled_out in enumerate(table.cleared)]
    lineup, middle = table.lineup, table.middle
    looked = bool(middle) and seat in table.middle_seen
    return Facts(
        cast,
        table.pool if lineup is None else lineup,
        lineup is not None,
        twins_allowed(table),
        group_counts(table),
        tuple(known),
        tuple(cleared),
        table.went_on,
        middle if looked else (),
        bool(middle) and not looked and not pile_in_the_middle(table),
        tuple([note if note[1] == seat or note[2] == seat else _untold(note) for note in table.oracles]),
        oracle_cards(table),
        unanswered_card(table) if knows_card_in_hand(table, seat) else None,
        table.cycle,
    )


def twins_allowed(table: FangsTable) -> bool:
    """fangs/setup.expansion: whether two characters of one initial may be in the game, as far as the options say."""
    return table.lineup is not None or table.settings.source == "all-twenty" or pile_in_the_middle(table)


def pile_in_the_middle(table: FangsTable) -> bool:
    """fangs/variant.pile: whether all characters not dealt lie in the middle."""
    return table.settings.variant == "anything-goes"


def group_counts(table: FangsTable) -> tuple[int, int, int] | None:
    """fangs/setup.groups: how many of each group were shuffled, by the set-up; None if nobody knows."""
    if pile_in_the_middle(table):
        return None
    if table.groups is not None:
        return table.groups
    deal = table.book.deals[table.settings.variant, table.seats]
    return deal.werewolf, deal.vampire, deal.human


def oracle_cards(table: FangsTable) -> int:
    """fangs/setup.decks: how many oracle cards are in the game."""
    in_hand = oracle_in_hand(table) is not None
    return len(table.decks["oracle"]) + len(table.discards["oracle"]) + in_hand


def oracle_in_hand(table: FangsTable) -> str | None:
    """fangs/oracle.1: the oracle card that is drawn and does not yet lie on its discard pile."""
    card = table.drawn
    return card if card is not None and table.book.cards[card].deck == "oracle" else None


def unanswered_card(table: FangsTable) -> str | None:
    """fangs/oracle.2: the oracle card in hand while its answer is missing; its harm and what follows come after the answer."""
    answered = table.blow is not None and table.blow.source == "oracle"
    return None if answered else oracle_in_hand(table)


def knows_card_in_hand(table: FangsTable, seat: Seat) -> bool:
    """fangs/oracle.secret: the drawer knows the card in hand, the receiver once it was handed over."""
    return seat in (table.drawer, table.receiver)


def is_told(note: Oracle, seat: Seat) -> bool:
    """fangs/oracle.secret: drawer and receiver know an oracle card for ever."""
    return seat in (note.drawer, note.receiver)


@lru_cache(maxsize=REMEMBERED)
def _untold(note: Oracle) -> Oracle:
    """fangs/oracle.secret: an oracle card as those know it who are neither its drawer nor its receiver."""
    return note._replace(card=UNTOLD)
