"""The pack's planning points: what the night needs, what is to spare, what a point is worth."""

from wolfmoon.games.full_moon.bot_outlook import NIGHT, Outlook

POINT, NIGHT_POINT = 0.15, 0.08
"""What a planning point is worth by day and by night, while some are to spare."""
SAVED = 4.0
"""A point that the night will need is worth so much more."""
NIGHT_TURNS = 6
"""For so many turns of the night points are saved."""


def reserve(look: Outlook) -> int:
    """The points to be kept now so that by night every member can move, sniff and attack each turn."""
    members = len(look.wolves)
    income: int = look.public["counts"]["started"] + sum(3 for row in look.wolves.values() if row["convert"])
    lacking = max(0, members + 2 - income)
    if look.night:
        return lacking
    return max(0, lacking * NIGHT_TURNS + members - income * max(0, NIGHT - 1 - look.turn))


def spare(look: Outlook) -> int:
    """The points that nothing needs yet."""
    return look.points - reserve(look)


def price(look: Outlook) -> float:
    """What a point is worth now: more if the night will need it, less when there are many."""
    if look.night:
        return NIGHT_POINT
    free = spare(look)
    return SAVED * POINT if free <= 0 else POINT / max(0.8, free / (len(look.wolves) + 3))
