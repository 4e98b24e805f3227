"""The bot that takes any answer: for filling a table in a hurry, for soak tests, and as the yardstick of the others."""

from wolfmoon.bots.answers import Reply, Shown, any_answer
from wolfmoon.core.dice import Dice

SELDOM = 48
"""One look in this many becomes an any-time play."""


class RandomBot:
    """Every offered answer is equally likely (of several: how many, then which)."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)

    def choose(self, view: Shown, decision: Shown) -> Reply:
        """Any answer that is offered."""
        return any_answer(decision, self.dice)

    def call(self, view: Shown) -> str | None:
        """Now and then any play that is open."""
        if self.dice.below(SELDOM):
            return None
        plays = [call["id"] for call in view["calls"] if call["barred"] is None]
        return self.dice.pick(plays) if plays else None
