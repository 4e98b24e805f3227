"""Scenarios that ask for the impossible are told what would be right."""

import pytest

from wolfmoon.core.errors import BadScenario
from wolfmoon.core.match import start_arranged
from wolfmoon.games.full_moon.rules import FULL_MOON


@pytest.mark.parametrize(
    ("key", "wishes"),
    [
        ("arrange.moons", {"moons": 1}),
        ("arrange.next", {"next": "breakfast"}),
        ("arrange.trail", {"trail": ["e4", "e5", "e4"]}),
        ("arrange.life.ruka", {"hikers": {"0": ["ruka"]}, "life": {"ruka": 7}}),
        ("arrange.hikers.3", {"hikers": {"3": ["ruka"]}}),
        ("arrange.hostages", {"hostages": ["ruka", "alice"]}),
        ("arrange.tokens", {"tokens": {"ruka": "positive", "alice": "positive"}}),
        ("arrange.hands.0", {"hands": {"0": ["wildcard", "wildcard", "wildcard"]}}),
        ("arrange.decks.combat", {"decks": {"combat": ["cb7", "cb7"]}}),
        ("arrange.ground.e5", {"ground": {"e5": "hill"}}),
        ("arrange.at.ruka", {"hikers": {"0": ["ruka"]}, "at": {"ruka": "e5"}}),
        ("arrange.wolves_at", {"turn": 3, "wolves_at": {"rufus": "e5"}}),
        ("arrange.exits", {"exits": ["e4", "e1"]}),
        ("arrange.barriers", {"barriers": [["e1", 1]]}),
    ],
)
def test_what_cannot_be_is_refused_with_its_key(key: str, wishes: dict[str, object]) -> None:
    with pytest.raises(BadScenario) as refused:
        start_arranged(FULL_MOON, 4, {"pack-seat": "4"}, seed=1, wishes=wishes, luck={})
    assert refused.value.message.args["key"] == key
