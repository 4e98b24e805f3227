"""What single cards do."""

from tests.games.blood_on_the_moon.arranged import BLANK, ONE, RULES, TWO, do, legal, slot, table_of
from wolfmoon.core.match import Match
from wolfmoon.games.blood_on_the_moon.components import KNOWLEDGE, MIGHT, SANITY, SPEED
from wolfmoon.games.blood_on_the_moon.state import BloodTable

PARTY = ["sara", "isa-valencia", "dan-nguyen"]
"""Isa: Might 3, Speed 5, Knowledge 4, Sanity 4, clips on 4, 4, 3, 3. Dan: 4, 3, 5, 4 on 3, 3, 5, 4."""


def tile_of(match: Match[BloodTable], seat: int) -> str:
    return match.table.book.tiles[match.table.at[seat]].id


def pack(**more: object) -> dict[str, object]:
    """Leader of the Pack has begun, Isa is on turn, everybody in the Entrance Hall, the only wolf upstairs."""
    wishes: dict[str, object] = {
        "explorers": PARTY,
        "active": 1,
        "haunt": "leader-of-the-pack",
        "monsters": [["wolf", "upper-landing"]],
    }
    return {**wishes, **more}


def event(card: str, **more: object) -> dict[str, object]:
    """Isa finds the Kitchen, and this event."""
    wishes: dict[str, object] = {
        "explorers": PARTY,
        "active": 1,
        "stack": ["kitchen"],
        "decks": {"event": [card]},
    }
    return {**wishes, **more}


def test_armor_takes_one_off_physical_damage() -> None:
    # Sara attacks with Might 6 against 3: 6 ones against 3 blanks
    match = table_of(pack(active=0, hands={"1": ["armor"]}), rolls=[ONE] * 6 + [BLANK] * 3)
    do(match, "attack:1", (("might", 3), ("speed", 2)))
    assert (slot(match, 1, MIGHT), slot(match, 1, SPEED)) == (1, 2)


def test_the_brooch_turns_damage_instead_of_armor_lessening_it() -> None:
    match = table_of(pack(active=0, hands={"1": ["armor", "brooch"]}), rolls=[ONE] * 6 + [ONE] * 3)
    do(match, "attack:1", "yes", (("knowledge", 2), ("sanity", 1)))
    assert (slot(match, 1, MIGHT), slot(match, 1, KNOWLEDGE), slot(match, 1, SANITY)) == (4, 1, 2)


def test_the_amulet_gives_sanity_for_physical_damage() -> None:
    match = table_of(event("a-bite", hands={"1": ["strange-amulet"]}), rolls=[BLANK] * 3)
    do(match, "discover:n", (("speed", 3),))
    assert (slot(match, 1, SPEED), slot(match, 1, SANITY)) == (1, 4)


def test_the_skull_laughs_at_death() -> None:
    # the Skull's holder is hurt to death: 12 against 0 on clips 4 and 4; then three dice: 2, 2, 0
    match = table_of(pack(active=0, hands={"1": ["skull"]}), rolls=[TWO] * 6 + [BLANK] * 3 + [TWO, TWO, BLANK])
    do(match, "attack:1")
    assert not match.table.dead[1]
    assert match.table.slots[4:8] == [1, 1, 1, 1]


def test_a_corpse_keeps_its_cards_and_can_be_searched_once() -> None:
    wishes = pack(active=2, hands={"1": ["machete", "map"]}, dead=[1])
    match = table_of(wishes)
    do(match, "loot:1", "map")
    assert match.table.hands[2] == ["map"]
    assert "loot:1" not in legal(match)
    assert "use:map" not in legal(match)


def test_the_rabbits_foot_rolls_one_die_again() -> None:
    match = table_of(event("a-bite", hands={"1": ["rabbits-foot"]}), rolls=[TWO, ONE, BLANK, ONE])
    do(match, "discover:n", "rabbits-foot:0")
    assert match.table.rolls == () or match.table.active != 1
    assert (slot(match, 1, MIGHT), slot(match, 1, SPEED)) == (4, 4)


def test_the_lucky_coin_rolls_all_blanks_again_and_hurts_for_those_that_stay() -> None:
    match = table_of(event("a-bite", hands={"1": ["lucky-coin"]}), rolls=[TWO, BLANK, BLANK, TWO, BLANK])
    do(match, "discover:n", "lucky-coin", (("sanity", 1),))
    assert slot(match, 1, SANITY) == 2
    assert (slot(match, 1, MIGHT), slot(match, 1, SPEED)) == (4, 4)


def test_the_creepy_doll_rolls_everything_again_for_a_sanity() -> None:
    match = table_of(event("a-bite", hands={"1": ["creepy-doll"]}), rolls=[BLANK] * 3 + [TWO, TWO, BLANK])
    do(match, "discover:n", "creepy-doll")
    assert slot(match, 1, SANITY) == 2
    assert slot(match, 1, MIGHT) == 4


def test_the_camera_rolls_sanity_for_knowledge_and_the_flashlight_adds_two_dice() -> None:
    match = table_of(
        event(
            "tiny-robot", hands={"1": ["magic-camera", "flashlight"]}, decks={"event": ["tiny-robot"], "item": ["map"]}
        ),
        rolls=[ONE] * 6,
    )
    do(match, "discover:n")
    assert legal(match) == ["knowledge", "knowledge:flashlight", "sanity", "sanity:flashlight"]
    do(match, "sanity:flashlight")
    assert "map" in match.table.hands[1]


def test_the_book_lets_the_next_roll_be_knowledge() -> None:
    match = table_of(event("a-bite", hands={"1": ["book"]}), rolls=[ONE] * 3 + [BLANK])
    do(match, "use:book")
    assert slot(match, 1, SANITY) == 2
    do(match, "discover:n", "knowledge")
    assert slot(match, 1, MIGHT) == 4  # three ones and 1 for the Book: nothing happens


def test_the_holy_symbol_buries_what_was_found() -> None:
    match = table_of(
        {
            "explorers": PARTY,
            "active": 1,
            "hands": {"1": ["holy-symbol"]},
            "stack": ["kitchen", "larder"],
        }
    )
    do(match, "discover:n", "bury", "keep")
    assert match.table.stack[0] == match.table.book.number["kitchen"]
    do(match, legal(match)[0])
    assert tile_of(match, 1) == "larder"
    assert slot(match, 1, MIGHT) == 5


def test_the_idol_may_leave_an_event() -> None:
    match = table_of(event("a-bite", hands={"1": ["idol"]}))
    do(match, "discover:n", "skip")
    assert match.table.decks["event"][-1] == "a-bite"
    assert match.table.active == 2


def test_the_necklace_lifts_a_critical_trait_at_the_end_of_the_turn() -> None:
    wishes = {"explorers": PARTY, "active": 1, "hands": {"1": ["necklace-of-teeth"]}, "slots": {"1": {"sanity": 1}}}
    match = table_of(wishes)
    do(match, "end", "sanity")
    assert slot(match, 1, SANITY) == 2


def test_the_skeleton_key_goes_through_walls_and_breaks_on_a_blank() -> None:
    house = [["kitchen", "ground", 0, -1, 1]]
    wishes = {"explorers": PARTY, "active": 1, "house": house, "hands": {"1": ["skeleton-key"]}}
    match = table_of(wishes, rolls=[BLANK])
    assert "move:kitchen" not in legal(match)
    do(match, "wall:kitchen")
    assert tile_of(match, 1) == "kitchen"
    assert match.table.hands[1] == []


def test_the_stopwatch_gives_another_turn() -> None:
    match = table_of(pack(hands={"1": ["mystical-stopwatch"]}))
    do(match, "use:mystical-stopwatch", "end")
    assert match.table.active == 1
    do(match, "end")
    assert match.table.active == 2


def test_the_mask_moves_everybody_else_here() -> None:
    match = table_of({"explorers": PARTY, "active": 1, "hands": {"1": ["mask"]}})
    do(match, "use:mask")
    assert (tile_of(match, 0), tile_of(match, 1), tile_of(match, 2)) == ("hallway", "entrance-hall", "hallway")


def test_the_dog_trades_over_four_steps_and_stays() -> None:
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "hands": {"1": ["dog", "map"], "2": ["gun"]},
        "at": {"2": "upper-landing"},
    }
    match = table_of(wishes)
    do(match, "dog:2")
    assert legal(match) == ["map"]
    do(match, ("map",), ("gun",), "yes")
    assert match.table.hands[1] == ["dog", "gun"]
    assert match.table.hands[2] == ["map"]
    assert "dog:2" not in legal(match)


def test_dynamite_makes_everybody_there_roll_speed() -> None:
    # thrown into the Hallway: Dan rolls 0 with three dice, the wolf 0 with four
    wishes = pack(hands={"1": ["dynamite"]}, at={"0": "upper-landing", "2": "hallway"}, monsters=[["wolf", "hallway"]])
    match = table_of(wishes, rolls=[BLANK] * 3 + [BLANK] * 4)
    do(match, "use:dynamite", "hallway", (("might", 2), ("speed", 2)))
    assert (slot(match, 2, MIGHT), slot(match, 2, SPEED)) == (1, 1)
    assert match.table.stunned == [True]
    assert match.table.decks["item"][0] == "dynamite"


def test_a_shooter_who_rolls_lower_takes_no_damage() -> None:
    # Isa shoots with Speed 5, Sara's Speed on slot 4 of the wolf's side is 5
    wishes = pack(hands={"1": ["gun"]}, at={"0": "ground-floor-staircase"})
    match = table_of(wishes, rolls=[BLANK] * 5 + [ONE] * 5)
    do(match, "attack:0")
    assert (slot(match, 1, MIGHT), slot(match, 1, SPEED)) == (4, 4)


def test_the_dagger_costs_speed_and_rolls_two_more_dice() -> None:
    match = table_of(pack(hands={"1": ["dagger"]}), rolls=[ONE] * 5 + [ONE] * 6)
    do(match, "attack:0", "dagger", (("might", 1),))
    assert slot(match, 1, SPEED) == 3
    assert slot(match, 1, MIGHT) == 3


def test_the_ring_is_fought_with_sanity_for_mental_damage() -> None:
    # Isa's Sanity 4, 1 for the Ring; Sara's is 3 on slot 4
    match = table_of(pack(hands={"1": ["ring"]}), rolls=[ONE] * 4 + [ONE] * 3)
    do(match, "attack:0", "ring", (("knowledge", 1), ("sanity", 1)))
    assert (slot(match, 0, KNOWLEDGE), slot(match, 0, SANITY)) == (2, 3)


def test_a_secret_passage_joins_two_tiles() -> None:
    match = table_of(event("a-secret-passage"), rolls=[ONE, ONE, ONE, BLANK])
    do(match, "discover:n")
    assert "kitchen" not in legal(match)
    do(match, "ground-floor-staircase")
    number = match.table.book.number
    assert number["ground-floor-staircase"] in match.table.ways[number["kitchen"]]
    assert number["ground-floor-staircase"] not in match.table.paths[number["kitchen"]]


def test_hanged_men_reward_whoever_passes_all_four() -> None:
    rolls = [ONE, ONE, BLANK] + [TWO] * 5 + [ONE] * 4 + [ONE] * 4
    match = table_of(event("hanged-men"), rolls=rolls)
    do(match, "discover:n", "might")
    assert match.table.slots[4:8] == [5, 4, 3, 3]


def test_technical_difficulties_drop_one_floor() -> None:
    match = table_of(event("technical-difficulties"))
    do(match, "discover:n")
    assert tile_of(match, 1) == "basement-landing"


def test_a_trade_needs_both() -> None:
    match = table_of({"explorers": PARTY, "active": 1, "hands": {"1": ["map"], "2": ["gun"]}})
    do(match, "trade:2", ("map",), ("gun",), "no")
    assert match.table.hands[1] == ["map"]
    assert "trade:2" not in legal(match)


def test_the_wolfs_drag_is_for_saras_player_to_choose() -> None:
    wishes = pack(next="monsters", active=0, at={"0": "upper-landing"}, monsters=[["wolf", "entrance-hall"]])
    # Speed 4; the wolf's Might 4 against Isa's 3
    match = table_of(wishes, rolls=[BLANK] * 4 + [ONE] * 4 + [BLANK] * 3)
    do(match, "bite:0:1", (("might", 2), ("speed", 2)))
    assert tile_of(match, 1) == "hallway"
    assert RULES.public(match.table)["monsters"] != []
