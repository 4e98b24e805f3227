"""What a bot makes of the public clues: how the trail may cross a hexagon, what a question tells, where the Lair may be.

Trails are counted as in deduction.py, from the clues in the view alone.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import log2
from typing import NamedTuple

from wolfmoon.games.full_moon.components import PRINTED
from wolfmoon.games.full_moon.trail import Trails, trails

Crossing = tuple[int, ...]
"""The sides of a hexagon that the trail crosses, 0 to 5: none, one or two."""


class Clue(NamedTuple):
    """A public clue as the view tells it; side 0 to 5."""

    answer: str
    space: int
    side: int
    spent: int


class Knowledge:
    """What a set of clues tells. `fits`: how many trails agree with them."""

    def __init__(self, all_trails: Trails, fit: int) -> None:
        self.trails = all_trails
        self.fit = fit
        self.fits = fit.bit_count()
        self._crossings: dict[int, Mapping[Crossing, float]] = {}
        self._doubts: dict[int, float] = {}
        self._lasts: dict[tuple[int, int], float] = {}

    def crossings(self, space: int) -> Mapping[Crossing, float]:
        """How likely the trail crosses a hexagon in which way."""
        found = self._crossings.get(space)
        if found is None:
            self._crossings[space] = found = self._count(space)
        return found

    def _count(self, space: int) -> Mapping[Crossing, float]:
        if not self.fits:
            return {(): 1.0}
        sides = self.trails.wood.side[space]
        sets = {way: self.fit & self.trails.crosses[side] for way, side in enumerate(sides) if side >= 0}
        sets = {way: bits for way, bits in sets.items() if bits}
        single = {way: bits.bit_count() for way, bits in sets.items()}
        found: dict[Crossing, float] = {}
        rest = self.fits
        ways = list(sets)
        for i, one in enumerate(ways):
            for other in ways[i + 1 :]:
                both = (sets[one] & sets[other]).bit_count()
                if both:
                    found[(one, other)] = both / self.fits
                    single[one] -= both
                    single[other] -= both
                    rest -= both
        for way, count in single.items():
            if count:
                found[(way,)] = count / self.fits
                rest -= count
        if rest:
            found[()] = rest / self.fits
        return found

    def last(self, space: int, lair: int) -> float:
        """How likely the trail ends with the step from this space into that one."""
        key = space, lair
        if key not in self._lasts:
            count = (self.fit & self.trails.last_step(space, lair)).bit_count() if self.fits else 0
            self._lasts[key] = count / max(1, self.fits)
        return self._lasts[key]

    def crossed(self, space: int) -> float:
        """How likely the trail touches a hexagon."""
        return 1.0 - self.crossings(space).get((), 0.0)

    def doubt(self, space: int) -> float:
        """How much is open about a hexagon, in bits."""
        found = self._doubts.get(space)
        if found is None:
            self._doubts[space] = found = entropy(self.crossings(space).values())
        return found

    def told_by(self, space: int, way: int, spent: int) -> float:
        """How much the answer to a question tells about this hexagon, in bits."""
        classes = {"trail": 0.0, "near": 0.0, "nothing": 0.0}
        for crossing, chance in self.crossings(space).items():
            classes[answer(crossing, way, spent)] += chance
        return entropy(classes.values())


def answer(crossing: Crossing, way: int, spent: int) -> str:
    """What the table answers about a side if the trail crosses in this way."""
    if way in crossing:
        return "trail"
    near = spent == 6 and ((way + 1) % 6 in crossing or (way - 1) % 6 in crossing)
    return "near" if near else "nothing"


def entropy(chances: Iterable[float]) -> float:
    """The doubt in a distribution, in bits."""
    return -sum(chance * log2(chance) for chance in chances if chance > 0)


def knowledge(large: bool, hunters: bool, count: int, clues: tuple[Clue, ...]) -> Knowledge:
    """What these clues tell in the kind of game that has that many trails."""
    return _knowledge(large, hunters, _on_elevation(large, hunters, count), clues)


@lru_cache(maxsize=256)
def _on_elevation(large: bool, hunters: bool, count: int) -> bool:
    return trails(large, hunters, True, _steps(hunters)).count == count


def _steps(hunters: bool) -> int:
    return PRINTED.number("hunters" if hunters else "trail", "trail_steps" if hunters else "steps")


@lru_cache(maxsize=64)
def _knowledge(large: bool, hunters: bool, on_elevation: bool, clues: tuple[Clue, ...]) -> Knowledge:
    all_trails = trails(large, hunters, on_elevation, _steps(hunters))
    if not clues:
        return Knowledge(all_trails, all_trails.all)
    before = _knowledge(large, hunters, on_elevation, clues[:-1])
    return Knowledge(all_trails, _agreeing(all_trails, before.fit, clues[-1]))


def _agreeing(all_trails: Trails, fit: int, clue: Clue) -> int:
    """The trails of a set that agree with a clue; as deduction.agreeing, which reads a table's facts."""
    wood, crosses = all_trails.wood, all_trails.crosses
    sides = wood.side[clue.space]
    sets = [0 if side < 0 else crosses[side] for side in sides]
    here, beside = sets[clue.side], sets[(clue.side + 1) % 6] | sets[(clue.side - 1) % 6]
    match clue.answer:
        case "trail":
            return fit & here
        case "near":
            return fit & ~here & beside
        case "nothing":
            return fit & ~(here | beside if clue.spent == 6 else here)
        case "no-lair":
            return fit & ~all_trails.last_step(clue.space, wood.near[clue.space][clue.side])
        case kind:
            for bits in sets:
                if kind == "none" or fit & bits != fit:
                    fit &= ~bits
            return fit
