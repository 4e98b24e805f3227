"""What must always hold, in words for a test; and the ids that a seat must not be sent."""

from collections import Counter
from collections.abc import Iterator

from wolfmoon.core.table import Seat
from wolfmoon.games.full_moon.components import WOLVES
from wolfmoon.games.full_moon.hikers import trap_card
from wolfmoon.games.full_moon.state import MoonTable


def wrong(table: MoonTable) -> Iterator[str]:
    """full_moon/life.limit, full_moon/setup.decks: what is wrong with the table, if anything."""
    yield from _cards(table)
    yield from _items(table)
    yield from _hexagons(table)
    yield from _tokens(table)
    yield from _hikers(table)
    yield from _pack(table)
    if table.trail and not table.trails.matches(table.trail):
        yield f"the trail {table.trail} is not legal"
    if table.trail and not table.fit & table.trails.matches(table.trail):
        yield "the trail does not agree with the facts told of it"


def _differs(name: str, there: "Counter[str]", right: "Counter[str]") -> Iterator[str]:
    for id in sorted({*there, *right}):
        if there[id] != right[id]:
            yield f"{there[id]} of {right[id]} {name} {id}"


def _cards(table: MoonTable) -> Iterator[str]:
    book = table.book
    action = Counter([*table.action, *table.action_out, *table.three])
    for hand in table.hands:
        action.update(hand)
    action.update(card for card in table.laid if card is not None)
    yield from _differs("action cards", action, Counter({id: row.copies for id, row in book.actions.items()}))
    combat = Counter([*table.combat_deck, *table.combat_out, *(table.combat.cards if table.combat else ())])
    if table.reason is None:
        yield from _differs("combat cards", combat, Counter({id: row.copies for id, row in book.combat.items()}))
    pack = Counter([*table.packs, *table.packs_out, *table.pack_hand])
    yield from _differs("pack cards", pack, Counter({id: row.copies for id, row in book.pack_cards.items()}))


def _items(table: MoonTable) -> Iterator[str]:
    there = [
        *(*table.item, *table.item_out, *table.special, *table.special_out, *table.lair_deck, *table.lost),
        *(*table.drawn, *table.finds),
    ]
    for own in table.items:
        there += own
    if any(turn >= 0 for turn in table.trapped):
        there.append(trap_card(table))
    if sorted(there) != list(range(len(table.book.cards))):
        yield f"the item cards are {sorted(there)}"
    for deck, cards in (("item", table.item), ("special", table.special), ("lair", table.lair_deck)):
        if any(table.book.cards[card][1] != deck for card in cards):
            yield f"a strange card in the {deck} deck"


def _hexagons(table: MoonTable) -> Iterator[str]:
    placed = [ground for ground in table.ground if ground is not None and ground != "plain-wood"]
    there = Counter([*placed, *table.bag, *table.pile, *table.moon, *table.removed])
    borders = ("green", "black")
    right = Counter({id: row.copies for id, row in table.book.hexagons.items() if row.border in borders})
    yield from _differs("hexagons", there, right)
    for space, ground in enumerate(table.ground):
        if table.turned[space] and ground is None:
            yield f"nothing is turned up on {table.wood.names[space]}"
        icons = 0 if ground is None else table.book.hexagons[ground].items
        if not 0 <= table.found[space] <= icons:
            yield f"{table.found[space]} items were found on {table.wood.names[space]}"


def _tokens(table: MoonTable) -> Iterator[str]:
    deal = table.book.deals[table.seats]
    there = Counter([*table.supply, *(token for token in (*table.tokens, *table.cured) if token is not None)])
    yield from _differs("tokens", there, Counter({"immune": deal.immune, "positive": deal.positive}))


def _hikers(table: MoonTable) -> Iterator[str]:
    for hiker, sheet in enumerate(table.book.hikers):
        name, playing = sheet.id, table.status[hiker] == "play"
        if playing != (table.at[hiker] >= 0):
            yield f"{name} is {table.status[hiker]} and stands on {table.at[hiker]}"
        if not 0 <= table.life[hiker] <= sheet.life:
            yield f"{name} has {table.life[hiker]} Life"
        if table.calm[hiker] > sheet.calm or (table.scared[hiker] and table.calm[hiker] < 0):
            yield f"{name} has {table.calm[hiker]} Calm"
        if table.determination[hiker] < 0:
            yield f"{name} has {table.determination[hiker]} Determination"
        if not playing and (table.items[hiker] or table.laid[hiker] is not None or table.trapped[hiker] >= 0):
            yield f"{name} is {table.status[hiker]} and still has something"
        if table.token_open[hiker] and table.tokens[hiker] is None:
            yield f"{name} shows no token"
        if (
            table.scared[hiker]
            and playing
            and not table.calm[hiker]
            and not table.terrified[hiker]
            and table.phase != "find"
        ):
            yield f"{name} has no Calm and no terror"
        if (table.status[hiker] == "turned") != (WOLVES + hiker in table.pack):
            yield f"{name} is {table.status[hiker]}, the pack is {table.pack}"
    for seat in range(table.seats):
        if table.sides[seat] == "pack" and table.hands[seat]:
            yield f"seat {seat} is of the pack and has action cards"


def _pack(table: MoonTable) -> Iterator[str]:
    if table.points < 0:
        yield f"{table.points} planning points"
    if len(set(table.pack)) != len(table.pack) or set(table.pack) & set(table.slain):
        yield f"the pack is {table.pack}, slain are {table.slain}"
    for wolf in table.pack:
        if table.sides[table.wolf_owner[wolf]] != "pack":
            yield f"werewolf {wolf} is led by seat {table.wolf_owner[wolf]}"
        if not table.night and table.wolf_at[wolf] >= 0 and table.turn:
            yield f"werewolf {wolf} stands on the map by day"


def canaries(table: MoonTable, seat: Seat | None) -> Iterator[str]:
    """full_moon/setup.bag, full_moon/setup.elevations, full_moon/pack-card.buy: hexagons nobody has seen, pack cards
    that were never played.
    """
    pack = seat is not None and table.sides[seat] == "pack"
    if table.reason is not None:
        return
    open_ = {ground for ground, turned in zip(table.ground, table.turned, strict=True) if turned}
    if pack:
        open_ |= {*table.pile, *table.moon, *table.removed}
    for id, row in table.book.hexagons.items():
        if row.border in ("green", "black") and row.copies and id not in open_:
            yield id
    shown = {*table.packs_out, *(table.pack_hand if pack else ())}
    yield from (id for id in table.book.pack_cards if id not in shown)
