"""The report on rules and scenarios finds what is missing."""

from pathlib import Path

from tests.docs import lantern
from wolfmoon.lab.coverage import coverage


def test_a_rule_is_found_in_code_and_scenarios() -> None:
    lantern.rules()
    shown = {rule.id: rule for rule in coverage("lantern", lantern.scenarios()).rules}
    peek = shown["lantern/peek.1"]
    assert peek.scenarios == ("peek",)
    assert all(place.startswith("turn.py:") for place in peek.code)
    assert peek.missing == ()


def test_a_rule_without_a_scenario_and_a_ruling_without_any_proof_are_missing() -> None:
    lantern.rules()
    without = [path for path in lantern.scenarios() if path.stem not in {"peek", "lie"}]
    missing = coverage("lantern", without).missing
    assert "lantern/peek.1: no scenario" in missing
    assert "lantern/burn.1: no scenario" in missing
    assert "L1: no scenario or test" in missing
    assert "L2: no scenario or test" not in missing


def test_a_ruling_may_be_shown_by_a_test(tmp_path: Path) -> None:
    lantern.rules()
    test = tmp_path / "test_veils.py"
    test.write_text('"""A veil is worth nothing (L1)."""\n', "utf-8")
    without = [path for path in lantern.scenarios() if path.stem != "lie"]
    found = coverage("lantern", without, [test])
    assert {ruling.id: ruling.tests for ruling in found.rulings}["L1"] == ("test_veils.py:1",)


def test_an_id_that_the_rulebook_does_not_have_is_found(tmp_path: Path) -> None:
    lantern.rules()
    scenario = tmp_path / "odd.toml"
    scenario.write_text(
        'title = "t"\ngame = "lantern"\nrules = ["lantern/moon.1"]\nrulings = ["L9"]\nseats = 3\n', "utf-8"
    )
    missing = coverage("lantern", [*lantern.scenarios(), scenario]).missing
    assert "scenario odd cites lantern/moon.1: no such rule or ruling" in missing
    assert "scenario odd cites L9: no such rule or ruling" in missing
