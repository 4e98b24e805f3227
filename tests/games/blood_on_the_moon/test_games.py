"""Whole games at random: every haunt with every number of players ends, stays whole, and keeps its secrets."""

import json

import pytest

from tests.games.blood_on_the_moon.arranged import RULES
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match, start
from wolfmoon.core.record import digest
from wolfmoon.core.view import seen
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.lab.play import any_of

HAUNTS = list(haunts())


def shown(match: Match[BloodTable], viewer: int | None) -> str:
    return json.dumps(seen(match, viewer))


def secrets(match: Match[BloodTable], seat: int) -> list[str]:
    return [json.dumps(RULES.private(match.table, other)) for other in range(match.table.seats) if other != seat]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("haunt", HAUNTS)
def test_a_chosen_haunt_comes_and_ends(haunt: str, seats: int) -> None:
    match = start(RULES, seats, {"haunt": haunt, "explorers": "random"}, seed=seats)
    dice = Dice(seats)
    answers = 0
    while match.open is not None:
        assert answers < 20_000
        answers += 1
        seat = dice.pick(match.waiting())
        ask = match.decision(seat)
        assert ask is not None
        match.answer(seat, any_of(ask, dice))
        assert len(match.given) <= 20
        if answers % 9 == 0:
            assert list(RULES.invariants(match.table)) == []
    assert match.outcome is not None
    assert match.outcome.reason in haunts()[haunt].endings
    assert match.outcome.reason in RULES.endings


@pytest.mark.parametrize("haunt", HAUNTS)
def test_a_seat_is_shown_the_same_in_every_world_it_could_be_in(haunt: str) -> None:
    match = start(RULES, 4, {"haunt": haunt, "explorers": "random"}, seed=11)
    dice = Dice(11)
    different = answers = 0
    while match.open is not None and answers < 500:
        answers += 1
        if answers % 10 == 0 and match.table.begun:
            for seat in range(4):
                world = match.imagine(seat, dice.fork())
                assert shown(world, seat) == shown(match, seat)
                assert shown(world, None) == shown(match, None)
                assert list(RULES.invariants(world.table)) == []
                assert digest(world.clone().table) == digest(world.table)
                different += secrets(world, seat) != secrets(match, seat)
        seat = dice.pick(match.waiting())
        ask = match.decision(seat)
        assert ask is not None
        match.answer(seat, any_of(ask, dice))
    if haunt == "hunter-and-prey":
        assert different


def test_imagined_stacks_keep_the_backs_that_were_seen() -> None:
    match = start(RULES, 3, {"explorers": "random"}, seed=3)
    dice = Dice(3)
    tiles = match.table.book.tiles
    for _ in range(60):
        if match.open is None:
            break
        seat = dice.pick(match.waiting())
        ask = match.decision(seat)
        assert ask is not None
        match.answer(seat, any_of(ask, dice))
    table = match.table
    changed = False
    for n in range(5):
        world = match.imagine(0, Dice(n)).table
        changed = changed or world.stack != table.stack
        for tile, other, back in zip(table.stack, world.stack, table.backs, strict=True):
            assert back == 0 or tiles[tile].floors == tiles[other].floors
            assert back < 2 or tile == other
    assert changed
