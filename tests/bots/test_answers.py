"""Bots answer only what is offered, whatever the shape."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from wolfmoon.bots.answers import accepts, any_answer, open_ids
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.decisions import Arrange, Decision, Number, Option, PickOne, PickSome, Split
from wolfmoon.core.dice import Dice
from wolfmoon.core.text import Message
from wolfmoon.core.view import asked

BARRED = Message("not-now")


def options(names: list[str], barred: int) -> list[Option]:
    return [Option(name, "m", barred=BARRED if i < barred else None) for i, name in enumerate(names)]


names = st.lists(st.text("abcdef", min_size=1, max_size=3), min_size=1, max_size=6, unique=True)


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    ids = draw(names)
    barred = draw(st.integers(0, len(ids) - 1))
    left = len(ids) - barred
    shape: type[Decision] = draw(st.sampled_from([PickOne, PickSome, Arrange, Split, Number]))
    decision: Any = shape(0, "r/1", Message("p"), lambda: options(ids, barred))
    match decision:
        case PickOne():
            decision.may_pass, decision.pass_text = draw(st.booleans()), None
        case PickSome():
            decision.least = draw(st.integers(0, left))
            decision.most = draw(st.integers(decision.least, left + 1))
        case Split():
            decision.limits = {each: draw(st.integers(1, 4)) for each in ids[barred:]}
            decision.total = draw(st.integers(0, sum(decision.limits.values())))
        case Number():
            decision.low = draw(st.integers(-3, 3))
            decision.high = decision.low + draw(st.integers(0, 5))
    return decision  # type: ignore[no-any-return]  # built as Any, because each shape has other fields


@given(decisions(), st.integers(0, 2**32))
def test_any_answer_is_one_that_the_engine_accepts(decision: Decision, seed: int) -> None:
    shown: dict[str, Any] = asked(decision, "d1")
    reply = any_answer(shown, Dice(seed))
    assert accepts(shown, reply)
    assert decision.accepts(answer_from_json(reply))


@given(
    decisions(), st.recursive(st.none() | st.integers(-4, 9) | st.text("abcdef", max_size=3), st.lists, max_leaves=4)
)
def test_the_shown_decision_and_the_engine_agree_on_what_is_an_answer(decision: Decision, reply: Any) -> None:
    shown: dict[str, Any] = asked(decision, "d1")
    listed = isinstance(reply, list) and not all(isinstance(each, str) for each in reply)
    engine = not listed and decision.accepts(answer_from_json(reply))
    if decision.shape != "split" or isinstance(reply, dict):
        assert accepts(shown, reply) == engine


def test_every_open_answer_comes_up_sometimes() -> None:
    decision = PickOne(0, "r/1", Message("p"), lambda: options(["a", "b", "c"], 1))
    decision.may_pass, decision.pass_text = True, None
    shown: dict[str, Any] = asked(decision, "d1")
    dice = Dice(3)
    assert {any_answer(shown, dice) for _ in range(60)} == {"b", "c", None}
    assert open_ids(shown) == ["b", "c"]


def test_a_flag_is_no_number() -> None:
    decision = Number(0, "r/1", Message("p"), list)
    decision.low, decision.high = 0, 1
    shown: dict[str, Any] = asked(decision, "d1")
    assert not accepts(shown, True)
    assert accepts(shown, 1)
