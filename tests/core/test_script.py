"""The words with which a rule asks, and what they give back."""

from typing import Any

import pytest

from tests.core.toy import Toy, ToyTable, noted, options
from wolfmoon.core.decisions import Arrange, Number, Option, PickOne, PickSome, Split
from wolfmoon.core.match import Match, start
from wolfmoon.core.script import (
    Script,
    arrange,
    ask_one,
    number,
    pick_one,
    pick_seat,
    pick_some,
    split,
    together,
    window,
)
from wolfmoon.core.table import TheGameEnds, next_call
from wolfmoon.core.text import say

ASK = say("toy-ask")


def playing(*parts: Any, seats: int = 3) -> Match[ToyTable]:
    return start(Toy(*parts), seats, seed=1)


def test_each_word_asks_its_shape_and_gives_the_answer_back() -> None:
    def all_five(table: ToyTable) -> Script[None]:
        noted(table, (yield from pick_one(0, "toy/1", ASK, options("a", "b"))))
        noted(table, (yield from pick_one(0, "toy/1", ASK, options("a", "b"), may_pass=True)))
        noted(table, (yield from pick_seat(1, "toy/1", ASK, options("0", "2"))))
        noted(table, (yield from pick_some(0, "toy/1", ASK, options("a", "b", "c"), least=1, most=2)))
        noted(table, (yield from arrange(0, "toy/1", ASK, options("a", "b"))))
        noted(table, (yield from split(0, "toy/1", ASK, options("a", "b"), total=3)))
        noted(table, (yield from number(0, "toy/1", ASK, low=2, high=5)))

    match = playing(all_five)
    shapes = []
    for seat, answer in [(0, "b"), (0, None), (1, "2"), (0, ("c", "a")), (0, ("b", "a")), (0, (("a", 3),)), (0, 4)]:
        shapes.append(type(match.asks()[0]))
        match.answer(seat, answer)
    assert shapes == [PickOne, PickOne, PickOne, PickSome, Arrange, Split, Number]
    assert match.table.notes == ["b", "None", "2", "('c', 'a')", "('b', 'a')", "{'a': 3}", "4"]


def test_a_forced_answer_is_given_by_the_engine_and_stands_in_the_record() -> None:
    def forced(table: ToyTable) -> Script[None]:
        noted(table, (yield from pick_one(0, "toy/1", ASK, options("a", "!b"))))
        noted(table, (yield from pick_one(1, "toy/1", ASK, options("a", "b"))))

    match = playing(forced)
    assert match.table.notes == ["a"]
    assert [(given.seat, getattr(given, "forced", None)) for given in match.inputs] == [(0, True)]
    assert match.waiting() == (1,)


def test_the_answers_of_all_come_together_when_the_last_is_in() -> None:
    def vote(table: ToyTable) -> Script[None]:
        answers = yield from together([ask_one(seat, "toy/1", ASK, options("yes", "no")) for seat in (2, 0, 1)])
        noted(table, answers)

    match = playing(vote)
    assert match.waiting() == (2, 0, 1)
    match.answer(1, "no")
    match.answer(2, "yes")
    assert match.table.notes == []
    assert match.waiting() == (0,)
    assert match.completes(0)
    match.answer(0, "yes")
    assert match.table.notes == ["{2: 'yes', 0: 'yes', 1: 'no'}"]


def test_asking_nobody_at_once_asks_nothing() -> None:
    def nobody(table: ToyTable) -> Script[None]:
        noted(table, (yield from together([])))

    assert playing(nobody).table.notes == ["{}"]


def reacting(table: ToyTable) -> Script[None]:
    """Whoever says parry is not asked again, and a parry changes the situation."""
    parried: list[str] = table.notes

    def resolve(seat: int, answer: str) -> bool:
        if answer == "parry":
            noted(table, seat)
        return answer == "parry"

    yield from window(
        lambda: [seat for seat in (2, 0, 1) if str(seat) not in parried],
        "toy/1",
        lambda seat: say("toy-ask", seat=seat),
        lambda seat: [Option("accept", "toy-option"), Option("parry", "toy-option")],
        resolve,
    )


def test_a_window_asks_everybody_sealed_and_resolves_in_its_own_order() -> None:
    match = playing(reacting)
    assert match.waiting() == (2, 0, 1)
    assert all(ask.window and ask.masked for ask in match.asks())
    for seat in (0, 1):
        match.answer(seat, "parry")
    assert match.table.notes == []
    match.answer(2, "parry")
    assert match.table.notes == ["2", "0", "1"]


def test_a_window_opens_again_when_somebody_changed_the_situation() -> None:
    match = playing(reacting)
    for seat, answer in [(2, "accept"), (0, "parry"), (1, "accept")]:
        match.answer(seat, answer)
    assert match.waiting() == (2, 1)
    for seat in (2, 1):
        match.answer(seat, "accept")
    assert match.outcome is not None


def test_a_window_closes_when_nobody_changed_anything() -> None:
    match = playing(reacting)
    for seat in (2, 0, 1):
        match.answer(seat, "accept")
    assert match.outcome is not None


def serving(table: ToyTable) -> Script[None]:
    yield from pick_one(0, "toy/1", ASK, options("a", "b"))
    while call := next_call(table, [2, 0, 1]):
        noted(table, f"{call.seat} {call.id}")
    yield from pick_one(0, "toy/1", ASK, options("a", "b"))


def test_calls_wait_for_the_checkpoint_and_are_served_in_its_order() -> None:
    match = playing(serving)
    match.call(0, "shout")
    match.call(1, "shout")
    match.call(2, "shout")
    assert match.table.notes == []
    match.answer(0, "a")
    assert match.table.notes == ["2 shout", "0 shout", "1 shout"]


def test_a_checkpoint_without_calls_asks_nobody() -> None:
    match = playing(serving)
    match.answer(0, "a")
    assert match.table.notes == []
    assert match.waiting() == (0,)


def test_a_call_of_a_seat_that_a_checkpoint_does_not_serve_goes_on_waiting() -> None:
    match = playing(serving, seats=4)
    match.call(3, "shout")
    match.answer(0, "a")
    assert [call.seat for call in match.table.calls] == [3]


def test_a_game_may_end_in_the_middle_of_a_step() -> None:
    def sudden(table: ToyTable) -> Script[None]:
        yield from pick_one(0, "toy/1", ASK, options("a", "b"))
        raise TheGameEnds

    match = playing(sudden)
    match.answer(0, "a")
    assert match.outcome is not None
    assert match.open is None


def test_steps_that_ask_nothing_are_played_through() -> None:
    def silent(table: ToyTable) -> Script[None]:
        noted(table, "silent")
        yield from together([])

    match = playing(silent, silent, serving)
    assert match.table.notes == ["silent", "silent"]
    assert match.waiting() == (0,)


def test_a_default_and_a_preset_are_asked_for_when_needed() -> None:
    ask = ask_one(0, "toy/1", ASK, options("a", "b"), default=lambda: "a", preset=lambda: "b")
    assert ask.default is not None
    assert ask.preset is not None
    assert (ask.default(), ask.preset()) == ("a", "b")


def test_a_match_without_copies_cannot_be_cloned() -> None:
    match = start(Toy(serving), 2, seed=1, keep=False)
    with pytest.raises(ValueError, match="keep=False"):
        match.clone()
