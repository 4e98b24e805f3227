"""Contract 1, 2, 3, 4 and 10: matches end, take what is offered and nothing else, come out the same again, and stay whole."""

import os
import random
import subprocess
import sys
from typing import Any

import pytest

from tests.contract.playing import (
    BOUND,
    SEED,
    Amount,
    Looks,
    Setting,
    any_input,
    begin,
    combinations,
    every_answer,
    everything,
    journey,
    play,
)
from tests.docs import lantern
from wolfmoon.core.decisions import Answer, Arrange, Decision, Number, PickOne, PickSome, Split
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import GameIsOver, IllegalAnswer, IllegalCall, NotYourDecision, StaleView
from wolfmoon.core.match import Match
from wolfmoon.core.origin import Answered
from wolfmoon.core.record import digest, read_record, record, replay
from wolfmoon.core.rules import Rules
from wolfmoon.lab.play import play as play_bots


def test_a_random_match_ends_and_the_table_is_whole_after_every_answer(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        for seed in range(amount.games):
            match = begin(setting, options, 1000 * n + seed)
            for _ in journey(match, Dice(seed)):
                faults = list(setting.rules.invariants(match.table))
                assert not faults, f"{options}, after {len(match.inputs)} inputs: {faults}"
            assert match.outcome is not None
            assert match.outcome.reason in setting.rules.endings
            assert set(match.outcome.winners) <= set(range(setting.seats))
            assert len(match.outcome.why) == setting.seats
            assert list(setting.rules.invariants(match.table)) == []


def test_private_views_stay_as_long_as_what_they_follow_from(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match = begin(setting, options, n)
        rules, before = setting.rules, None
        views: list[Any] = []
        for _ in journey(match, Dice(n)):
            now = rules.private_from(match.table)
            assert (now is None) == (type(rules).private_from is Rules.private_from), "a game tells it always or never"
            if now is None:
                return  # nobody relies on it
            seen_now = [rules.private(match.table, seat) for seat in range(setting.seats)]
            assert now != before or seen_now == views, f"{options}, after {len(match.inputs)} inputs"
            before, views = now, seen_now


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_match_of_bots_ends(setting: Setting, level: str, amount: Amount) -> None:
    for seed in range(amount.games):
        played = play_bots(setting.rules, setting.seats, [level] * setting.seats, SEED + seed)
        assert played.decisions < BOUND


def test_every_offered_answer_is_accepted(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n), Dice(n)
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if not looks.now():
                continue
            before = digest(match.table)
            for seat in match.waiting():
                for answer in every_answer(match, seat):
                    match.clone().answer(seat, answer)
            for seat in range(setting.seats):
                for option in setting.rules.calls(match.table, seat):
                    if option.barred is None:
                        match.clone().call(seat, option.id)
            assert digest(match.table) == before


def wrong_answers(ask: Decision) -> list[Answer]:
    """Answers of every kind that are not offered."""
    legal = ask.legal()
    barred = [option.id for option in ask.options() if option.barred is not None]
    tries: list[Answer] = [
        None,
        "",
        "no-such-option",
        99,
        -1,
        (),
        ("no-such-option",),
        (("no-such-option", 1),),
        *barred,
    ]
    match ask:
        case PickOne():
            tries += [(each,) for each in legal[:1]]
        case PickSome():
            tries += [tuple(legal[:1] * 2), (*legal, "no-such-option"), *legal[:1]]
        case Arrange():
            tries += [tuple(legal[1:]), (*legal, *legal[:1])]
        case Split():
            tries += [tuple((each, ask.total + 1) for each in legal[:1]), tuple((each, 0) for each in legal)]
        case Number():
            tries += [ask.low - 1, ask.high + 1, str(ask.low), True]
        case _:
            raise AssertionError(f"a sixth shape: {ask.shape}")
    return [answer for answer in tries if not ask.accepts(answer)]


def test_whatever_is_not_offered_is_refused_and_changes_nothing(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 20), Dice(n)
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if not looks.now():
                continue
            before = digest(match.table), len(match.inputs), everything(match)
            for seat in range(setting.seats):
                ask = match.decision(seat)
                if ask is None:
                    with pytest.raises(NotYourDecision):
                        match.answer(seat, "anything")
                else:
                    for answer in wrong_answers(ask):
                        with pytest.raises(IllegalAnswer):
                            match.answer(seat, answer)
                    with pytest.raises(StaleView):
                        match.answer(seat, every_answer(match, seat)[0], "d0")
                for option in setting.rules.calls(match.table, seat):
                    if option.barred is not None:
                        with pytest.raises(IllegalCall):
                            match.call(seat, option.id)
                with pytest.raises(IllegalCall):
                    match.call(seat, "no-such-call")
            with pytest.raises(NotYourDecision):
                match.answer(setting.seats, "anything")
            assert (digest(match.table), len(match.inputs), everything(match)) == before
        with pytest.raises(GameIsOver):
            match.answer(0, None)
        with pytest.raises(GameIsOver):
            match.call(0, "anything")


def test_the_same_seed_and_answers_lead_to_the_same_table_whatever_the_global_chance(
    setting: Setting, amount: Amount
) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        random.seed(1)
        first = begin(setting, options, n)
        chain = [digest(first.table) for _ in journey(first, Dice(n))]
        random.seed(2)
        second = begin(setting, options, n)
        again = []
        for _ in journey(second, Dice(n)):
            random.random()
            again.append(digest(second.table))
        assert again == chain
        assert second.inputs == first.inputs


def digests(game: str, seats: str, hash_seed: str) -> str:
    """All digests of a match, from a process in which sets and dicts of texts have another order."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.contract.digests", game, seats],
        cwd=lantern.TOP,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_the_order_of_sets_decides_nothing(game: str) -> None:
    seats = str(max(setting_seats(game)))
    assert digests(game, seats, "1") == digests(game, seats, "2")


def setting_seats(game: str) -> range:
    return Setting(game, 0).rules.seats


def assert_same(one: Match[Any], other: Match[Any]) -> None:
    """Two matches stand at the same point, with the same questions and what has been sealed."""
    assert digest(one.table) == digest(other.table)
    assert everything(one) == everything(other)
    assert one.sealed == other.sealed
    assert one.waiting() == other.waiting()


def test_a_clone_is_equal_and_independent(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 40), Dice(n)
        former: list[tuple[Match[Any], str]] = []
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if not looks.now():
                continue
            clone = match.clone()
            assert_same(clone, match)
            before = digest(match.table)
            former.append((match.clone(), before))
            twin = clone.clone()
            for _ in journey(clone, Dice(n), 5):
                pass
            for _ in journey(twin, Dice(n), 5):
                pass
            assert_same(clone, twin)
            assert digest(match.table) == before
        assert [digest(clone.table) for clone, _ in former] == [before for _, before in former]


def test_a_match_without_quick_clones_plays_and_is_cloned_as_any_other(setting: Setting, amount: Amount) -> None:
    match, plain = begin(setting, {}, 70), begin(setting, {}, 70, quick_clones=False)
    dice, looks = Dice(1), Looks(amount, Dice(2))

    def play_the_same() -> None:
        for given in match.inputs[len(plain.inputs) :]:
            if not (isinstance(given, Answered) and given.forced):
                play(plain, given)

    for _ in journey(match, dice):
        play_the_same()
        if looks.now():
            assert_same(plain, match)
            clone = plain.clone()
            assert_same(clone, match)
            assert clone.log.events == []
            if len(plain.inputs) > 2:
                clone.undo(2)
                assert len(clone.inputs) == len(plain.inputs) - 2
    play_the_same()
    assert digest(plain.table) == digest(match.table)


def test_a_record_replays_to_the_same_table_from_every_decision(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 60), Dice(n)
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if looks.now():
                assert_same(replay(read_record(record(match).to_json()), setting.rules), match)
        again = replay(read_record(record(match).to_json()), setting.rules)
        assert_same(again, match)
        assert again.log.truth() == match.log.truth()


def test_undo_and_redo_lead_back_to_the_same_table(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 80), Dice(n)
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if not match.inputs or not looks.now():
                continue
            before, inputs = match.clone(), list(match.inputs)
            told = match.log.truth()
            count = 1 + dice.below(min(6, len(inputs)))
            match.undo(count)
            assert match.inputs == inputs[:-count]
            for given in inputs[-count:]:
                match.put(given)
            assert_same(match, before)
            assert match.log.truth() == told


def test_an_answer_taken_back_leaves_the_table_as_it_was(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 90), Dice(n)
        left = amount.points
        while match.open is not None and left:
            before, told = match.clone(), len(match.log.events)
            given = any_input(match, dice)
            free = match.free_to_take_back(given.seat)
            play(match, given)
            if match.free_to_take_back(given.seat) > free and not before.sealed:
                left -= 1
                events = match.log.truth()
                match.take_back(given.seat)
                assert_same(match, before)
                assert match.log.truth() == events[:told]
                play(match, given)
