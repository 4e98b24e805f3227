"""The two books: who may read which rule, and how a page opens when it is first used."""

from collections.abc import Mapping
from functools import cache

from wolfmoon.core.library import Rule, Ruling, rulebook, rulings
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref, say
from wolfmoon.games.blood_on_the_moon.components import PACKAGE
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.wording import GAME

PAGES = ("goal", "action", "turn", "monster")
"""blood_on_the_moon/table.seals: the four seals, the same in every haunt."""
BOOKS = ("heroes", "traitor")


@cache
def written() -> Mapping[str, Rule]:
    """Every rule of the game by id."""
    return {rule.id: rule for rule in rulebook(PACKAGE)}


@cache
def pages_of(haunt: str) -> Mapping[str, Rule]:
    """The rules of one haunt by id."""
    start = f"{GAME}/haunt.{haunt}."
    return {id: rule for id, rule in written().items() if id.startswith(start)}


@cache
def always_open() -> frozenset[str]:
    """The rules and rulings that belong to no haunt."""
    rules = frozenset(id for id, rule in written().items() if not rule.page)
    return rules.union(point.id for point in rulings(PACKAGE) if not point.side)


@cache
def points_of(number: int) -> tuple[Ruling, ...]:
    """The rulings of the haunt of that number."""
    return tuple(point for point in rulings(PACKAGE) if point.id.startswith(f"H{number}-"))


def side_of(table: BloodTable, seat: Seat | None) -> str:
    """blood_on_the_moon/haunt-start.reading: whose book a seat reads: heroes | traitor; a spectator's is none."""
    if seat is None:
        return ""
    return "heroes" if counts_as_hero(table, seat) else "traitor"


def counts_as_hero(table: BloodTable, seat: Seat) -> bool:
    """blood_on_the_moon/haunt-start.reading: whether everybody takes a seat for a hero; when the game is over, whether it
    was one (B-21).
    """
    if table.reason is None or table.plot is None:
        return table.hero(seat)
    return table.plot.truly_hero(table, seat)


def reads(table: BloodTable, seat: Seat | None, rule: Rule) -> bool:
    """blood_on_the_moon/secret.book, blood_on_the_moon/secret.used, blood_on_the_moon/table.open-books: whether a rule
    of the haunt lies open to a seat (G-16).
    """
    return (
        rule.side == "both"
        or rule.page == "setup"
        or rule.side == side_of(table, seat)
        or rule.id in table.opened
        or table.settings.open_books
        or table.reason is not None
    )


def readable(table: BloodTable, seat: Seat | None) -> frozenset[str]:
    """blood_on_the_moon/secret.book: every rule and ruling that a seat (None: a spectator) may read now; no haunt's
    before it begins. A ruling about the other side's book stays closed until the game is over.
    """
    if table.haunt is None or table.plot is None:
        return always_open()
    rules = [rule.id for rule in pages_of(table.haunt).values() if reads(table, seat, rule)]
    everything = table.settings.open_books or table.reason is not None
    own = ("both", side_of(table, seat))
    number = table.plot.row(table)["scenario"]["number"]
    return always_open().union(rules, [point.id for point in points_of(number) if everything or point.side in own])


def use(table: BloodTable, name: str) -> str:
    """blood_on_the_moon/secret.used: a rule of the haunt is being used; from now on everybody may read it. Returns its
    id.
    """
    assert table.haunt is not None
    id = f"{GAME}/haunt.{table.haunt}.{name}"
    rule = pages_of(table.haunt)[id]
    if rule.side != "both" and rule.page != "setup" and id not in table.opened:
        table.opened.append(id)
        if table.log is not None:
            table.tell(id, say("blood-page-opens", book=Ref("book", rule.side), seal=Ref("seal", rule.page)))
    return id


def tell(table: BloodTable, name: str, message: Message) -> None:
    """blood_on_the_moon/secret.used: a rule of the haunt is used, and this is what happens by it."""
    id = use(table, name)
    if table.log is not None:
        table.tell(id, message)
