"""The haunts: what makes each of them what it is."""

from tests.games.blood_on_the_moon.arranged import BLANK, ONE, RULES, TWO, do, legal, own, shared, slot, table_of
from wolfmoon.games.blood_on_the_moon.components import KNOWLEDGE, MIGHT, SANITY, SPEED

PARTY = ["sara", "isa-valencia", "dan-nguyen"]


def test_the_pack_comes_and_sara_rises_by_the_number_of_players() -> None:
    match = table_of(
        {
            "explorers": PARTY,
            "active": 1,
            "haunt": "leader-of-the-pack",
            "next": "haunt-start",
            "hands": {"2": ["mask"]},
        }
    )
    table = match.table
    assert table.hands == [[], [], []]
    assert (slot(match, 0, MIGHT), slot(match, 0, SPEED)) == (4, 5)  # start slots 3; Speed's clip was on 4; each up 1
    assert table.kinds == ["wolf", "wolf"]
    assert table.decks["omen"][:2] == ["mask", "dog"]
    do(match, "ready", "ready", "ready")
    assert table.active == 1


def test_a_silver_attack_rolls_two_more_dice_and_stops_saras_growth() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "haunt": "leader-of-the-pack",
        "monsters": [["wolf", "upper-landing"]],
        "hands": {"1": ["machete"]},
        "state": {"silver": ["machete"]},
    }
    # Isa's Might is 3: three dice and two for silver; Sara's is 6 on the start slot of her wolf's side
    match = table_of(wishes, rolls=[BLANK] * 5 + [BLANK] * 6)
    assert match.table.value(0, MIGHT) == 6
    do(match, "attack:0", "machete", (("might", 1),))
    assert match.table.rolls[0].dice == (0, 0, 0, 0, 0)
    assert match.table.rolls[0].total == 1
    assert shared(match)["burned"] is True
    before = slot(match, 0, MIGHT), slot(match, 0, SPEED)
    do(match, "end", "end")
    assert match.table.active == 0
    assert (slot(match, 0, MIGHT), slot(match, 0, SPEED)) == before


def test_the_vampire_is_lost_when_it_is_beaten_at_the_altar() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 0,
        "haunt": "house-of-darkness",
        "revealer": 1,
        "monsters": [["master-vampire", "entrance-hall"]],
        "state": {"runes": ["entrance-hall", "hallway"], "altar": "entrance-hall"},
    }
    # Sara: Might 6 and a die for each of two living heroes, against 5
    match = table_of(wishes, rolls=[ONE] * 8 + [ONE] * 5)
    do(match, "attack:10")
    assert match.outcome is not None
    assert match.outcome.reason == "house-of-darkness-end-heroes"
    assert match.outcome.winners == (0, 2)


def test_a_hero_who_loses_on_the_vampires_tile_yields_blood_and_sara_two() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 0,
        "haunt": "house-of-darkness",
        "revealer": 1,
        "monsters": [["master-vampire", "entrance-hall"]],
    }
    match = table_of(wishes, rolls=[BLANK] * 8 + [ONE, BLANK, BLANK, BLANK, BLANK])
    do(match, "attack:10", (("might", 1),))
    state = shared(match)
    assert state["blood"] == {"left": 1, "taken": 2}
    assert match.table.plot is not None
    assert match.table.plot.trait(match.table, "master-vampire", MIGHT) == 7


def test_the_idol_is_taken_under_the_ghosts_nose_only_with_the_higher_roll() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "haunt": "werewolf-team",
        "monsters": [["ghost", "entrance-hall"], ["spirit", "upper-landing"]],
        "state": {"altar": "hallway", "idol": "entrance-hall", "nest": "upper-landing"},
    }
    match = table_of(wishes, rolls=[TWO, TWO, TWO] + [ONE] * 5)
    do(match, "haunt:take")
    assert shared(match)["idol"] == {
        "tile": None,
        "by": ["seat", "1"],
    }
    do(match, "move:hallway")
    assert "haunt:score" in legal(match)


def test_a_hero_who_kills_a_hero_loses_to_an_evil_sara() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "haunt": "hunter-and-prey",
        "slots": {"2": {"might": 1, "speed": 1}},
        "at": {"1": "upper-landing", "2": "upper-landing"},
        "state": {"numbers": [1, 2, 3]},
    }
    match = table_of(wishes, rolls=[TWO, TWO, TWO] + [BLANK] * 3)
    do(match, "attack:2")
    assert match.outcome is not None
    assert match.outcome.reason == "hunter-and-prey-end-werewolf-wins"
    assert match.outcome.winners == (0,)


def test_only_the_one_who_looked_learns_the_number() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "haunt": "hunter-and-prey",
        "at": {"1": "upper-landing", "2": "upper-landing"},
        "state": {"numbers": [2, 3, 1]},
    }
    match = table_of(wishes, rolls=[ONE, ONE, ONE, ONE] + [BLANK] * 4)
    do(match, "haunt:interrogate")
    assert own(match, 1)["known"] == {"1": 3, "2": 1}
    assert own(match, 0)["known"] == {"0": 2}
    assert shared(match)["tokens"] == [None, None, None]


def test_the_standing_order_saves_the_traitor_in_the_own_turn() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "next": "start",
        "haunt": "hunter-and-prey",
        "slots": {"1": {"knowledge": 1, "sanity": 1}},
        "state": {"numbers": [2, 1, 3], "orders": [1]},
    }
    match = table_of(wishes, rolls=[TWO])
    do(match, "wait")
    assert match.table.traitor == 1
    assert slot(match, 1, KNOWLEDGE) + slot(match, 1, SANITY) == 3 + 3 + 2


def test_a_human_sara_does_not_die_but_by_a_rescue() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "haunt": "not-just-a-phase",
        "hands": {"1": ["book"]},
        "slots": {"0": {"knowledge": 1}},
        "state": {"form": "human"},
    }
    # Knowledge 4 and 1 for the Book
    match = table_of(wishes, rolls=[ONE] * 4 + [ONE])
    do(match, "haunt:rescue")
    assert match.outcome is not None
    assert match.outcome.reason == "not-just-a-phase-end-saved"
    assert match.outcome.winners == (0, 1, 2)


def test_the_night_ends_with_the_last_number() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 2,
        "next": "end",
        "haunt": "not-just-a-phase",
        "state": {"timeline": 11},
    }
    match = table_of(wishes)
    assert match.outcome is not None
    assert match.outcome.reason == "not-just-a-phase-end-alone"


def test_the_other_sides_book_is_closed_until_used() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "haunt": "leader-of-the-pack",
        "monsters": [["wolf", "upper-landing"]],
    }
    match = table_of(wishes)
    heroes, traitor = RULES.readable(match.table, 1), RULES.readable(match.table, 0)
    assert heroes is not None
    assert traitor is not None
    search = "blood_on_the_moon/haunt.leader-of-the-pack.search"
    growth = "blood_on_the_moon/haunt.leader-of-the-pack.growth"
    assert search in heroes
    assert growth not in heroes
    assert growth in traitor
    assert search not in traitor
    do(match, "end", "end")
    after = RULES.readable(match.table, 1)
    assert after is not None
    assert growth in after
