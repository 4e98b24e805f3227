"""The deduction sheet: which characters are still possible for each seat, from all that one seat knows.

It is exact: a character stands on the sheet if and only if there is a whole deal, with a card behind every oracle reaction,
that agrees with everything the seat knows: its own card, cards that lie open, what everybody saw (knowledge.py), oracle cards
drawn or received, cards shown to the seat, the middle if it looked there, the table's options. Nothing else is looked at.
"""

from collections.abc import Sequence

from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.cast import Characters, bits
from wolfmoon.games.fangs.components import GROUPS
from wolfmoon.games.fangs.pieces import Oracle
from wolfmoon.games.fangs.riddle import MIDDLE, Cycle, Riddle, solved
from wolfmoon.games.fangs.state import FangsTable

WEREWOLF, VAMPIRE, _HUMAN = GROUPS


def possible(table: FangsTable, seat: Seat) -> dict[Seat, list[str]]:
    """fangs/table.sheet: by seat, the ids of the characters it may still have by all this seat knows, in printed order.

    If the facts contradict each other, which only an arranged table can bring about, each is taken by itself.
    """
    known = known_characters(table, seat)
    riddle = pose(table, seat, known)
    found: Sequence[Characters] = solved(table.cast, riddle.posed())
    if not all(found):
        everyone = table.cast.everyone
        found = [domain or everyone for domain in riddle.domains]
    names = table.cast.names
    sheet = {other: names(bit) for other, bit in known.items()}
    for place, characters in zip(riddle.places, found, strict=True):
        if place != MIDDLE:
            sheet[place] = names(characters)
    return {other: sheet[other] for other in range(table.seats)}


def known_characters(table: FangsTable, seat: Seat) -> dict[Seat, Characters]:
    """The seats whose character this seat knows for certain because it lies open, is its own or was shown to it."""
    bit = table.cast.bit
    shown = [owner for viewer, owner in table.shown if viewer == seat]
    return {
        other: bit[character]
        for other, character in enumerate(table.characters)
        if other == seat or table.face_up[other] or other in shown
    }


def pose(table: FangsTable, seat: Seat, known: dict[Seat, Characters]) -> Riddle:
    """What this seat does not know, from what it knows. `known` as known_characters gives it."""
    cast = table.cast
    riddle = Riddle(cast)
    riddle.twins = twins_allowed(table)
    looked = bool(table.middle) and seat in table.middle_seen
    seen = 0
    for bit in known.values():
        seen |= bit
    if looked:
        seen |= cast.set_of(table.middle)
    free = cast.set_of(table.pool if table.lineup is None else table.lineup) & ~seen
    if not riddle.twins:
        for bit in bits(seen):
            free &= ~cast.partner[bit]
    riddle.free = free
    riddle.places = [other for other in range(table.seats) if other not in known]
    riddle.domains = [free & ~(table.cleared[other] | cast.frail[table.damage[other]]) for other in riddle.places]
    if table.middle and not looked and not pile_in_the_middle(table):
        riddle.places.append(MIDDLE)
        riddle.domains.append(free)
    dealt = group_counts(table)
    if dealt is not None:
        taken = [(seen & group).bit_count() for group in cast.groups]
        riddle.room = (dealt[0] - taken[0], dealt[1] - taken[1], dealt[2] - taken[2])
    for pack in (WEREWOLF, VAMPIRE):
        if not any(bit & cast.of_group[pack] for other, bit in known.items() if other not in table.went_on):
            riddle.needs.append(cast.of_group[pack])
    _hear_oracles(table, seat, known, riddle)
    return riddle


def twins_allowed(table: FangsTable) -> bool:
    """fangs/setup.expansion: whether two characters of one initial may be in the game, as far as the options say."""
    return table.lineup is not None or table.settings.source == "all-twenty" or pile_in_the_middle(table)


def pile_in_the_middle(table: FangsTable) -> bool:
    """fangs/variant.pile: whether all characters not dealt lie in the middle."""
    return table.settings.variant == "anything-goes"


def group_counts(table: FangsTable) -> tuple[int, int, int] | None:
    """fangs/setup.groups: how many of each group were shuffled, a single middle card among them; None if nobody knows."""
    if table.lineup is not None:
        lineup = table.cast.set_of(table.lineup)
        wolves, vampires, humans = ((lineup & group).bit_count() for group in table.cast.groups)
        return wolves, vampires, humans
    if pile_in_the_middle(table):
        return None
    if table.groups is not None:
        return table.groups
    deal = table.book.deals[table.settings.variant, table.seats]
    return deal.werewolf, deal.vampire, deal.human


def oracle_copies(table: FangsTable) -> list[int]:
    """fangs/setup.decks: the copies of each oracle card in the game; the removable one is out if the count says so."""
    cast = table.cast
    copies = list(cast.copies)
    there = len(table.decks["oracle"]) + len(table.discards["oracle"]) + (oracle_in_hand(table) is not None)
    removable = cast.number[table.book.removable]
    if there <= sum(copies) - copies[removable]:
        copies[removable] = 0
    return copies


def oracle_in_hand(table: FangsTable) -> str | None:
    """fangs/oracle.1: the oracle card that is drawn and does not yet lie on its discard pile."""
    card = table.drawn
    return card if card is not None and table.book.cards[card].deck == "oracle" else None


def unanswered_card(table: FangsTable) -> str | None:
    """fangs/oracle.2: the oracle card in hand while its answer is missing; its harm and what follows come after the answer."""
    answered = table.blow is not None and table.blow.source == "oracle"
    return None if answered else oracle_in_hand(table)


def knows_card_in_hand(table: FangsTable, seat: Seat) -> bool:
    """fangs/oracle.secret: the drawer knows the card in hand, the receiver once it was handed over."""
    return seat in (table.drawer, table.receiver)


def is_told(note: Oracle, seat: Seat) -> bool:
    """fangs/oracle.secret: drawer and receiver know an oracle card for ever."""
    return seat in (note.drawer, note.receiver)


def reading(table: FangsTable, note: Oracle) -> tuple[int, ...]:
    """fangs/oracle.3: for each sort of characters, the set of cards behind which this reaction may stand."""
    return table.cast.reading(note.reaction, note.amount, note.before, note.equipped, note.banned)


def _hear_oracles(table: FangsTable, seat: Seat, known: dict[Seat, Characters], riddle: Riddle) -> None:
    """Narrow the domains by oracle cards known and unknown, and leave in `cycles` what binds reactions together."""
    cast = table.cast
    places = {other: place for place, other in enumerate(riddle.places)}
    copies = oracle_copies(table)
    cycles: dict[int, Cycle] = {}
    for note in table.oracles:
        cycle = cycles.get(note.cycle)
        if cycle is None:
            cycle = cycles[note.cycle] = Cycle(copies[:])
        place = places.get(note.receiver, -1)
        if is_told(note, seat):
            card = cast.number[note.card]
            cycle.supply[card] -= 1
            if place >= 0:
                riddle.domains[place] &= _those(cast.sorts, reading(table, note), 1 << card)
        elif place >= 0:
            cycle.loose.append((place, reading(table, note)))
        else:
            cycle.fixed.append(reading(table, note)[cast.sort_of[known[note.receiver]]])
    held = unanswered_card(table)
    if held is not None:
        cycle = cycles.setdefault(table.cycle, Cycle(copies[:]))
        if knows_card_in_hand(table, seat):
            cycle.supply[cast.number[held]] -= 1
        else:
            cycle.fixed.append(cast.unread[0])
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
