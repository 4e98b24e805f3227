"""Refs, options and names that never change, made once: what is asked is often the same."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Args, Message, Ref, seat_ref
from wolfmoon.games.armata_strigoi.components import STRIGOI
from wolfmoon.games.armata_strigoi.parts import (
    DIRECTIONS,
    LADDER,
    LETTERS,
    NOWHERE,
    PLATFORMS,
    ROOMS,
    SPACES,
    STAY,
    TURNS,
)

MOST = 5
SEAT_REFS = tuple(seat_ref(seat) for seat in range(MOST))
SPACE_REFS = tuple(Ref("space", name) for name in SPACES)
ROOM_REFS = tuple(Ref("room", name) for name in ROOMS)
PLATFORM_REFS = tuple(Ref("platform", name) for name in PLATFORMS)
DIRECTION_REFS = tuple(Ref("direction", name) for name in DIRECTIONS)
STRIGOI_REFS = tuple(Ref("strigoi", name) for name in STRIGOI)
SUPREME_REF = Ref("strigoi", "supreme")
LADDER_REFS = {space: Ref("ladder", SPACES[space]) for space in LADDER}
ICON_WORDS = {
    "recovery": "icon-recovery",
    "gates-of-hell": "icon-gates-of-hell",
    "wound": "icon-wound",
    "shock": "icon-shock",
    **{
        ability: f"ability-{ability}"
        for ability in ("protection", "heal", "retrieval", "stealth", "mechanics", "pack", "leap")
    },
}
SPACE_OPTIONS = tuple(
    Option(name, "armata-option-space", {"space": ref}, ref) for name, ref in zip(SPACES, SPACE_REFS, strict=True)
)
"""By space: to go there."""
WALKS = tuple(
    tuple(
        Option(f"walk:{name}", "armata-option-walk", {"space": ref, "steps": steps}, ref, "armata_strigoi/move.1")
        for steps in range(12)
    )
    for name, ref in zip(SPACES, SPACE_REFS, strict=True)
)
"""By space, by steps: to walk there."""
TURNS_OPTIONS = tuple(Option(str(turn), "armata-option-turn", {"steps": turn}) for turn in range(TURNS))


def letter_name(letter: int) -> str:
    """The letter as printed."""
    return STAY if letter == NOWHERE else LETTERS[letter]


def card_ref(card: str) -> Ref:
    """The ref of any card, by its name: "attila:army-of-the-night" is card-army-of-the-night."""
    wolf, _, name = card.partition(":")
    return Ref("card", wolf if not name or name.isdecimal() else name)


def token_ref(token: str) -> Ref:
    """The ref of a Reward token."""
    return Ref("reward-token", token)


def icon_message(icon: str) -> Message:
    """The name of an ability or another icon."""
    return Message(ICON_WORDS[icon])


def seat_option(seat: Seat, kind: str, text: str, rule: str) -> Option:
    """An option that is about a seat."""
    return Option(f"{kind}:{seat}", text, {"seat": SEAT_REFS[seat]}, SEAT_REFS[seat], rule)


def barred(option: Option, reason: str, **args: int) -> Option:
    """The same option, not legal for this reason."""
    given: Args = dict(args)
    return option._replace(barred=Message(reason, given))
