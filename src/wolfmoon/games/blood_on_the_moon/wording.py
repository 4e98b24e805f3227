"""Refs and options that many rules use, and how characters are named."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref, say, seat_ref
from wolfmoon.games.blood_on_the_moon.components import SIDES, TRAITS
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Who

GAME = "blood_on_the_moon"
MOST = 6
SEATS = tuple(seat_ref(seat) for seat in range(MOST))
TRAIT_REFS = tuple(Ref("trait", trait) for trait in TRAITS)
SIDE_REFS = tuple(Ref("direction", side) for side in SIDES)
YES = Option("yes", "blood-option-yes")
NO = Option("no", "blood-option-no")
YES_NO = (YES, NO)
FEATHER_CARD = "angels-feather"
"""The one card that names a result instead of rolling."""


def rule(id: str) -> str:
    """The full id of a rule of this game."""
    return f"{GAME}/{id}"


def card_ref(card: str) -> Ref:
    """The ref of a card, shown by its name."""
    return Ref("card", card)


def card_rule(card: str) -> str:
    """The id of the rule of a card."""
    return f"{GAME}/card.{card}"


def tile_ref(table: BloodTable, tile: int) -> Ref:
    """The ref of a tile, shown by its name."""
    return table.book.refs[tile]


def who_ref(table: BloodTable, who: Who) -> Ref:
    """Where a board shows this character: a seat, or a monster as kind:number from 1."""
    if who < BEAST:
        return SEATS[who]
    return Ref("monster", f"{table.kinds[who - BEAST]}:{who - BEAST + 1}")


def named(table: BloodTable, who: Who) -> Ref | Message:
    """A character as the log calls it: a player's name, or a kind of monster, numbered where there are several."""
    if who < BEAST:
        return SEATS[who]
    kind = table.kinds[who - BEAST]
    if table.kinds.count(kind) < 2:
        return Ref("monster", kind)
    return say("blood-beast", kind=Ref("monster", kind), n=who - BEAST + 1)


def tile_option(table: BloodTable, tile: int) -> Option:
    """A tile as an answer; its id is the tile's."""
    ref = tile_ref(table, tile)
    return Option(ref.id, "blood-option-tile", {"tile": ref}, ref)


def trait_option(trait: int) -> Option:
    """A trait as an answer; its id is the trait's name."""
    return Option(TRAITS[trait], "blood-option-trait", {"trait": TRAIT_REFS[trait]}, TRAIT_REFS[trait])


def seat_option(seat: Seat) -> Option:
    """A player as an answer."""
    return Option(str(seat), "blood-option-seat", {"seat": SEATS[seat]}, SEATS[seat])


def card_option(card: str) -> Option:
    """A card as an answer."""
    ref = card_ref(card)
    return Option(card, "blood-option-card", {"card": ref}, ref, card_rule(card))


def barred(option: Option, reason: str, rule: str | None = None) -> Option:
    """The same option, not legal for this reason."""
    return option._replace(barred=Message(reason), rule=rule or option.rule)
