"""What happens by itself in the haunts: monsters, the start and the end of turns, deaths that are none."""

import pytest

from tests.games.blood_on_the_moon.arranged import BLANK, ONE, RULES, TWO, do, legal, own, shared, slot, table_of
from wolfmoon.core.errors import BadScenario
from wolfmoon.core.match import Match
from wolfmoon.games.blood_on_the_moon.components import KNOWLEDGE, MIGHT, SANITY, SPEED
from wolfmoon.games.blood_on_the_moon.state import BloodTable

PARTY = ["sara", "isa-valencia", "dan-nguyen"]
FIELD = {"altar": "hallway", "nest": "upper-landing", "idol": "entrance-hall"}


def lair(match: Match[BloodTable], n: int) -> str:
    return match.table.book.tiles[match.table.lairs[n]].id


def phase(**more: object) -> dict[str, object]:
    return {"explorers": PARTY, "active": 1, "haunt": "not-just-a-phase", **more}


def team(**more: object) -> dict[str, object]:
    return {"explorers": PARTY, "active": 1, "haunt": "werewolf-team", "revealer": 1, **more}


def prey(**more: object) -> dict[str, object]:
    return {"explorers": PARTY, "active": 1, "haunt": "hunter-and-prey", **more}


def test_a_stunned_monster_only_gets_up() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 0,
        "next": "monsters",
        "haunt": "leader-of-the-pack",
        "monsters": [["wolf", "hallway", "stunned"]],
    }
    match = table_of(wishes)
    assert match.table.stunned == [False]
    assert match.table.active == 1


def test_a_wolf_that_loses_its_attack_is_stunned_and_goes_no_farther() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 0,
        "next": "monsters",
        "haunt": "leader-of-the-pack",
        "monsters": [["wolf", "entrance-hall"], ["wolf", "upper-landing"]],
    }
    match = table_of(wishes, rolls=[TWO] * 4 + [BLANK] * 4 + [ONE] * 3)
    do(match, "bite:0:1")
    assert match.table.stunned == [True, False]
    assert all(not answer.startswith("go:0") for answer in legal(match))


def test_a_wolf_with_a_bad_roll_still_has_one_step_from_an_obstacle() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 0,
        "next": "monsters",
        "haunt": "leader-of-the-pack",
        "monsters": [["wolf", "entrance-hall"]],
    }
    match = table_of(wishes, rolls=[BLANK] * 4)
    assert "go:0:hallway" in legal(match)
    assert "go:0:ground-floor-staircase" not in legal(match)


def test_the_searcher_alone_sees_the_four_cards_and_a_weapon_gets_a_rune() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "haunt": "leader-of-the-pack",
        "monsters": [["wolf", "upper-landing"]],
        "house": [["bloody-room", "ground", 0, -1, 1]],
        "at": {"1": "bloody-room"},
        "decks": {"item": ["map", "gun", "mirror", "brooch"]},
    }
    match = table_of(wishes, rolls=[ONE] * 3 + [BLANK])
    do(match, "haunt:search")
    assert legal(match) == ["map", "gun", "mirror", "brooch"]
    do(match, "gun")
    assert shared(match)["silver"] == ["gun"]
    assert "use:gun" not in legal(match)
    assert match.table.decks["item"][:3] == ["brooch", "mirror", "map"]
    seen = RULES.private(match.table, 1)["seen"]
    assert isinstance(seen, list)
    assert [each["card"] for each in seen if isinstance(each, dict)] == ["brooch", "mirror", "map"]
    assert RULES.private(match.table, 2)["seen"] == []


def test_the_beaten_vampire_is_put_elsewhere_by_who_beat_it() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "haunt": "house-of-darkness",
        "revealer": 2,
        "monsters": [["master-vampire", "entrance-hall"]],
    }
    match = table_of(wishes, rolls=[TWO] * 3 + [BLANK] * 5)
    do(match, "attack:10")
    assert "entrance-hall" not in legal(match)
    do(match, "upper-landing")
    assert lair(match, 0) == "upper-landing"
    assert match.table.stunned == [True]


def test_the_ghost_fetches_the_idol_and_carries_it_to_its_nest() -> None:
    wishes = team(
        next="monsters",
        monsters=[["ghost", "hallway"], ["spirit", "basement-landing", "stunned"]],
        at={"0": "basement-landing", "1": "basement-landing", "2": "basement-landing"},
        state=FIELD,
    )
    # five steps: one to the idol, then back to the Hallway, the Staircase and the nest
    match = table_of(wishes, rolls=[ONE] * 4 + [BLANK])
    assert lair(match, 0) == "upper-landing"
    assert shared(match)["scores"] == {"heroes": 0, "monsters": 1, "needed": 2}


def test_spirits_on_its_tile_make_the_ghost_faster() -> None:
    wishes = team(
        next="monsters",
        monsters=[["ghost", "hallway"], ["spirit", "hallway"], ["spirit", "hallway", "stunned"]],
        at={"0": "basement-landing", "1": "basement-landing", "2": "basement-landing"},
        state={**FIELD, "idol": "basement-landing"},
    )
    # 1 and 1 for the spirit that is up: the Staircase, and its own stairs down, where it tries
    match = table_of(wishes, rolls=[ONE] + [BLANK] * 4 + [BLANK] * 4)
    assert lair(match, 0) == "basement-landing"
    assert shared(match)["idol"]["by"] == ["monster", "ghost:1"]


def test_a_spirit_that_wins_carries_the_hero_off_and_the_idol_stays() -> None:
    wishes = team(
        next="monsters",
        active=1,
        monsters=[["ghost", "upper-landing", "stunned"], ["spirit", "hallway"]],
        at={"0": "basement-landing", "1": "entrance-hall", "2": "basement-landing"},
        state={**FIELD, "holder": 1},
        stack=["dining-room"],
    )
    match = table_of(wishes, rolls=[ONE, ONE, BLANK, BLANK] + [ONE] * 4 + [BLANK] * 4)
    do(match, "entrance-hall:n")
    assert match.table.book.tiles[match.table.at[1]].id == "dining-room"
    assert shared(match)["idol"] == {"tile": "entrance-hall", "by": None}


def test_everybody_is_an_obstacle_until_the_traitor_is_known() -> None:
    match = table_of(prey(state={"numbers": [2, 3, 1]}))
    do(match, "move:hallway")
    assert match.table.steps == 3
    known = table_of(prey(state={"numbers": [2, 3, 1], "revealed": True}, at={"2": "upper-landing"}))
    do(known, "move:hallway")
    assert known.table.steps == 4


def test_revealing_heals_and_lifts_all_traits() -> None:
    slots = {"1": {"might": 1, "knowledge": 6}}
    match = table_of(prey(next="start", slots=slots, state={"numbers": [2, 1, 3]}))
    do(match, "haunt:reveal")
    # start slots 4, 4, 3, 3
    assert match.table.slots[4:8] == [5, 5, 7, 4]
    assert match.table.steps == match.table.value(1, SPEED)


def test_only_the_traitor_can_reveal_but_everybody_is_asked() -> None:
    match = table_of(prey(next="start", state={"numbers": [1, 2, 3]}))
    assert match.asks()[0].masked
    assert legal(match) == ["wait"]
    assert [option.id for option in match.asks()[0].options()] == ["wait", "haunt:reveal"]


def test_a_seat_may_change_its_standing_order_at_any_time_and_nobody_sees_it() -> None:
    match = table_of(prey(state={"numbers": [1, 2, 3]}))
    before = RULES.public(match.table), RULES.private(match.table, 2)
    match.call(0, "reveal-order-yes")
    assert own(match, 0)["reveal"] is True
    assert (RULES.public(match.table), RULES.private(match.table, 2)) == before


def test_sara_changes_when_she_does_not_beat_the_night_and_gets_stronger_as_a_wolf() -> None:
    match = table_of(phase(active=0, next="start", state={"form": "human", "timeline": 3}), rolls=[ONE] * 4)
    # Sanity 4 on her human side: 4 against the 4 that the track now shows
    assert match.table.wolf
    assert shared(match)["timeline"]["now"] == 4
    assert (slot(match, 0, MIGHT), slot(match, 0, SPEED)) == (4, 5)


def test_a_wolf_who_attacked_nobody_goes_hungry() -> None:
    match = table_of(phase(active=0), rolls=[TWO])
    do(match, "end", (("knowledge", 2),))
    assert slot(match, 0, KNOWLEDGE) == 1


def test_a_human_who_dies_becomes_a_wolf() -> None:
    wishes = phase(slots={"0": {"might": 1, "speed": 1}}, state={"form": "human"})
    match = table_of(wishes, rolls=[TWO] * 3 + [BLANK] * 2)
    do(match, "attack:0")
    assert not match.table.dead[0]
    assert match.table.wolf
    assert (slot(match, 0, MIGHT), slot(match, 0, SPEED)) == (3, 3)


def test_a_kill_as_a_wolf_moves_the_night_on() -> None:
    wishes = phase(active=0, slots={"1": {"might": 1, "speed": 1}}, state={"timeline": 5})
    match = table_of(wishes, rolls=[TWO] * 6 + [BLANK] * 2)
    do(match, "attack:1")
    assert match.table.dead[1]
    assert shared(match)["timeline"]["now"] == 6


def test_tokens_in_the_house_help_against_the_wolf() -> None:
    laid = [["might", "hallway"], ["speed", "upper-landing"]]
    match = table_of(phase(state={"laid": laid}), rolls=[BLANK] * 3 + [ONE] + [BLANK] * 5)
    do(match, "attack:0", (("might", 1),))
    assert match.table.rolls[0].total == 2


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"nonsense": 1}, "arrange.nonsense"),
        ({"at": {"1": "library"}}, "arrange.at.1"),
        ({"hands": {"1": ["a-bite"]}}, "arrange.hands.1"),
        ({"slots": {"1": {"might": 0}}}, "arrange.slots.1.might"),
        ({"haunt": "werewolf-team"}, "arrange.monsters"),
        ({"dead": [1]}, "arrange.dead"),
        ({"haunt": "not-just-a-phase", "state": {"silver": []}}, "arrange.state.silver"),
        ({"house": [["library", "ground", 0, 0, 0]]}, "arrange.house.0"),
        ({"explorers": {"1": "sara"}}, "arrange.explorers.1"),
        ({"next": "lunch"}, "arrange.next"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_by_its_key(wishes: dict[str, object], key: str) -> None:
    with pytest.raises(BadScenario) as refused:
        table_of(wishes)
    assert refused.value.message.args["key"] == key


def test_sanity_is_what_a_spirit_rolls_against() -> None:
    wishes = team(
        next="monsters",
        monsters=[["ghost", "upper-landing", "stunned"], ["spirit", "hallway"]],
        at={"0": "basement-landing", "1": "entrance-hall", "2": "basement-landing"},
        state={**FIELD, "holder": 1},
    )
    match = table_of(wishes, rolls=[ONE, ONE, BLANK, BLANK] + [BLANK] * 4 + [ONE] * 4)
    assert match.table.stunned[1]
    assert slot(match, 1, SANITY) == 3
