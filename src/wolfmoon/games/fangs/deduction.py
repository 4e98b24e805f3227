"""The deduction sheet: which characters are still possible for each seat, from all that one seat knows.

It is exact: a character stands on the sheet if and only if there is a whole deal, with a card behind every oracle reaction,
that agrees with everything the seat knows: its own card, cards that lie open, what everybody saw (knowledge.py), oracle cards
drawn or received, cards shown to the seat, the middle if it looked there, the table's options. All of that is in its facts
(facts.py); nothing else is looked at. Most moves tell a seat nothing new, so sheets are remembered by the facts.
"""

from collections.abc import Sequence
from functools import lru_cache

from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.cast import Cast, Characters, bits
from wolfmoon.games.fangs.components import GROUPS
from wolfmoon.games.fangs.facts import UNTOLD, Facts, facts_of
from wolfmoon.games.fangs.pieces import Oracle
from wolfmoon.games.fangs.riddle import MIDDLE, Cycle, Riddle, solved
from wolfmoon.games.fangs.state import FangsTable

WEREWOLF, VAMPIRE, _HUMAN = GROUPS
REMEMBERED = 8192
"""Room for what the seats of well over a thousand tables know; a sheet takes about 1.5 KB with its facts."""


def possible(table: FangsTable, seat: Seat) -> dict[Seat, list[str]]:
    """fangs/table.sheet: by seat, the ids of the characters it may still have by all this seat knows, in printed order."""
    return {other: list(names) for other, names in enumerate(sheet(facts_of(table, seat)))}


@lru_cache(maxsize=REMEMBERED)
def sheet(facts: Facts) -> tuple[tuple[str, ...], ...]:
    """fangs/table.sheet: for each seat the ids of the characters it may still have by these facts, in printed order.

    If the facts contradict each other, which only an arranged table can bring about, each is taken by itself.
    """
    cast = facts.cast
    riddle = pose(facts)
    found: Sequence[Characters] = solved(cast, riddle.posed())
    if not all(found):
        found = [domain or cast.everyone for domain in riddle.domains]
    characters = list(facts.known)
    for place, those in zip(riddle.places, found, strict=True):
        if place != MIDDLE:
            characters[place] = those
    return tuple([_named(cast, those) for those in characters])


@lru_cache(maxsize=REMEMBERED)
def _named(cast: Cast, characters: Characters) -> tuple[str, ...]:
    """A set of characters by name: many sheets have the same sets, and share them."""
    return tuple(cast.names(characters))


def pose(facts: Facts) -> Riddle:
    """What the seat does not know, from what it knows."""
    cast, known = facts.cast, facts.known
    riddle = Riddle(cast)
    riddle.twins = facts.twins
    seen = cast.set_of(facts.middle)
    for bit in known:
        seen |= bit
    candidates = cast.set_of(facts.candidates)
    free = candidates & ~seen
    if not riddle.twins:
        for bit in bits(seen):
            free &= ~cast.partner[bit]
    riddle.free = free
    riddle.places = [other for other, bit in enumerate(known) if not bit]
    riddle.domains = [free & ~facts.cleared[other] for other in riddle.places]
    if facts.covered:
        riddle.places.append(MIDDLE)
        riddle.domains.append(free)
    dealt = [(candidates & group).bit_count() for group in cast.groups] if facts.listed else facts.groups
    if dealt is not None:
        taken = [(seen & group).bit_count() for group in cast.groups]
        riddle.room = (dealt[0] - taken[0], dealt[1] - taken[1], dealt[2] - taken[2])
    for pack in (WEREWOLF, VAMPIRE):
        if not any(bit & cast.of_group[pack] for other, bit in enumerate(known) if other not in facts.went_on):
            riddle.needs.append(cast.of_group[pack])
    _hear_oracles(facts, riddle)
    return riddle


def oracle_copies(cast: Cast, there: int) -> list[int]:
    """fangs/setup.decks: the copies of each oracle card in the game; the removable one is out if their number says so."""
    copies = list(cast.copies)
    if there <= sum(copies) - copies[cast.removable]:
        copies[cast.removable] = 0
    return copies


def reading(cast: Cast, note: Oracle) -> tuple[int, ...]:
    """fangs/oracle.3: for each sort of characters, the set of cards behind which this reaction may stand."""
    return cast.reading(note.reaction, note.amount, note.before, note.equipped, note.banned)


def _hear_oracles(facts: Facts, riddle: Riddle) -> None:
    """Narrow the domains by oracle cards known and unknown, and leave in `cycles` what binds reactions together.

    A card in somebody else's hand rules nothing out: whichever cards stand behind the reactions, a copy is left for it.
    """
    cast = facts.cast
    places = {other: place for place, other in enumerate(riddle.places)}
    copies = oracle_copies(cast, facts.oracle_cards)
    cycles: dict[int, Cycle] = {}
    for note in facts.oracles:
        cycle = cycles.get(note.cycle)
        if cycle is None:
            cycle = cycles[note.cycle] = Cycle(copies[:])
        place = places.get(note.receiver, -1)
        if note.card != UNTOLD:
            card = cast.number[note.card]
            cycle.supply[card] -= 1
            if place >= 0:
                riddle.domains[place] &= _those(cast.sorts, reading(cast, note), 1 << card)
        elif place >= 0:
            cycle.loose.append((place, reading(cast, note)))
        else:
            cycle.fixed.append(reading(cast, note)[cast.sort_of[facts.known[note.receiver]]])
    if facts.in_hand is not None and facts.cycle in cycles:
        cycles[facts.cycle].supply[cast.number[facts.in_hand]] -= 1
    for cycle in cycles.values():
        left = sum(1 << card for card, count in enumerate(cycle.supply) if count > 0)
        for place, cards in cycle.loose:
            riddle.domains[place] &= _those(cast.sorts, cards, left)
    riddle.cycles = [cycle for cycle in cycles.values() if cycle.loose]


def _those(sorts: tuple[Characters, ...], cards: tuple[int, ...], among: int) -> Characters:
    """The characters of the sorts that a card among these explains."""
    those = 0
    for sort, explaining in zip(sorts, cards, strict=True):
        if explaining & among:
            those |= sort
    return those
