"""The table as text: whatever happens in a game of Blood on the Moon, every seat's table is drawn in words."""

import re
from itertools import product
from typing import Any

import pytest

from tests.games.blood_on_the_moon.arranged import RULES, table_of
from tests.games.blood_on_the_moon.haunt_contract import begun, played
from wolfmoon.cli.board import text_of_table
from wolfmoon.cli.words import Words
from wolfmoon.core.match import Match
from wolfmoon.core.view import seen
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.games.blood_on_the_moon.plan import plan_of
from wolfmoon.games.blood_on_the_moon.state import BloodTable

NAMES = ["Alma", "Bruno", "Cleo", "Darius", "Edda", "Falk"]
RAW = re.compile(r"\b(?:blood-|bm-|card-|tile-|haunt-|monster-|token-|symbol-|explorer-|state-|page-|cli-)[a-z]")
WORDS = Words(RULES.id, NAMES)


def drawn(match: Match[BloodTable], viewer: int | None) -> str:
    view: dict[str, Any] = seen(match, viewer)
    return text_of_table(RULES.id, view, WORDS)


@pytest.mark.parametrize(("haunt", "seats"), [*product(haunts(), (3, 6))])
def test_every_seats_table_is_drawn_in_words(haunt: str, seats: int) -> None:
    match = begun(haunt, seats, 4)
    for n, _ in enumerate(played(match, "random", 4)):
        if n % 40 == 0 or match.table.rising:
            for viewer in (None, *range(seats)):
                text = drawn(match, viewer)
                assert not RAW.search(text), RAW.findall(text)
                assert all(name in text for name in NAMES[:seats])


def test_a_track_shows_the_clip_the_start_slot_and_the_skull() -> None:
    match = table_of({"explorers": ["sara", "isa-valencia", "dan-nguyen"], "active": 1, "slots": {1: {"might": 1}}})
    assert "Might ☠ [2] 3 3 3' 4 5 6 7" in drawn(match, None)


def test_a_haunts_own_book_and_the_own_number_are_drawn_for_their_seat_alone() -> None:
    wishes = {"sara": 0, "active": 1, "haunt": "hunter-and-prey", "state": {"numbers": [2, 1, 3], "asked": [[2, 1]]}}
    match = table_of(wishes)
    assert "hunter of werewolves" in drawn(match, 1)
    assert "Bruno has the 1" in drawn(match, 2)
    assert "Bruno has the 1" not in drawn(match, 0)
    assert "Bruno has the 1" not in drawn(match, None)


def test_a_plan_shows_rooms_by_number_and_the_doorways_between_them() -> None:
    tiles = [
        (1, {"x": 0, "y": 0, "doors": "es"}),
        (2, {"x": 1, "y": 0, "doors": "nw"}),
        (3, {"x": 2, "y": 0, "doors": "n"}),
        (14, {"x": 0, "y": 1, "doors": "n"}),
    ]
    assert plan_of(tiles) == [
        "       ╷     ╷",
        "[ 1]──[ 2]  [ 3]",
        " │",
        "[14]",
    ]
