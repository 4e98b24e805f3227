"""The examples of docs/scenarios.md hold, fail or are refused, as the line above each says."""

import re

import pytest

from tests.docs import lantern
from wolfmoon.core.errors import BadScenario
from wolfmoon.core.scenario import ScenarioFailed, read_scenario, run_scenario

PAGE = (lantern.TOP / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLE = re.compile(r"^<!-- scenario: (?P<says>.*?) -->\n```toml\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = [(found["says"], found["text"]) for found in EXAMPLE.finditer(PAGE)]


@pytest.mark.parametrize(("says", "text"), EXAMPLES, ids=[says[:30] for says, _ in EXAMPLES])
def test_every_example_comes_out_as_the_page_says(says: str, text: str) -> None:
    ends, _, report = says.partition(": ")
    if ends == "holds":
        run_scenario(read_scenario(text), lantern.rules())
    elif ends == "fails":
        with pytest.raises(ScenarioFailed, match=re.escape(report)):
            run_scenario(read_scenario(text), lantern.rules())
    else:
        key, _, wrong = report.partition(": ")
        with pytest.raises(BadScenario, match=re.escape(wrong)) as caught:
            read_scenario(text)
        assert caught.value.message.args["key"] == key


def test_no_example_is_left_out() -> None:
    assert len(EXAMPLES) == PAGE.count("```toml")
