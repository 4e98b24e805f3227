"""The five shapes of a question: what each accepts, what is forced, and that nothing else ever passes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import options
from wolfmoon.core.decisions import Answer, Arrange, Decision, Number, PickOne, PickSome, Split, Together
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import IllegalAnswer
from wolfmoon.core.script import ask_one
from wolfmoon.core.text import say
from wolfmoon.lab.play import any_of

ASK = say("toy-ask")


def one(*ids: str, may_pass: bool = False, **more: Any) -> PickOne:
    return ask_one(0, "toy/1", ASK, options(*ids), may_pass=may_pass, **more)


def some(least: int, most: int, *ids: str, **more: Any) -> PickSome:
    ask = PickSome(0, "toy/1", ASK, options(*ids), **more)
    ask.least, ask.most = least, most
    return ask


def order(*ids: str, **more: Any) -> Arrange:
    return Arrange(0, "toy/1", ASK, options(*ids), **more)


def share(total: int, *ids: str, limits: dict[str, int] | None = None, **more: Any) -> Split:
    ask = Split(0, "toy/1", ASK, options(*ids), **more)
    ask.total, ask.limits = total, limits or {}
    return ask


def count(low: int, high: int, **more: Any) -> Number:
    ask = Number(0, "toy/1", ASK, options(), **more)
    ask.low, ask.high = low, high
    return ask


def test_one_option_is_picked_by_its_id() -> None:
    assert one("a", "b").accepts("b")
    assert not one("a", "b").accepts("c")
    assert not one("a", "b").accepts(("a",))


def test_a_barred_option_is_shown_and_cannot_be_picked() -> None:
    ask = one("a", "!b")
    assert [option.id for option in ask.options()] == ["a", "b"]
    assert ask.legal() == ["a"]
    assert not ask.accepts("b")


def test_passing_is_possible_only_where_it_is_offered() -> None:
    assert one("a", may_pass=True).accepts(None)
    assert not one("a").accepts(None)
    assert one("a", may_pass=True).accepted() == ["a", "pass"]


def test_as_many_different_options_are_picked_as_asked_for() -> None:
    ask = some(1, 2, "a", "b", "c", "!d")
    assert ask.accepts(("c", "a"))
    assert ask.accepts(("b",))
    wrong: list[Answer] = [(), ("a", "a"), ("a", "b", "c"), ("d",), "a", None]
    assert not any(ask.accepts(answer) for answer in wrong)


def test_all_options_are_put_in_order() -> None:
    ask = order("a", "b", "c")
    assert ask.accepts(("c", "a", "b"))
    wrong: list[Answer] = [("a", "b"), ("a", "b", "b"), ("a", "b", "c", "c"), "abc", None]
    assert not any(ask.accepts(answer) for answer in wrong)


def test_the_whole_total_is_shared_out_within_the_limits() -> None:
    ask = share(3, "a", "b", limits={"b": 1})
    assert ask.accepts((("a", 3),))
    assert ask.accepts((("a", 2), ("b", 1)))
    wrong: list[Answer] = [
        (("a", 2),),
        (("a", 1), ("b", 2)),
        (("a", 3), ("b", 0)),
        (("a", 4), ("b", -1)),
        (("a", 1), ("a", 2)),
        (("c", 3),),
        (),
        None,
        3,
    ]
    assert not any(ask.accepts(answer) for answer in wrong)


def test_a_number_lies_between_its_bounds() -> None:
    ask = count(2, 4)
    assert [n for n in range(7) if ask.accepts(n)] == [2, 3, 4]
    assert not ask.accepts("3")
    assert not ask.accepts(None)


def test_true_is_no_number() -> None:
    assert not count(0, 1).accepts(True)


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (one("a", "!b"), "a"),
        (one("!a", may_pass=True), None),
        (some(2, 2, "a", "b"), ("a", "b")),
        (some(0, 0, "a", "b"), ()),
        (order("a"), ("a",)),
        (share(2, "a"), (("a", 2),)),
        (share(0, "a", "b"), ()),
        (count(3, 3), 3),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_single_possible_answer_is_forced(ask: Decision, answer: Answer) -> None:
    assert ask.forced() == (answer,)
    assert ask.accepts(answer)


@pytest.mark.parametrize(
    "ask",
    [one("a", "b"), one("a", may_pass=True), some(0, 1, "a"), order("a", "b"), share(1, "a", "b"), count(1, 2)],
    ids=lambda value: type(value).__name__,
)
def test_a_choice_is_not_forced(ask: Decision) -> None:
    assert ask.forced() is None


@pytest.mark.parametrize(
    "ask",
    [
        one("a", masked=True),
        one("a", window=True),
        some(1, 1, "a", masked=True),
        order("a", masked=True),
        share(2, "a", masked=True),
        count(3, 3, masked=True),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_masked_question_is_never_forced(ask: Decision) -> None:
    assert ask.forced() is None


def test_a_refusal_repeats_the_question_and_says_what_would_be_right() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        one("a", "!b", "c").check("b")
    assert refused.value.message.args == {"asked": ASK, "given": "b", "accepted": ["a", "c"]}
    with pytest.raises(IllegalAnswer) as refused:
        count(2, 4).check(9)
    assert refused.value.message.args["accepted"] == ["2..4"]


def test_options_are_computed_when_somebody_looks_and_only_once() -> None:
    looked = []

    def offers() -> list[Any]:
        looked.append(1)
        return list(options("a", "b")())

    ask = ask_one(0, "toy/1", ASK, offers)
    assert looked == []
    ask.legal()
    ask.accepts("a")
    assert looked == [1]


def test_a_seat_is_not_asked_twice_at_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Together([one("a"), one("b")])


IDS = st.lists(st.sampled_from(["a", "b", "c", "d", "!e"]), min_size=1, max_size=5, unique=True)


@st.composite
def questions(draw: st.DrawFn) -> Decision:
    """A question of any shape that has an answer."""
    ids = draw(IDS.filter(lambda ids: any(not id.startswith("!") for id in ids)))
    legal = sum(not id.startswith("!") for id in ids)
    shape = draw(st.integers(0, 4))
    if shape == 0:
        return one(*ids, may_pass=draw(st.booleans()))
    if shape == 1:
        least = draw(st.integers(0, legal))
        return some(least, draw(st.integers(least, 6)), *ids)
    if shape == 2:
        return order(*ids)
    if shape == 3:
        return share(draw(st.integers(0, 6)), *ids)
    low = draw(st.integers(-3, 3))
    return count(low, low + draw(st.integers(0, 4)))


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 9)
    | st.sampled_from(["a", "b", "c", "e", "", "pass"])
    | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4).map(tuple),
    max_leaves=6,
)


@given(questions(), st.integers(0, 1 << 40))
def test_any_answer_that_is_drawn_from_the_offer_is_accepted(ask: Decision, seed: int) -> None:
    ask.check(any_of(ask, Dice(seed)))


@given(questions())
def test_what_is_forced_is_accepted(ask: Decision) -> None:
    forced = ask.forced()
    assert forced is None or ask.accepts(forced[0])


@given(questions(), ANYTHING)
def test_whatever_is_answered_it_is_accepted_or_refused_and_never_breaks(ask: Decision, answer: Any) -> None:
    if ask.accepts(answer):
        match ask:
            case PickOne():
                assert answer in ask.legal() or (answer is None and ask.may_pass)
            case PickSome():
                assert len(set(answer)) == len(answer)
                assert set(answer) <= set(ask.legal())
                assert ask.least <= len(answer) <= ask.most
            case Arrange():
                assert sorted(answer) == sorted(ask.legal())
            case Split():
                assert sum(amount for _, amount in answer) == ask.total
            case Number():
                assert type(answer) is int
                assert ask.low <= answer <= ask.high
            case _:
                raise AssertionError(ask.shape)
    else:
        with pytest.raises(IllegalAnswer):
            ask.check(answer)
