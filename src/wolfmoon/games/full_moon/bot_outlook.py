"""A seat's view as a bot looks at it: who is where, what lies there, what belongs to this seat."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from wolfmoon.core.dice import Dice
from wolfmoon.games.full_moon.bot_trail import Clue, Knowledge, knowledge
from wolfmoon.games.full_moon.wood import wood

View = Mapping[str, Any]
Row = Mapping[str, Any]

NIGHTFALL, NIGHT = 13, 14
"""The turns of 18:00 and 19:00 of the first day."""
UNKNOWN_CALM, UNKNOWN_WOLF, UNKNOWN_ITEMS = 0.8, 1.5, 1.0
"""What a hexagon of the bag has on average."""


class Outlook:
    """What a seat sees. Spaces are numbers of the map, hikers and werewolves rows of the view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.public: Row = view["public"]
        self.private: Row = view["private"]
        self.me: int = view["me"]
        options = self.public["options"]
        self.hunters: bool = options["hunters"]
        self.wood = wood(options["large"])
        self.turn: int = self.public["turn"]
        self.night: bool = self.public["night"]
        self.points: int = self.public["points"]
        self.hikers: dict[str, Row] = {row["id"]: row for row in self.public["hikers"] if row["status"] == "play"}
        self.wolves: dict[str, Row] = {row["id"]: row for row in self.public["wolves"]}
        self.own = [row for row in self.hikers.values() if row["seat"] == self.me]
        self.exits = [self.wood.index[name] for name in self.public["exits"]]
        lair = self.public["lair"]
        self.lair: int = -1 if lair is None else self.wood.index[lair]
        self.barriers = {self.wood.side[self.wood.index[space]][side - 1] for space, side in self.public["barriers"]}
        self.pulls: dict[int, float] = {}
        """What bot_moves.pull found for a space; the view does not change."""

    @property
    def map_found(self) -> bool:
        """Whether the way out is known."""
        return bool(self.exits) and not self.hunters

    def at(self, being: Row) -> int:
        """Where somebody is; -1 is nowhere."""
        return -1 if being["space"] is None else self.wood.index[being["space"]]

    def space(self, number: int) -> Row:
        """What the view says about a space."""
        row: Row = self.public["spaces"][self.wood.names[number]]
        return row

    def here(self, space: int) -> list[Row]:
        """The hikers in play on a space."""
        return [row for row in self.hikers.values() if self.at(row) == space]

    def calm_cost(self, space: int) -> float:
        """What it costs to enter a space, as far as it is known."""
        row = self.space(space)
        return UNKNOWN_CALM if row["ground"] in (None, "elevation") and not row["lair"] else float(row["calm"])

    def wolf_icons(self, space: int) -> float:
        """The wolf icons of a space, as far as they are known."""
        row = self.space(space)
        return UNKNOWN_WOLF if row["ground"] in (None, "elevation") and not row["lair"] else float(row["wolf"])

    def items_left(self, space: int) -> float:
        """What can still be found on a space, as far as it is known."""
        row = self.space(space)
        return UNKNOWN_ITEMS if row["ground"] in (None, "elevation") and not row["lair"] else float(row["items_left"])

    def token_of(self, hiker: str) -> str | None:
        """immune | positive, if this seat knows it."""
        token: str | None = self.private["looks"].get(hiker) or self.public["hikers"][self.place(hiker)]["token"]
        return token

    def place(self, hiker: str) -> int:
        """The place of a hiker among all eight."""
        return next(i for i, row in enumerate(self.public["hikers"]) if row["id"] == hiker)

    def known(self) -> Knowledge:
        """What the public clues tell about the trail."""
        return self._known

    @cached_property
    def _known(self) -> Knowledge:
        index = self.wood.index
        clues = tuple(
            Clue(row["answer"], index[row["space"]], row["side"] - 1, row["spent"]) for row in self.public["clues"]
        )
        return knowledge(self.wood.large, self.hunters, self.public["aid"]["of"], clues)

    def certain(self, side: int) -> bool:
        """Whether everybody knows that the trail crosses this side."""
        return side in self._certain

    @cached_property
    def _certain(self) -> frozenset[int]:
        index, sides = self.wood.index, self.wood.side
        return frozenset(sides[index[space]][side - 1] for space, side in self.public["aid"]["certain"])

    def beside_barriers(self) -> set[int]:
        """The spaces that have a Tree Barrier on a side."""
        return {space for space, sides in enumerate(self.wood.side) if any(side in self.barriers for side in sides)}

    def rows(self, ids: Iterable[str]) -> list[Row]:
        """The hikers with these ids."""
        return [self.hikers[id] for id in ids if id in self.hikers]


def green(hiker: Row) -> bool:
    """Whether the hiker is not Scared."""
    return not hiker["scared"]


def about(decision: Row, kind: str) -> str | None:
    """The first id of that kind the question is about."""
    return next((id for what, id in decision["about"] if what == kind), None)


def open_ids(decision: Row) -> list[str]:
    """The ids of the options that can be answered."""
    return [option["id"] for option in decision["options"] if option["barred"] is None]


def best(ids: Sequence[str], worth: Callable[[str], float], dice: Dice) -> str:
    """One of the ids worth most; among equals any."""
    worths = [worth(id) for id in ids]
    most = max(worths)
    return dice.pick([id for id, value in zip(ids, worths, strict=True) if value > most - 1e-9])
