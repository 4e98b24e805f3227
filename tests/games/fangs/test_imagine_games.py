"""The sheet and imagined worlds in games played at random, at all sizes and in all variants."""

import json
import random
from collections.abc import Mapping
from functools import cache

import pytest

from wolfmoon.core.decisions import PickOne
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match, start
from wolfmoon.core.table import Seat
from wolfmoon.core.view import seen
from wolfmoon.games.fangs import RULES
from wolfmoon.games.fangs.deduction import possible
from wolfmoon.games.fangs.state import FangsTable

GAMES: Mapping[str, tuple[int, Mapping[str, object]]] = {
    "four": (4, {}),
    "four of the standard ten": (4, {"characters": "standard", "remove-humans-balm": True}),
    "four with all groups": (4, {"variant": "all-three-groups", "characters": "all-twenty"}),
    "five": (5, {"characters": "mixed"}),
    "six": (6, {"characters": "expansion"}),
    "six, anything goes": (6, {"variant": "anything-goes"}),
    "seven, public list": (7, {"characters": "all-twenty", "public-list": True}),
    "seven, middle card": (7, {"variant": "double-oracle-and-more-uncertainty", "characters": "mixed"}),
    "eight": (8, {"characters": "standard", "windows": "all"}),
    "eight, middle card": (8, {"variant": "more-uncertainty", "characters": "all-twenty"}),
    "eight, anything goes": (8, {"variant": "double-oracle-and-anything-goes"}),
}


def answer(match: Match[FangsTable], dice: random.Random) -> None:
    """One seat that is asked answers at random; now and then somebody calls first."""
    if dice.random() < 0.05:
        seat = dice.randrange(match.table.seats)
        offered = [call.id for call in RULES.calls(match.table, seat) if call.barred is None]
        if offered:
            match.call(seat, dice.choice(offered))
    decision = match.decision(dice.choice(match.waiting()))
    assert isinstance(decision, PickOne)
    match.answer(decision.seat, dice.choice([*decision.legal(), *([None] if decision.may_pass else [])]))


@cache
def moments(name: str) -> tuple[Match[FangsTable], ...]:
    """Matches standing at many different points, mid-step ones among them."""
    seats, options = GAMES[name]
    dice = random.Random(name)
    found: list[Match[FangsTable]] = []
    for _ in range(3):
        match = start(RULES, seats, options, seed=dice.getrandbits(40))
        for _ in range(500):
            if match.open is None:
                break
            if dice.random() < 0.08:
                found.append(match.clone())
            answer(match, dice)
    return tuple(found)


def truth_is_possible(table: FangsTable, seat: Seat) -> bool:
    sheet = possible(table, seat)
    return all(character in sheet[other] for other, character in enumerate(table.characters))


@pytest.mark.parametrize("name", GAMES)
def test_the_truth_is_always_among_what_a_seat_thinks_possible(name: str) -> None:
    for match in moments(name):
        for seat in range(match.table.seats):
            assert truth_is_possible(match.table, seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_notices_no_difference_in_a_world_it_imagines(name: str) -> None:
    dice = random.Random(f"worlds of {name}")
    for match in moments(name):
        seat = dice.randrange(match.table.seats)
        shown = json.dumps(seen(match, seat))
        world = match.imagine(seat, Dice(dice.getrandbits(40)))
        assert json.dumps(seen(world, seat)) == shown
        assert not list(RULES.invariants(world.table))
        assert all(truth_is_possible(world.table, other) for other in range(match.table.seats))


@pytest.mark.parametrize("name", GAMES)
def test_wherever_the_sheet_leaves_a_doubt_worlds_differ(name: str) -> None:
    dice = random.Random(f"doubts of {name}")
    doubts = 0
    for match in moments(name)[::2]:
        seat = dice.randrange(match.table.seats)
        if any(len(names) > 1 for names in possible(match.table, seat).values()):
            doubts += 1
            there = [match.imagine(seat, Dice(dice.getrandbits(40))).table.characters for _ in range(25)]
            assert any(characters != there[0] for characters in there)
    assert doubts


@pytest.mark.parametrize("name", GAMES)
def test_imagining_does_not_depend_on_what_is_hidden(name: str) -> None:
    dice = random.Random(f"twice imagined {name}")
    for match in moments(name)[::3]:
        seat, seed = dice.randrange(match.table.seats), dice.getrandbits(40)
        elsewhere = match.imagine(seat, Dice(dice.getrandbits(40)))
        one, other = match.imagine(seat, Dice(seed)).table, elsewhere.imagine(seat, Dice(seed)).table
        for slot in FangsTable.__slots__:
            if slot not in ("blow", "book", "settings", "cast"):
                assert getattr(one, slot) == getattr(other, slot), slot


@pytest.mark.parametrize("name", GAMES)
def test_play_goes_on_in_an_imagined_world_to_its_end(name: str) -> None:
    dice = random.Random(f"played on {name}")
    for match in moments(name)[::4]:
        world = match.imagine(dice.randrange(match.table.seats), Dice(dice.getrandbits(40)))
        for _ in range(1500):
            if world.open is None:
                break
            answer(world, dice)
        assert world.outcome is not None
