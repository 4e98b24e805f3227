"""Refs and options that never change, made once: what is asked is often the same."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.text import Message, Ref, seat_ref
from wolfmoon.games.full_moon.components import PRINTED, WOLVES
from wolfmoon.games.full_moon.wood import wood

BOOK = "full_moon"
SEAT_REFS = tuple(seat_ref(seat) for seat in range(7))
HIKERS = tuple(hiker.id for hiker in PRINTED.hikers)
"""The hikers' ids by number."""
BEINGS = (*(wolf.id for wolf in PRINTED.wolves), *HIKERS)
"""The werewolves' ids by number; a turned hiker keeps the own name."""
HIKER_REFS = tuple(Ref("hiker", id) for id in HIKERS)
WOLF_REFS = (*(Ref("wolf", wolf.id) for wolf in PRINTED.wolves), *HIKER_REFS)
HIKER_OPTIONS = tuple(
    Option(id, "moon-option-hiker", {"hiker": ref}, ref) for id, ref in zip(HIKERS, HIKER_REFS, strict=True)
)
WOLF_OPTIONS = tuple(
    Option(id, "moon-option-wolf", {"wolf": ref}, ref) for id, ref in zip(BEINGS, WOLF_REFS, strict=True)
)
SPACE_REFS = {large: tuple(Ref("space", name) for name in wood(large).names) for large in (False, True)}
DIRECTION_REFS = tuple(Ref("direction", str(way)) for way in range(1, 7))
YES = Option("yes", "moon-option-yes")
NO = Option("no", "moon-option-no")
YES_NO = (YES, NO)


def hiker_of(id: str) -> int:
    """The number of the hiker with that id."""
    return HIKERS.index(id)


def wolf_of(id: str) -> int:
    """The number of the werewolf with that id, of a turned hiker too."""
    return BEINGS.index(id)


def is_convert(wolf: int) -> bool:
    """Whether this werewolf was a hiker."""
    return wolf >= WOLVES


def action_ref(card: str) -> Ref:
    """The ref of an action card."""
    return Ref("action", card)


def item_ref(item: str) -> Ref:
    """The ref of an item, by kind."""
    return Ref("item", item)


def hexagon_ref(hexagon: str) -> Ref:
    """The ref of a kind of hexagon."""
    return Ref("hexagon", hexagon)


def combat_ref(card: str) -> Ref:
    """The ref of a combat card."""
    return Ref("combat", card)


def pack_card_ref(card: str) -> Ref:
    """The ref of a pack card."""
    return Ref("pack-card", card)


def token_ref(token: str) -> Ref:
    """The ref of an infection token, face up."""
    return Ref("token", token)


def rule_of(chapter: str, id: str) -> str:
    """The id of a rule about one card or result of a kind."""
    return f"{BOOK}/{chapter}.{id}"


def barred(option: Option, reason: str, rule: str | None = None) -> Option:
    """The same option, not legal for this reason."""
    return option._replace(barred=Message(reason), rule=rule or option.rule)
