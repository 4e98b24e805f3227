"""`wolfmoon scenario`: rules as executable examples."""

from pathlib import Path

from wolfmoon.cli.request import find, text_of, write_text
from wolfmoon.cli.words import Words
from wolfmoon.core.record import record as record_of
from wolfmoon.core.scenario import ScenarioFailed, read_scenario, run_scenario


def scenario_command(file: Path, /, *files: Path, record: Path | None = None) -> int:
    """Run scenario files. A failure shows the table, the open question and its options; the exit code is then 1.

    Example: wolfmoon scenario tests/games/fangs/scenarios/attack/die-of-the-torch.toml

    Args:
        file: a scenario (TOML; docs/scenarios.md describes the format)
        files: more of them
        record: write the game of the last of them here, as a record that `wolfmoon replay` and the browser show
    """
    words = Words(None)
    failed = 0
    for each in (file, *files):
        scenario = read_scenario(text_of(each), each.name)
        try:
            match = run_scenario(scenario, find(scenario.game))
            if record is not None:
                write_text(record, record_of(match).to_json())
        except ScenarioFailed as failure:
            failed += 1
            print(words.own("cli-scenario-failed", file=str(each), title=scenario.title))
            print(failure)
        else:
            print(words.own("cli-scenario-passed", file=str(each), title=scenario.title))
    print(words.own("cli-scenario-sum", passed=1 + len(files) - failed, failed=failed))
    return 1 if failed else 0
