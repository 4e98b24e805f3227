"""Players that are programs. `make` gives one for a seat; see docs/bots.md."""

from wolfmoon.bots.bot import Bot
from wolfmoon.bots.greedy import GreedyBot
from wolfmoon.bots.random import RandomBot
from wolfmoon.core.errors import BadOption

LEVELS = ("random", "greedy")

__all__ = ["LEVELS", "Bot", "make"]


def make(level: str, game: str, seed: int) -> Bot:
    """A bot of that level for one seat of one game. Raises BadOption."""
    match level:
        case "random":
            return RandomBot(game, seed)
        case "greedy":
            return GreedyBot(game, seed)
        case _:
            raise BadOption(option="bots", given=level, accepted=list(LEVELS))
