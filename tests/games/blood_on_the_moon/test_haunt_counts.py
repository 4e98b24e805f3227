"""What each haunt lays out for three to six players, and whether the pieces are enough."""

from typing import Any

import pytest

from tests.games.blood_on_the_moon.arranged import RULES, own, shared, slot, table_of
from wolfmoon.core.match import Match
from wolfmoon.games.blood_on_the_moon.components import MIGHT, PRINTED, SPEED
from wolfmoon.games.blood_on_the_moon.state import BloodTable

SEATS = (3, 4, 5, 6)


def begun(haunt: str, seats: int) -> Match[BloodTable]:
    """A haunt that seat 1 has just started, Sara at seat 0."""
    return table_of({"active": 1, "haunt": haunt, "next": "haunt-start"}, seats=seats)


@pytest.mark.parametrize(("seats", "rise"), [*zip(SEATS, (1, 2, 3, 4), strict=True)])
def test_in_leader_of_the_pack_sara_rises_with_the_players_and_every_hero_has_a_wolf(seats: int, rise: int) -> None:
    """blood_on_the_moon/haunt.leader-of-the-pack.rise, blood_on_the_moon/haunt.leader-of-the-pack.pack: {1/2/3/4}."""
    match = begun("leader-of-the-pack", seats)
    # her clips lie on the human side's start slots 3 and 4; the werewolf's are 3 and 3
    assert (slot(match, 0, MIGHT), slot(match, 0, SPEED)) == (3 + rise, 4 + rise)
    assert match.table.kinds == ["wolf"] * (seats - 1)


@pytest.mark.parametrize(("seats", "runes", "blood"), [*zip(SEATS, (2, 3, 4, 5), (3, 4, 5, 6), strict=True)])
def test_in_house_of_darkness_runes_and_blood_are_set_aside_by_players(seats: int, runes: int, blood: int) -> None:
    """blood_on_the_moon/haunt.house-of-darkness.runes, blood_on_the_moon/haunt.house-of-darkness.blood."""
    match = begun("house-of-darkness", seats)
    assert shared(match)["runes"] == {"left": runes, "tiles": []}
    assert shared(match)["blood"] == {"left": blood, "taken": 0}


@pytest.mark.parametrize(("seats", "spirits", "scores"), [*zip(SEATS, (3, 4, 5, 6), (2, 3, 4, 5), strict=True)])
def test_in_werewolf_team_spirits_and_scores_go_by_players(seats: int, spirits: int, scores: int) -> None:
    """blood_on_the_moon/haunt.werewolf-team.spirits, blood_on_the_moon/haunt.werewolf-team.scores (H3-15)."""
    match = begun("werewolf-team", seats)
    while not match.table.kinds:
        match.answer(1, match.asks()[0].legal()[0])
    assert match.table.kinds == ["ghost"] + ["spirit"] * spirits
    assert shared(match)["scores"] == {"heroes": 0, "monsters": 0, "needed": scores}


@pytest.mark.parametrize("seats", SEATS)
def test_in_hunter_and_prey_there_are_as_many_tokens_as_players(seats: int) -> None:
    """blood_on_the_moon/haunt.hunter-and-prey.tokens."""
    match = begun("hunter-and-prey", seats)
    assert sorted(own(match, seat)["token"] for seat in range(seats)) == list(range(1, seats + 1))


@pytest.mark.parametrize(
    ("seats", "tokens", "rise", "night"), [*zip(SEATS, (3, 4, 5, 6), (1, 1, 2, 2), (1, 2, 3, 4), strict=True)]
)
def test_in_not_just_a_phase_tokens_rise_and_night_go_by_players(
    seats: int, tokens: int, rise: int, night: int
) -> None:
    """blood_on_the_moon/haunt.not-just-a-phase.tokens, blood_on_the_moon/haunt.not-just-a-phase.rise,
    blood_on_the_moon/haunt.not-just-a-phase.timeline-start (H5-1).
    """
    match = begun("not-just-a-phase", seats)
    supply = shared(match)["supply"]
    assert len(supply) == tokens
    assert all(supply.count(trait) <= 2 for trait in supply)
    assert (slot(match, 0, MIGHT), slot(match, 0, SPEED)) == (3 + rise, 4 + rise)
    assert shared(match)["timeline"]["now"] == night


def test_there_are_as_many_runes_as_weapons() -> None:
    """H1-8: every weapon could bear a rune."""
    weapons = [card for card in PRINTED.cards.values() if card.weapon]
    assert len(weapons) == PRINTED.box["token"]["rune"]["copies"] == 8


@pytest.mark.parametrize("omen", ["dog", "ring", "holy-symbol", "skull", "idol", "armor", "dagger", "book", "mask"])
def test_after_the_haunt_has_begun_sara_is_a_werewolf_until_the_haunt_turns_her(omen: str) -> None:
    """G-02: her board is turned once, whatever the books repeat."""
    match = table_of({"active": 1, "haunt": PRINTED.haunt_of[omen], "omen": omen, "next": "haunt-start"})
    players: Any = RULES.public(match.table)["players"]
    assert players[0]["form"] == "werewolf"
