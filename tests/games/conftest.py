"""Every scenario of a game is a test: tests/games/<game>/scenarios/**/*.toml. A game that is not registered yet is left out."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from wolfmoon.core.errors import Refused
from wolfmoon.core.scenario import ScenarioFailed, read_scenario, run_scenario
from wolfmoon.games import games

HERE = Path(__file__).parent


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    folder, *inside = file_path.relative_to(HERE).parts
    if file_path.suffix == ".toml" and inside[:1] == ["scenarios"] and folder in games():
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        yield ScenarioItem.from_parent(self, name=self.path.stem)


class ScenarioItem(pytest.Item):
    def runtest(self) -> None:
        scenario = read_scenario(self.path.read_text("utf-8"), self.path.name)
        found = games().get(scenario.game)
        assert found is not None, f"{self.path.name}: there is no game {scenario.game!r}"
        assert self.path.is_relative_to(HERE / scenario.game), "it stands in another game's folder"
        run_scenario(scenario, found)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, ScenarioFailed | Refused):
            return f"{self.path}\n{excinfo.value}"
        return str(excinfo.getrepr(style="short"))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"scenario {self.path.stem}"
