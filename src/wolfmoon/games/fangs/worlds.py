"""Drawing whole worlds: who is who and which oracle card stood behind which reaction.

*Characters* are drawn by exact counting: every deal that agrees with all that is known of each place and of the groups weighs
as many copies of oracle cards as explain the reactions seen, reaction by reaction, and is drawn in proportion to that weight.
Ulrich is taken to lie half the time. That the cards of one pass through the deck are met without replacement is kept by
drawing anew until all reactions can be explained together. *Cards* are then drawn one reaction after another, those with
the fewest explanations first, in proportion to the copies left; if that ends in a dead end, a matching is found and mixed
by exchanges.
"""

from collections.abc import Sequence

from wolfmoon.core.dice import Dice
from wolfmoon.games.fangs.cast import Characters, bits
from wolfmoon.games.fangs.riddle import Riddle, explain

REDRAWS = 24
"""How often a deal is drawn anew before one is searched for."""
_FINE = 1 << 53


class Deals:
    """All deals of the free characters to the places of a settled riddle, counted by weight.

    weights: by place, for each sort of character, how much it weighs there (whole numbers, 0 excludes it). Within an atom
    the lowest free character stands for all, so what is counted depends on few different sets of free characters.
    """

    __slots__ = ("_all_needs", "_gone", "_order", "_riddle", "_room", "_steps", "_tally")

    def __init__(self, riddle: Riddle, weights: Sequence[Sequence[int]]) -> None:
        self._riddle = riddle
        atoms, groups, options = riddle.parts()
        sort_of = riddle.cast.sort_of
        self._order = sorted(range(len(riddle.places)), key=lambda i: len(options[i]))
        self._steps: list[list[tuple[Characters, int, int, int]]] = [
            [
                (
                    atoms[atom],
                    groups[atom],
                    weights[place][sort_of[atoms[atom] & -atoms[atom]]],
                    _met(riddle, place, atoms[atom]),
                )
                for atom in options[place]
            ]
            for place in self._order
        ]
        self._all_needs = (1 << len(riddle.needs)) - 1
        partner = riddle.cast.partner
        self._gone = {bit: bit if riddle.twins else bit | partner[bit] for bit in bits(riddle.free)}
        self._room: list[int] = []
        self._tally: dict[tuple[int, Characters, int], int] = {}

    def draw(self, dice: Dice) -> list[Characters] | None:
        """By place, a character; None if there is no deal. It may leave reactions unexplained."""
        riddle = self._riddle
        self._room = list(riddle.room) if riddle.room is not None else [len(riddle.places)] * len(riddle.cast.groups)
        drawn: list[Characters] = [0] * len(riddle.places)
        free = actual = riddle.free
        got = 0
        for depth, place in enumerate(self._order):
            weighed = self._weigh(depth, free, got)
            total = sum(weighed)
            if not total:
                return None
            mark = dice.below(_FINE) * total // _FINE
            for (atom, group, _, met), weight in zip(self._steps[depth], weighed, strict=True):
                mark -= weight
                if mark < 0:
                    drawn[place] = bit = dice.pick(list(bits(actual & atom)))
                    actual &= ~self._gone[bit]
                    left = free & atom
                    free &= ~self._gone[left & -left]
                    self._room[group] -= 1
                    got |= met
                    break
        return drawn

    def _weigh(self, depth: int, free: Characters, got: int) -> list[int]:
        """For each atom that this place could have, the weight of all deals of it and of the places after it."""
        last = depth + 1 == len(self._order)
        room, gone = self._room, self._gone
        weighed: list[int] = []
        for atom, group, weight, met in self._steps[depth]:
            left = free & atom
            if not left or not weight or room[group] <= 0:
                weighed.append(0)
                continue
            here = left.bit_count() * weight
            if last:
                weighed.append(here if got | met == self._all_needs else 0)
                continue
            key = (depth, free & ~gone[left & -left], got | met)
            rest = self._tally.get(key)
            if rest is None:
                room[group] -= 1
                rest = self._tally[key] = sum(self._weigh(depth + 1, key[1], key[2]))
                room[group] += 1
            weighed.append(here * rest)
        return weighed


def _met(riddle: Riddle, place: int, atom: Characters) -> int:
    """Which of the riddle's needs an atom at that place meets, one bit each."""
    if riddle.places[place] < 0:
        return 0
    return sum(1 << i for i, need in enumerate(riddle.needs) if need & atom)


def draw_deal(riddle: Riddle, weights: Sequence[Sequence[int]], dice: Dice) -> list[Characters] | None:
    """By place, a character, in a deal that agrees with everything known; None if there is no such deal."""
    riddle.settle()
    if not riddle.places:
        return []
    deals = Deals(riddle, weights)
    for _ in range(REDRAWS):
        drawn = deals.draw(dice)
        if drawn is None:
            break
        sorts = [riddle.cast.sort_of[bit] for bit in drawn]
        if all(cycle.explained(sorts) for cycle in riddle.cycles):
            return drawn
    return _searched_deal(riddle, dice)


def _searched_deal(riddle: Riddle, dice: Dice) -> list[Characters] | None:
    """Some consistent deal, by search in random order: for riddles whose deals hardly ever explain the reactions."""
    riddle.shuffle(dice)
    if not riddle.find():
        return None
    free = riddle.free
    drawn: list[Characters] = []
    for atom in riddle.chosen:
        bit = dice.pick(list(bits(free & atom)))
        free &= ~bit if riddle.twins else ~(bit | riddle.cast.partner[bit])
        drawn.append(bit)
    return drawn


def draw_cards(wanted: Sequence[int], supply: list[int], dice: Dice) -> list[int] | None:
    """For every set of cards wanted one of them, no copy used twice; None if there is no such choice. Uses up the supply."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i].bit_count())
    left = supply[:]
    found = [0] * len(wanted)
    for i in order:
        cards = [bit.bit_length() - 1 for bit in bits(wanted[i])]
        copies = sum(left[card] for card in cards)
        if not copies:
            return _matched_cards(wanted, supply, dice)
        mark = dice.below(copies)
        for card in cards:
            mark -= left[card]
            if mark < 0:
                found[i] = card
                left[card] -= 1
                break
    supply[:] = left
    return found


def _matched_cards(wanted: Sequence[int], supply: list[int], dice: Dice) -> list[int] | None:
    found = explain(wanted, supply)
    if found is None:
        return None
    for card in found:
        supply[card] -= 1
    for _ in range(4 * len(found)):
        i, j = dice.below(len(found)), dice.below(len(found))
        if wanted[i] >> found[j] & wanted[j] >> found[i] & 1:
            found[i], found[j] = found[j], found[i]
        card = dice.below(len(supply))
        if supply[card] and wanted[i] >> card & 1:
            supply[found[i]] += 1
            supply[card] -= 1
            found[i] = card
    return found
