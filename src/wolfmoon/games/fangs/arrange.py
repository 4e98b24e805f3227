"""Setting a table up as a scenario wants it. Cards are moved, never made.

Keys, all optional (seats are numbers from 0; a value per seat is a list of all seats or a table by seat):
characters, damage, places (a place id or "none"), equipment (lists of cards), spent, auras, extra_turns: a value per seat.
face_up, used, banned, protected, left_side: lists of seats. out: the eliminated seats, the first one first.
decks: by deck, cards to lie on top, the first drawn first. discards: by deck, cards to lie there, the top last.
middle, ring: lists. starter, active, round: numbers.
next: ready | oracle-round | start | move | place | attack | end; `start` is the very beginning of a turn, where Auras and
Gregor's protection end. Unless said otherwise the table stands at the start of seat 0's turn in round 2.

Two dice are rolled as d4, then d6.
"""

from collections.abc import Mapping

from wolfmoon.core.table import Seat
from wolfmoon.core.wishes import bad, by_seat, number, some_seats, strings
from wolfmoon.games.fangs.characters import look_around
from wolfmoon.games.fangs.components import DECKS, GROUPS
from wolfmoon.games.fangs.equipment import LANCE
from wolfmoon.games.fangs.invariants import wrong
from wolfmoon.games.fangs.state import FangsTable

STEPS = ("ready", "oracle-round", "start", "move", "place", "attack", "end")
FLAGS = ("face_up", "used", "banned", "protected", "left_side")
KEYS = (
    *("characters", "middle", "ring", "damage", "places", "equipment", "spent", "auras", "extra_turns", *FLAGS, "out"),
    *("decks", "discards", "starter", "active", "round", "next"),
)


def arrange(table: FangsTable, wishes: Mapping[str, object]) -> None:
    """Set the table up; raises BadScenario naming the key, what was wrong and what would be right."""
    for key in wishes:
        if key not in KEYS:
            raise bad(key, key, ", ".join(KEYS))
    _who(table, wishes)
    _where(table, wishes)
    _turn(table, wishes)
    _cards(table, wishes)
    _fallen(table, wishes)
    for key in FLAGS:
        for seat in some_seats(table.seats, key, wishes.get(key, [])):
            getattr(table, key)[seat] = True
            if key == "used" or (key == "protected" and table.characters[seat] == "gregor"):
                table.face_up[seat] = table.used[seat] = True
    look_around(table)
    for fault in wrong(table):
        raise bad("", fault, "a table that the rules allow")


def _who(table: FangsTable, wishes: Mapping[str, object]) -> None:
    book = table.book
    for seat, name in by_seat(table.seats, "characters", wishes.get("characters", {})):
        if name not in book.characters:
            raise bad(f"characters.{seat}", name, ", ".join(book.characters))
        _swap_in(table, seat, str(name))
    middle = wishes.get("middle")
    if middle is not None:
        names = strings("middle", middle)
        if len(names) != len(table.middle) or len(set(names)) != len(names):
            raise bad("middle", names, f"{len(table.middle)} different characters")
        for name in names:
            if name not in book.characters or name in table.characters:
                raise bad("middle", name, "a character that no seat has")
        table.middle = tuple(names)
    if "characters" in wishes or middle is not None:
        there = [*table.characters, *table.middle]
        table.pool = tuple(name for name in book.characters if name in table.pool or name in there)
        if table.lineup is not None:
            table.lineup = tuple(name for name in book.characters if name in there)
        if table.groups is not None:
            counts = [sum(book.group(name) == group for name in table.characters) for group in GROUPS]
            table.groups = (counts[0], counts[1], counts[2])


def _swap_in(table: FangsTable, seat: Seat, name: str) -> None:
    """Whoever has that character now gets this seat's in exchange, so that nobody is there twice."""
    had = table.characters[seat]
    if name in table.characters:
        table.characters[table.characters.index(name)] = had
    elif name in table.middle:
        table.middle = tuple(had if each == name else each for each in table.middle)
    table.characters[seat] = name


def _where(table: FangsTable, wishes: Mapping[str, object]) -> None:
    book = table.book
    if "ring" in wishes:
        ring = strings("ring", wishes["ring"])
        if sorted(ring) != sorted(book.places):
            raise bad("ring", ring, f"the six places {', '.join(book.places)} clockwise")
        table.ring = tuple(ring)
    for seat, place in by_seat(table.seats, "places", wishes.get("places", {})):
        if place != "none" and place not in book.places:
            raise bad(f"places.{seat}", place, f"none, {', '.join(book.places)}")
        table.at[seat] = None if place == "none" else str(place)
    for seat, amount in by_seat(table.seats, "damage", wishes.get("damage", {})):
        most = book.points(table.characters[seat]) - 1
        table.damage[seat] = number(f"damage.{seat}", amount, 0, most)


def _turn(table: FangsTable, wishes: Mapping[str, object]) -> None:
    step = wishes.get("next", "start")
    if step not in STEPS:
        raise bad("next", step, ", ".join(STEPS))
    table.next = table.phase = str(step)
    opening = step in ("ready", "oracle-round")
    table.starter = number("starter", wishes.get("starter", 0), 0, table.seats - 1)
    table.active = number("active", wishes.get("active", table.starter), 0, table.seats - 1)
    table.round = number("round", wishes.get("round", 0 if opening else 2), 0, 999)
    if step == "oracle-round" and not table.opening:
        table.opening = table.seats
    if not opening:
        table.opening = 0
    for seat, count in by_seat(table.seats, "extra_turns", wishes.get("extra_turns", {})):
        table.extra_turns[seat] = number(f"extra_turns.{seat}", count, 0, 99)


def _cards(table: FangsTable, wishes: Mapping[str, object]) -> None:
    for seat, cards in by_seat(table.seats, "equipment", wishes.get("equipment", {})):
        for card in strings(f"equipment.{seat}", cards):
            if card not in table.book.equipment:
                raise bad(f"equipment.{seat}", card, ", ".join(sorted(table.book.equipment)))
            _fetch(table, f"equipment.{seat}", card)
            table.equipment[seat].append(card)
    for seat, count in by_seat(table.seats, "spent", wishes.get("spent", {})):
        most = table.equipment[seat].count(LANCE)
        table.spent[seat] = number(f"spent.{seat}", count, 0, most)
    for seat, count in by_seat(table.seats, "auras", wishes.get("auras", {})):
        for _ in range(number(f"auras.{seat}", count, 0, table.book.cards["protective-aura"].copies)):
            _fetch(table, f"auras.{seat}", "protective-aura")
            table.auras[seat] += 1
    for key, piles in (("discards", table.discards), ("decks", table.decks)):
        wanted = wishes.get(key, {})
        if not isinstance(wanted, Mapping) or any(deck not in DECKS for deck in wanted):
            raise bad(key, wanted, f"a table by {', '.join(DECKS)}")
        for deck, cards in wanted.items():
            there = strings(f"{key}.{deck}", cards)
            for card in there:
                if card not in table.book.cards or table.book.cards[card].deck != deck:
                    raise bad(f"{key}.{deck}", card, f"{deck} cards")
                _fetch(table, f"{key}.{deck}", card)
            piles[deck] += there if key == "discards" else there[::-1]


def _fetch(table: FangsTable, key: str, card: str) -> None:
    """Take a copy of the card out of its deck (the lowest, so that cards already put on top stay)."""
    deck = table.book.cards[card].deck
    for pile in (table.decks[deck], table.discards[deck]):
        if card in pile:
            pile.remove(card)
            return
    raise bad(key, card, f"no more than {table.book.cards[card].copies} of it in all")


def _fallen(table: FangsTable, wishes: Mapping[str, object]) -> None:
    out = some_seats(table.seats, "out", wishes.get("out", []))
    for seat in out:
        if table.equipment[seat] or table.auras[seat] or table.extra_turns[seat]:
            raise bad("out", seat, "a seat without cards and extra turns")
        table.out[seat] = table.face_up[seat] = True
        table.out_rounds[seat] = max(1, table.round - 1)
        table.at[seat] = None
        table.damage[seat] = table.book.points(table.characters[seat])
    table.fallen = len(out)
    if out:
        table.first_out = tuple(out[:1])
        table.went_on = tuple(sorted(out))
        for seat in table.living():
            if table.characters[seat] == "daniel" and seat not in some_seats(
                table.seats, "banned", wishes.get("banned", [])
            ):
                table.face_up[seat] = True
        if table.middle:
            table.middle_seen, table.announcer = table.first_out, out[0]
