"""Chances that are told before a roll."""

from wolfmoon.core.text import Message, say
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.trials import Trial, dice_of, points_of
from wolfmoon.games.blood_on_the_moon.wording import TRAIT_REFS


def percent(table: BloodTable, dice: int, least: int) -> int:
    """blood_on_the_moon/roll.die: in how many of 100 rolls so many dice show at least that much, rounded."""
    if least <= 0:
        return 100
    row = table.book.at_least[min(max(dice, 0), len(table.book.at_least) - 1)]
    return row[least] if least < len(row) else 0


def odds(table: BloodTable, wanted: Trial, least: int) -> Message:
    """blood_on_the_moon/roll.trait: what a roll of this trait needs, and how likely that is, without cards that change
    rolls.
    """
    dice = dice_of(table, wanted, wanted.trait)
    points = points_of(table, wanted.who, wanted.trait) + wanted.points
    return say(
        "blood-hint-odds",
        trait=TRAIT_REFS[wanted.trait],
        dice=max(0, dice),
        points=points,
        least=least,
        percent=percent(table, dice, least - points),
    )
