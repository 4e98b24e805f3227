"""What must always hold, in words for a test; and the ids that a seat must not be sent."""

from collections.abc import Iterator

from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.components import DECKS
from wolfmoon.games.fangs.equipment import LANCE
from wolfmoon.games.fangs.state import FangsTable


def wrong(table: FangsTable) -> Iterator[str]:
    """fangs/out.2, fangs/damage.1: what is wrong with the table, if anything."""
    yield from _cards(table)
    yield from _seats(table)
    book = table.book
    if sorted(table.ring) != sorted(book.places):
        yield f"the ring is {table.ring}"
    names = [*table.characters, *table.middle]
    if len(set(names)) != len(names):
        yield "a character is there twice"
    if table.fallen != sum(table.out):
        yield f"{table.fallen} are counted as fallen, {sum(table.out)} are out"
    if table.reason is None and table.next != "over":
        groups = [book.group(table.characters[seat]) for seat in range(table.seats) if not table.out[seat]]
        falling = table.looted
        if not falling and ("werewolf" not in groups or "vampire" not in groups):
            yield "the game goes on though a group is gone"
        if (
            table.out[table.active]
            and table.next != "hand-over"
            and table.phase not in ("hand-over", "oracle-round")
            and not falling
        ):
            yield f"seat {table.active} is out and active"


def _cards(table: FangsTable) -> Iterator[str]:
    cards = [card for deck in DECKS for card in (*table.decks[deck], *table.discards[deck])]
    cards += [card for own in table.equipment for card in own]
    cards += ["protective-aura"] * sum(table.auras)
    if table.drawn is not None:
        cards.append(table.drawn)
    for row in table.book.cards.values():
        there = cards.count(row.id)
        aside = row.id == table.book.removable and there == row.copies - 1 and table.seats == 4
        aura = row.id == table.drawn == "protective-aura" and there == row.copies + 1
        if there != row.copies and not aside and not aura:
            yield f"{there} of {row.copies} copies of {row.id}"
    for deck in DECKS:
        for card in (*table.decks[deck], *table.discards[deck]):
            if table.book.cards[card].deck != deck:
                yield f"{card} lies among the {deck} cards"


def _seats(table: FangsTable) -> Iterator[str]:
    book = table.book
    for seat in range(table.seats):
        points = book.points(table.characters[seat])
        if not 0 <= table.damage[seat] <= book.track:
            yield f"seat {seat} has {table.damage[seat]} damage"
        if table.at[seat] not in (None, *table.ring):
            yield f"seat {seat} stands on {table.at[seat]}"
        if table.spent[seat] > table.equipment[seat].count(LANCE):
            yield f"seat {seat} has spent a lance it does not have"
        if any(card not in book.equipment for card in table.equipment[seat]):
            yield f"seat {seat} has something that is no equipment"
        if table.used[seat] and not table.face_up[seat]:
            yield f"seat {seat} used an ability face down"
        if table.out[seat]:
            if table.at[seat] is not None or not table.face_up[seat] or table.auras[seat] or table.extra_turns[seat]:
                yield f"seat {seat} is out and still has something on the table"
            if table.equipment[seat] and seat not in table.looted and table.reason is None:
                yield f"seat {seat} is out and has equipment"
            if any(call.seat == seat for call in table.calls):
                yield f"seat {seat} is out and wants something"
        elif table.damage[seat] >= points and table.reason is None and table.blow is None:
            yield f"seat {seat} has {table.damage[seat]} damage of {points} and is in the game"


def canaries(table: FangsTable, seat: Seat | None) -> Iterator[str]:
    """fangs/oracle.secret: oracle cards that this seat (None: a spectator) has neither drawn nor received."""
    known = {fact.card for fact in table.oracles if seat is not None and seat in (fact.drawer, fact.receiver)}
    if table.drawn is not None and seat is not None and seat in (table.drawer, table.receiver):
        known.add(table.drawn)
    for card in table.book.cards.values():
        if card.deck == "oracle" and card.id not in known:
            yield card.id
