"""Tables from which an ending is near that random play hardly ever meets: by game and ending, seats, options and wishes."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Near(NamedTuple):
    """How many play, with which options, and what is arranged (see Rules.arrange)."""

    seats: int
    options: Mapping[str, Any]
    wishes: Mapping[str, Any]


RARE: Mapping[str, Mapping[str, Near]] = {
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
}
