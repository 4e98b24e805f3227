"""Who is in play, where, led by whom, with what."""

from wolfmoon.core.table import Seat
from wolfmoon.games.full_moon.state import MoonTable

UNDECLARED, STAY, LEAVE, RIDE, RIDES_ALONG = -2, -1, 6, 7, 8
"""In `heading`, beside the directions 0 to 5. Undeclared: this hiker has not said yet where to go."""


def hikers_of(table: MoonTable, seat: Seat) -> list[int]:
    """full_moon/setup.players: the hikers in play that a seat leads."""
    status, owner = table.status, table.owner
    return [hiker for hiker in range(8) if owner[hiker] == seat and status[hiker] == "play"]


def in_order(table: MoonTable) -> list[int]:
    """full_moon/turn.order: all hikers in play, clockwise from the pack's left (R3.6)."""
    status, owner = table.status, table.owner
    return [hiker for seat in table.order for hiker in range(8) if owner[hiker] == seat and status[hiker] == "play"]


def hikers_at(table: MoonTable, space: int) -> list[int]:
    """full_moon/turn.order: the hikers in play on a space, in order."""
    at = table.at
    return [hiker for hiker in in_order(table) if at[hiker] == space]


def seats_at(table: MoonTable, space: int) -> list[Seat]:
    """full_moon/turn.order: the seats with hikers on a space, in order."""
    here = {table.owner[hiker] for hiker in hikers_at(table, space)}
    return [seat for seat in table.order if seat in here]


def kinds_of(table: MoonTable, hiker: int) -> list[str]:
    """full_moon/items.open: the kinds of the items a hiker has."""
    cards = table.book.cards
    return [cards[card][0] for card in table.items[hiker]]


def item_of(table: MoonTable, hiker: int, kind: str) -> int:
    """full_moon/items.open: a card of that kind that the hiker has, or -1."""
    for card in table.items[hiker]:
        if table.book.cards[card][0] == kind:
            return card
    return -1


def on_guard(table: MoonTable, hiker: int) -> bool:
    """full_moon/alert.combat: whether Alert counts in a combat: from step 6 to the end of the werewolves' phase (R8.1,
    R12.28).
    """
    return table.guard[hiker] and table.revealed


def determination_limit(table: MoonTable, hiker: int) -> int:
    """full_moon/prepare.determination, full_moon/fear.limits, full_moon/hunters.determination: what a hiker may keep
    (R17.7).
    """
    hunters, number = table.settings.hunters, table.book.number
    if table.scared[hiker]:
        return number("hunters", "limit_scared") if hunters else number("determination", "limit_scared")
    return 999 if hunters else number("determination", "limit")


def trap_card(table: MoonTable) -> int:
    """full_moon/item.trap: the number of the Trap's card."""
    return table.book.cards.index(("trap", "lair"))


def dying(table: MoonTable) -> list[int]:
    """full_moon/life.rescue: the hikers in play without Life."""
    return [hiker for hiker in in_order(table) if not table.life[hiker]]
