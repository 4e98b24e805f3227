"""Rulings that a short table explains best."""

from tests.games.armata_strigoi.arranged import arranged
from wolfmoon.games.armata_strigoi.parts import SPACE


def test_against_one_attack_a_card_with_two_protections_stops_one_effect() -> None:
    """B9, F4"""
    play = arranged(
        2,
        wolves={"0": "roel", "1": "attila"},
        at={"0": "h1-t4", "1": "h4-k01"},
        hands={"0": ["roel:sanctified-with-dynamite", "roel:prayer-in-the-dark"]},
        cards={"0": "roel:sanctified-with-dynamite", "1": "attila:when-the-moon-shines-red"},
        dead="apprentice",
        strigoi={"master": "pf1-c"},
        active=1,
        next="strigoi",
    )
    assert play.legal(0) == ["take", "icon:0:wound"]
    play.answer(0, "icon:0:wound")
    assert play.legal(0) == ["take"]
    play.answer(0, "take", ["scratch"], ["torn-claw"], ["lame-leg"], ["scratch"])
    assert len(play.said("armata-wounded")) == 5 - 1
    assert [icon.icon for icon in play.table.icons[0]] == ["protection"]


def test_an_x_keeps_the_strigoi_where_he_is_and_he_attacks_nobody() -> None:
    """E3"""
    play = arranged(
        2,
        wolves={"0": "roel"},
        at={"0": "m-ca", "1": "h2-k12"},
        cards={"0": "roel:sanctified-with-dynamite"},
        stacks={"strigoi": ["master-plain"]},
        active=0,
        next="strigoi",
    )
    assert play.said("armata-stays")
    assert not play.said("armata-attacks")


def test_jumping_a_wolf_costs_one_step_and_lands_on_the_space_beyond() -> None:
    """C5"""
    play = arranged(
        2, wolves={"0": "roel"}, at={"0": "h1-t2", "1": "h1-k23"}, cards={"0": "roel:prayer-in-the-dark"},
        next="window", active=0, steps=1,
    )  # fmt: skip
    walks = [id for id in play.legal(0) if id.startswith("walk:")]
    assert "walk:h1-t3" in walks
    assert "walk:h1-k23" not in walks


def test_entry_stairs_cost_a_step_and_any_other_stairs_or_ladder_the_next() -> None:
    """C10"""
    play = arranged(
        2, wolves={"0": "roel"}, at={"0": "h1-t1", "1": "h4-k01"}, cards={"0": "roel:prayer-in-the-dark"},
        next="window", active=0, steps=2,
    )  # fmt: skip
    walks = [id for id in play.legal(0) if id.startswith("walk:")]
    assert {"walk:h1-k12", "walk:h2-t2", "walk:h5-k45", "walk:m-td", "walk:l2"} <= set(walks)
    assert "walk:h2-k12" not in walks


def test_past_a_strigoi_with_stealth_for_two_steps_and_not_without() -> None:
    """C7, C8"""
    play = arranged(
        2, wolves={"0": "roel"}, at={"0": "m-ca", "1": "h4-k01"}, cards={"0": "roel:prayer-in-the-dark"},
        strigoi={"master": "m-c", "apprentice": "pf2-c"}, next="window", active=0, steps=3,
    )  # fmt: skip
    assert "past:master" in play.legal(0)
    assert play.barred(0)["into:master"] == "armata-barred-blood"
    play.answer(0, "past:master")
    assert "m-cd" in play.legal(0)
    assert "m-ca" not in play.legal(0)
    play.answer(0, "m-cd")
    assert play.table.steps == 1


def test_a_spared_monster_lies_open_and_the_walk_goes_on_from_an_ordinary_space() -> None:
    """C4, D9, K3"""
    play = arranged(
        2, wolves={"0": "roel"}, at={"0": "h2-k12", "1": "h4-k01"}, cards={"0": "roel:prayer-in-the-dark"},
        stacks={"red": ["night-rider"]}, next="window", active=0,
    )  # fmt: skip
    play.answer(0, "walk:h2-t1")
    play.answer(0, "icon:0")
    play.answer(0, "spare")
    stacks = play.match.rules.public(play.table)["stacks"]
    assert isinstance(stacks, dict)
    assert isinstance(stacks["red"], dict)
    assert stacks["red"]["top"] == "night-rider"
    assert play.table.steps == 2
    assert play.table.fight_tokens == ()
    assert not play.table.fought


def test_a_wolf_between_him_and_the_ladder_is_attacked_and_the_ladder_stays() -> None:
    """E7, E8"""
    play = arranged(
        2,
        wolves={"0": "roel", "1": "attila"},
        ladders={"0": "h2:ne"},
        at={"0": "h2-t0", "1": "h4-k01"},
        cards={"0": "roel:prayer-in-the-dark", "1": "attila:when-the-moon-shines-red"},
        strigoi={"master": "pf3-c", "apprentice": "pf2-c"},
        stacks={"strigoi": ["master-plain"]},
        active=0,
        next="strigoi",
    )
    assert play.table.assault is not None
    assert (play.table.assault.kind, play.table.assault.seat) == ("shield", 0)
    assert play.table.layout.ladders[0] is not None
    assert play.table.marker


def test_a_strigoi_who_comes_to_a_wolf_on_a_centre_takes_blood_besides_and_nothing_protects_it() -> None:
    """F6"""
    play = arranged(
        2,
        wolves={"0": "roel", "1": "attila"},
        at={"0": "h4-k01", "1": "m-c"},
        cards={"0": "roel:son-of-the-wolf", "1": "attila:werewolves-of-armenia"},
        strigoi={"master": "pf2-c", "apprentice": "pf1-c"},
        stacks={"strigoi": ["apprentice-plain"]},
        altar=2,
        active=0,
        next="strigoi",
    )
    assert len(play.said("armata-wounded")) == 2
    assert (play.table.altar, play.table.inferno) == (1, 1)
    assert play.match.asks()[0].seat == 1
    assert SPACE["m-td"] in [SPACE[id] for id in play.legal(1)]


def test_phase_3_follows_the_first_card_of_the_round_and_curses_the_whole_room_but_not_ladders() -> None:
    """H1, H2, H3"""
    play = arranged(
        2,
        wolves={"0": "roel", "1": "attila"},
        at={"0": "m-cb", "1": "m-td"},
        cards={"0": "roel:son-of-the-wolf", "1": "attila:son-of-the-wolf"},
        strigoi={"master": "pf1-c", "apprentice": "pf2-c"},
        active=1,
        next="turn-end",
    )
    assert play.haunt(0) == "m-c"
    assert [event.message.args["count"] for event in play.said("armata-curses")] == [2]
    play.answer(0, "take")
    play.answer(1, "take")
    assert [len(wounds) for wounds in play.table.wounds] == [1, 1]
    assert play.table.round == 3


def test_who_has_no_action_card_left_recovers_before_the_cards_of_the_round_are_discarded() -> None:
    """B4"""
    play = arranged(
        2,
        wolves={"0": "roel"},
        hands={"0": ["roel:son-of-the-wolf"]},
        marker=True,
        next="round-end",
    )
    assert len(play.table.hands[0]) == 5
    assert play.table.discards[0] == ("roel:son-of-the-wolf",)


def test_the_third_wound_costs_a_blood_point_and_later_wounds_hit_the_refreshed_wolf() -> None:
    """F7, I1, I3, I4, I8"""
    play = arranged(
        2,
        wolves={"0": "roel", "1": "attila"},
        hands={"0": ["roel:prayer-in-the-dark"]},
        wounds={"0": ["scratch"]},
        tokens={"0": ["protection"]},
        at={"0": "h1-t4", "1": "h4-k01"},
        cards={"0": "roel:prayer-in-the-dark", "1": "attila:when-the-moon-shines-red"},
        dead="apprentice",
        strigoi={"master": "pf1-c"},
        altar=1,
        active=1,
        next="strigoi",
    )
    play.answer(0, "token:protection:wound", ["torn-claw"], ["lame-leg"], ["scratch"], ["torn-claw"])
    assert play.table.wounds[0] == ("scratch", "torn-claw")
    assert (play.table.altar, play.table.inferno) == (0, 1)
    assert play.table.earned == [("all-you-can-bleed", "incense-and-iron"), ("the-evil-made-me-do-it",)]
