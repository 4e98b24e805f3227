"""Calls, checkpoints, windows and standing orders."""

import pytest

from tests.games.fangs.arranged import arranged
from wolfmoon.core.errors import IllegalCall


def test_a_wish_waits_for_the_next_pause_and_only_its_seat_sees_it() -> None:
    play = arranged(
        ["frederik", "wynona", "gregor", "vlad"], next="place", places=["witch-tree", "none", "none", "none"]
    )
    play.match.call(2, "ability")
    assert not play.table.protected[2]
    assert play.match.rules.private(play.table, 2)["requests"] == ["ability"]
    assert play.match.rules.private(play.table, 1)["requests"] == []
    play.answer(0, "skip")
    assert play.table.protected[2]


def test_wishes_are_carried_out_clockwise_from_the_active_player() -> None:
    play = arranged(
        ["frederik", "gregor", "vlad", "wynona"], active=2, next="place", places=["none", "none", "witch-tree", "none"]
    )
    for seat in (1, 3, 0):
        play.match.call(seat, "reveal")
    play.answer(2, "skip")
    assert [event.message.args["seat"] for event in play.said("fangs-revealed")] == [
        ("seat", "3"),
        ("seat", "0"),
        ("seat", "1"),
    ]


def test_daniel_cannot_turn_up_of_his_own_will() -> None:
    play = arranged(["frederik", "gregor", "vlad", "wynona", "daniel"])
    with pytest.raises(IllegalCall):
        play.match.call(4, "reveal")


def test_a_wish_that_has_become_impossible_is_dropped_and_only_its_seat_is_told() -> None:
    play = arranged(
        ["vlad", "akira", "emily", "uri", "gregor"],
        next="place",
        places=["witch-tree", *["none"] * 4],
        damage={"1": 1},
    )
    play.match.call(1, "ability")
    play.answer(0, "heal:1")
    play.answer(1, "yes")
    dropped = play.said("fangs-call-dropped")
    assert [event.audience for event in dropped] == [(1,)]
    assert not play.table.face_up[1]


def test_a_protected_gregor_is_safe_until_his_turn_begins() -> None:
    play = arranged(
        ["vlad", "gregor", "emily", "uri"],
        next="attack",
        places=["chapel", "chapel", "none", "none"],
        protected=[1],
        round=3,
    )
    assert play.table.active == 1
    assert not play.table.protected[1]


def test_an_order_to_protect_acts_before_a_grave_blow_even_without_a_window() -> None:
    play = arranged(
        ["vlad", "gregor", "emily", "uri"],
        next="place",
        places=["witch-tree", *["none"] * 3],
        options={"characters": "all-twenty", "windows": "attacks_only"},
    )
    play.match.call(1, "order:protect:use")
    play.match.call(1, "order:protect_from:2")
    play.answer(0, "damage:1")
    assert play.table.protected[1]
    assert play.prompt() == "fangs-ask-witch-tree"


def test_orders_answer_windows() -> None:
    play = arranged(["vlad", "wynona", "emily", "frederik"], next="attack", places=["chapel", "chapel", "none", "none"])
    play.match.call(1, "order:strike_back:strike")
    play.answer(0, "1", 1, 3)
    decision = play.match.decision(1)
    assert decision is not None
    assert decision.preset is not None
    assert decision.preset() == "character"


def test_damage_below_eight_opens_no_window_but_an_attack_does() -> None:
    play = arranged(
        ["vlad", "frederik", "emily", "uri"],
        next="place",
        places=["witch-tree", "witch-tree", "none", "none"],
        damage={"1": 5},
    )
    play.answer(0, "damage:1")
    assert play.prompt() == "fangs-ask-attack"
    play.answer(0, "1", 1, 2)
    assert play.match.waiting() == (1,)
    assert play.prompt() == "fangs-ask-window-attack"


def test_damage_that_leads_to_eight_opens_a_window() -> None:
    play = arranged(
        ["vlad", "frederik", "emily", "uri"],
        next="place",
        places=["witch-tree", "none", "none", "none"],
        damage={"1": 6},
    )
    play.answer(0, "damage:1")
    assert play.match.waiting() == (1,)
    assert play.prompt() == "fangs-ask-window-damage"


def test_a_face_up_victim_without_an_answer_is_not_asked() -> None:
    play = arranged(
        ["vlad", "frederik", "emily", "uri"],
        next="attack",
        places=["chapel", "chapel", "none", "none"],
        face_up=[1],
    )
    play.answer(0, "1", 1, 2)
    assert play.table.damage[1] == 1


def test_the_owner_is_asked_before_a_theft_and_gregor_keeps_his_card() -> None:
    play = arranged(
        ["vlad", "gregor", "emily", "uri"],
        next="place",
        places=["stone-circle", *["none"] * 3],
        equipment={"1": ["torch"], "2": ["talisman"]},
    )
    play.answer(0, "card:1:torch")
    assert play.prompt() == "fangs-ask-window-theft"
    play.answer(1, "character")
    assert play.table.equipment[1] == ["torch"]
    assert play.table.equipment[0] == ["talisman"]


def test_robbery_deals_one_damage_when_nothing_can_be_stolen() -> None:
    play = arranged(
        ["vlad", "gregor", "emily", "uri"],
        next="place",
        places=["graveyard", *["none"] * 3],
        equipment={"1": ["torch"]},
        decks={"combat": ["robbery"]},
    )
    play.answer(0, "use")
    play.answer(1, "character")
    assert play.prompt() == "fangs-ask-victim"
    play.answer(0, "2")
    assert play.table.damage[2] == 1


def test_the_bat_may_heal_when_its_last_victim_got_away() -> None:
    play = arranged(
        ["vlad", "gregor", "emily", "uri"],
        next="place",
        places=["graveyard", *["none"] * 3],
        damage={"0": 3, "1": 6},
        equipment={"2": ["talisman"]},
        out=[3],
        decks={"combat": ["vampire-bat"]},
    )
    play.answer(0, "use")
    play.answer(1, "character")
    assert play.prompt() == "fangs-ask-heal"
    play.answer(0, "yes")
    assert play.table.damage == [2, 6, 0, 11]


def test_a_werewolf_can_be_silenced_but_never_ella_herself() -> None:
    play = arranged(["ella", "gregor", "vlad", "wynona"])
    play.answer(0, "ability")
    assert play.legal(0) == ["1", "2", "3"]
    play.answer(0, "3", 3, 4)
    assert play.table.banned[3]


def test_the_middle_is_seen_by_the_first_to_fall_and_announced() -> None:
    play = arranged(
        ["frederik", "gregor", "emily", "vlad", "uri", "wynona", "akira"],
        next="attack",
        places=["chapel", "none", "none", "chapel", "none", "none", "none"],
        damage={"3": 12},
        options={"variant": "more-uncertainty", "characters": "standard"},
        middle=["daniel"],
    )
    play.answer(0, "3", 1, 2)
    play.accept()
    assert play.table.announcer == 3
    assert play.match.rules.private(play.table, 3)["middle"] == ["daniel"]
    assert play.match.rules.private(play.table, 0)["middle"] is None
    assert play.said("fangs-announced-on")
