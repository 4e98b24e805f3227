"""The example turn of the rulebook, dice for dice; and the same turn as the first-game guide shows it on the board."""

from pathlib import Path

from wolfmoon.core.gamefile import About, GameFile, read_game_file
from wolfmoon.core.record import record, replay
from wolfmoon.core.scenario import read_scenario, run_scenario
from wolfmoon.games import full_moon
from wolfmoon.games.full_moon.rules import FULL_MOON

EXAMPLE = Path(full_moon.__file__).with_name("example.json")
SCENARIO = Path(__file__).with_name("worked_example.toml")
PEOPLE = ("William", "Sandra", "Daniel", "Adrian")


def test_the_worked_example_of_the_rulebook_plays_as_printed() -> None:
    run_scenario(read_scenario(SCENARIO.read_text("utf-8"), SCENARIO.name), FULL_MOON)


def test_the_guide_shows_the_same_turn_with_the_same_dice() -> None:
    match = run_scenario(read_scenario(SCENARIO.read_text("utf-8"), SCENARIO.name), FULL_MOON)
    file = GameFile(record(match), About("GUIDE-FULL-MOON", PEOPLE, (None,) * 4))
    assert EXAMPLE.read_text("utf-8") == file.to_json(), f"write it anew:\n{file.to_json()}"
    replay(read_game_file(EXAMPLE.read_text("utf-8")).record, FULL_MOON)
