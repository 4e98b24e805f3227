"""Options, deals, editions, and tables that cannot be arranged."""

from collections import Counter
from typing import Any

import pytest

from tests.games.fangs.arranged import arranged
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import BadEdition, BadOption, BadScenario, OptionsClash
from wolfmoon.core.rules import settled_for
from wolfmoon.core.table import Call
from wolfmoon.games.fangs import RULES
from wolfmoon.games.fangs.calls import checkpoint
from wolfmoon.games.fangs.components import build
from wolfmoon.games.fangs.state import FangsTable


def lay(seats: int, seed: int = 1, **options: object) -> FangsTable:
    return RULES.setup(seats, settled_for(RULES, seats, options), Dice(seed), None)


def groups(table: FangsTable) -> Counter[str]:
    return Counter(table.book.group(name) for name in (*table.characters, *table.middle))


@pytest.mark.parametrize(
    ("seats", "werewolves", "vampires", "humans"),
    [(4, 2, 2, 0), (5, 2, 2, 1), (6, 2, 2, 2), (7, 2, 2, 3), (8, 3, 3, 2)],
)
@pytest.mark.parametrize("source", ["recommended", "standard", "expansion", "mixed", "all-twenty"])
def test_the_number_of_players_says_how_many_of_each_group(
    seats: int, werewolves: int, vampires: int, humans: int, source: str
) -> None:
    for seed in range(20):
        table = lay(seats, seed, characters=source)
        assert groups(table) == Counter(werewolf=werewolves, vampire=vampires, human=humans)


def test_a_mix_of_both_sets_has_no_first_letter_twice() -> None:
    for seed in range(40):
        table = lay(8, seed, characters="mixed")
        letters = [table.book.characters[name].initial for name in table.characters]
        assert len(set(letters)) == 8


def test_anything_goes_deals_both_groups_and_leaves_the_rest_in_the_middle() -> None:
    for seed in range(40):
        table = lay(4, seed, variant="anything-goes")
        dealt = {table.book.group(name) for name in table.characters}
        assert {"werewolf", "vampire"} <= dealt
        assert len(table.middle) == 16
        assert table.groups is None


def test_more_uncertainty_leaves_one_card_in_the_middle() -> None:
    table = lay(7, variant="more-uncertainty", characters="standard")
    assert groups(table) == Counter(werewolf=3, vampire=3, human=2)
    assert len(table.middle) == 1


def test_picked_characters_are_the_ones_in_the_game() -> None:
    picked = "emily,frederik,uri,vlad"
    assert sorted(lay(4, characters="picked", picked=picked).characters) == sorted(picked.split(","))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (5, {"remove-humans-balm": True}),
        (4, {"variant": "all-three-groups", "remove-humans-balm": True}),
        (6, {"variant": "anything-goes", "characters": "standard"}),
        (6, {"variant": "anything-goes", "public-list": True}),
        (4, {"picked": "emily,frederik,uri,vlad"}),
        (4, {"characters": "picked", "picked": "emily,frederik,uri"}),
        (4, {"characters": "picked", "picked": "emily,ella,uri,vlad"}),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(OptionsClash):
        settled_for(RULES, seats, options)


def test_a_double_oracle_round_needs_seven_or_eight() -> None:
    with pytest.raises(BadOption):
        settled_for(RULES, 6, {"variant": "double-oracle"})
    assert lay(7, variant="double-oracle").opening == 14


def test_four_without_humans_may_leave_the_humans_question_in_the_box() -> None:
    table = lay(4, **{"remove-humans-balm": True})
    assert len(table.decks["oracle"]) == 15
    assert "humans-balm" not in table.decks["oracle"]


def test_an_edition_changes_a_number() -> None:
    assert build({"character": {"bella": {"goal_cards": 4}}}).characters["bella"].goal_count == 4


@pytest.mark.parametrize(
    "edition",
    [
        {"card": {"iron-fist": {"copies": 4}}},
        {"character": {"vlad": {"points": 15}}},
        {"card": {"torch": {"deck": "advantage"}}},
        {"card": {"talisman": {"covers": ["no-such-card"]}}},
        {"place": {"chapel": {"totals": [7]}}},
        {"setup": {"standard": {"4": {"werewolf": 3}}}},
        {"lineup": {"4a": {"characters": ["emily", "frederik", "gregor", "vlad"]}}},
    ],
)
def test_an_edition_that_makes_no_game_is_refused(edition: dict[str, object]) -> None:
    with pytest.raises(BadEdition):
        build(edition)


def test_an_edition_may_let_a_reconstructed_moment_be_any_time() -> None:
    edition = {"character": {"akeno": {"moment": "any-time"}, "ella": {"moment": "any-time"}}}
    options = settled_for(RULES, 5, {"characters": "all-twenty"})
    table = RULES.setup(5, options, Dice(1), edition)
    RULES.arrange(table, {"characters": ["akeno", "ella", "vlad", "uri", "grady"], "next": "place"})
    offered = {
        seat: [call.id for call in RULES.calls(table, seat) if call.id.startswith("ability")] for seat in (0, 1, 2)
    }
    assert offered == {0: ["ability"], 1: ["ability:0", "ability:2", "ability:3", "ability:4"], 2: []}
    RULES.hear(table, Call(1, "ability:2"))
    RULES.hear(table, Call(0, "ability"))
    checkpoint(table)
    assert table.banned[2]
    assert table.left_side[0]
    with pytest.raises(BadEdition):
        build({"character": {"akeno": {"moment": "turn-end"}}})
    with pytest.raises(BadEdition):
        build({"character": {"frederik": {"moment": "any-time"}}})


def test_an_edition_may_move_copies_within_a_deck() -> None:
    book = build({"card": {"iron-fist": {"copies": 4}, "ambush": {"copies": 1}}})
    assert book.cards["iron-fist"].copies == 4


@pytest.mark.parametrize(
    "wishes",
    [
        {"damage": {"0": 12}},
        {"damage": {"9": 1}},
        {"places": {"0": "castle"}},
        {"equipment": {"0": ["blood-spider"]}},
        {"equipment": {"0": ["torch"], "1": ["torch"]}},
        {"decks": {"combat": ["talisman"]}},
        {"next": "lunch"},
        {"round": "two"},
        {"face_up": 1},
        {"ring": ["chapel"]},
        {"colour": "blue"},
        {"out": [2, 3]},
    ],
)
def test_a_table_that_cannot_be_is_refused(wishes: dict[str, Any]) -> None:
    with pytest.raises(BadScenario) as refused:
        arranged(["frederik", "gregor", "vlad", "wynona"], **wishes)
    assert str(refused.value.message.args["key"]).startswith("arrange")
