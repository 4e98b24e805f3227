"""Setting a table up as a scenario wants it. Cards and tiles are moved, never made.

Keys, all optional (seats are numbers from 0; a value per seat is a list of all seats or a table by seat): sara: the
seat that plays Sara. explorers: a value per seat; whoever is not named gets the first that is free. house: tiles to
be in the house, each [tile, floor, x, y, quarter turns]; x grows to the east, y to the south. stack: tiles to lie on
top, the first found first. decks: by deck, cards to lie on top, the first drawn first. hands: lists of cards per
seat. slots: per seat a table from trait to slot. at: per seat a tile. obstacles, passages: lists of tiles; blessing:
a tile. omens: how many have been drawn. active: a seat. next: draft | start | act | end | monsters | haunt-start |
read; unless said otherwise act, with as many steps as Speed is worth. steps: steps left. fresh: cards of the active
player that were not there when the turn began. used: its cards whose special action has been used, or that have been
attacked with. haunt: a haunt that has begun; revealer: who started it; omen: with what (that lies in front of the
revealer, except the Idol). With next = "haunt-start" it is about to begin. set_up = true carries its set-up out
(questions of it come first). monsters: each [kind, tile] or [kind, tile, "stunned"]. opened: names of rules of the
haunt that have been used. dead: seats, the first to die first. state: the haunt's own, see arrange() in
haunts/<haunt>/__init__.py.

A die is dictated by its face: 1 and 2 are blank, 3 and 4 show one, 5 and 6 two.
"""

from collections.abc import Mapping

from wolfmoon.core.table import Seat
from wolfmoon.core.wishes import bad, by_seat, flag, number, some_seats, strings
from wolfmoon.games.blood_on_the_moon.components import DECKS, FLOORS, SPEED, TRAITS
from wolfmoon.games.blood_on_the_moon.haunt_start import begin
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.games.blood_on_the_moon.house import join, lay, spot_at
from wolfmoon.games.blood_on_the_moon.invariants import wrong
from wolfmoon.games.blood_on_the_moon.monsters import appear
from wolfmoon.games.blood_on_the_moon.secrets import pages_of
from wolfmoon.games.blood_on_the_moon.setup import SARA, choose, free_explorers
from wolfmoon.games.blood_on_the_moon.state import BloodTable, Step
from wolfmoon.games.blood_on_the_moon.wishes import card, fetch, tile
from wolfmoon.games.blood_on_the_moon.wording import GAME

KEYS = (
    *("sara", "explorers", "house", "stack", "decks", "hands", "slots", "at", "obstacles", "passages", "blessing"),
    *("omens", "active", "next", "steps", "fresh", "used", "haunt", "revealer", "omen", "set_up", "monsters", "opened"),
    *("dead", "state"),
)
TURN: tuple[Step, ...] = (("hand-over",), ("end",))
NEXT: Mapping[str, tuple[Step, ...]] = {
    "start": (("start",),),
    "act": (*TURN, ("act",)),
    "end": TURN,
    "monsters": (("next",), ("monsters",)),
    "haunt-start": (("haunt-start",),),
    "read": (("first",), ("read",)),
}


def arrange(table: BloodTable, wishes: Mapping[str, object]) -> None:
    """Set the table up; raises BadScenario naming the key, what was wrong and what would be right."""
    for key in wishes:
        if key not in KEYS:
            raise bad(key, key, ", ".join(KEYS))
    _who(table, wishes)
    _house(table, wishes)
    _cards(table, wishes)
    _turn(table, wishes)
    _haunt(table, wishes)
    _clips(table, wishes)
    _rest_of_haunt(table, wishes)
    _steps(table, wishes)
    for fault in wrong(table):
        raise bad("", fault, "a table that the rules allow")


def _who(table: BloodTable, wishes: Mapping[str, object]) -> None:
    drafting = wishes.get("next") == "draft"
    if "sara" in wishes:
        seat = number("sara", wishes["sara"], 0, table.seats - 1)
        had = table.explorers[seat]
        table.explorers[table.sara] = had if had != SARA else ""
        table.sara = seat
        choose(table, seat, SARA)
        if drafting:
            others = [other for other in range(table.seats) if other != seat]
            table.todo = [table.todo[0], *(("draft", other) for other in reversed(others))]
    known = table.book.explorers
    for seat, id in by_seat(table.seats, "explorers", wishes.get("explorers", {})):
        if id not in known or (id == SARA) != (seat == table.sara):
            raise bad(
                f"explorers.{seat}", id, f"{SARA} for seat {table.sara}, others for the others: {', '.join(known)}"
            )
        if id in table.explorers and table.explorers.index(id) != seat:
            table.explorers[table.explorers.index(id)] = ""
        table.explorers[seat] = ""
        if id != SARA and id not in free_explorers(table):
            raise bad(f"explorers.{seat}", id, ", ".join(free_explorers(table)))
        choose(table, seat, str(id))
    if not drafting:
        for seat in range(table.seats):
            if not table.explorers[seat]:
                choose(table, seat, free_explorers(table)[0])


def _house(table: BloodTable, wishes: Mapping[str, object]) -> None:
    wanted = wishes.get("house", [])
    if not isinstance(wanted, list):
        raise bad("house", wanted, "a list of [tile, floor, x, y, quarter turns]")
    for i, row in enumerate(wanted):
        if not isinstance(row, list) or len(row) != 5 or row[1] not in FLOORS:
            raise bad(f"house.{i}", row, "[tile, floor, x, y, quarter turns]")
        place = tile(table, f"house.{i}", row[0], placed=False)
        x, y = (number(f"house.{i}", value, -40, 40) for value in row[2:4])
        spot = spot_at(FLOORS.index(row[1]), x, y)
        if table.grid.get(spot, place) != place:
            raise bad(f"house.{i}", row, "a place where no tile lies")
        if place in table.stack:
            table.stack.remove(place)
            table.backs.pop()
        lay(table, place, spot, number(f"house.{i}", row[4], 0, 3))
    for id in reversed(strings("stack", wishes.get("stack", []))):
        place = tile(table, "stack", id, placed=False)
        if place not in table.stack:
            raise bad("stack", id, "a tile that is not in the house")
        table.stack.remove(place)
        table.stack.append(place)
    table.obstacles = [tile(table, "obstacles", id) for id in strings("obstacles", wishes.get("obstacles", []))]
    table.passages = [tile(table, "passages", id) for id in strings("passages", wishes.get("passages", []))]
    if "blessing" in wishes:
        table.blessing = tile(table, "blessing", wishes["blessing"])
    for seat, id in by_seat(table.seats, "at", wishes.get("at", {})):
        table.at[seat] = tile(table, f"at.{seat}", id)
    join(table)


def _cards(table: BloodTable, wishes: Mapping[str, object]) -> None:
    for seat, cards in by_seat(table.seats, "hands", wishes.get("hands", {})):
        for id in strings(f"hands.{seat}", cards):
            if table.book.cards[card(table, f"hands.{seat}", id)].deck == "event":
                raise bad(f"hands.{seat}", id, "an item or an omen")
            fetch(table, f"hands.{seat}", id)
            table.hands[seat].append(id)
    wanted = wishes.get("decks", {})
    if not isinstance(wanted, Mapping) or any(deck not in DECKS for deck in wanted):
        raise bad("decks", wanted, f"a table by {', '.join(DECKS)}")
    for deck, cards in wanted.items():
        for id in reversed(strings(f"decks.{deck}", cards)):
            fetch(table, f"decks.{deck}", card(table, f"decks.{deck}", id, deck))
            table.decks[deck].append(id)
            table.known[deck].append(0)
    held = sum(table.book.cards[id].deck == "omen" for hand in table.hands for id in hand)
    table.omens = number("omens", wishes.get("omens", held), 0, table.book.last_omen)


def _turn(table: BloodTable, wishes: Mapping[str, object]) -> None:
    step = wishes.get("next", "act")
    if step != "draft" and step not in NEXT:
        raise bad("next", step, ", ".join(("draft", *NEXT)))
    table.active = number("active", wishes.get("active", 0), 0, table.seats - 1)
    if step != "draft":
        table.todo = list(NEXT[str(step)])
        table.phase = str(step)
        table.turns = 1


def _haunt(table: BloodTable, wishes: Mapping[str, object]) -> None:
    id = wishes.get("haunt")
    if id is None:
        for key in ("revealer", "omen", "set_up", "monsters", "opened", "dead", "state"):
            if key in wishes:
                raise bad(key, wishes[key], "nothing unless haunt says which has begun")
        return
    if id not in haunts():
        raise bad("haunt", id, ", ".join(haunts()))
    own = [omen for omen, haunt in table.book.haunt_of.items() if haunt == id]
    if not own and table.settings.haunt != id:
        raise bad("haunt", id, f'the table option haunt = "{id}", since no omen starts it')
    own = own or list(table.book.haunt_of)
    table.revealer = number("revealer", wishes.get("revealer", table.active), 0, table.seats - 1)
    table.omen = str(wishes.get("omen", own[0]))
    if table.omen not in own:
        raise bad("omen", table.omen, ", ".join(own))
    about_to = wishes.get("next") == "haunt-start"
    set_up = flag("set_up", wishes.get("set_up", False))
    before, plot = about_to or set_up, haunts()[str(id)]
    if before or plot.keeps_trigger():
        if all(table.omen not in hand for hand in table.hands):
            fetch(table, "omen", table.omen)
            holders = [seat for seat in table.clockwise(table.revealer) if before or plot.may_hold(table, seat)]
            table.hands[holders[0]].append(table.omen)
    elif "gone" in table.book.haunts[str(id)]:
        fetch(table, "omen", table.omen)
    table.omens = max(table.omens, 1)
    if about_to:
        table.rising = True
        return
    begin(table)
    if set_up:
        assert table.plot is not None
        table.todo += reversed(table.plot.set_up(table))


def _clips(table: BloodTable, wishes: Mapping[str, object]) -> None:
    least = 0 if table.begun else 1
    for seat, row in by_seat(table.seats, "slots", wishes.get("slots", {})):
        if not isinstance(row, Mapping) or any(trait not in TRAITS for trait in row):
            raise bad(f"slots.{seat}", row, f"a table from {', '.join(TRAITS)} to slots")
        for trait, slot in row.items():
            table.slots[4 * seat + TRAITS.index(trait)] = number(f"slots.{seat}.{trait}", slot, least, table.book.slots)


def _rest_of_haunt(table: BloodTable, wishes: Mapping[str, object]) -> None:
    plot = table.plot
    if plot is None or table.haunt is None:
        return
    kinds = plot.row(table)["scenario"]["monsters"]
    rows = wishes.get("monsters", [])
    if not isinstance(rows, list):
        raise bad("monsters", rows, "a list of [kind, tile]")
    for i, row in enumerate(rows):
        if (
            not isinstance(row, list)
            or len(row) not in (2, 3)
            or row[0] not in kinds
            or row[2:] not in ([], ["stunned"])
        ):
            raise bad(f"monsters.{i}", row, f'[kind, tile] or [kind, tile, "stunned"], kinds: {", ".join(kinds)}')
        appear(table, row[0], tile(table, f"monsters.{i}", row[1]))
        table.stunned[-1] = len(row) == 3
    if "monsters" not in wishes and not table.kinds and kinds and not wishes.get("set_up"):
        raise bad("monsters", "none", f"the haunt's monsters: {', '.join(kinds)}")
    for name in strings("opened", wishes.get("opened", [])):
        id = f"{GAME}/haunt.{table.haunt}.{name}"
        if id not in pages_of(table.haunt):
            raise bad("opened", name, ", ".join(pages_of(table.haunt)))
        table.opened.append(id)
    state = wishes.get("state", {})
    if not isinstance(state, Mapping):
        raise bad("state", state, "a table")
    for key, value in state.items():
        if key not in plot.wishes:
            raise bad(f"state.{key}", key, ", ".join(plot.wishes))
        right = plot.arrange(table, key, value)
        if right is not None:
            raise bad(f"state.{key}", value, right)
    for seat in some_seats(table.seats, "dead", wishes.get("dead", [])):
        table.dead[seat] = True
        table.fallen = (*table.fallen, seat)
        plot.died(table, seat, None)


def _steps(table: BloodTable, wishes: Mapping[str, object]) -> None:
    seat: Seat = table.active
    hand = table.hands[seat]
    for key in ("fresh", "used"):
        for id in strings(key, wishes.get(key, [])):
            if id not in hand:
                raise bad(key, id, f"a card of seat {seat}")
    table.fresh = strings("fresh", wishes.get("fresh", []))
    table.used = strings("used", wishes.get("used", []))
    table.held = tuple(id for id in hand if id not in table.fresh)
    if table.explorers[seat] and table.phase == "act":
        table.steps = number("steps", wishes.get("steps", table.value(seat, SPEED)), 0, 99)
    elif "steps" in wishes:
        raise bad("steps", wishes["steps"], "nothing unless next is act")
