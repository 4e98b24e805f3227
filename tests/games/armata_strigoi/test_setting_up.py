"""What is true of every set-up: random maps, options that do not go together, initiatives."""

import pytest

from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import OptionsClash
from wolfmoon.core.match import start
from wolfmoon.games.armata_strigoi.components import PRINTED, build
from wolfmoon.games.armata_strigoi.laying import touch
from wolfmoon.games.armata_strigoi.parts import MARKED, MIDDLE, RING, TURNS
from wolfmoon.games.armata_strigoi.rules import ARMATA_STRIGOI
from wolfmoon.games.armata_strigoi.setup import random_layout

SEEDS = range(60)


def test_a_random_map_is_a_ring_of_all_six_rooms_each_with_a_platform_of_its_own() -> None:
    """armata_strigoi/setup.map, A1"""
    for seed in SEEDS:
        layout = random_layout(Dice(seed), apart=False)
        assert sorted(place for place in layout.places if place is not None) == sorted(RING)
        assert sorted(layout.holds) == list(range(MIDDLE))
    drawn = [random_layout(Dice(seed), apart=False) for seed in SEEDS]
    assert {layout.turns[0] for layout in drawn} == {layout.rotations[0] for layout in drawn} == set(range(TURNS))
    assert {layout.places[0] for layout in drawn} == set(RING)


def test_a_random_map_keeps_the_marks_apart_unless_the_table_does_not_care() -> None:
    """armata_strigoi/setup.apart, A2"""

    def together(apart: bool, seed: int) -> bool:
        layout = random_layout(Dice(seed), apart=apart)
        return touch(layout, *(layout.holds.index(mark) for mark in MARKED))

    assert not any(together(True, seed) for seed in SEEDS)
    assert any(together(False, seed) for seed in SEEDS)


def test_the_same_seed_draws_the_same_map() -> None:
    """A3"""
    one, other = (start(ARMATA_STRIGOI, 3, {"map": "random"}, seed=5).table.layout for _ in range(2))
    assert one == other


@pytest.mark.parametrize(
    "options",
    [
        {"map": "random", "shape": "free"},
        {"map": "first-game", "shape": "free"},
        {"map": "first-game", "marks-apart": "never"},
        {"solo": True, "free-chat": True},
        {"silent-choice": True, "free-chat": True},
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, str | bool]) -> None:
    """armata_strigoi/map.shapes, armata_strigoi/table.chat, A1, A2, A11"""
    with pytest.raises(OptionsClash):
        start(ARMATA_STRIGOI, 2, options, seed=1)


def test_no_two_action_cards_have_the_same_initiative() -> None:
    """armata_strigoi/initiative.3, B2"""
    assert sorted(card.initiative for card in PRINTED.actions.values()) == list(range(1, 48))


def test_of_two_equal_initiatives_in_an_edition_the_earlier_seat_goes_first() -> None:
    """B2"""
    edition = {"action": {"roel": {"son-of-the-wolf": {"initiative": 10}}}}
    assert build(edition).actions["roel:son-of-the-wolf"].initiative == 10
    for wolves in (("roel", "attila"), ("attila", "roel")):
        match = start(ARMATA_STRIGOI, 2, {"map": "first-game"}, seed=1, edition=edition)
        match.answer(0, "h2:n")
        match.answer(1, "h6:n")
        for seat, wolf in enumerate(wolves):
            match.answer(seat, wolf)
        for seat, wolf in enumerate(wolves):
            match.answer(seat, f"{wolf}:son-of-the-wolf")
        assert match.table.order == (0, 1)
