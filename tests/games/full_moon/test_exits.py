"""What a scenario cannot say of exits: which corners can be drawn at all."""

from collections import Counter

import pytest

from wolfmoon.core.dice import Dice
from wolfmoon.core.match import start, start_arranged
from wolfmoon.games.full_moon.exits import place_exits
from wolfmoon.games.full_moon.rules import FULL_MOON

CORNERS = {"e1", "h2", "h5", "e7", "b5", "b2"}


def found_exits(lair: str, options: dict[str, object]) -> Counter[str]:
    """How often each corner is an exit if the map is found and the Lair is there."""
    match = start_arranged(FULL_MOON, 4, {"pack-seat": "4", **options}, seed=1, wishes={}, luck={})
    table = match.table
    table.trail = table.trails.pick(table.trails.lairs[table.wood.index[lair]], table.dice)
    seen: Counter[str] = Counter()
    for seed in range(120):
        twin = table.copy()
        twin.dice = Dice(seed)
        place_exits(twin)
        names = [twin.wood.names[space] for space in twin.exits]
        assert len(set(names)) == 2
        seen.update(names)
    return seen


@pytest.mark.parametrize(
    ("lair", "excluded"),
    [("d2", {"e1", "b2"}), ("f2", {"e1", "h2"}), ("d1", {"e1", "b2"}), ("h3", {"h2", "h5"}), ("h4", {"h2", "h5"})],
)
def test_the_two_corners_nearest_to_the_lair_are_never_exits(lair: str, excluded: set[str]) -> None:
    """full_moon/exit.excluded (R16.2): where two are nearer than all others."""
    assert set(found_exits(lair, {})) == CORNERS - excluded


@pytest.mark.parametrize(
    ("lair", "nearest", "one_of"),
    [("e3", "e1", {"b2", "h2"}), ("e2", "e1", {"b2", "h2"}), ("g5", "h5", {"h2", "e7"}), ("e1", "e1", {"b2", "h2"})],
)
def test_of_two_corners_equally_near_one_at_random_is_excluded(lair: str, nearest: str, one_of: set[str]) -> None:
    """full_moon/exit.excluded (R16.2): next to the Camp, on an elevation, and in a corner itself."""
    seen = found_exits(lair, {})
    assert set(seen) == CORNERS - {nearest}
    assert all(seen[corner] < min(seen[other] for other in CORNERS - {nearest} - one_of) for corner in one_of)


def test_a_lair_in_the_large_wood_excludes_the_two_corners_beside_it() -> None:
    """full_moon/large-wood.1 (R16.2, R17.1): the corners stay the same."""
    assert set(found_exits("c1", {"large-wood": "always"})) == CORNERS - {"e1", "b2"}


def test_hunters_enter_by_two_different_corners_none_ruled_out_with_a_hexagon_drawn_beneath() -> None:
    """full_moon/hunters.exits (R17.4)."""
    pairs: Counter[frozenset[str]] = Counter()
    for seed in range(150):
        table = start(FULL_MOON, 4, {"pack-seat": "4", "hunters": True}, seed=seed).table
        assert all(table.turned[space] and table.ground[space] is not None for space in table.exits)
        assert len(table.bag) == 32
        pairs[frozenset(table.wood.names[space] for space in table.exits)] += 1
    assert all(len(pair) == 2 and pair <= CORNERS for pair in pairs)
    assert len(pairs) == 15
