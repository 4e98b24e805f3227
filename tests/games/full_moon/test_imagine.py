"""Worlds a seat could be in: trails evenly among those that fit, tokens as they were dealt."""

from collections import Counter

from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match, start_arranged
from wolfmoon.games.full_moon.imagine import deal_tokens, draw_trail
from wolfmoon.games.full_moon.rules import FULL_MOON
from wolfmoon.games.full_moon.state import MoonTable

TRAIL = ["e4", "e5", "d5", "d4", "d3", "d2", "e2", "e3", "f2", "f1", "e1"]


def arranged(seats: int, **wishes: object) -> Match[MoonTable]:
    options = {"pack-seat": str(seats)}
    return start_arranged(FULL_MOON, seats, options, seed=3, wishes={"trail": TRAIL, **wishes}, luck={})


def test_every_trail_that_fits_the_clues_is_imagined_alike() -> None:
    clues = [{"space": name, "side": side, "spent": 5} for name in ("e4", "d5", "d3", "e2") for side in range(1, 7)]
    table = arranged(4, clues=clues).table
    fits, dice = table.fit.bit_count(), Dice(1)
    assert 1 < fits < 200
    met: Counter[tuple[int, ...]] = Counter()
    for _ in range(40 * fits):
        draw_trail(table, dice)
        assert table.fit & table.trails.matches(table.trail)
        met[table.trail] += 1
    assert len(met) == fits
    assert max(met.values()) < 100


def test_the_markers_of_the_night_tell_where_the_lair_may_lie() -> None:
    table = arranged(4, lair_spaces=["e1", "f1"]).table
    ends = set()
    for seed in range(60):
        draw_trail(table, Dice(seed))
        ends.add(table.wood.names[table.trail[-1]])
    assert ends == {"e1", "f1"}


def test_a_token_that_was_looked_at_stays_and_others_are_as_likely_as_dealt() -> None:
    table = arranged(
        4,
        hikers={"0": ["ruka"], "1": ["barbara"]},
        tokens={"ruka": "immune", "barbara": "positive"},
        looks={"0": ["ruka"]},
    ).table
    ruka = next(i for i, sheet in enumerate(table.book.hikers) if sheet.id == "ruka")
    barbara = next(i for i, sheet in enumerate(table.book.hikers) if sheet.id == "barbara")
    positive = 0
    for seed in range(2000):
        deal_tokens(table, 0, Dice(seed))
        assert table.tokens[ruka] == "immune"
        positive += table.tokens[barbara] == "positive"
    assert 420 < positive < 580  # one positive token among the four that seat 0 has not seen


def test_at_most_one_hostage_is_positive_in_games_of_five_and_more() -> None:
    table = arranged(6).table
    hostages = [hiker for hiker, status in enumerate(table.status) if status == "hostage"]
    counts: Counter[int] = Counter()
    for seed in range(2000):
        deal_tokens(table, 0, Dice(seed))
        counts[sum(table.tokens[hostage] == "positive" for hostage in hostages)] += 1
    assert set(counts) == {0, 1}
    assert 550 < counts[1] < 790  # two of the six tokens go to hostages, one of the six is positive: 1 in 3
