"""A match at any decision: what may be taken back, what that tells, and worlds imagined in worlds imagined."""

from typing import Any

import pytest

from tests.contract.playing import everything, play, shown
from tests.core.toy import Toy, ToyTable, noted, options
from tests.docs import lantern
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import ImaginedMatch, NotYourDecision, StaleView, UndoRefused
from wolfmoon.core.match import Match, start
from wolfmoon.core.origin import Answered
from wolfmoon.core.record import digest, record
from wolfmoon.core.script import Script, ask_one, pick_one, together
from wolfmoon.core.text import say
from wolfmoon.core.view import seen
from wolfmoon.lab.play import any_of

ASK = say("toy-ask")


def asks(seat: int, then: Any = None) -> Any:
    """A step that asks a seat and notes the answer, and does something more."""

    def part(table: ToyTable) -> Script[None]:
        noted(table, (yield from pick_one(seat, "toy/1", ASK, options("a", "b"))))
        if then is not None:
            then(table)

    return part


def vote(table: ToyTable) -> Script[None]:
    answers = yield from together([ask_one(seat, "toy/1", ASK, options("a", "b")) for seat in range(table.seats)])
    noted(table, answers)


def playing(*parts: Any) -> Match[ToyTable]:
    return start(Toy(*parts), 3, seed=1)


def test_an_answer_nothing_followed_may_be_taken_back() -> None:
    match = playing(asks(0), asks(0), asks(0))
    match.answer(0, "a")
    match.answer(0, "b")
    assert match.free_to_take_back(0) == 2
    match.take_back(0)
    assert match.table.notes == ["a"]
    match.answer(0, "a")
    match.take_back(0, 2)
    assert match.table.notes == []
    assert match.question == "d1"


@pytest.mark.parametrize(
    "news",
    [
        lambda table: table.dice.roll(6),
        lambda table: table.dice.shuffle([1, 2, 3]),
        lambda table: table.tell("toy/1", say("toy-shown"), reveals=True),
        lambda table: table.tell("toy/1", say("toy-shown"), to=(2,), reveals=True),
    ],
    ids=["dice", "shuffle", "reveal", "reveal to one seat"],
)
def test_after_new_information_there_is_no_way_back(news: Any) -> None:
    match = playing(asks(0, news), asks(0), asks(0))
    match.answer(0, "a")
    assert match.free_to_take_back(0) == 0
    match.answer(0, "a")
    assert match.free_to_take_back(0) == 1
    with pytest.raises(UndoRefused) as refused:
        match.take_back(0, 2)
    assert refused.value.message.args == {"asked": 2, "free": 1}
    assert match.table.notes == ["a", "a"]


def test_what_is_merely_told_may_be_taken_back_and_is_unsaid() -> None:
    match = playing(asks(0, lambda table: table.tell("toy/1", say("toy-said"))), asks(0))
    match.answer(0, "a")
    assert len(match.log.truth()) == 1
    match.take_back(0)
    assert len(match.log.truth()) == 0


def test_after_another_seats_answer_there_is_no_way_back() -> None:
    match = playing(asks(0), asks(1), asks(0))
    match.answer(0, "a")
    assert match.free_to_take_back(0) == 1
    match.answer(1, "a")
    assert (match.free_to_take_back(0), match.free_to_take_back(1)) == (0, 1)


def test_what_the_engine_answered_goes_back_with_the_answer_before() -> None:
    def forced(table: ToyTable) -> Script[None]:
        noted(table, (yield from pick_one(0, "toy/1", ASK, options("only"))))

    match = playing(asks(0), forced, asks(0))
    match.answer(0, "a")
    assert match.table.notes == ["a", "only"]
    assert match.free_to_take_back(0) == 1
    match.take_back(0)
    assert match.table.notes == []


def test_a_final_answer_is_not_taken_back() -> None:
    def final(table: ToyTable) -> Script[None]:
        noted(table, (yield from pick_one(0, "toy/1", ASK, options("a", "b"), final=True)))

    match = playing(asks(0), final, asks(0))
    match.answer(0, "a")
    assert match.free_to_take_back(0) == 1
    match.answer(0, "b")
    assert match.free_to_take_back(0) == 0


def test_a_call_made_since_stays_when_an_answer_is_taken_back() -> None:
    match = playing(asks(0), asks(0))
    match.answer(0, "a")
    match.call(1, "shout")
    assert match.free_to_take_back(0) == 1
    match.take_back(0)
    assert match.table.notes == []
    assert [(call.seat, call.id) for call in match.table.calls] == [(1, "shout")]


def test_whether_an_answer_can_be_taken_back_does_not_tell_who_has_answered_in_secret() -> None:
    match = playing(asks(0), vote, asks(0))
    match.answer(0, "a")
    before = {seat: seen(match, seat)["undo"] for seat in range(3)}
    match.answer(1, "b")
    assert {seat: seen(match, seat)["undo"] for seat in range(3)} == before
    match.call(2, "shout")
    assert {seat: seen(match, seat)["undo"] for seat in range(3)} == before


def test_a_sealed_answer_is_not_taken_back() -> None:
    match = playing(vote)
    match.answer(1, "b")
    with pytest.raises(UndoRefused):
        match.take_back(1)


def test_after_a_vote_nobody_may_take_an_answer_back_whoever_was_last() -> None:
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        match = playing(vote, asks(0))
        for seat in order:
            match.answer(seat, "a")
        assert [match.free_to_take_back(seat) for seat in range(3)] == [0, 0, 0]


def test_the_whole_table_may_go_back_as_far_as_it_likes() -> None:
    match = playing(asks(0, lambda table: table.dice.roll(6)), asks(1), asks(2))
    beginning = digest(match.table)
    match.answer(0, "a")
    match.answer(1, "a")
    match.undo(2)
    assert digest(match.table) == beginning
    with pytest.raises(UndoRefused):
        match.undo(1)


def test_a_late_answer_is_stale_and_an_early_one_is_nobodys() -> None:
    match = playing(asks(0), asks(1))
    assert match.question == "d1"
    match.answer(0, "a", "d1")
    with pytest.raises(StaleView) as stale:
        match.answer(1, "a", "d1")
    assert stale.value.message.args == {"given": "d1", "open": "d2"}
    with pytest.raises(NotYourDecision):
        match.answer(0, "a", "d2")
    match.answer(1, "a", "d2")


def test_an_imagined_match_has_no_past() -> None:
    world = playing(asks(0), asks(0)).imagine(0, Dice(3))
    world.answer(0, "a")
    with pytest.raises(ImaginedMatch):
        record(world)
    with pytest.raises(ImaginedMatch):
        world.undo(1)


def test_an_imagined_world_forgets_what_others_said_in_secret_and_keeps_what_the_seat_said() -> None:
    match = playing(vote)
    match.answer(0, "a")
    match.answer(1, "b")
    match.call(1, "shout")
    match.call(2, "shout")
    world = match.imagine(1, Dice(3))
    assert world.sealed == {1: "b"}
    assert world.waiting() == (0, 2)
    assert [call.seat for call in world.table.calls] == [1]
    assert match.sealed == {0: "a", 1: "b"}


def test_the_dice_of_an_imagined_world_are_fresh() -> None:
    match = playing(asks(0, lambda table: noted(table, table.dice.below(1 << 60))))
    worlds = [match.imagine(0, Dice(n)) for n in range(3)]
    for each in (match, *worlds):
        each.answer(0, "a")
    assert len({each.table.notes[-1] for each in (match, *worlds)}) == 4


def test_a_world_imagined_in_mid_step_goes_on_with_its_own_secrets_through_clones_of_clones() -> None:
    def tells_a_secret(table: ToyTable) -> Script[None]:
        yield from pick_one(0, "toy/1", ASK, options("a", "b"))
        yield from pick_one(0, "toy/1", ASK, options("a", "b"))
        noted(table, table.secrets[1])

    match = playing(tells_a_secret)
    match.answer(0, "a")
    world = match.imagine(0, Dice(4))
    other = world.imagine(2, Dice(5)).imagine(0, Dice(6)).clone()
    for each in (world.clone().clone(), other.clone()):
        secret = each.table.secrets[1]
        each.answer(0, "b")
        assert each.table.notes == [str(secret)]
    assert len({m.table.secrets[1] for m in (match, world, other)}) == 3


def test_forks_of_forks_of_a_real_game_stay_equal_to_their_clones() -> None:
    rules = lantern.rules()
    dice = Dice(11)
    for seed in range(30):
        match: Match[Any] = start(rules, 3 + seed % 3, seed=seed)
        for _ in range(25):
            if not match.waiting():
                break
            seat = dice.pick(match.waiting())
            ask = match.decision(seat)
            assert ask is not None
            play(match, Answered(seat, any_of(ask, dice)))
            if not match.waiting():
                break
            viewer = dice.below(match.table.seats)
            imagined = match.imagine(viewer, dice.fork())
            assert shown(imagined, viewer) == shown(match, viewer)
            assert everything(imagined.clone()) == everything(imagined)
            assert digest(imagined.clone().table) == digest(imagined.table)
            match = imagined


def test_a_clone_writes_no_log_unless_asked() -> None:
    match = playing(asks(0, lambda table: table.tell("toy/1", say("toy-said"))), asks(0))
    silent, loud = match.clone(), match.clone(log=True)
    for each in (silent, loud):
        each.answer(0, "a")
    assert len(silent.log.truth()) == 0
    assert len(loud.log.truth()) == 1
    assert len(match.log.truth()) == 0
