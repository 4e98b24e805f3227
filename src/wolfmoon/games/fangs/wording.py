"""Options and refs that never change, made once: what is asked is often the same."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.text import Message, Ref, seat_ref

GAME = "fangs"
MOST = 8
SEAT_REFS = tuple(seat_ref(seat) for seat in range(MOST))
SEATS = tuple(Option(str(seat), "fangs-option-seat", {"seat": seat_ref(seat)}, seat_ref(seat)) for seat in range(MOST))
SEATS_D4 = tuple(
    Option(
        f"{seat}:d4", "fangs-option-seat-d4", {"seat": seat_ref(seat)}, seat_ref(seat), "fangs/character.viola.ability"
    )
    for seat in range(MOST)
)
HURT = tuple(
    Option(f"damage:{seat}", "fangs-option-damage", {"seat": seat_ref(seat)}, seat_ref(seat)) for seat in range(MOST)
)
HEAL = tuple(
    Option(f"heal:{seat}", "fangs-option-heal", {"seat": seat_ref(seat)}, seat_ref(seat)) for seat in range(MOST)
)
YES = Option("yes", "fangs-option-yes")
NO = Option("no", "fangs-option-no")
YES_NO = (YES, NO)


def card_ref(card: str) -> Ref:
    """The ref of a card of the decks, shown by its name."""
    return Ref("card", card)


def card_rule(card: str) -> str:
    """The id of the rule of a card."""
    return f"{GAME}/card.{card}"


def place_rule(place: str) -> str:
    """The id of the rule of a place."""
    return f"{GAME}/place.{place}"


def ability_rule(character: str) -> str:
    """The id of the rule of a character's ability."""
    return f"{GAME}/character.{character}.ability"


def place_ref(place: str) -> Ref:
    """The ref of a place, shown by its name."""
    return Ref("place", place)


def character_ref(character: str) -> Ref:
    """The ref of a character, shown by its name."""
    return Ref("character", character)


def place_option(place: str) -> Option:
    """The option to go to a place."""
    return Option(place, "fangs-option-place", {"place": place_ref(place)}, place_ref(place))


def barred(option: Option, reason: str, rule: str | None = None) -> Option:
    """The same option, not legal for this reason."""
    return option._replace(barred=Message(reason), rule=rule or option.rule)
