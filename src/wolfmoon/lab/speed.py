"""How fast the engine plays: decisions, games, clones, copies. Processor time of one process, not the clock on the wall."""

from statistics import median
from time import process_time
from typing import Any, NamedTuple

from wolfmoon.core.dice import Dice
from wolfmoon.core.match import start
from wolfmoon.core.rules import Rules
from wolfmoon.lab.play import any_of, play_at_random

AT_ONCE = 5
"""So many clones are timed together, because one is too short for the clock."""


class Speed(NamedTuple):
    """One row: `decisions` a second counts only questions with more than one answer, `questions` all that were asked.

    `clone_us` and `copy_us` are medians over the decisions of random games, in microseconds: of a whole match, and of its table
    alone.
    """

    game: str
    seats: int
    decisions: float
    questions: float
    games: float
    clone_us: float
    clone_us_most: float
    copy_us: float


def engine_speed(rules: Rules[Any], seats: int, seconds: float) -> Speed:
    """Play random games for that long without views or logs, then clone at every decision of a few games."""
    choices = asked = games = 0
    play_at_random(rules, seats, 0, calls=False)
    began = process_time()
    while process_time() - began < seconds:
        games += 1
        count = play_at_random(rules, seats, games, calls=False)[1]
        choices += count.choices
        asked += sum(count.asked)
    took = process_time() - began
    clones, copies = _clones(rules, seats, seconds / 2)
    return Speed(
        rules.id, seats, choices / took, asked / took, games / took, median(clones), max(clones), median(copies)
    )


def _clones(rules: Rules[Any], seats: int, seconds: float) -> tuple[list[float], list[float]]:
    """Microseconds of a clone and of a copy at each decision of random games."""
    clones: list[float] = []
    copies: list[float] = []
    seed = 0
    dice = Dice(1)
    until = process_time() + seconds
    while not clones or process_time() < until:
        seed += 1
        match = start(rules, seats, seed=seed, log=False)
        while match.open is not None:
            for ask in match.asks():
                began = process_time()
                for _ in range(AT_ONCE):
                    match.clone()
                between = process_time()
                for _ in range(AT_ONCE):
                    match.table.copy()
                clones.append((between - began) / AT_ONCE * 1e6)
                copies.append((process_time() - between) / AT_ONCE * 1e6)
                match.give(ask.seat, any_of(ask, dice))
    return clones, copies
