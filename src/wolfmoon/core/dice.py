"""All chance of a game: one integer of state (SplitMix64), so seed and answers reproduce a game exactly.

`trace` collects the raw results of the running step and `feed` gives them back, so that a step can be run again without
rolling anew (see match.py).
"""

from collections.abc import Sequence
from typing import Self, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Dice:
    """A source of chance. `seed` is any integer."""

    __slots__ = ("feed", "seed", "trace")

    def __init__(self, seed: int) -> None:
        self.seed = seed & _MASK
        self.feed: list[int] | None = None
        self.trace: list[int] | None = None

    def copy(self) -> "Dice":
        """Dice that will give the same results; nothing is fed to them or traced."""
        twin = Dice.__new__(Dice)
        twin.seed = self.seed
        twin.feed = None
        twin.trace = None
        return twin

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely (bias below 2**-57 for any bound used here)."""
        self.seed = seed = (self.seed + 0x9E3779B97F4A7C15) & _MASK
        if self.feed:
            result = self.feed.pop()
        else:
            mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            result = (mixed ^ (mixed >> 31)) % bound
        if self.trace is not None:
            self.trace.append(result)
        return result

    def roll(self, sides: int) -> int:
        """One die with faces 1 to `sides`."""
        return 1 + self.below(sides)

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely; IndexError if there are none."""
        if not things:
            raise IndexError("nothing to pick from")
        return things[self.below(len(things))]

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle in place; the last element is the top of a face-down deck."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def loaded(self, rolls: Sequence[int], shuffles: Sequence[Sequence[str]]) -> "LoadedDice":
        """Dice in place of these with the next results dictated (see LoadedDice); what is fed to these and traced goes on."""
        twin = LoadedDice(self.seed)
        twin.feed, twin.trace = self.feed, self.trace
        twin.load(rolls, shuffles)
        return twin

    def fork(self) -> "Dice":
        """Fresh dice seeded by these, for a world that is imagined."""
        return Dice((self.below(1 << 32) << 32) | self.below(1 << 32))


class DiceRanOut(Exception):
    """A scenario met a die that it does not dictate."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"a {sides}-sided die was rolled that the scenario does not dictate")
        self.sides = sides


class LoadedDice(Dice):
    """Dice of a scenario: rolls are dictated in order; a shuffle puts the dictated cards on top, the rest follows the seed.

    A roll that is not dictated raises DiceRanOut; a dictated face that the die does not have raises ValueError.
    """

    __slots__ = ("rolls", "shuffles")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rolls: list[int] = []
        self.shuffles: list[list[str]] = []

    def load(self, rolls: Sequence[int], shuffles: Sequence[Sequence[str]]) -> None:
        """Dictate what comes next."""
        self.rolls = list(rolls)
        self.shuffles = [list(top) for top in shuffles]

    def roll(self, sides: int) -> int:
        """The next dictated face."""
        if self.feed:
            return super().roll(sides)
        if not self.rolls:
            raise DiceRanOut(sides)
        face = self.rolls.pop(0)
        if not 1 <= face <= sides:
            raise ValueError(f"a {sides}-sided die has no face {face}")
        self.feed = [face - 1]
        return super().roll(sides)

    def shuffle(self, cards: list[T]) -> None:
        """A shuffle whose top cards are the dictated ones (first named = first drawn)."""
        if self.feed or not self.shuffles:
            super().shuffle(cards)
            return
        rest = list(cards)
        top: list[T] = []
        for name in self.shuffles.pop(0):
            found = next((card for card in rest if str(card) == name), None)
            if found is None:
                raise ValueError(f"the shuffled cards hold no {name}")
            rest.remove(found)
            top.append(found)
        self._arrange(cards, rest + top[::-1])

    def _arrange(self, cards: list[T], wanted: list[T]) -> None:
        """Reach the wanted order by the same exchanges an ordinary shuffle makes, so that it can be run again."""
        now = list(cards)
        steps = []
        for i in range(len(now) - 1, 0, -1):
            j = next(k for k in range(i, -1, -1) if now[k] == wanted[i])
            steps.append(j)
            now[i], now[j] = now[j], now[i]
        self.feed = steps[::-1]
        super().shuffle(cards)

    def copy(self) -> Dice:
        """Plain dice: what was dictated is met once, by the game itself, never by a copy."""
        return super().copy()

    def __copy__(self) -> Self:
        raise TypeError("loaded dice are not shared")
