"""The rulebook's own worked examples, on the fortress of the first game (components.md 11.8)."""

from tests.games.armata_strigoi.arranged import Play, arranged
from wolfmoon.games.armata_strigoi.parts import PLATFORMS

MASTER = 0


def roel_walks_to_h6() -> Play:
    play = arranged(
        2,
        wolves={"0": "roel", "1": "matthew"},
        at={"0": "h1-t3", "1": "h1-t4"},
        strigoi={"master": "pf1-c", "apprentice": "pf2-c"},
        cards={"0": "roel:when-the-moon-shines-red", "1": "matthew:werewolves-of-armenia"},
        stacks={"grey": ["tomb-warden"], "strigoi": ["master-plain"]},
        next="window",
    )
    play.answer(0, "walk:h6-t3")
    return play


def test_five_steps_lead_roel_to_an_encounter_that_ends_his_move() -> None:
    play = roel_walks_to_h6()
    assert play.table.steps == 0
    assert play.table.encounter is not None
    assert play.table.encounter.token == "tomb-warden"


def test_letter_e_sends_the_master_to_h6_where_he_sees_matthew_and_not_roel() -> None:
    play = roel_walks_to_h6()
    play.answer(0, "take", ["scratch"])
    if play.table.phase == "window":
        play.answer(0, "end")
    assert play.haunt(MASTER) == "pf6-c"
    assert [event.message.args["seat"] for event in play.said("armata-attacks")] == [("seat", "1")]
    sight = play.table.fort.sight(play.table.fort.room_of[play.table.haunts[MASTER]])
    assert sight[play.table.at[1]] == 3
    assert play.table.at[0] not in sight


def roel_strikes_the_supreme() -> Play:
    play = arranged(
        5,
        wolves={"0": "roel", "1": "matthew"},
        dead="apprentice",
        strigoi={"master": "pf2-c"},
        at={"0": "pf2-ca", "1": "pf1-cc", "2": "h2-k12", "3": "h3-k01", "4": "h4-k01"},
        hands={"1": ["matthew:prayer-in-the-dark", "matthew:son-of-the-wolf"]},
        cards={"0": "roel:prayer-in-the-dark", "1": "matthew:prayer-in-the-dark"},
        rewards={"0": ["sword", "hammer"]},
        altar=4,
        active=0,
        next="window",
    )
    play.answer(0, "melee:master")
    play.answer(0, "normal:sword")
    play.answer(0, "wild:hammer")
    return play


def test_two_and_a_sword_and_a_broken_hammer_make_nine() -> None:
    play = roel_strikes_the_supreme()
    view = play.match.rules.public(play.table)
    assert isinstance(view["bout"], dict)
    assert (view["bout"]["strength"], view["bout"]["needed"]) == (9, 9)
    play.answer(0, "resolve", ["scratch"])
    assert len(play.table.scars[MASTER]) == 1
    assert "sword" in play.table.front[0]
    assert "hammer" in play.table.gone


def test_letter_a_brings_down_the_platform_north_of_the_flat_room_and_matthew_with_it() -> None:
    play = roel_strikes_the_supreme()
    play.answer(0, "resolve", ["scratch"])
    assert play.legal(1) == ["fall"]
    play.answer(1, "fall")
    assert (play.table.altar, play.table.inferno) == (3, 1)
    assert play.table.layout.fallen[PLATFORMS.index("pf1")]
    play.answer(1, "h5-k45")
    assert play.space(1) == "h5-k45"


def test_then_the_supreme_goes_to_the_flat_room_and_attacks_roel_who_cannot_strike_back() -> None:
    play = roel_strikes_the_supreme()
    play.answer(0, "resolve", ["scratch"])
    play.answer(1, "fall")
    play.answer(1, "h5-k45")
    play.answer(0, "end")
    assert play.haunt(MASTER) == "m-c"
    assault = play.table.assault
    assert assault is not None
    assert (assault.seat, assault.wounds, assault.shocks) == (0, 5, 0)
    play.answer(0, "take", ["scratch"], ["torn-claw"], ["lame-leg"], ["scratch"], ["torn-claw"])
    assert play.table.wounds[0] == ("scratch", "torn-claw")
    assert (play.table.altar, play.table.inferno) == (2, 2)
    assert not play.said("armata-strikes-back")
    assert play.table.round == 3
