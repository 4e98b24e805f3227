"""The bot that plays the best next move its game can name, without looking further."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from wolfmoon.bots.answers import Reply, Shown, accepts, any_answer
from wolfmoon.core.dice import Dice


class Advice(Protocol):
    """What a game's bot.py offers. None means: pass where that is offered, and otherwise no opinion."""

    def choose(self, view: Shown, decision: Shown, dice: Dice) -> Reply:
        """The answer it would give."""
        ...

    def call(self, view: Shown, dice: Dice) -> str | None:
        """The any-time play it would ask for."""
        ...


def advice(game: str) -> Advice | None:
    """The bot.py of a game of this package, or None if the game has none."""
    name = f"wolfmoon.games.{game}.bot"
    if find_spec(f"wolfmoon.games.{game}") is None or find_spec(name) is None:
        return None
    return cast("Advice", import_module(name))


class GreedyBot:
    """Asks the game's own advice; where that has no opinion, or one that is not offered, takes any answer."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)

    def choose(self, view: Shown, decision: Shown) -> Reply:
        """The advised answer if it is offered."""
        known = advice(self.game)
        if known is not None:
            reply = known.choose(view, decision, self.dice)
            if (reply is not None or decision.get("may_pass")) and accepts(decision, reply):
                return reply
        return any_answer(decision, self.dice)

    def call(self, view: Shown) -> str | None:
        """The advised play if it is open."""
        known = advice(self.game)
        wanted = None if known is None else known.call(view, self.dice)
        plays = [call["id"] for call in view["calls"] if call["barred"] is None]
        return wanted if wanted in plays else None
