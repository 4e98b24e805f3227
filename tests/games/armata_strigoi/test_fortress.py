"""Laws of the fortress, whatever lies where: ways, turning, sight, routes (components.md 11)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from wolfmoon.core.dice import Dice
from wolfmoon.games.armata_strigoi.fortress import BOUNCES, BREAKS, MOVES, Fortress, Layout
from wolfmoon.games.armata_strigoi.parts import MIDDLE, NOWHERE, RING, ROOMS, SPACES, STAIRS, TURNS
from wolfmoon.games.armata_strigoi.setup import first_layout, random_layout


@st.composite
def layouts(draw: st.DrawFn, *, whole: bool = False) -> Layout:
    """A random ring with some platforms fallen and some ladders."""
    layout = random_layout(Dice(draw(st.integers(0, 2**32))), apart=draw(st.booleans()))
    fallen = (False,) * MIDDLE if whole else tuple(draw(st.booleans()) for _ in range(MIDDLE))
    edges = [(room, direction) for room in range(MIDDLE) for direction in Fortress(layout).outer_edges(room)]
    ladders = tuple(draw(st.lists(st.sampled_from(edges), unique=True, max_size=5)))
    return layout._replace(fallen=fallen, ladders=ladders)


@given(layouts())
def test_whatever_has_fallen_all_that_is_left_is_connected_without_tunnels(layout: Layout) -> None:
    fort = Fortress(layout)
    there = [space for space in range(len(SPACES)) if fort.ways[space]]
    reached = [there[0]]
    for space in reached:
        reached += [beyond for beyond in fort.ways[space] if beyond not in reached]
    assert sorted(reached) == there


@given(layouts())
def test_every_way_leads_back(layout: Layout) -> None:
    fort = Fortress(layout)
    for space, near in enumerate(fort.near):
        assert all(space in fort.near[beyond] for beyond in near)


@given(layouts())
def test_sight_between_centres_is_the_same_both_ways(layout: Layout) -> None:
    fort = Fortress(layout)
    rooms = [room for room in range(len(ROOMS)) if fort.has_centre(room)]
    for one in rooms:
        for other in rooms:
            assert fort.sight(one).get(fort.centre(other)) == fort.sight(other).get(fort.centre(one))


@given(layouts())
def test_a_line_of_sight_runs_along_ways_and_its_distance_counts_steps(layout: Layout) -> None:
    fort = Fortress(layout)
    for room in range(len(ROOMS)):
        for direction in range(TURNS) if fort.has_centre(room) else ():
            here = fort.centre(room)
            for space in fort.line(room, direction):
                assert space in fort.ways[here]
                here = space


@given(layouts(), st.integers(0, MIDDLE - 1))
def test_six_turns_of_a_platform_are_none_and_one_turn_moves_its_letters_by_one(layout: Layout, disc: int) -> None:
    def turned(steps: int) -> Fortress:
        rotations = list(layout.rotations)
        rotations[disc] = (rotations[disc] + steps) % TURNS
        return Fortress(layout._replace(rotations=tuple(rotations)))

    fort, room = Fortress(layout), layout.holds.index(disc)
    assert turned(TURNS).ways == fort.ways
    if not layout.fallen[disc]:
        for letter in range(TURNS):
            assert turned(1).letter_points(room, letter) == (fort.letter_points(room, letter) + 1) % TURNS


@given(layouts(), st.integers(-1, TURNS - 1), st.integers(-1, len(ROOMS) - 1))
def test_a_route_ends_where_a_strigoi_can_stand_and_never_on_the_other_one(
    layout: Layout, letter: int, other: int
) -> None:
    fort = Fortress(layout)
    for room in range(len(ROOMS)):
        if not fort.has_centre(room) or room == other:
            continue
        route = fort.route(room, letter, other)
        assert fort.has_centre(route.room)
        assert route.room != other
        assert (route.room != room) == (route.kind in (MOVES, BOUNCES)) == route.moves
        assert (route.ladder != NOWHERE) == (route.kind == BREAKS)


@given(layouts(whole=True))
def test_with_all_platforms_every_room_of_the_ring_has_three_outer_edges_and_every_letter_leads_out(
    layout: Layout,
) -> None:
    fort = Fortress(layout)
    for room in range(MIDDLE):
        assert len(fort.outer_edges(room)) == 3
        assert sorted(fort.letter_points(room, letter) for letter in range(TURNS)) == list(range(TURNS))
    assert all(other != NOWHERE for other in fort.neighbours[MIDDLE])


@settings(max_examples=30)
@given(layouts())
def test_all_stairs_and_ladders_are_one_step_from_each_other_and_no_bend_is_ever_seen(layout: Layout) -> None:
    fort = Fortress(layout)
    assert set(fort.stairs) == {*STAIRS, *fort.ladder_at.values()}
    for space in fort.stairs:
        assert {*fort.stairs} <= {space, *fort.near[space]}
    seen = {space for room in range(len(ROOMS)) if fort.has_centre(room) for space in fort.sight(room)}
    assert not [SPACES[space] for space in seen if "-k" in SPACES[space]]


def test_the_first_game_has_the_spaces_and_ways_of_the_reference() -> None:
    fort = Fortress(first_layout())
    assert sum(map(len, fort.ways)) == 2 * 150
    assert sum(map(bool, fort.ways)) == 121
    assert layout_places() == RING


def layout_places() -> tuple[tuple[int, int] | None, ...]:
    return first_layout().places
