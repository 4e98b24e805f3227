"""A rule as an executable example: read a scenario file, run it against its game. The format stands in docs/scenarios.md."""

from wolfmoon.core.scenario_file import Scenario, Step, read_scenario
from wolfmoon.core.scenario_run import ScenarioFailed, run_scenario

__all__ = ["Scenario", "ScenarioFailed", "Step", "read_scenario", "run_scenario"]
