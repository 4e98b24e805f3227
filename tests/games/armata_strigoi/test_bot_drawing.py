"""The table as text: whatever happens in a game of Armata Strigoi, every seat's table is drawn in words."""

import re
from typing import Any

import pytest

from wolfmoon.bots import make
from wolfmoon.cli.board import text_of_table
from wolfmoon.cli.words import Words
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.match import start
from wolfmoon.core.view import seen
from wolfmoon.games.armata_strigoi.rules import ARMATA_STRIGOI

NAMES = ["Alma", "Bruno", "Cleo", "Darius", "Edda"]
RAW = re.compile(r"\b(?:armata-|card-|space-|room-|wolf-|icon-|ability-|strigoi-|cli-)[a-z]")


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"solo": True}), (3, {"map": "arranged", "shape": "free"}), (5, {})]
)
def test_every_seats_table_is_drawn_in_words(seats: int, options: dict[str, object]) -> None:
    words = Words("armata_strigoi", NAMES)
    for seed in range(2):
        match = start(ARMATA_STRIGOI, seats, options, seed=seed, keep=False)
        bots = [make("random", ARMATA_STRIGOI.id, seed + seat) for seat in range(seats)]
        asked = 0
        while match.open is not None:
            for ask in match.asks():
                view: dict[str, Any] = seen(match, ask.seat)
                asked += 1
                if asked % 7 == 0:
                    text = text_of_table(ARMATA_STRIGOI.id, view, words)
                    assert not RAW.search(text), RAW.findall(text)
                    assert all(name in text for name in NAMES[:seats])
                match.answer(ask.seat, answer_from_json(bots[ask.seat].choose(view, view["decisions"][0])))
