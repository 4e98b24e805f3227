"""A recorded game is written as a scenario that runs: same answers, same dice, same ending."""

from typing import Any

import pytest

from tests.contract.playing import journey
from tests.docs import lantern
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import start
from wolfmoon.core.record import record
from wolfmoon.core.rules import Rules
from wolfmoon.core.scenario import read_scenario, run_scenario
from wolfmoon.core.scenario_write import scenario_of
from wolfmoon.games import games

SEATS = {"fangs": 5, "full_moon": 4, "armata_strigoi": 3, "lantern": 3}


def rules_of(game: str) -> Rules[Any]:
    return lantern.rules() if game == "lantern" else games()[game]


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("inputs", [0, 1, 25])
def test_a_record_written_as_a_scenario_runs(game: str, inputs: int) -> None:
    rules = rules_of(game)
    match = start(rules, SEATS[game], seed=5)
    for _ in journey(match, Dice(9), inputs):
        pass
    text = scenario_of(record(match), rules, title='The "first" hour\\')
    scenario = read_scenario(text)
    assert scenario.title == 'The "first" hour\\'
    assert scenario.seed == 5
    run_scenario(scenario, rules)


def test_a_whole_game_ends_as_it_ended() -> None:
    rules = rules_of("lantern")
    match = start(rules, 3, seed=5)
    for _ in journey(match, Dice(9), 400):
        pass
    assert match.outcome is not None
    scenario = read_scenario(scenario_of(record(match), rules, title="All of it"))
    assert scenario.steps[-1].checks["outcome"]["reason"] == match.outcome.reason
    run_scenario(scenario, rules)
