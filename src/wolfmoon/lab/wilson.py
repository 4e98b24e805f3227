"""How sure a share is."""

from math import sqrt
from typing import NamedTuple


class Share(NamedTuple):
    """`won` of `games`, with the 95 % interval of Wilson (1927) from `low` to `high`; all three are 0 to 1."""

    won: int
    games: int
    rate: float
    low: float
    high: float


def share(won: int, games: int, z: float = 1.96) -> Share:
    """The share and its Wilson score interval; of no games nothing is known: 0 to 1."""
    if games == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    rate = won / games
    below = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / below
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / below
    return Share(won, games, rate, max(0.0, middle - spread), min(1.0, middle + spread))
