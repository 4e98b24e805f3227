"""What a seat has learnt beyond what lies open."""

from wolfmoon.core.table import Seat
from wolfmoon.games.full_moon.state import MoonTable


def seen_tokens(table: MoonTable, seat: Seat) -> dict[int, str]:
    """full_moon/table.looks, full_moon/call.1: the tokens a seat has looked at, by hiker; the pack's looks are shared
    (R14.19).
    """
    pack = table.sides[seat] == "pack"
    found: dict[int, str] = {}
    for viewer, hiker in table.looks:
        token = table.tokens[hiker] or table.cured[hiker]
        if token is not None and (viewer == seat or (pack and viewer == -1)):
            found[hiker] = token
    return found
