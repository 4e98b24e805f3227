"""The example turn of the rulebook, dice for dice."""

from pathlib import Path

from wolfmoon.core.scenario import read_scenario, run_scenario
from wolfmoon.games.full_moon.rules import FULL_MOON


def test_the_worked_example_of_the_rulebook_plays_as_printed() -> None:
    path = Path(__file__).with_name("worked_example.toml")
    run_scenario(read_scenario(path.read_text("utf-8"), path.name), FULL_MOON)
