"""A scenario that does not hold fails with the step, what was expected and what was found; a file that is none is refused."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import Toy, ToyTable, noted, options
from tests.docs import lantern
from wolfmoon.core.errors import BadOption, BadScenario, Refused, WrongSeats
from wolfmoon.core.scenario import ScenarioFailed, read_scenario, run_scenario
from wolfmoon.core.scenario_file import STEP
from wolfmoon.core.scenario_look import MISSING, at, equals, says
from wolfmoon.core.script import Script, pick_some, split
from wolfmoon.core.text import Ref, say, seat_ref

HEAD = 'title = "t"\ngame = "lantern"\nrules = ["lantern/lay.1"]\nseats = 3\n'
HANDS = '[arrange]\nhands = { 0 = ["oak-5", "elm-1", "fir-2"], 1 = ["elm-2", "elm-3", "veil-fog"] }\n'
TO_THE_CLAIM = HEAD + HANDS + '[start]\ndice = [4]\n[[step]]\nseat = 0\nanswer = "oak-5"\n'
TO_THE_DOUBT = TO_THE_CLAIM + "[[step]]\nseat = 0\nanswer = 5\n"


def run(text: str) -> None:
    run_scenario(read_scenario(text, "ours.toml"), lantern.rules())


def fails(text: str) -> str:
    with pytest.raises(ScenarioFailed) as failure:
        run(text)
    return str(failure.value)


def refused(text: str) -> dict[str, Any]:
    with pytest.raises(BadScenario) as refusal:
        read_scenario(text, "ours.toml")
    return dict(refusal.value.message.args)


@pytest.mark.parametrize(
    ("change", "key", "wrong"),
    [
        ("seats = 3\nplayers = 3", "players", "unknown key"),
        ("seats = 3\nseed = 'x'", "seed", "'x'"),
        ("seats = 3\n[start]\nanswer = 'a'", "start.answer", "unknown key"),
        ("seats = 3\n[start]\ndice = 4", "start.dice", "4"),
        ("seats = 3\n[[step]]", "step[1]", "an empty step"),
        ("seats = 3\n[[step]]\nanswer = 'a'", "step[1].seat", "missing"),
        ("seats = 3\n[[step]]\nseat = 0", "step[1].seat", "no answer, call or undo of this seat"),
        ("seats = 3\n[[step]]\nseat = 0\nanswer = 'a'\ncall = 'b'", "step[1]", "answer and call"),
        ("seats = 3\n[[step]]\nseat = -1\nanswer = 'a'", "step[1].seat", "-1"),
        ("seats = 3\n[[step]]\nseat = true\nanswer = 'a'", "step[1].seat", "True"),
        ("seats = 3\n[[step]]\nseat = 0\nanswer = 1.5", "step[1].answer", "1.5"),
        ("seats = 3\n[[step]]\nseat = 0\nundo = 0", "step[1].undo", "0"),
        ("seats = 3\n[[step]]\nanswers = { one = 'a' }", "step[1].answers", "{'one': 'a'}"),
        ("seats = 3\n[[step]]\nanswers = {}", "step[1].answers", "{}"),
        ("seats = 3\n[[step]]\ndice = [1]\nover = false", "step[1]", "dice without an action"),
        ("seats = 3\n[[step]]\nasked = { a = 'b' }", "step[1].asked", "{'a': 'b'}"),
        ("seats = 3\n[[step]]\nevents = 'a'", "step[1].events", "'a'"),
        ("seats = 3\n[[step]]\nrefused = { seat = 0, error = 'x' }", "step[1].refused", "{'seat': 0, 'error': 'x'}"),
        ("seats = 3\n[[step]]\noutcome = { winner = 1 }", "step[1].outcome", "{'winner': 1}"),
        ("seats = 3\nstep = 4", "step", "4"),
    ],
)
def test_a_malformed_file_is_refused_by_its_key(change: str, key: str, wrong: str) -> None:
    found = refused(HEAD.replace("seats = 3", change))
    assert (found["key"], found["wrong"]) == (key, wrong)
    assert found["right"]


@pytest.mark.parametrize("key", ["title", "game", "rules", "seats"])
def test_a_file_without_its_head_is_refused(key: str) -> None:
    text = "\n".join(line for line in HEAD.splitlines() if not line.startswith(key))
    assert refused(text)["key"] == key


def test_a_scenario_shows_at_least_one_rule() -> None:
    assert refused(HEAD.replace('["lantern/lay.1"]', "[]"))["key"] == "rules"


def test_what_is_no_toml_is_refused_with_the_place() -> None:
    assert "line 1" in str(refused("title =\n")["wrong"])


@given(st.text(max_size=80))
def test_whatever_the_file_holds_it_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadScenario):
        read_scenario(text)


VALUES = st.recursive(
    st.booleans() | st.integers(-2, 5) | st.sampled_from(["a", "pass", "rest"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["0", "1", "a", "seat"]), inner, max_size=3)
    ),
    max_leaves=5,
)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else repr(value)


STEP_KEYS = st.sampled_from(sorted(STEP))


@given(st.dictionaries(STEP_KEYS, VALUES, max_size=4))
def test_any_step_runs_fails_or_is_refused_and_never_breaks(step: dict[str, Any]) -> None:
    text = TO_THE_CLAIM + "[[step]]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in step.items())
    with suppress(ScenarioFailed, BadScenario):
        run(text)


def test_an_unknown_game_option_and_a_wrong_number_of_seats_are_refused_as_at_any_table() -> None:
    with pytest.raises(BadOption):
        run(HEAD + "options = { lights = 9 }\n")
    with pytest.raises(WrongSeats):
        run(HEAD.replace("seats = 3", "seats = 2"))


def test_a_scenario_of_another_game_is_refused() -> None:
    with pytest.raises(BadScenario) as refusal:
        run_scenario(read_scenario(HEAD), Toy())
    assert refusal.value.message.args == {"key": "game", "wrong": "lantern", "right": "toy"}


def test_what_cannot_be_arranged_is_refused_by_the_game() -> None:
    with pytest.raises(BadScenario) as refusal:
        run(HEAD + '[arrange]\nhands = { 0 = ["oak-9", "elm-1", "fir-2"] }\n')
    assert refusal.value.message.args["key"] == "arrange.hands.0"


def test_a_game_that_arranges_nothing_says_so() -> None:
    with pytest.raises(BadScenario) as refusal:
        run_scenario(read_scenario('title="t"\ngame="toy"\nrules=["toy/1"]\nseats=2\narrange={ a = 1 }\n'), Toy())
    assert refusal.value.message.args["key"] == "arrange.a"


def test_a_question_that_nobody_answers_fails() -> None:
    assert "ours.toml, step 1 (line 9): the file ends while the table waits" in fails(TO_THE_CLAIM)
    assert "ours.toml, start: the file ends" in fails(HEAD + "[start]\ndice = [4]\n")


@pytest.mark.parametrize("end", ["stop = true\n", 'asked = { 0 = "claim.1" }\n'])
def test_it_may_end_at_a_question_that_it_says_it_stops_at(end: str) -> None:
    run(TO_THE_CLAIM + end)


@pytest.mark.parametrize(
    ("step", "expected", "found"),
    [
        ("seat = 1\nanswer = 5", "error-not-your-decision", ""),
        ("seat = 0\nanswer = 7", "error-illegal-answer", ""),
        ("seat = 0\ncall = 'peek'", "error-illegal-call", ""),
        ("seat = 0\nundo = 2", "error-undo-refused", ""),
        ("undo = 9", "error-undo-refused", ""),
        ("seat = 0\nanswer = 5\ndice = [3]", "dice left over", "[3]"),
        ("seat = 0\nanswer = 5\nshuffles = [['oak-1']]", "dice left over", "[['oak-1']]"),
        ("answers = { 1 = 'believe' }", "the answer of seat 1", "an answer of seat 1"),
        ("public = { wind = 3 }", "public wind\n  expected: 3", "4"),
        ("public = { wind = 4, claim = 4 }", "public claim\n  expected: 4", "None"),
        ("public = { laid = 1 }", "public laid\n  expected: 1", "True"),
        ("public = { 'players.9.lights' = 1 }", "players.9.lights\n  expected: 1", "no such path"),
        ("private = { 0 = { hand = [] } }", "private 0: hand", "['elm-1', 'fir-2']"),
        ("private = { 7 = { hand = [] } }", "a seat\n  expected: 0 to 2", "7"),
        ("asked = { 1 = 'claim.1' }", "asked\n  expected: {'1': 'claim.1'}", "{'0': 'lantern/claim.1"),
        ("asked = { 0 = 'lay.1' }", "asked 0\n  expected: lay.1", "lantern/claim.1 lantern-claim-what"),
        ("offered = { 1 = ['a'] }", "a question\n  expected: seat 1 is asked", "[0]"),
        ("offers = { 0 = ['a'] }", "offers 0\n  expected: a", "[]"),
        ("barred = { 0 = { a = 'b' } }", "barred 0\n  expected: a: b", "{}"),
        ("calls = { 1 = [] }", "calls 1\n  expected: exactly []", "['peek']"),
        ("free = { 0 = 0 }", "free 0", "1"),
        ("over = true", "over\n  expected: True", "False"),
        ("outcome = { reason = 'stars' }", "outcome", "the game goes on"),
        ("refused = { seat = 0, answer = 7, error = 'stale-view' }", "expected: stale-view", "error-illegal-answer"),
        ("refused = { seat = 0, answer = 5, error = 'illegal-answer' }", "expected: illegal-answer", "it was accepted"),
    ],
)
def test_what_does_not_hold_fails_with_expected_and_found(step: str, expected: str, found: str) -> None:
    report = fails(TO_THE_CLAIM + f"[[step]]\n{step}\n")
    assert report.startswith("ours.toml, step 2 (line 12): ")
    assert expected in report
    assert f"found:    {found}" in report or not found


@pytest.mark.parametrize(
    ("check", "expected"),
    [
        ("events = ['lantern-doubts(seat=seat:2)']", "expected: lantern-doubts(seat=seat:2)"),
        ("events = ['lantern-doubts', 'lantern-doubts']", "expected: lantern-doubts"),
        ("no_events = ['lantern-doubts']", "expected: no lantern-doubts"),
        ("no_events = ['lantern-doubts(seat=seat:1)']", "found:    lantern-doubts(seat=seat:1)"),
        ("seat_reads = { 2 = ['lantern-star'] }", "seat_reads 2"),
        ("seat_reads_not = { watching = ['lantern-doubts'] }", "seat_reads_not watching"),
        ("offered = { 0 = ['accept', 'veil'] }", "found:    ['accept']"),
        ("barred = { 0 = { veil = 'lantern-other' } }", "veil: lantern-other"),
    ],
)
def test_what_did_not_happen_or_should_not_have_fails(check: str, expected: str) -> None:
    report = fails(TO_THE_DOUBT + f"[[step]]\nanswers = {{ 1 = 'doubt', rest = 'believe' }}\n{check}\nstop = true\n")
    assert expected in report


def test_events_are_those_of_the_step_only() -> None:
    run(TO_THE_DOUBT + "[[step]]\nanswers = { rest = 'doubt' }\nno_events = ['lantern-claims']\nstop = true\n")
    report = fails(TO_THE_DOUBT + "[[step]]\nanswers = { rest = 'doubt' }\nevents = ['lantern-claims']\nstop = true\n")
    assert "expected: lantern-claims" in report


def test_a_die_that_nobody_dictates_fails() -> None:
    assert "start: dice\n  a 6-sided die was rolled that the scenario does not dictate" in fails(HEAD)


def test_a_die_that_cannot_fall_so_fails() -> None:
    assert "a 6-sided die has no face 7" in fails(HEAD + "[start]\ndice = [7]\n")


def test_a_die_left_over_at_the_start_fails() -> None:
    assert "start: dice left over" in fails(HEAD + "[start]\ndice = [4, 4]\n")


def test_the_report_shows_the_table_the_question_and_the_log() -> None:
    report = fails(TO_THE_DOUBT + "[[step]]\npublic = { wind = 1 }\n")
    for line in [
        "Everybody sees",
        "  wind: 4",
        "Only seat 1 sees",
        "  hand: [elm-2, elm-3, veil-fog]",
        "Open question d3",
        "  seat 1: lantern/doubt.1  lantern-do-you-believe(keeper=seat:0, claim=5)  [pick-one]",
        "    doubt",
        "  lantern/lay.1  lantern-you-lay(card=card:oak-5)  [only to 0]",
    ]:
        assert line in report.splitlines()


def test_what_was_taken_back_meets_the_same_dice_again() -> None:
    run(
        TO_THE_DOUBT
        + "[[step]]\nanswers = { rest = 'believe' }\ndice = [2]\npublic = { keeper = 1, wind = 2 }\n"
        + "[[step]]\nseat = 1\nanswer = 'elm-3'\n"
        + "[[step]]\nundo = 1\npublic = { keeper = 1, wind = 2, laid = false }\n"
        + "[[step]]\nundo = 2\npublic = { keeper = 0, wind = 4 }\n"
        + "[[step]]\nanswers = { rest = 'believe' }\ndice = [6]\npublic = { keeper = 1, wind = 6 }\nstop = true\n"
    )


def test_lists_and_tables_of_amounts_are_answers_too() -> None:
    def sharing(table: ToyTable) -> Script[None]:
        noted(table, (yield from pick_some(0, "toy/1", say("toy-ask"), options("0", "b", "c"), most=2)))
        noted(table, (yield from split(1, "toy/1", say("toy-ask"), options("0", "1"), total=3)))

    head = 'title="t"\ngame="toy"\nrules=["toy/1"]\nseats=2\n'
    steps = '[[step]]\nseat=0\nanswer=[0, "c"]\n[[step]]\nseat=1\nanswer={ 0 = 1, 1 = 2 }\n'
    check = "public = { notes = [\"('0', 'c')\", \"{'0': 1, '1': 2}\"] }\nover = true\n"
    run_scenario(read_scenario(head + steps + check), Toy(sharing))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("a", 1),
        ("rows.1.name", "y"),
        ("rows.-1.name", "y"),
        ("rows[name=x].n", 5),
        ("rows[n=6].name", "y"),
        ("rows.#", 2),
        ("rows[name=x].list.0", 7),
        ("rows[name=z].n", MISSING),
        ("rows.2", MISSING),
        ("rows.x", MISSING),
        ("a.b", MISSING),
        ("a.#", MISSING),
        ("b", MISSING),
    ],
)
def test_a_path_leads_into_a_view(path: str, value: object) -> None:
    view = {"a": 1, "rows": [{"name": "x", "n": 5, "list": [7]}, {"name": "y", "n": 6}]}
    assert at(view, path) == value


def test_null_is_written_as_a_text_and_true_is_not_one() -> None:
    assert equals(None, "null")
    assert not equals("null", "null")
    assert equals([None, {"a": True}], ["null", {"a": True}])
    assert not equals(True, 1)
    assert not equals([1, 2], [1])
    assert not equals({"a": 1}, {"b": 1})


def test_a_message_is_named_with_some_of_its_arguments_or_none() -> None:
    message = say(
        "toy-hurt", victims=[seat_ref(1), seat_ref(2)], amount=3, why=say("toy-why", card=Ref("card", "x"), n=1)
    )
    assert says(message, "toy-hurt")
    assert says(message, "toy-hurt(amount=3)")
    assert says(message, "toy-hurt(victims=[seat:1, seat:2], why=toy-why(card=card:x, n=1))")
    assert not says(message, "toy-hurt(amount=4)")
    assert not says(message, "toy-hurt(other=1)")
    assert not says(message, "toy-hurt-more")


def test_every_refusal_of_a_scenario_is_one_of_ours() -> None:
    assert issubclass(BadScenario, Refused)
