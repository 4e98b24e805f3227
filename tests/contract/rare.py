"""Tables from which an ending is near that random play hardly ever meets: by game and ending, seats, options and wishes."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Near(NamedTuple):
    """How many play, with which options, and what is arranged (see Rules.arrange)."""

    seats: int
    options: Mapping[str, Any]
    wishes: Mapping[str, Any]


RARE: Mapping[str, Mapping[str, Near]] = {
    "armata_strigoi": {
        "victory": Near(
            3,
            {"map": "first-game"},
            {
                "dead": "apprentice",
                "scars": {"master": 4},
                "altar": 5,
                "at": {"0": "m-ca", "1": "m-cc", "2": "m-ce"},
                "strigoi": {"master": "m-c"},
                "rewards": {"0": ["hammer", "great-axe"], "1": ["hammer", "great-axe"], "2": ["crossbow", "sword"]},
                "next": "window",
            },
        ),
    },
    "blood_on_the_moon": {
        "house-of-darkness-end-heroes": Near(
            3,
            {},
            {
                "sara": 0,
                "active": 0,
                "haunt": "house-of-darkness",
                "revealer": 2,
                "monsters": [["master-vampire", "entrance-hall"]],
                "state": {"runes": ["entrance-hall", "hallway"], "altar": "entrance-hall"},
            },
        ),
        "hunter-and-prey-end-hunter-dead": Near(
            3,
            {},
            {
                "sara": 0,
                "active": 2,
                "haunt": "hunter-and-prey",
                "slots": {"1": {"might": 1, "speed": 1, "knowledge": 1, "sanity": 1}},
                "state": {"numbers": [2, 1, 3]},
            },
        ),
        "hunter-and-prey-end-werewolf-dead": Near(
            3,
            {},
            {
                "sara": 0,
                "active": 1,
                "haunt": "hunter-and-prey",
                "slots": {"0": {"might": 1, "speed": 1, "knowledge": 1, "sanity": 1}},
                "state": {"numbers": [1, 2, 3]},
            },
        ),
        "not-just-a-phase-end-saved": Near(
            3,
            {},
            {
                "sara": 0,
                "active": 1,
                "haunt": "not-just-a-phase",
                "slots": {"0": {"knowledge": 1, "sanity": 1}},
                "state": {"form": "human", "laid": [["might", "hallway"], ["speed", "entrance-hall"]]},
            },
        ),
        "werewolf-team-end-dead": Near(
            3,
            {},
            {
                "sara": 0,
                "active": 0,
                "haunt": "werewolf-team",
                "house": [["furnace-room", "basement", 0, -1, 0]],
                "at": {"0": "furnace-room"},
                "slots": {"0": {"might": 1, "speed": 1}},
                "dead": [1, 2],
                "monsters": [["ghost", "upper-landing"], ["spirit", "upper-landing"]],
                "state": {"nest": "upper-landing", "altar": "basement-landing", "idol": "entrance-hall"},
            },
        ),
        "werewolf-team-end-heroes": Near(
            3,
            {},
            {
                "sara": 0,
                "active": 0,
                "haunt": "werewolf-team",
                "revealer": 2,
                "monsters": [["ghost", "basement-landing"], ["spirit", "upper-landing"]],
                "state": {"nest": "upper-landing", "altar": "entrance-hall", "holder": 0, "scores": [1, 0]},
            },
        ),
    },
    "fangs": {
        "bella": Near(
            5,
            {"characters": "standard"},
            {
                "characters": {"0": "bella"},
                "equipment": {"0": ["torch", "iron-fist", "crossbow", "backpack"]},
            },
        ),
        "donna": Near(
            5,
            {"characters": "standard"},
            {"characters": {"0": "donna"}, "equipment": {"0": ["crossbow"]}},
        ),
    },
    "full_moon": {
        "escape": Near(
            2,
            {"pack-seat": "2"},
            {
                "turn": 9,
                "next": "prepare",
                "hikers": {"0": ["ruka", "barbara", "hector"]},
                "trail": ["e4", "f4", "f5", "e6", "e5", "d5", "d4", "c4", "c3", "d3", "d2"],
                "lair": True,
                "exits": ["e7", "h5"],
                "ground": {"e7": "shed"},
                "at": {"ruka": "e7", "barbara": "e7"},
                "status": {"hector": "dead"},
            },
        ),
        "pack": Near(
            4,
            {"pack-seat": "4"},
            {
                "turn": 12,
                "next": "hour",
                "hikers": {"0": ["ruka"], "1": ["barbara"], "2": ["hector"]},
                "tokens": {"ruka": "positive"},
                "status": {"barbara": "dead", "hector": "dead"},
            },
        ),
    },
}
