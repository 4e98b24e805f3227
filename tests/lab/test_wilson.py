"""The interval of a share. Expected: the worked examples of Newcombe (Statistics in Medicine 17, 1998), method 3."""

import pytest

from wolfmoon.lab.wilson import share


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    found = share(won, games)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)
    assert found.rate == won / games


def test_of_no_games_nothing_is_known() -> None:
    assert share(0, 0)[2:] == (0.0, 0.0, 1.0)
