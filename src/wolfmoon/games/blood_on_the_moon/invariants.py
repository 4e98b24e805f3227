"""What holds at every decision, and what must not be sent to a seat."""

from collections.abc import Iterator

from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.components import DECKS
from wolfmoon.games.blood_on_the_moon.house import join
from wolfmoon.games.blood_on_the_moon.placing import FACE
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable

IDOL = "idol"


def wrong(table: BloodTable) -> Iterator[str]:
    """blood_on_the_moon/deck.bury, blood_on_the_moon/death.corpse: what is wrong with the table, if anything."""
    yield from _cards(table)
    yield from _tiles(table)
    yield from _seats(table)
    yield from _monsters(table)
    if table.plot is not None:
        yield from table.plot.wrong(table)
    elif table.begun:
        yield "a haunt has begun that is none"


def _cards(table: BloodTable) -> Iterator[str]:
    cards = [card for hand in table.hands for card in hand]
    for deck in DECKS:
        cards += table.decks[deck]
        if len(table.known[deck]) != len(table.decks[deck]):
            yield f"{len(table.known[deck])} marks for {len(table.decks[deck])} cards of {deck}"
        for card in table.decks[deck]:
            if table.book.cards[card].deck != deck:
                yield f"{card} lies among the cards of {deck}"
    if table.card is not None:
        cards.append(table.card)
    if len(set(cards)) != len(cards):
        yield "a card is there twice"
    for row in table.book.cards.values():
        gone = row.row["set"] == "expansion" or (row.id == IDOL and table.haunt == "werewolf-team")
        if row.id not in cards and not gone:
            yield f"{row.id} is gone"
    if sum(table.book.cards[card].deck == "omen" for hand in table.hands for card in hand) > table.omens + 4:
        yield "there are more omens out than were drawn and found"


def _tiles(table: BloodTable) -> Iterator[str]:
    placed = [tile for tile, spot in enumerate(table.spots) if spot != NOWHERE]
    found = [] if table.found == NOWHERE else [table.found]
    if sorted([*placed, *table.stack, *(tile for tile in found if tile not in placed)]) != list(
        range(len(table.book.tiles))
    ):
        yield "tiles are missing or there twice"
    if len(table.backs) != len(table.stack):
        yield f"{len(table.backs)} marks for {len(table.stack)} tiles"
    if sorted(table.grid.values()) != placed or any(table.spots[tile] != spot for spot, tile in table.grid.items()):
        yield "the grid and the tiles' spots differ"
    for tile in placed:
        if table.doors[tile] != table.book.tiles[tile].turns[table.turned[tile]]:
            yield f"the doors of {table.book.tiles[tile].id} are not those of its turn"
    twin = table.copy()
    join(twin)
    if twin.ways != table.ways or twin.paths != table.paths:
        yield "the ways through the house are stale"
    if len(table.passages) > 2:
        yield f"{len(table.passages)} secret passages"


def _seats(table: BloodTable) -> Iterator[str]:
    least = 0 if table.begun else 1
    for seat in range(table.seats):
        if not table.explorers[seat]:
            continue
        slots = table.slots[4 * seat : 4 * seat + 4]
        if not all(least <= slot <= table.book.slots for slot in slots):
            yield f"the clips of seat {seat} are on {slots}"
        if table.spots[table.at[seat]] == NOWHERE:
            yield f"seat {seat} stands on a tile that is not in the house"
        if table.dead[seat] != (seat in table.fallen):
            yield f"seat {seat} is dead or not"
    boards = [table.book.explorers[id].board for id in table.explorers if id]
    if len(set(boards)) != len(boards):
        yield "a board is there twice"
    if table.steps < 0:
        yield f"{table.steps} steps are left"
    if table.fallen and not table.begun:
        yield "somebody is dead before the haunt"


def _monsters(table: BloodTable) -> Iterator[str]:
    lists = (table.lairs, table.stunned, table.strides, table.bitten, table.risen)
    if any(len(each) != len(table.kinds) for each in lists):
        yield "the lists of monsters differ in length"
    if any(table.spots[lair] == NOWHERE for lair in table.lairs):
        yield "a monster is on a tile that is not in the house"


def canaries(table: BloodTable, seat: Seat | None) -> Iterator[str]:
    """blood_on_the_moon/secret.hidden: cards and tiles that this seat (None: a spectator) has not seen where they lie."""
    bit = 0 if seat is None else 1 << seat
    for deck in DECKS:
        for card, by in zip(table.decks[deck], table.known[deck], strict=True):
            if not by & bit and by != 63:
                yield card
    for tile, seen in zip(table.stack, table.backs, strict=True):
        if seen != FACE:
            yield table.book.tiles[tile].id
