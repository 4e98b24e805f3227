"""What a seat knows, and what is made only once of it: sheets and rows are the same as if they were made afresh."""

import random
from collections.abc import Iterator

import pytest

from tests.games.fangs.deduction_tables import lay
from tests.games.fangs.test_imagine_games import GAMES, answer
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match, start
from wolfmoon.core.table import Call
from wolfmoon.games.fangs import RULES, deduction, riddle
from wolfmoon.games.fangs.facts import facts_of
from wolfmoon.games.fangs.orders import ORDER_VALUES
from wolfmoon.games.fangs.state import FangsTable

SOME = ("four of the standard ten", "six, anything goes", "seven, middle card", "eight")
SIX = ("frederik", "uri", "akira", "gregor", "vlad", "daniel")


def played(name: str) -> Iterator[Match[FangsTable]]:
    """A game played at random, at every question."""
    seats, options = GAMES[name]
    dice = random.Random(f"facts of {name}")
    match = start(RULES, seats, options, seed=dice.getrandbits(40))
    for _ in range(150):
        if match.open is None:
            break
        yield match
        answer(match, dice)


@pytest.mark.parametrize("name", SOME)
def test_a_remembered_sheet_is_the_one_that_is_found_afresh(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    remembered = [
        deduction.sheet(facts_of(match.table, seat)) for match in played(name) for seat in range(match.table.seats)
    ]
    monkeypatch.setattr(deduction, "solved", riddle.solved.__wrapped__)
    afresh = [
        deduction.sheet.__wrapped__(facts_of(match.table, seat))
        for match in played(name)
        for seat in range(match.table.seats)
    ]
    assert remembered == afresh
    assert len(set(afresh)) > 3


@pytest.mark.parametrize("name", SOME)
def test_a_seat_knows_the_same_in_every_world_it_imagines(name: str) -> None:
    dice = random.Random(f"worlds of {name}")
    for i, match in enumerate(played(name)):
        if i % 12 == 0:
            seat = dice.randrange(match.table.seats)
            world = match.imagine(seat, Dice(dice.getrandbits(40)))
            assert facts_of(world.table, seat) == facts_of(match.table, seat)


def test_what_was_taken_down_does_not_change_with_the_table() -> None:
    table = lay(SIX)
    before = facts_of(table, 0)
    copy = before._replace()
    table.damage[3] = 9
    table.face_up[1] = True
    table.shown.append((0, 4))
    assert before == copy
    assert facts_of(table, 0) != before


def test_whoever_changes_a_sheet_that_was_shown_changes_no_other() -> None:
    table = lay(SIX)
    shown = RULES.private(table, 0)["sheet"]
    assert isinstance(shown, dict)
    whole = {seat: [*names] for seat, names in shown.items() if isinstance(names, list)}
    for names in shown.values():
        assert isinstance(names, list)
        names.clear()
    assert RULES.private(table, 0)["sheet"] == whole


def test_the_same_rows_are_offered_again_while_nothing_changes() -> None:
    table = lay(("donna", "uri", "akira", "gregor", "vlad", "daniel"))
    table.discards["combat"] = ["torch"]
    for seat in range(6):
        RULES.hear(table, Call(seat, "reveal"))
        one, other = RULES.calls(table, seat), RULES.calls(table, seat)
        assert len(one) == len(other)
        assert all(row is same for row, same in zip(one, other, strict=True))


def test_every_order_is_offered_but_the_one_that_holds() -> None:
    table = lay(SIX)
    holds = {"accept_below": "none", "protect": "ask", "protect_from": "none"}
    holds |= {"loss": "let-go", "strike_back": "ask", "reveal": "never"}
    for line, value in (("accept_below", "8"), ("protect", "use"), ("reveal", "my-turn"), ("accept_below", "none")):
        expected = [f"order:{each}:{way}" for each, ways in ORDER_VALUES.items() for way in ways if way != holds[each]]
        assert [row.id for row in RULES.calls(table, 2) if row.id.startswith("order:")] == expected
        RULES.hear(table, Call(2, f"order:{line}:{value}"))
        holds[line] = value
