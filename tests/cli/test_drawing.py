"""The table as text: whatever happens in a game of Fangs, every seat's table is drawn in words."""

import re
from typing import Any

import pytest

from wolfmoon.bots import make
from wolfmoon.cli.board import Section, private_sections, public_sections, text_of_table, written
from wolfmoon.cli.words import Words
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.match import start
from wolfmoon.core.view import seen
from wolfmoon.games.fangs import RULES

NAMES = ["Alma", "Bruno", "Cleo", "Darius", "Edda", "Falk", "Greta", "Hugo"]
RAW = re.compile(r"\b(?:fangs-|card-|place-|deck-|character-|group-|cli-)[a-z]")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (8, {"characters": "all-twenty"}),
        (7, {"variant": "more-uncertainty", "characters": "expansion"}),
        (6, {"variant": "anything-goes"}),
    ],
)
def test_every_seats_table_is_drawn_in_words(seats: int, options: dict[str, object]) -> None:
    words = Words("fangs", NAMES)
    for seed in range(3):
        match = start(RULES, seats, options, seed=seed)
        bots = [make("random", "fangs", seed + seat) for seat in range(seats)]
        asked = 0
        while match.open is not None:
            for ask in match.asks():
                view: dict[str, Any] = seen(match, ask.seat)
                asked += 1
                if asked % 5 == 0:
                    text = text_of_table("fangs", view, words)
                    assert not RAW.search(text), RAW.findall(text)
                    assert all(name in text for name in NAMES[:seats])
                match.answer(ask.seat, answer_from_json(bots[ask.seat].choose(view, view["decisions"][0])))


def test_the_own_part_is_not_drawn_for_who_watches() -> None:
    match = start(RULES, 5, seed=1)
    view: dict[str, Any] = seen(match, None)
    words = Words("fangs", NAMES)
    assert private_sections("fangs", view, words) == []
    assert len(public_sections("fangs", view, words)) == 3


def test_a_game_without_a_drawing_is_written_out() -> None:
    view: dict[str, Any] = {
        "public": {"round": 3, "players": [{"seat": 1, "out": False, "cards": ["a", "b"]}], "deck": None},
        "private": {"hand": ["x"], "notes": {"open": True}},
    }
    words = Words(None, NAMES)
    assert public_sections("unwritten-game", view, words) == [
        Section("The table", ["round: 3", "players:", "  seat Bruno, out no, cards a b", "deck: -"])
    ]
    assert written(view["private"], words) == ["hand: x", "notes: open yes"]
