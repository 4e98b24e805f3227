"""The forest as a map (full_moon/table.spaces): spaces, directions, sides, distances. Shared by the rules, the
board's names and the deduction.

A space is a number, its place in `names`; a direction k is 0 to 5 here and 1 to 6 for the players; a side between two
spaces has
one number, whichever of its two hexagons names it. -1 is nothing: beyond the edge of the map.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from wolfmoon.core.library import components


class Wood:
    """The map, with or without the six spaces of the large wood. Never changed.

    near[space][k]: the neighbour in direction k. side[space][k]: the side there. ends[side]: its (space, k) as seen
    from the
    space with the smaller number. turned[k][side or space]: where a sixth of a turn, k times, takes a space (spins)
    or side (turns).
    """

    __slots__ = (
        *(
            "camp",
            "corners",
            "ends",
            "index",
            "large",
            "names",
            "near",
            "outer",
            "side",
            "spins",
            "spots",
            "turns",
            "elevations",
        ),
        "_far",
    )

    def __init__(
        self, rows: Mapping[str, Mapping[str, Any]], directions: list[tuple[int, int]], *, large: bool
    ) -> None:
        self.large = large
        kept = {name: row for name, row in rows.items() if large or row["kind"] != "large-wood"}
        self.names = tuple(kept)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.spots = tuple((int(row["q"]), int(row["r"])) for row in kept.values())
        at = {spot: i for i, spot in enumerate(self.spots)}
        self.camp = self.index[next(name for name, row in kept.items() if row["kind"] == "camp")]
        self.elevations = self._in_order(kept, "elevation")
        self.corners = self._in_order(kept, "corner")
        self.outer = tuple(self.index[name] for name, row in kept.items() if row["kind"] == "large-wood")
        self.near = tuple(tuple(at.get((q + dq, r + dr), -1) for dq, dr in directions) for q, r in self.spots)
        self.ends: tuple[tuple[int, int], ...] = tuple(
            (space, k) for space, row in enumerate(self.near) for k, other in enumerate(row) if other > space
        )
        number = {end: i for i, end in enumerate(self.ends)}
        self.side = tuple(
            tuple(
                -1 if other < 0 else number[(space, k) if other > space else (other, (k + 3) % 6)]
                for k, other in enumerate(row)
            )
            for space, row in enumerate(self.near)
        )
        spin = tuple(at[(-r, q + r)] for q, r in self.spots)
        spins = [tuple(range(len(self.names)))]
        for _ in range(5):
            spins.append(tuple(spin[space] for space in spins[-1]))
        self.spins = tuple(spins)
        self.turns = tuple(
            tuple(self.side[self.spins[k][space]][(way + k) % 6] for space, way in self.ends) for k in range(6)
        )
        self._far = tuple(tuple(_distance(one, other) for other in self.spots) for one in self.spots)

    def _in_order(self, rows: Mapping[str, Mapping[str, Any]], kind: str) -> tuple[int, ...]:
        found = {int(row["direction"]): self.index[name] for name, row in rows.items() if row["kind"] == kind}
        return tuple(found[direction] for direction in sorted(found))

    def distance(self, one: int, other: int) -> int:
        """Steps from one space to another."""
        return self._far[one][other]

    def direction(self, one: int, other: int) -> int:
        """The direction of a neighbour, 0 to 5. Raises ValueError if it is none."""
        return self.near[one].index(other)

    def between(self, one: int, other: int) -> int:
        """The side between two neighbours."""
        return self.side[one][self.near[one].index(other)]


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


@cache
def wood(large: bool) -> Wood:
    """The map of components.toml; one object for each size."""
    box = components("wolfmoon.games.full_moon")
    directions = [(int(row["dq"]), int(row["dr"])) for _, row in sorted(box["direction"].items())]
    return Wood(box["space"], directions, large=large)
