"""Many games: the same seed plays the same ones, in one process or in two, and everything is counted once."""

from collections.abc import Sequence
from typing import Any

import pytest

from wolfmoon.bots.protocol import BadProgram
from wolfmoon.core.errors import WrongSeats
from wolfmoon.core.match import Match
from wolfmoon.games.fangs import RULES
from wolfmoon.lab import play as playing
from wolfmoon.lab.play import NeverEnds, Played, play, play_at_random
from wolfmoon.lab.ratings import ratings
from wolfmoon.lab.report import figures
from wolfmoon.lab.simulate import Batch, Plan, simulate
from wolfmoon.lab.speed import engine_speed


def test_two_processes_play_the_games_that_one_does() -> None:
    plan = Plan(RULES, 4, 9, ("random", "greedy"), seed=11)
    assert simulate(plan, jobs=2).games == simulate(plan, jobs=1).games


def test_another_seed_plays_other_games() -> None:
    assert Plan(RULES, 4, 5, seed=1).seeds() != Plan(RULES, 4, 5, seed=2).seeds()
    assert len(set(Plan(RULES, 4, 200, seed=1).seeds())) == 200


def test_a_longer_plan_begins_with_the_games_of_a_shorter_one() -> None:
    assert Plan(RULES, 4, 20, seed=1).seeds()[:5] == Plan(RULES, 4, 5, seed=1).seeds()


def test_bots_change_seats_from_game_to_game() -> None:
    plan = Plan(RULES, 5, 2, ("greedy", "random"))
    assert plan.seating(0) == ("greedy", "random", "greedy", "random", "greedy")
    assert plan.seating(1) == ("random", "greedy", "random", "greedy", "random")


def test_progress_hears_every_game() -> None:
    heard: list[int] = []
    simulate(Plan(RULES, 4, 17), progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 17


def test_wrong_seats_are_refused() -> None:
    with pytest.raises(WrongSeats):
        play(RULES, 9, ["random"] * 9, 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_refusal_in_another_process_arrives_as_what_it_is(jobs: int) -> None:
    with pytest.raises(BadProgram) as refused:
        simulate(Plan(RULES, 4, 8, ("program:no-such-program-anywhere",)), jobs)
    assert refused.value.message.args["program"] == "no-such-program-anywhere"


def test_what_a_seat_was_is_told_by_group_and_character() -> None:
    played = play(RULES, 6, ["random"] * 6, 1, {"characters": "standard"})
    groups = sorted(kind["group"] for kind in played.kinds)
    assert groups == ["human", "human", "vampire", "vampire", "werewolf", "werewolf"]
    assert len({kind["character"] for kind in played.kinds}) == 6
    assert played.length >= 1


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 20)
    with pytest.raises(NeverEnds) as refused:
        play_at_random(RULES, 6, 5)
    assert refused.value.message.args["seed"] == 5
    with pytest.raises(NeverEnds):
        play(RULES, 6, ["greedy"] * 6, 5)


def test_questions_with_one_answer_are_not_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question of a played game is looked at anew: those with two answers or more are the decisions."""
    choices = 0
    give = Match.give

    def counted(match: Match[Any], seat: int, answer: Any) -> None:
        nonlocal choices
        ask = match.decision(seat)
        assert ask is not None
        choices += len(ask.legal()) + getattr(ask, "may_pass", False) > 1
        give(match, seat, answer)

    monkeypatch.setattr(Match, "give", counted)
    count = play_at_random(RULES, 6, 3)[1]
    assert count.choices == choices
    assert sum(count.asked) > choices


def made(bots: Sequence[str], winners: tuple[int, ...], reason: str = "last") -> Played:
    kinds = tuple({"group": "wolf" if seat % 2 else "lamb"} for seat in range(len(bots)))
    return Played(1, tuple(bots), 10, (5,) * len(bots), 3, winners, reason, kinds)


def test_the_report_counts_seats_bots_kinds_and_endings() -> None:
    games = (made(["a", "b"], (0,)), made(["b", "a"], (0, 1), "draw"), made(["a", "b"], (0,)))
    found = figures(Batch(Plan(RULES, 2, 3, ("a", "b")), games, 2.0, 2.0, 1))
    assert {name: row["won"] for name, row in found["bots_won"].items()} == {"a": 3, "b": 1}
    assert {name: row["won"] for name, row in found["seats_won"].items()} == {"0": 3, "1": 1}
    assert {name: row["won"] for name, row in found["kinds"]["group"].items()} == {"lamb": 3, "wolf": 1}
    assert found["kinds_of_bots"]["b"]["group"]["wolf"]["games"] == 2
    assert found["kinds_of_bots"]["b"]["group"]["lamb"]["won"] == 1
    assert {name: row["won"] for name, row in found["endings"].items()} == {"last": 2, "draw": 1}
    assert found["decisions_per_second"] == 15
    assert found["length"]["mean"] == 3


def test_who_wins_is_rated_higher_and_more_surely_with_more_games() -> None:
    few = ratings([made(["a", "b"], (0,))] * 2)
    many = ratings([made(["a", "b"], (0,))] * 30)
    assert [rating.bot for rating in many] == ["a", "b"]
    assert many[0].mu > few[0].mu > 25 > few[1].mu > many[1].mu
    assert many[0].sigma < few[0].sigma


def test_games_that_all_or_nobody_won_rate_nobody() -> None:
    assert [round(rating.mu, 6) for rating in ratings([made(["a", "b"], (0, 1)), made(["a", "b"], ())])] == [25.0, 25.0]


def test_speed_is_measured_in_decisions_games_clones_and_copies() -> None:
    row = engine_speed(RULES, 5, 0.05)
    assert row.questions > row.decisions > row.games > 0
    assert row.clone_us_most >= row.clone_us > row.copy_us > 0
