"""The levels of bots: what they may know, and what they do without advice."""

import pickle
from types import SimpleNamespace
from typing import Any

import pytest

from wolfmoon.bots import LEVELS, greedy, make
from wolfmoon.core.errors import BadOption

DECISION: dict[str, Any] = {
    "id": "d1",
    "shape": "pick-one",
    "rule": "x/1",
    "prompt": {"id": "whom", "args": {}},
    "options": [
        {"id": "a", "barred": None},
        {"id": "b", "barred": {"id": "no", "args": {}}},
        {"id": "c", "barred": None},
    ],
    "may_pass": False,
}
VIEW: dict[str, Any] = {
    "decisions": [DECISION],
    "calls": [{"id": "reveal", "barred": None}, {"id": "ability", "barred": {"id": "no", "args": {}}}],
}


def advised(monkeypatch: pytest.MonkeyPatch, answer: object, call: str | None = None) -> None:
    advice = SimpleNamespace(choose=lambda view, decision, dice: answer, call=lambda view, dice: call)
    monkeypatch.setattr(greedy, "advice", lambda game: advice)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        make("clever", "fangs", 1)
    assert refused.value.message.args["accepted"] == ["random", "greedy"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_be_sent_to_another_process_and_plays_on_the_same(level: str) -> None:
    bot = make(level, "unwritten-game", 5)
    bot.choose(VIEW, DECISION)
    twin = pickle.loads(pickle.dumps(bot))
    assert [bot.choose(VIEW, DECISION) for _ in range(20)] == [twin.choose(VIEW, DECISION) for _ in range(20)]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_answers_the_same(level: str) -> None:
    first, second = make(level, "unwritten-game", 8), make(level, "unwritten-game", 8)
    assert [first.choose(VIEW, DECISION) for _ in range(20)] == [second.choose(VIEW, DECISION) for _ in range(20)]


def test_greedy_takes_the_advice_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    advised(monkeypatch, "c", "reveal")
    bot = make("greedy", "any", 1)
    assert [bot.choose(VIEW, DECISION) for _ in range(9)] == ["c"] * 9
    assert bot.call(VIEW) == "reveal"


@pytest.mark.parametrize("answer", ["b", "z", None, ["a"], 3])
def test_advice_that_is_not_offered_is_not_given(monkeypatch: pytest.MonkeyPatch, answer: object) -> None:
    advised(monkeypatch, answer, "ability")
    bot = make("greedy", "any", 1)
    assert {bot.choose(VIEW, DECISION) for _ in range(40)} == {"a", "c"}
    assert bot.call(VIEW) is None


def test_advice_to_pass_is_taken_where_passing_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    advised(monkeypatch, None)
    bot = make("greedy", "any", 1)
    assert bot.choose(VIEW, {**DECISION, "may_pass": True}) is None


def test_random_makes_an_open_play_now_and_then_and_never_a_barred_one() -> None:
    bot = make("random", "any", 1)
    calls = [bot.call(VIEW) for _ in range(600)]
    assert set(calls) == {None, "reveal"}
    assert calls.count("reveal") < 60
