"""The house: finding tiles, steps, rooms."""

from tests.games.blood_on_the_moon.arranged import BLANK, ONE, TWO, do, legal, slot, table_of
from wolfmoon.games.blood_on_the_moon.components import KNOWLEDGE, MIGHT, SANITY, SPEED
from wolfmoon.games.blood_on_the_moon.turn import force_the_haunt

ISA, DAN = "isa-valencia", "dan-nguyen"
PARTY = ["sara", ISA, DAN]


def test_a_step_costs_one_and_two_from_an_obstacle() -> None:
    match = table_of({"explorers": PARTY, "active": 1, "at": {"1": "hallway"}, "obstacles": ["entrance-hall"]})
    assert match.table.steps == 5
    do(match, "move:entrance-hall")
    assert match.table.steps == 4
    do(match, "move:hallway")
    assert match.table.steps == 2


def test_a_tile_of_another_floor_is_passed_over_and_finding_ends_the_turn() -> None:
    match = table_of(
        {"explorers": PARTY, "active": 1, "stack": ["tower", "library"], "decks": {"omen": ["dog"]}}, rolls=[BLANK]
    )
    do(match, "discover:n")
    assert legal(match) == ["0", "1", "2"]  # of its doorways north, east and south one must come to lie south
    do(match, "2")
    assert match.table.book.tiles[match.table.at[1]].id == "library"
    assert slot(match, 1, KNOWLEDGE) == 4
    assert match.table.hands[1] == ["dog"]
    assert match.table.active == 2
    assert match.table.stack[0] == match.table.book.number["tower"]


def test_a_floor_must_stay_open() -> None:
    house = [
        ["gallery", "upper", 0, -1, 0],
        ["tower", "upper", 0, 1, 0],
        ["statuary-corridor", "upper", 1, 0, 0],
        ["soundproofed-room", "upper", -1, 0, 0],
    ]
    match = table_of({"explorers": PARTY, "active": 1, "house": house, "at": {"1": "gallery"}})
    assert "discover:n" in legal(match)


def test_the_laundry_chute_drops_whoever_ends_a_turn_there() -> None:
    house = [["laundry-chute", "ground", 0, 1, 0]]
    match = table_of({"explorers": PARTY, "active": 1, "house": house, "at": {"1": "entrance-hall"}})
    do(match, "move:laundry-chute", "end")
    assert match.table.book.tiles[match.table.at[1]].id == "basement-landing"


def test_falling_through_the_collapsed_room_costs_a_die_of_physical_damage() -> None:
    house = [["collapsed-room", "ground", 0, 1, 0]]
    rolls = [ONE, ONE, ONE, BLANK, BLANK, TWO]
    match = table_of({"explorers": PARTY, "active": 1, "house": house, "at": {"1": "collapsed-room"}}, rolls=rolls)
    do(match, "end", (("might", 1), ("speed", 1)))
    assert match.table.book.tiles[match.table.at[1]].id == "basement-landing"
    assert (slot(match, 1, MIGHT), slot(match, 1, SPEED)) == (3, 3)


def test_the_elevator_goes_to_a_doorway_of_the_floor_that_was_rolled() -> None:
    house = [["mystic-elevator", "ground", 0, 1, 0]]
    match = table_of({"explorers": PARTY, "active": 1, "house": house, "at": {"1": "entrance-hall"}}, rolls=[TWO, ONE])
    do(match, "move:mystic-elevator", "ride")
    assert legal(match) == ["upper-landing:n", "upper-landing:e", "upper-landing:s", "upper-landing:w"]
    do(match, "upper-landing:w")
    lift = match.table.book.number["mystic-elevator"]
    assert match.table.doors[lift] == 2  # its one doorway now looks east
    assert "move:upper-landing" in legal(match)


def test_no_clip_goes_below_the_first_slot_before_the_haunt() -> None:
    house = [["furnace-room", "basement", 0, 1, 0]]
    slots = {"1": {"might": 1, "speed": 1}}
    match = table_of({"explorers": PARTY, "active": 1, "house": house, "at": {"1": "furnace-room"}, "slots": slots})
    do(match, "end")
    assert (slot(match, 1, MIGHT), slot(match, 1, SPEED)) == (1, 1)


def test_the_feather_names_a_result_to_which_nothing_is_added() -> None:
    hands = {"1": ["angels-feather", "book"]}
    match = table_of(
        {
            "explorers": PARTY,
            "active": 1,
            "hands": hands,
            "stack": ["kitchen"],
            "decks": {"event": ["a-cry-for-help"]},
        }
    )
    do(match, "discover:n", "angels-feather:4")
    assert "hallway" in legal(match)
    assert match.table.hands[1] == ["book"]


def test_five_on_the_haunt_roll_begins_the_haunt_after_the_turn() -> None:
    match = table_of(
        {"explorers": PARTY, "active": 1, "omens": 2, "stack": ["ballroom"], "decks": {"omen": ["skull"]}},
        rolls=[TWO, TWO, ONE],
    )
    do(match, "discover:n")
    assert match.table.haunt == "house-of-darkness"
    assert match.table.traitor == 1
    assert match.table.wolf
    assert slot(match, 1, SANITY) == 3


def test_a_house_without_an_exit_brings_the_haunt_without_a_roll() -> None:
    table = table_of({"explorers": PARTY, "active": 1, "decks": {"omen": ["skull"]}}).table
    force_the_haunt(table)
    calm = not table.rising
    table.stack, table.backs = [], []
    force_the_haunt(table)
    assert calm
    assert table.rising
    assert table.omen == "skull"
    assert table.hands[1] == ["skull"]
