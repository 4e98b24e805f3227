"""Tables laid out by hand for the tests of the deduction sheet and of imagined worlds."""

from collections.abc import Sequence

from wolfmoon.core.dice import Dice
from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.characters import look_around
from wolfmoon.games.fangs.components import PRINTED
from wolfmoon.games.fangs.deduction import possible
from wolfmoon.games.fangs.pieces import Oracle, Settings
from wolfmoon.games.fangs.state import FangsTable

STANDARD = ("akira", "bella", "claudius", "daniel", "emily", "frederik", "gregor", "uri", "vlad", "wynona")
EXPANSION = ("akeno", "blake", "chloe", "donna", "ella", "fabienne", "grady", "ulrich", "viola", "willow")
HUMANS = frozenset({"akira", "akeno", "bella", "blake", "claudius", "chloe", "daniel", "donna"})
WEREWOLVES = frozenset({"emily", "ella", "frederik", "fabienne", "gregor", "grady"})
VAMPIRES = frozenset({"uri", "ulrich", "vlad", "viola", "wynona", "willow"})
TWELVE_OR_MORE = frozenset(
    {"daniel", "donna", "frederik", "fabienne", "gregor", "grady", "vlad", "viola", "wynona", "willow"}
)
COPIES = {
    "wolfs-balm": 1,
    "vampires-balm": 1,
    "humans-balm": 1,
    "wolfs-slap": 2,
    "vampires-hex": 1,
    "vampires-bane": 1,
    "tribute-human-vampire": 2,
    "tribute-human-werewolf": 2,
    "tribute-werewolf-vampire": 2,
    "frail": 1,
    "sturdy": 1,
    "revelation": 1,
}


def lay(
    characters: Sequence[str],
    *,
    source: str = "standard",
    variant: str = "standard",
    groups: tuple[int, int, int] | None = None,
    lineup: Sequence[str] | None = None,
    middle: Sequence[str] = (),
) -> FangsTable:
    """A table after the deal, nothing played. `groups`: werewolves, vampires, humans (default: those dealt, where public)."""
    table = FangsTable(len(characters), Dice(7), PRINTED, Settings(variant, "normal", source, 0))
    pools = {"standard": STANDARD, "expansion": EXPANSION, "picked": tuple(lineup or ())}
    table.pool = pools.get(source, tuple(PRINTED.characters))
    table.lineup = None if lineup is None else tuple(lineup)
    if groups is None and not middle:
        people = set(characters)
        groups = len(people & WEREWOLVES), len(people & VAMPIRES), len(people & HUMANS)
    table.groups = groups
    table.characters = list(characters)
    table.middle = tuple(middle)
    table.decks["oracle"] = [card for card, copies in COPIES.items() for _ in range(copies)]
    table.decks["combat"] = [
        row.id for row in PRINTED.cards.values() if row.deck == "combat" for _ in range(row.copies)
    ]
    table.decks["advantage"] = [
        row.id for row in PRINTED.cards.values() if row.deck == "advantage" for _ in range(row.copies)
    ]
    table.round, table.next = 2, "start"
    look_around(table)
    return table


def ask(
    table: FangsTable,
    drawer: Seat,
    receiver: Seat,
    card: str,
    reaction: str,
    amount: int = 0,
    *,
    before: int = 0,
    given: str | None = None,
    equipped: bool = False,
) -> None:
    """An oracle card that was answered; its effect on markers and equipment is left to the test."""
    table.decks["oracle"].remove(card)
    table.discards["oracle"].append(card)
    owned, banned = equipped or given is not None, table.banned[receiver]
    table.oracles.append(
        Oracle(table.round, drawer, receiver, card, reaction, amount, given, before, owned, table.cycle, banned)
    )
    if reaction == "showed":
        table.shown.append((drawer, receiver))
    if not table.decks["oracle"]:
        table.decks["oracle"], table.discards["oracle"] = table.discards["oracle"], []
        table.cycle += 1


def turn_up(table: FangsTable, *seats: Seat) -> None:
    """The cards of these seats lie open."""
    for seat in seats:
        table.face_up[seat] = True
    look_around(table)


def eliminate(table: FangsTable, *seats: Seat) -> None:
    """These seats are out together; the end check and what follows is left to the test."""
    turn_up(table, *seats)
    for seat in seats:
        table.out[seat] = True
    table.fallen += len(seats)
    table.first_out = table.first_out or tuple(seats)


def sheet(table: FangsTable, seat: Seat, about: Seat) -> frozenset[str]:
    """Who the seat thinks the other may be."""
    return frozenset(possible(table, seat)[about])
