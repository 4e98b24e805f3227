"""Rules and rulings of the set-up and of looking for the trail that a scenario cannot say: chance, secrets, other editions.

Numbers: reference/full_moon/components.md, sections 1 and 2.
"""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import BadEdition
from wolfmoon.core.match import start, start_again
from wolfmoon.core.options import settle
from wolfmoon.core.origin import Luck, Origin
from wolfmoon.games.full_moon.components import build
from wolfmoon.games.full_moon.fear import gain_calm
from wolfmoon.games.full_moon.life import gain_determination, gain_life
from wolfmoon.games.full_moon.rules import FULL_MOON
from wolfmoon.games.full_moon.setup import set_up, take
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.lab.play import any_of

DEALS = {
    # players: hikers each, in all, hand, immune, positive, points
    2: (3, 3, 6, 4, 1, 10),
    3: (2, 4, 5, 5, 1, 15),
    4: (1, 3, 4, 4, 1, 10),
    5: (1, 4, 4, 4, 2, 15),
    6: (1, 5, 4, 5, 2, 20),
    7: (1, 6, 4, 6, 2, 25),
}


def table_of(seats: int, seed: int = 1, **options: object) -> MoonTable:
    return set_up(seats, settle(FULL_MOON.options, options, seats), Dice(seed), None)


def hostages(table: MoonTable) -> list[int]:
    return [hiker for hiker, status in enumerate(table.status) if status == "hostage"]


@pytest.mark.parametrize("seats", DEALS)
def test_the_number_of_players_fixes_hikers_cards_tokens_and_points(seats: int) -> None:
    """full_moon/setup.players, full_moon/setup.hands, full_moon/setup.infection-tokens, full_moon/setup.points (R1.2)."""
    each, hikers, hand, immune, positive, points = DEALS[seats]
    table = table_of(seats, hikers="random")
    assert [table.owner.count(seat) for seat in table.order] == [each] * (seats - 1)
    assert table.started == hikers
    assert [len(table.hands[seat]) for seat in table.order] == [hand] * (seats - 1)
    tokens = Counter([*table.supply, *(str(table.tokens[hostage]) for hostage in hostages(table))])
    assert tokens == {"immune": immune, "positive": positive}
    assert table.points == points


def test_a_man_and_a_woman_are_taken_at_random_each_on_an_unseen_token() -> None:
    """full_moon/setup.hostages (R1.3): any of the four men with any of the four women."""
    pairs: set[tuple[int, ...]] = set()
    for seed in range(200):
        table = table_of(4, seed)
        taken = hostages(table)
        assert sorted(table.book.hikers[hostage].sex for hostage in taken) == ["man", "woman"]
        assert not any(table.token_open[hostage] for hostage in taken)
        assert table.looks == []
        pairs.add(tuple(taken))
    assert len(pairs) == 16


@pytest.mark.parametrize(("seats", "tokens"), [(5, 5), (6, 6), (7, 7)])
def test_in_larger_games_at_most_one_hostage_is_positive(seats: int, tokens: int) -> None:
    """full_moon/setup.hostage-tokens (R1.3): two of all tokens but one positive are dealt, so it is two in that many."""
    games = 1500
    counts = Counter(
        sum(table.tokens[hostage] == "positive" for hostage in hostages(table))
        for table in (table_of(seats, seed) for seed in range(games))
    )
    assert set(counts) == {0, 1}
    assert abs(counts[1] / games - 2 / tokens) < 0.05


def test_any_seat_may_lead_the_pack() -> None:
    """full_moon/setup.sides (R1.1): if the table does not say who, it is drawn; the others follow clockwise."""
    tables = [table_of(4, seed) for seed in range(80)]
    assert {table.pack_seat for table in tables} == {0, 1, 2, 3}
    for table in tables:
        assert table.order == tuple((table.pack_seat + i) % 4 for i in (1, 2, 3))


def test_elevations_lie_anyhow_and_no_seat_is_shown_which_is_which() -> None:
    """full_moon/setup.elevations (R1.6): every kind in every direction, and in nobody's view."""
    met: set[tuple[str | None, int]] = set()
    for seed in range(120):
        table = table_of(4, seed)
        met |= {(table.ground[space], way) for way, space in enumerate(table.wood.elevations)}
        views = [FULL_MOON.public(table), *(FULL_MOON.private(table, seat) for seat in range(4))]
        for word in ("temple", "watchtower", "ancient-stones", "hill"):
            assert word not in json.dumps(views)
    assert len(met) == 4 * 6


def test_bag_and_decks_lie_differently_from_game_to_game() -> None:
    """full_moon/setup.bag, full_moon/setup.decks: the same cards and hexagons in random order."""
    tables = [table_of(4, seed) for seed in range(20)]
    for cards in (
        [tuple(table.bag) for table in tables],
        [tuple(table.item) for table in tables],
        [tuple(table.lair_deck) for table in tables],
        [tuple(table.combat_deck) for table in tables],
    ):
        assert len({tuple(sorted(map(str, each))) for each in cards}) == 1
        assert len(set(cards)) > 15


def test_life_calm_and_determination_never_run_out() -> None:
    """R1.13: all eight hikers can have all they may have at once; only infection tokens, frenzy and the barrier are counted."""
    table = table_of(7)
    for hiker in range(8):
        take(table, table.order[0], hiker)
        table.life[hiker] = table.calm[hiker] = 1
        gain_life(table, hiker, 20, "full_moon/determination.heal")
        gain_calm(table, hiker, 20, "full_moon/determination.heal")
        gain_determination(table, hiker, 20, "full_moon/prepare.determination")
    assert sum(table.life) == 54
    assert sum(table.calm) == 46
    assert sum(table.determination) == 80
    assert table.trees_left == 1


def test_with_less_than_one_die_nothing_is_rolled_and_the_card_is_discarded() -> None:
    """R4.2: no printed hexagon takes that many dice, an edition's fog may."""
    edition = {"hexagon": {"thick-fog": {"explore_dice": -3}}}
    wishes = {
        "turn": 4,
        "next": "explore",
        "hikers": {"0": ["ruka"], "1": ["barbara"], "2": ["hector"]},
        "ground": {"e5": "thick-fog"},
        "at": {"ruka": "e5", "barbara": "e5"},
        "actions": {"ruka": "explore", "barbara": "explore"},
        "determination": {"ruka": 0, "barbara": 0},
    }
    options = settle(FULL_MOON.options, {"pack-seat": "4"}, 4)
    match = start_again(FULL_MOON, Origin(4, options, 1, edition, wishes, {-1: Luck((), ())}), [])
    table = match.table
    assert table.action_out == ["explore", "explore"]
    assert table.facts == []
    assert "moon-rolls" not in [event.message.id for event in match.log.truth()]
    assert match.asks()[0].rule == "full_moon/advance.1"


def test_the_open_map_holds_true_answers_and_nothing_else() -> None:
    """full_moon/table.clues (R5.6, R5.11): whatever the seats do, no clue is wrong, and nobody can write on the map."""
    clues = 0
    for seed in range(4):
        match, dice = start(FULL_MOON, 4, {}, seed=seed), Dice(seed)
        while match.open and len(match.inputs) < 500:
            for ask in match.asks():
                match.give(ask.seat, any_of(ask, dice))
        table, near = match.table, match.table.wood.near
        crossed = set(zip(table.trail, table.trail[1:], strict=False)) | set(
            zip(table.trail[1:], table.trail, strict=False)
        )
        for fact in table.facts:
            ways = {way for way in range(6) if (fact.space, near[fact.space][way]) in crossed}
            beside = {(fact.way + 1) % 6, (fact.way - 1) % 6}
            if fact.kind == "no-lair":
                assert (fact.space, near[fact.space][fact.way]) != table.trail[-2:]
            elif fact.kind == "none":
                assert not ways
            elif fact.kind in ("trail", "only"):
                assert fact.way in ways
            else:
                assert fact.way not in ways
                assert (fact.kind == "near") == (fact.spent == 6 and bool(beside & ways))
            clues += fact.spent > 0
    assert clues > 10


@pytest.mark.parametrize(
    ("edition", "key"),
    [
        ({"wolf": {"rufus": {"night": -1}}}, "wolf.rufus.night"),
        ({"cost": {"member": -5}}, "cost.member"),
        ({"hexagon": {"cabin": {"calm": -2}}}, "hexagon.cabin.calm"),
        ({"setup": {"3": {"points": -15}}}, "setup.3.points"),
    ],
)
def test_no_printed_number_of_an_edition_is_below_nought(edition: Mapping[str, Any], key: str) -> None:
    with pytest.raises(BadEdition) as refused:
        build(edition)
    assert refused.value.message.args["key"] == key
    assert refused.value.message.args["right"] == "0 or more"
