"""How many trails there are, and what clues leave of them. Numbers: reference/full_moon/components.md, section 13."""

from itertools import pairwise

import pytest

from wolfmoon.core.dice import Dice
from wolfmoon.core.options import settle
from wolfmoon.games.full_moon.deduction import agreeing, aid, certain, learn
from wolfmoon.games.full_moon.rules import FULL_MOON
from wolfmoon.games.full_moon.setup import set_up
from wolfmoon.games.full_moon.state import Fact, MoonTable
from wolfmoon.games.full_moon.trail import trails


def table_of(**options: object) -> MoonTable:
    return set_up(4, settle(FULL_MOON.options, options, 4), Dice(1), None)


@pytest.mark.parametrize(
    ("large", "on_elevation", "count", "by_corner", "by_elevation"),
    [
        (False, True, 322_560, 7_750, 9_704),
        (True, True, 409_608, 8_852, 11_078),
        (False, False, 264_336, 7_750, 0),
        (True, False, 343_140, 8_852, 0),
    ],
)
def test_there_are_as_many_trails_as_counted(
    large: bool, on_elevation: bool, count: int, by_corner: int, by_elevation: int
) -> None:
    found = trails(large, False, on_elevation, 10)
    assert found.count == count
    assert {found.lairs[corner].bit_count() for corner in found.wood.corners} == {by_corner}
    assert {found.lairs[height].bit_count() for height in found.wood.elevations} == {by_elevation}
    assert {found.lairs[space].bit_count() for space in found.wood.outer} == ({6_568} if large else set())


def test_a_picked_trail_is_the_one_with_its_number_and_keeps_the_conditions() -> None:
    found, dice = trails(False, False, True, 10), Dice(5)
    for _ in range(20):
        trail = found.pick(found.all, dice)
        assert trail[0] == found.wood.camp
        assert len(set(trail)) == 11
        assert found.matches(trail).bit_count() == 1
        assert all(other in found.wood.near[one] for one, other in pairwise(trail))


def test_hunters_trails_begin_on_any_green_space_and_have_six_steps() -> None:
    found = trails(True, True, True, 6)
    assert [space for space, bits in enumerate(found.starts) if bits] == sorted(
        (found.wood.camp, *found.wood.elevations)
    )
    assert len(found.trail(0)) == 7


def test_near_and_nothing_leave_one_side_which_is_certain() -> None:
    table = table_of()
    camp = table.wood.camp
    learn(table, Fact("near", camp, 2, 6))
    assert not certain(table, table.wood.side[camp][3])
    learn(table, Fact("nothing", camp, 1, 5))
    assert certain(table, table.wood.side[camp][3])
    assert aid(table).certain == (table.wood.side[camp][3],)


def test_a_step_in_vain_rules_out_only_trails_that_end_with_it() -> None:
    table = table_of()
    wood, found = table.wood, table.trails
    space = wood.near[wood.camp][0]
    way = 1
    fact = Fact("no-lair", space, way, 0)
    lair = wood.near[space][way]
    left = agreeing(table, found.all, fact)
    assert found.all & ~left == found.lairs[lair] & found.crosses[wood.side[space][way]]


def test_a_trail_item_that_names_a_certain_side_rules_out_the_open_ones() -> None:
    table = table_of()
    camp = table.wood.camp
    learn(table, Fact("trail", camp, 3, 5))
    learn(table, Fact("only", camp, 3, 0))
    ruled_out = aid(table).ruled_out
    assert all(table.wood.side[camp][way] in ruled_out for way in range(6) if way != 3)
