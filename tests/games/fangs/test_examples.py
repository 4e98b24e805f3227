"""The rulebook's own worked examples, and the rulings that an example of ours explains best."""

from tests.games.fangs.arranged import arranged

FOUR = ["frederik", "gregor", "vlad", "wynona"]


def test_three_and_two_lead_to_the_spring_of_wisdom() -> None:
    play = arranged(FOUR)
    play.answer(0, "roll", 2, 3)
    assert play.legal(0) == ["spring-of-wisdom"]
    play.answer(0, "spring-of-wisdom")
    assert play.table.at[0] == "spring-of-wisdom"


def test_the_place_one_stands_on_is_rolled_again() -> None:
    play = arranged(["grady", *FOUR[1:]], places={"0": "chapel"}, face_up=[0], used=[0])
    play.answer(0, "roll", 3, 3, 4, 2, 3, 4)
    assert [event.message.args["total"] for event in play.said("fangs-rolled-move")] == [6, 6, 7]
    assert play.table.at[0] == "graveyard"


def test_an_attack_deals_the_difference() -> None:
    play = arranged(FOUR, next="attack", places=["chapel", "chapel", "none", "none"])
    play.answer(0, "1", 3, 2)
    play.accept()
    assert play.table.damage[1] == 1


def test_equal_dice_miss_and_no_equipment_helps() -> None:
    play = arranged(FOUR, next="attack", places=["chapel", "chapel", "none", "none"], equipment={"0": ["iron-fist"]})
    play.answer(0, "1", 3, 3)
    assert play.said("fangs-attack-failed")
    play.accept()
    assert play.table.damage[1] == 0


def test_the_attack_area_is_the_own_place_and_its_clockwise_neighbour() -> None:
    play = arranged(FOUR, next="attack", places=["spring-of-wisdom", "spring-of-wisdom", "witch-tree", "graveyard"])
    assert play.legal(0) == ["1", "2", "skip"]


def test_nobody_attacks_in_the_first_round() -> None:
    play = arranged(FOUR, next="attack", round=1, places=["chapel"] * 4)
    assert play.match.decision(1) is not None


def test_a_vampire_without_equipment_suffers_the_tribute() -> None:
    play = arranged(
        FOUR, next="place", places=["oxanas-hut", "none", "none", "none"], decks={"oracle": ["tribute-human-vampire"]}
    )
    play.answer(0, "use")
    play.answer(0, "2")
    assert play.legal(2) == ["yes"]
    play.answer(2, "yes")
    assert play.table.damage[2] == 1


def test_a_werewolf_answers_the_tribute_of_humans_and_vampires_with_nothing() -> None:
    play = arranged(
        FOUR, next="place", places=["oxanas-hut", "none", "none", "none"], decks={"oracle": ["tribute-human-vampire"]}
    )
    play.answer(0, "use")
    play.answer(0, "1")
    assert play.legal(1) == ["no"]
    play.answer(1, "no")
    assert play.table.damage[1] == 0
    assert [event.message.id for event in play.said("fangs-nothing-happens")] == ["fangs-nothing-happens"]


def test_the_wolfs_balm_hurts_an_unhurt_werewolf_and_heals_a_hurt_one() -> None:
    for before, after in ((0, 1), (3, 2)):
        play = arranged(
            ["uri", "frederik", "vlad", "grady"],
            next="place",
            places=["oxanas-hut", "none", "none", "none"],
            damage={"1": before},
            decks={"oracle": ["wolfs-balm"]},
        )
        play.answer(0, "use")
        play.answer(0, "1")
        play.answer(1, "yes")
        assert play.table.damage[1] == after


def test_bella_at_eight_draws_the_spider_on_frederik_and_falls() -> None:
    play = arranged(
        ["bella", "frederik", "vlad", "wynona", "gregor"],
        next="place",
        places=["graveyard", *["none"] * 4],
        damage={"0": 8, "4": 1},
        out=[],
        equipment={"0": ["torch"]},
        decks={"combat": ["blood-spider"]},
        options={"characters": "all-twenty"},
    )
    play.answer(0, "use")
    play.answer(0, "1")
    play.accept()
    assert play.table.damage[1] == 2
    assert play.table.out[0]
    assert "torch" in play.table.discards["combat"]


def test_the_crossbow_reaches_only_the_four_other_places() -> None:
    play = arranged(
        ["akira", "frederik", "vlad", "wynona", "gregor"],
        next="attack",
        places=["graveyard", "graveyard", "spring-of-wisdom", "witch-tree", "chapel"],
        equipment={"0": ["crossbow"]},
    )
    assert play.legal(0) == ["3", "4", "skip"]


def test_magic_fire_with_the_crossbow_hits_two_neighbouring_distant_places() -> None:
    play = arranged(
        ["grady", "frederik", "vlad", "wynona", "gregor", "akira", "uri"],
        next="attack",
        places=["witch-tree", "chapel", "stone-circle", "graveyard", "spring-of-wisdom", "none", "oxanas-hut"],
        equipment={"0": ["crossbow", "magic-fire", "torch", "iron-fist"]},
    )
    assert play.legal(0) == ["area:chapel", "area:stone-circle", "area:graveyard", "skip"]
    play.answer(0, "area:stone-circle", 3)
    assert play.match.waiting() == (2, 3)
    play.accept()
    assert (play.table.damage[2], play.table.damage[3]) == (4, 4)


def test_the_bone_lance_adds_two_and_is_spent() -> None:
    play = arranged(
        ["grady", "vlad", "frederik", "wynona"],
        next="attack",
        places=["chapel", "chapel", "none", "none"],
        equipment={"0": ["bone-lance"]},
    )
    play.answer(0, "1", 2, 5)
    play.answer(0, "lance")
    play.accept()
    assert play.table.damage[1] == 5
    assert play.table.face_up[0]
    assert play.table.spent[0] == 1


def test_the_compass_offers_two_rolls() -> None:
    play = arranged(FOUR, equipment={"0": ["magic-compass"]})
    play.answer(0, "roll", 3, 5)
    play.answer(0, "again", 1, 2)
    assert play.legal(0) == ["first", "second"]
    play.answer(0, "first")
    play.answer(0, "witch-tree")
    assert play.table.at[0] == "witch-tree"


def test_the_amulet_keeps_the_witch_tree_off_but_lets_it_heal() -> None:
    play = arranged(
        ["daniel", "wynona", "frederik", "gregor", "vlad"],
        next="place",
        places=["witch-tree", *["none"] * 4],
        damage={"0": 1, "1": 2},
        equipment={"1": ["protective-amulet"]},
    )
    assert play.barred(0) == {"damage:0": "fangs-barred-self-harm", "damage:1": "fangs-barred-amulet"}
    assert "heal:1" in play.legal(0)


def test_an_aura_keeps_attacks_off_until_the_own_next_turn() -> None:
    play = arranged(
        ["vlad", "akira", "frederik", "wynona", "gregor"],
        next="attack",
        places=["chapel"] * 5,
        auras={"1": 1},
    )
    assert play.barred(0) == {"1": "fangs-barred-aura"}
    play.answer(0, "skip")
    assert play.table.active == 1
    assert play.table.auras[1] == 0
    assert play.table.discards["advantage"] == ["protective-aura"]


def test_remote_healing_loses_what_is_left_over() -> None:
    play = arranged(
        FOUR,
        next="place",
        places=["chapel", *["none"] * 3],
        damage={"1": 4},
        decks={"advantage": ["remote-healing"]},
    )
    play.answer(0, "use")
    play.answer(0, "1", 6)
    assert play.table.damage[1] == 0


def test_the_blood_moon_sets_a_marker_on_seven() -> None:
    for before in (0, 13):
        play = arranged(
            FOUR,
            next="place",
            places=["chapel", *["none"] * 3],
            damage={"1": before},
            decks={"advantage": ["blood-moon"]},
        )
        play.answer(0, "use")
        play.answer(0, "1")
        assert play.table.damage[1] == 7


def test_all_werewolves_win_when_the_last_vampire_falls() -> None:
    play = arranged(
        ["frederik", "gregor", "emily", "vlad", "uri", "akira"],
        next="attack",
        places=["chapel", "none", "none", "chapel", "none", "none"],
        damage={"3": 12},
        out=[4, 2],
    )
    play.answer(0, "3", 1, 2)
    play.accept()
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (0, 1, 2, 5)
    assert play.match.outcome.reason == "werewolves"


def test_willow_takes_one_extra_turn_for_each_who_is_out() -> None:
    play = arranged(
        ["willow", "gregor", "emily", "vlad", "uri", "akira"],
        next="end",
        places=["chapel", "none", "none", "none", "none", "none"],
        out=[4, 5],
    )
    play.answer(0, "ability")
    assert play.table.active == 0
    assert play.table.extra_turns[0] == 1


def test_chloe_heals_again_in_the_turn_of_a_time_warp() -> None:
    play = arranged(
        ["chloe", "gregor", "emily", "vlad", "uri"],
        next="place",
        places=["chapel", *["none"] * 4],
        damage={"0": 5},
        decks={"advantage": ["time-warp"]},
    )
    play.answer(0, "use")
    assert play.table.active == 0
    play.answer(0, "ability", 3, 4)
    assert play.table.damage[0] == 4


# reactions


def test_every_victim_sees_the_same_two_answers() -> None:
    for victim, able in (("frederik", False), ("wynona", True), ("gregor", True)):
        play = arranged(
            ["vlad", victim, "emily", "akira", "uri"], next="attack", places=["chapel", "chapel", *["none"] * 3]
        )
        play.answer(0, "1", 1, 4)
        decision = play.match.decision(1)
        assert decision is not None
        assert [option.id for option in decision.options()] == ["accept", "character"]
        assert ("character" in play.legal(1)) is able


def test_wynona_strikes_back_after_a_miss() -> None:
    play = arranged(["frederik", "wynona", "emily", "vlad"], next="attack", places=["chapel", "chapel", "none", "none"])
    play.answer(0, "1", 2, 2)
    play.answer(1, "character", 1, 6)
    assert play.table.face_up[1]
    play.accept()
    assert play.table.damage[0] == 5


def test_akira_heals_before_the_eighth_point_lands() -> None:
    play = arranged(
        ["vlad", "akira", "emily", "uri", "gregor"],
        next="attack",
        places=["chapel", "chapel", *["none"] * 3],
        damage={"1": 6},
    )
    play.answer(0, "1", 1, 4)
    play.answer(1, "character")
    assert play.table.damage[1] == 3
    assert not play.table.out[1]


def test_a_gregor_who_protects_himself_sends_the_witch_tree_back_to_its_choice() -> None:
    play = arranged(
        ["vlad", "gregor", "emily", "uri"],
        next="place",
        places=["witch-tree", *["none"] * 3],
        damage={"1": 6},
    )
    play.answer(0, "damage:1")
    play.answer(1, "character")
    assert play.prompt() == "fangs-ask-witch-tree"
    assert play.barred(0)["damage:1"] == "fangs-barred-protected"
    assert play.table.damage[1] == 6


def test_bella_takes_a_card_instead_of_two_damage() -> None:
    play = arranged(
        ["bella", "frederik", "emily", "uri", "vlad"],
        next="attack",
        places=["chapel", "chapel", *["none"] * 3],
        equipment={"1": ["torch", "talisman"]},
    )
    play.answer(0, "1", 1, 3)
    play.answer(0, "character")
    play.answer(0, "card:1:talisman")
    play.accept()
    assert play.table.damage[1] == 0
    assert play.table.equipment[0] == ["talisman"]


def test_vlad_drinks_only_when_damage_lands() -> None:
    play = arranged(
        ["vlad", "frederik", "emily", "uri"],
        next="attack",
        places=["chapel", "chapel", "none", "none"],
        damage={"0": 5},
        equipment={"1": ["protective-cloak"]},
    )
    play.answer(0, "1", 1, 2)
    play.answer(0, "character")
    play.accept()
    assert play.table.damage[0] == 5
    assert not play.table.face_up[0]


def test_claudius_pays_two_for_a_second_attack_on_the_same_victim() -> None:
    play = arranged(
        ["claudius", "frederik", "emily", "uri", "vlad"],
        next="attack",
        places=["chapel", "chapel", *["none"] * 3],
    )
    play.answer(0, "1", 1, 3)
    play.accept()
    play.answer(0, "again", 1, 5)
    play.accept()
    assert play.table.damage[0] == 2
    assert play.table.damage[1] == 6


def test_daniel_must_turn_up_when_somebody_else_falls_first() -> None:
    play = arranged(
        ["vlad", "frederik", "emily", "uri", "daniel"],
        next="attack",
        places=["chapel", "chapel", *["none"] * 3],
        damage={"1": 11},
    )
    play.answer(0, "1", 1, 2)
    play.accept()
    assert play.table.out[1]
    assert play.table.face_up[4]


def test_ulrich_may_answer_either_way_unless_silenced() -> None:
    for banned, answers in (([], ["yes", "no"]), ([1], ["yes"])):
        play = arranged(
            ["frederik", "ulrich", "emily", "vlad"],
            next="place",
            places=["oxanas-hut", "none", "none", "none"],
            decks={"oracle": ["vampires-hex"]},
            banned=banned,
        )
        play.answer(0, "use")
        play.answer(0, "1")
        assert play.legal(1) == answers


def test_donna_takes_a_discarded_piece_and_wins_with_three_of_four() -> None:
    play = arranged(
        ["donna", "frederik", "emily", "uri", "vlad"],
        next="place",
        places=["witch-tree", *["none"] * 4],
        equipment={"0": ["talisman", "backpack"]},
        discards={"advantage": ["bone-lance"]},
    )
    play.match.call(0, "take:advantage:bone-lance")
    play.answer(0, "skip")
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (0,)


def test_akeno_wins_with_the_right_hand_neighbour() -> None:
    play = arranged(
        ["frederik", "akeno", "emily", "vlad", "uri"],
        next="attack",
        places=["chapel", "none", "none", "chapel", "none"],
        damage={"3": 12},
        out=[4],
    )
    play.answer(0, "3", 1, 2)
    play.accept()
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (0, 1, 2)
