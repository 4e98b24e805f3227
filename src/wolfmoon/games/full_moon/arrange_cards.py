"""Setting up cards and ground for a scenario."""

from collections.abc import Mapping

from wolfmoon.core.wishes import bad, by_seat, number, one_of, strings
from wolfmoon.games.full_moon.hikers import hikers_of
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wishes import by_hiker, entries
from wolfmoon.games.full_moon.wording import HIKERS

DECKS = ("action", "item", "special", "lair", "combat", "pack", "bag", "pile")
DISCARDS = ("action", "item", "special", "combat", "pack")


def arrange_ground(table: MoonTable, wishes: Mapping[str, object]) -> None:
    """Hexagons on the map, those removed, items found; what is not wished for stays in the bag or face down."""
    wood, hexagons = table.wood, table.book.hexagons
    if "elevations" in wishes:
        kinds = strings("elevations", wishes["elevations"])
        if sorted(kinds) != sorted(str(table.ground[each]) for each in wood.elevations):
            raise bad("elevations", kinds, "the six green hexagons but the Camp, by direction")
        for each, kind in zip(wood.elevations, kinds, strict=True):
            table.ground[each] = kind
    for name, kind in entries("ground", wishes.get("ground", {}), wood.names):
        where = wood.index[name]
        one_of(f"ground.{name}", kind, tuple(hexagons))
        if where in wood.elevations:
            other = next(
                (each for each in wood.elevations if table.ground[each] == kind and not table.turned[each]), -1
            )
            if other < 0:
                raise bad(f"ground.{name}", kind, "a green hexagon that still lies face down")
            table.ground[where], table.ground[other] = table.ground[other], table.ground[where]
        elif where != wood.camp and kind in table.bag:
            table.bag.remove(kind)
            table.ground[where] = kind
        elif table.ground[where] != kind:
            raise bad(f"ground.{name}", kind, "a hexagon that is still in the bag")
        table.turned[where] = True
    for name, count in entries("found", wishes.get("found", {}), wood.names):
        where = wood.index[name]
        lies = table.ground[where] if table.turned[where] else None
        if lies is None:
            raise bad(f"found.{name}", count, "a space where a hexagon lies open")
        table.found[where] = number(f"found.{name}", count, 0, hexagons[lies].items)
    for kind in strings("removed", wishes.get("removed", [])):
        if kind not in table.bag:
            raise bad("removed", kind, "a hexagon that is still in the bag")
        table.bag.remove(kind)
        table.removed.append(kind)


def arrange_cards(table: MoonTable, wishes: Mapping[str, object], *, revealed: bool) -> None:
    """Hands, cards in front of hikers, items, the pack's hand, tops of decks and discards."""
    counts = [len(hand) for hand in table.hands]
    for seat in range(table.seats):
        table.action[:0] = table.hands[seat]
        table.hands[seat] = []
    wished: list[int] = []
    for seat, names in by_seat(table.seats, "hands", wishes.get("hands", {})):
        wished.append(seat)
        for card in strings(f"hands.{seat}", names):
            table.hands[seat].append(_fetch(f"hands.{seat}", table.action, card, tuple(table.book.actions)))
    for hiker, card in by_hiker("actions", wishes.get("actions", {})):
        _lay(table, hiker, card, revealed=revealed)
    for hiker, names in by_hiker("items", wishes.get("items", {})):
        for kind in strings(f"items.{HIKERS[hiker]}", names):
            table.items[hiker].append(_item(table, f"items.{HIKERS[hiker]}", kind))
    for card in strings("pack_hand", wishes.get("pack_hand", [])):
        table.pack_hand.append(_fetch("pack_hand", table.packs, card, tuple(table.book.pack_cards)))
    for deck, names in entries("discards", wishes.get("discards", {}), DISCARDS):
        key = f"discards.{deck}"
        if deck in ("item", "special"):
            source = table.item if deck == "item" else table.special
            out = table.item_out if deck == "item" else table.special_out
            out += [_numbered(table, key, source, kind) for kind in strings(key, names)]
        else:
            source_, out_ = _cards_of(table, deck)
            out_ += [_fetch(key, source_, card, (*dict.fromkeys(source_),)) for card in strings(key, names)]
    for deck, names in entries("decks", wishes.get("decks", {}), DECKS):
        _on_top(table, deck, strings(f"decks.{deck}", names))
    for seat in range(table.seats):
        if seat not in wished and (table.next == "hikers" or hikers_of(table, seat)):
            for _ in range(counts[seat]):
                if table.action:
                    table.hands[seat].append(table.action.pop(0))


def _cards_of(table: MoonTable, deck: str) -> tuple[list[str], list[str]]:
    if deck == "action":
        return table.action, table.action_out
    if deck == "combat":
        return table.combat_deck, table.combat_out
    return table.packs, table.packs_out


def _on_top(table: MoonTable, deck: str, wanted: list[str]) -> None:
    key = f"decks.{deck}"
    if deck in ("item", "special", "lair"):
        cards = {"item": table.item, "special": table.special, "lair": table.lair_deck}[deck]
        cards += reversed([_numbered(table, key, cards, kind) for kind in wanted])
    elif deck in ("bag", "pile"):
        taken = [_fetch(key, table.bag, kind, tuple(table.book.hexagons)) for kind in wanted]
        (table.bag if deck == "bag" else table.pile).extend(reversed(taken))
    else:
        source = _cards_of(table, deck)[0]
        source += reversed([_fetch(key, source, card, (*dict.fromkeys(source),)) for card in wanted])


def _fetch(key: str, source: list[str], card: str, known: tuple[str, ...]) -> str:
    """Take a copy of the card out of its deck, the lowest one, so that what was put on top stays."""
    if card not in source:
        raise bad(key, card, f"a card that is still to be had of {', '.join(known)}")
    source.remove(card)
    return card


def _numbered(table: MoonTable, key: str, source: list[int], kind: str) -> int:
    card = next((card for card in source if table.book.cards[card][0] == kind), -1)
    if card < 0:
        raise bad(key, kind, "an item that is still in that deck")
    source.remove(card)
    return card


def _item(table: MoonTable, key: str, kind: str) -> int:
    one_of(key, kind, tuple(id for id, item in table.book.items.items() if item.kept))
    for source in (table.item, table.special, table.lair_deck):
        if any(table.book.cards[card][0] == kind for card in source):
            return _numbered(table, key, source, kind)
    raise bad(key, kind, "no more of it than there are in all")


def _lay(table: MoonTable, hiker: int, wish: object, *, revealed: bool) -> None:
    key = f"actions.{HIKERS[hiker]}"
    if not isinstance(wish, str) or table.status[hiker] != "play":
        raise bad(key, wish, "an action card for a hiker in play")
    card, _, action = wish.partition("=")
    table.laid[hiker] = _fetch(key, table.action, card, tuple(table.book.actions))
    may_be = table.book.actions[card].may_be
    if not may_be:
        raise bad(key, card, "a card that can lie in front of a hiker")
    if action:
        table.act[hiker] = one_of(key, action, may_be)
    elif len(may_be) == 1 and revealed:
        table.act[hiker] = may_be[0]
    if not revealed:
        table.acted[hiker] = True
