"""What a scenario cannot say of the ends and the variants: many games, and options that are refused before a game begins."""

import random

import pytest

from tests.games.fangs.arranged import arranged
from wolfmoon.core.decisions import PickOne
from wolfmoon.core.errors import BadOption, OptionsClash
from wolfmoon.core.match import start
from wolfmoon.core.rules import settled_for
from wolfmoon.games.fangs import RULES


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("variant", ["none", "anything-goes"])
def test_no_game_ends_without_a_winner(seats: int, variant: str) -> None:
    """R J12, fangs/end.1: played at random, every game ends within 300 turns, and somebody has won."""
    chance = random.Random(f"{seats} {variant}")
    options = {"variant": variant} if variant != "none" else {"characters": "all-twenty"}
    for seed in range(4):
        match = start(RULES, seats, options, seed=seed)
        while match.open is not None:
            assert match.table.turns <= 300
            decision = match.decision(chance.choice(match.waiting()))
            assert isinstance(decision, PickOne)
            match.answer(decision.seat, chance.choice([*decision.legal(), *([None] if decision.may_pass else [])]))
        assert match.table.winners


@pytest.mark.parametrize("seats", [7, 8])
@pytest.mark.parametrize("variant", ["double-oracle-and-more-uncertainty", "double-oracle-and-anything-goes"])
def test_the_double_oracle_round_goes_with_the_second_and_the_fourth_variant(seats: int, variant: str) -> None:
    """R K8: both at once, for seven and eight."""
    table = start(RULES, seats, {"variant": variant}, seed=1).table
    assert table.opening == 2 * seats
    assert len(table.middle) == (1 if "uncertainty" in variant else 20 - seats)


@pytest.mark.parametrize("variant", ["more-uncertainty-and-anything-goes", "all-three-groups-and-anything-goes"])
def test_the_fourth_variant_goes_neither_with_the_second_nor_with_the_third(variant: str) -> None:
    """R K8: the fourth brings its own middle, the third fixes the groups; no table can be opened with both."""
    for seats in (4, 7, 8):
        with pytest.raises(BadOption):
            settled_for(RULES, seats, {"variant": variant})


@pytest.mark.parametrize(
    ("seats", "variant"), [(5, "none"), (7, "double-oracle"), (8, "more-uncertainty"), (4, "all-three-groups")]
)
@pytest.mark.parametrize("source", ["standard", "expansion", "mixed", "all-twenty"])
def test_every_source_of_characters_goes_with_the_standard_game_and_the_first_three_variants(
    seats: int, variant: str, source: str
) -> None:
    """R K8, R K6: the groups are filled from that source."""
    table = start(RULES, seats, {"variant": variant, "characters": source}, seed=1).table
    assert len(table.characters) == seats
    if source in ("standard", "expansion"):
        assert {table.book.characters[name].set for name in (*table.characters, *table.middle)} == {source}


@pytest.mark.parametrize("source", ["standard", "expansion", "mixed", "picked"])
def test_the_fourth_variant_has_its_own_deal(source: str) -> None:
    """R K8, R K7: it shuffles all twenty and takes no other choice of characters."""
    with pytest.raises(OptionsClash):
        settled_for(RULES, 6, {"variant": "anything-goes", "characters": source})


def test_more_uncertainty_may_list_one_character_more_than_there_are_players() -> None:
    """R K4, R B2, fangs/variant.more-uncertainty: the list names the shuffled characters, the middle one among them."""
    table = start(RULES, 7, {"variant": "more-uncertainty", "public-list": True}, seed=1).table
    assert table.lineup is not None
    assert sorted(table.lineup) == sorted((*table.characters, *table.middle))
    assert len(table.lineup) == 8


def test_the_eliminated_see_no_more_than_everybody() -> None:
    """R I9, R K2: nobody's hidden card, nor the pile, comes to who has fallen later than the announcer."""
    play = arranged(
        ["frederik", "uri", "grady", "viola", "bella"],
        options={"variant": "anything-goes"},
        out=[3, 4],
        next="place",
        places=["chapel", *["none"] * 4],
    )
    assert play.match.rules.private(play.table, 3)["middle"] == list(play.table.middle)
    later = play.match.rules.private(play.table, 4)
    assert later["middle"] is None
    sheet = later["sheet"]
    assert isinstance(sheet, dict)
    for seat in ("0", "1", "2"):
        names = sheet[seat]
        assert isinstance(names, list)
        assert len(names) > 1
