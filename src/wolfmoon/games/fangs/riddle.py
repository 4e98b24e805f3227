"""Who may be who: hidden places, the characters that could lie there, and what binds them together.

A *place* is a seat whose card the reasoner has not seen, or the card in the middle. Characters that nothing tells apart (same
group, same answers to oracle cards, possible at the same places) form an *atom*; a search picks atoms, and what it finds for
one member holds for all. The search is exact; it only tries first what it has not yet shown to be possible.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from wolfmoon.core.dice import Dice
from wolfmoon.games.fangs.cast import Cast, Characters, bits

MIDDLE = -1
"""The place of the card in the middle (variant 2)."""
REMEMBERED = 512


class Cycle:
    """The oracle cards of one pass through the deck whose text the reasoner does not know.

    supply: copies left for them, by card. fixed: for each reaction of a known character the set of cards that explain it.
    loose: for each reaction of an unknown one its place (an index) and, by sort of character, that set.
    """

    __slots__ = ("fixed", "loose", "supply")

    def __init__(self, supply: list[int]) -> None:
        self.supply = supply
        self.fixed: list[int] = []
        self.loose: list[tuple[int, tuple[int, ...]]] = []

    def explained(self, sorts: Sequence[int]) -> bool:
        """Whether every reaction can have its own copy of a card, given the sort at each place (-1: not looked at)."""
        wanted = self.fixed + [reading[sorts[place]] for place, reading in self.loose if sorts[place] >= 0]
        return explain(wanted, self.supply) is not None


def explain(wanted: Sequence[int], supply: Sequence[int]) -> list[int] | None:
    """A card for every set of cards wanted, no copy used twice; None if there is no such choice (Kuhn's matching)."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i].bit_count())
    users: list[list[int]] = [[] for _ in supply]
    for i in order:
        if not _find_card(i, wanted, supply, users, [0]):
            return None
    found = [0] * len(wanted)
    for card, using in enumerate(users):
        for i in using:
            found[i] = card
    return found


def _find_card(i: int, wanted: Sequence[int], supply: Sequence[int], users: list[list[int]], tried: list[int]) -> bool:
    cards = wanted[i] & ~tried[0]
    for bit in bits(cards):
        card = bit.bit_length() - 1
        if len(users[card]) < supply[card]:
            users[card].append(i)
            return True
    for bit in bits(cards):
        card = bit.bit_length() - 1
        if tried[0] & bit or not supply[card]:
            continue
        tried[0] |= bit
        for k, other in enumerate(users[card]):
            if _find_card(other, wanted, supply, users, tried):
                users[card][k] = i
                return True
    return False


class Posed(NamedTuple):
    """A riddle as plain values, its fields by their names; a cycle as (supply, fixed, loose)."""

    places: tuple[int, ...]
    domains: tuple[Characters, ...]
    free: Characters
    room: tuple[int, int, int] | None
    twins: bool
    needs: tuple[Characters, ...]
    cycles: tuple[tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, tuple[int, ...]], ...]], ...]


@lru_cache(maxsize=REMEMBERED)
def solved(cast: Cast, posed: Posed) -> tuple[Characters, ...]:
    """What Riddle.possible finds. The same is asked after every move that tells nothing new, so answers are remembered."""
    riddle = Riddle(cast)
    riddle.places, riddle.domains, riddle.needs = list(posed.places), list(posed.domains), list(posed.needs)
    riddle.free, riddle.room, riddle.twins = posed.free, posed.room, posed.twins
    for supply, fixed, loose in posed.cycles:
        cycle = Cycle(list(supply))
        cycle.fixed, cycle.loose = list(fixed), list(loose)
        riddle.cycles.append(cycle)
    return tuple(riddle.possible())


class Riddle:
    """What one seat does not know, as a search problem.

    places: seats, or MIDDLE. domains: by place, the characters not ruled out there one by one. free: all characters that
    may lie at some place. room: by group, how many lie at the places together (None: any number). twins: two of one
    initial may be in the game. needs: sets of characters of which at least one seat among the places must have one.
    """

    __slots__ = (
        "_atom_group",
        "_atom_sort",
        "_atoms",
        "_careful",
        "_chosen",
        "_done",
        "_known",
        "_options",
        "cast",
        "cycles",
        "domains",
        "free",
        "needs",
        "places",
        "room",
        "twins",
    )

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.places: list[int] = []
        self.domains: list[Characters] = []
        self.free: Characters = 0
        self.room: tuple[int, int, int] | None = None
        self.twins = True
        self.needs: list[Characters] = []
        self.cycles: list[Cycle] = []

    def posed(self) -> "Posed":
        """The question itself, before anything was concluded: what two riddles with the same answer have in common."""
        cycles = tuple((tuple(each.supply), tuple(each.fixed), tuple(each.loose)) for each in self.cycles)
        return Posed(
            tuple(self.places), tuple(self.domains), self.free, self.room, self.twins, tuple(self.needs), cycles
        )

    def possible(self) -> list[Characters]:
        """By place, the characters it has in at least one consistent world; all empty if there is none."""
        if not self.places:
            return []
        self.settle()
        atoms = self._atoms
        alike = self._alike()
        done = self._done = [0] * len(self.places)
        for place in range(len(self.places)):
            if alike[place] != place:
                continue
            for atom in tuple(self._options[place]):
                if done[place] & atoms[atom]:
                    continue
                if self.find(place, atom):
                    for other, chosen in enumerate(self._chosen):
                        done[alike[other]] |= atoms[chosen]
                else:
                    self._rule_out(place, atom, alike)
        return [done[alike[place]] for place in range(len(self.places))]

    def settle(self) -> None:
        """Draw the simple conclusions and part the characters into atoms; to be called once, before any search."""
        self._settle_singles()
        self._part()
        self._known: dict[tuple[int, ...], bool] = {}
        self._careful = False
        self._done = [0] * len(self.places)

    def find(self, place: int = -1, atom: int = -1) -> bool:
        """Look for a consistent world, with that atom at that place if one is named; it stands in `chosen` afterwards."""
        count = len(self.places)
        order = sorted(range(count), key=lambda i: (i != place, len(self._options[i])))
        self._chosen = [-1] * count
        room = list(self.room) if self.room is not None else [count] * len(self.cast.groups)
        return self._search(order, 0, self.free, room, atom)

    def parts(self) -> tuple[list[Characters], list[int], list[list[int]]]:
        """The atoms, the group of each, and by place which of them may lie there; of a settled riddle."""
        return self._atoms, self._atom_group, self._options

    def shuffle(self, dice: Dice) -> None:
        """Let the next search try atoms in random order."""
        for options in self._options:
            dice.shuffle(options)

    @property
    def chosen(self) -> list[Characters]:
        """By place, the atom found by the last search, as a set of characters."""
        return [self._atoms[atom] for atom in self._chosen]

    # the search

    def _search(self, order: list[int], depth: int, free: Characters, room: list[int], only: int) -> bool:
        if depth == len(order):
            return self._holds()
        place = order[depth]
        atoms, groups, partner = self._atoms, self._atom_group, self.cast.partner
        done = self._done[place]
        options = [only] if only >= 0 else self._options[place]
        if only < 0 and done:
            options = sorted(options, key=lambda atom: bool(atoms[atom] & done))
        for atom in options:
            left = free & atoms[atom]
            group = groups[atom]
            if not left or room[group] <= 0:
                continue
            bit = left & -left
            rest = free & ~bit if self.twins else free & ~(bit | partner[bit])
            self._chosen[place] = atom
            room[group] -= 1
            if (not self._careful or self._explained(place)) and self._search(order, depth + 1, rest, room, -1):
                return True
            room[group] += 1
        self._chosen[place] = -1
        return False

    def _holds(self) -> bool:
        """Whether a full choice has a living member of each pack and explains every reaction."""
        atoms = self._atoms
        for need in self.needs:
            if not any(atoms[atom] & need for atom, place in zip(self._chosen, self.places, strict=True) if place >= 0):
                return False
        if self._explained(-1):
            return True
        self._careful = True
        return False

    def _explained(self, place: int) -> bool:
        """Whether the reactions of the places chosen so far can be explained; only cycles that concern `place` (-1: all)."""
        sort = self._atom_sort
        sorts = [sort[atom] if atom >= 0 else -1 for atom in self._chosen]
        for i, cycle in enumerate(self.cycles):
            if place >= 0 and all(each != place for each, _ in cycle.loose):
                continue
            key = (i, *[sorts[each] for each, _ in cycle.loose])
            known = self._known.get(key)
            if known is None:
                known = self._known[key] = cycle.explained(sorts)
            if not known:
                return False
        return True

    def _rule_out(self, place: int, atom: int, alike: list[int]) -> None:
        for other, same in enumerate(alike):
            if same == place and atom in self._options[other]:
                self._options[other].remove(atom)

    # preparation

    def _settle_singles(self) -> None:
        """A place with one possible character takes it from all others."""
        settled = 0
        while True:
            single = 0
            for domain in self.domains:
                if domain & (domain - 1) == 0:
                    single |= domain
            new = single & ~settled
            if not new:
                return
            settled |= new
            gone = new
            if not self.twins:
                for bit in bits(new):
                    gone |= self.cast.partner[bit]
            self.domains = [domain if domain & (domain - 1) == 0 else domain & ~gone for domain in self.domains]

    def _part(self) -> None:
        """Part the free characters into atoms."""
        atoms: list[Characters] = []
        for group in self.cast.groups:
            atoms += [group & sort & self.free for sort in self.cast.sorts if group & sort & self.free]
        for domain in dict.fromkeys(self.domains):
            atoms = _parted(atoms, domain)
        if not self.twins:
            while True:
                finer = atoms
                for atom in atoms:
                    partners = 0
                    for bit in bits(atom):
                        partners |= self.cast.partner[bit]
                    finer = _parted(finer, partners & self.free)
                if len(finer) == len(atoms):
                    break
                atoms = finer
        self._atoms = atoms
        groups = self.cast.groups
        self._atom_group = [next(i for i, group in enumerate(groups) if group & atom) for atom in atoms]
        self._atom_sort = [self.cast.sort_of[atom & -atom] for atom in atoms]
        self._options = [[i for i, atom in enumerate(atoms) if atom & domain] for domain in self.domains]

    def _alike(self) -> list[int]:
        """By place, the first place of which exactly the same is known."""
        loose = {place for cycle in self.cycles for place, _ in cycle.loose}
        first: dict[tuple[Characters, bool], int] = {}
        alike: list[int] = []
        for i, domain in enumerate(self.domains):
            alike.append(i if i in loose else first.setdefault((domain, self.places[i] == MIDDLE), i))
        return alike


def _parted(atoms: list[Characters], by: Characters) -> list[Characters]:
    parted: list[Characters] = []
    for atom in atoms:
        inside = atom & by
        if inside and inside != atom:
            parted.append(inside)
            parted.append(atom ^ inside)
        else:
            parted.append(atom)
    return parted
