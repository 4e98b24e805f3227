"""Later versions of the tiny game, for tests of upgrades."""

from typing import Any

from tests.server.tiny import Stones, Tiny
from wolfmoon.core.dice import Dice


class SameAgain(Tiny):
    """Version 2, under which nothing that was played comes out otherwise."""

    version = 2


class OtherBag(Tiny):
    """Version 2, which deals other stones."""

    version = 2

    def setup(self, seats: int, options: Any, dice: Dice, edition: Any) -> Stones:
        """Everybody draws his stones from a bag that was shuffled twice."""
        table = Stones(seats, dice, options["goal"], options["aim"])
        dice.shuffle(table.bag)
        return table


class HarderBlows(Tiny):
    """Version 2, in which the first hit is two."""

    version = 2

    def step(self, table: Stones) -> Any:
        """As ever, but whoever was hit once has been hit twice."""
        if 1 in table.hits:
            table.hits[table.hits.index(1)] = 2
        return super().step(table)
