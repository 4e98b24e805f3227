"""The secret trail: which ones can be drawn, counted and searched by what is known about their sides.

All legal trails are numbered once. For each side, each Lair and each start there is a big whole number whose bit i
says whether trail
i crosses, ends or begins there; so a set of trails is a whole number too, and a clue is one `&`. The map is the same
after a sixth of a turn:
trails are searched in one sixth only, and those of the others have the same bits, shifted.
"""

from functools import cache
from itertools import pairwise

from wolfmoon.core.dice import Dice
from wolfmoon.games.full_moon.wood import Wood, wood

Trail = tuple[int, ...]
"""Spaces from the start (the Camp, for Hunters any green space) to the Lair."""


class Trails:
    """All legal trails of a kind of game.

    count: how many; all: the set of all. crosses[side], lairs[space], starts[space]: sets.
    """

    __slots__ = ("_bytes", "all", "count", "crosses", "lairs", "starts", "steps", "wood")

    def __init__(self, wood: Wood, steps: int, *, anywhere: bool, on_elevation: bool) -> None:
        self.wood = wood
        self.steps = steps
        sixth = _sixth(wood, steps, anywhere=anywhere, on_elevation=on_elevation)
        size = sixth.count
        self.count = 6 * size
        self.all = (1 << self.count) - 1
        self.crosses = [0] * len(wood.ends)
        self.lairs = [0] * len(wood.names)
        self.starts = [0] * len(wood.names)
        for k in range(6):
            for side, ranges in enumerate(sixth.sides):
                self.crosses[wood.turns[k][side]] |= ranges << (k * size)
            for space, ranges in enumerate(sixth.lairs):
                self.lairs[wood.spins[k][space]] |= ranges << (k * size)
            for space, ranges in enumerate(sixth.starts):
                self.starts[wood.spins[k][space]] |= ranges << (k * size)
        length = self.count // 8 + 1
        self._bytes = [bits.to_bytes(length, "little") for bits in self.crosses]

    def last_step(self, space: int, lair: int) -> int:
        """The trails that end with this step: a trail crosses only one side of its Lair."""
        return self.lairs[lair] & self.crosses[self.wood.between(space, lair)]

    def trail(self, number: int) -> Trail:
        """The trail of that number."""
        here = next(space for space, bits in enumerate(self.starts) if bits and bits >> number & 1)
        place, bit = number >> 3, number & 7
        walked = [here]
        came = -1
        for _ in range(self.steps):
            for side, space in zip(self.wood.side[here], self.wood.near[here], strict=True):
                if side >= 0 and side != came and self._bytes[side][place] >> bit & 1:
                    came, here = side, space
                    break
            walked.append(here)
        return tuple(walked)

    def pick(self, among: int, dice: Dice) -> Trail:
        """One trail of a set, each equally likely. IndexError if the set is empty."""
        count = among.bit_count()
        if not count:
            raise IndexError("no trail to pick from")
        return self.trail(_nth(among, dice.below(count), self.count))

    def matches(self, trail: Trail) -> int:
        """The set of this one legal trail; empty if it is none."""
        found = self.starts[trail[0]] & self.lairs[trail[-1]] if len(trail) == self.steps + 1 else 0
        for one, other in pairwise(trail):
            if not found or other not in self.wood.near[one]:
                return 0
            found &= self.crosses[self.wood.between(one, other)]
        return found

    def beginning(self, walked: Trail) -> int:
        """The trails that begin with these spaces."""
        if not walked:
            return self.all
        found = self.starts[walked[0]]
        for one, other in pairwise(walked):
            found &= self.crosses[self.wood.between(one, other)]
        return found


def _nth(bits: int, rank: int, width: int) -> int:
    """The place of the set bit with that rank, from the lowest."""
    place = 0
    while width > 1:
        half = width // 2
        low = bits & ((1 << half) - 1)
        count = low.bit_count()
        if rank < count:
            bits, width = low, half
        else:
            bits, rank, place, width = bits >> half, rank - count, place + half, width - half
    return place


class _Sixth:
    """The trails of one sixth of the turn, numbered in the order they are walked; sets as in Trails."""

    def __init__(self, count: int, sides: list[int], lairs: list[int], starts: list[int]) -> None:
        self.count = count
        self.sides = sides
        self.lairs = lairs
        self.starts = starts


def _sixth(wood: Wood, steps: int, *, anywhere: bool, on_elevation: bool) -> _Sixth:
    """full_moon/trail.draw, full_moon/trail.once, full_moon/trail.inside: walk every legal trail of one sixth (R1.7,
    R1.9, R17.3).

    Trails with the same beginning have neighbouring numbers, so each set is a list of ranges, written as text of 0
    and 1.
    """
    sides: list[list[tuple[int, int]]] = [[] for _ in wood.ends]
    lairs: list[list[tuple[int, int]]] = [[] for _ in wood.names]
    starts: list[list[tuple[int, int]]] = [[] for _ in wood.names]
    barred = (wood.camp,) if on_elevation else (wood.camp, *wood.elevations)
    near, edges = wood.near, wood.side
    been = [False] * len(wood.names)
    count = 0

    def walk(space: int, left: int) -> None:
        nonlocal count
        if not left:
            if space not in barred:
                lairs[space].append((count, count + 1))
                count += 1
            return
        been[space] = True
        for other, side in zip(near[space], edges[space], strict=True):
            if side >= 0 and not been[other]:
                first = count
                walk(other, left - 1)
                if count > first:
                    sides[side].append((first, count))
        been[space] = False

    been[wood.camp] = True
    first_side, first_space = wood.side[wood.camp][0], wood.near[wood.camp][0]
    walk(first_space, steps - 1)
    sides[first_side].append((0, count))
    starts[wood.camp].append((0, count))
    been[wood.camp] = False
    if anywhere:
        first = count
        walk(wood.elevations[0], steps)
        starts[wood.elevations[0]].append((first, count))
    return _Sixth(
        count,
        [_set(rows, count) for rows in sides],
        [_set(rows, count) for rows in lairs],
        [_set(rows, count) for rows in starts],
    )


def _set(ranges: list[tuple[int, int]], count: int) -> int:
    if not ranges:
        return 0
    text: list[str] = []
    done = 0
    for first, last in sorted(ranges):
        text.append("0" * (first - done))
        text.append("1" * (last - first))
        done = last
    text.append("0" * (count - done))
    return int("".join(text)[::-1], 2)


@cache
def trails(large: bool, hunters: bool, on_elevation: bool, steps: int) -> Trails:
    """All legal trails of that kind of game; worked out when first asked for."""
    return Trails(wood(large), steps, anywhere=hunters, on_elevation=on_elevation)
