"""The table: the base of every game's state, and the few words all games share."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple, Self, TypeAlias

from wolfmoon.core.dice import Dice
from wolfmoon.core.events import Audience, Event, Log
from wolfmoon.core.text import Message

Seat: TypeAlias = int
"""A place at the table, 0..n-1; a person or a bot sits there."""


class TheGameEnds(Exception):
    """Raised by a rule when the game is over at once, in the middle of whatever was going on."""


class Call(NamedTuple):
    """An any-time play that a seat wants to make; it waits for the next checkpoint."""

    seat: Seat
    id: str


class Table:
    """What every game's state holds. A game derives from it, adds slots of plain values and writes `copy` by hand.

    `log` is None in copies made for search: then nothing is written. `OUTSIDE` names the slots that are not part of the
    state proper (the log, printed components): they are neither copied deeply nor digested.
    """

    __slots__ = ("calls", "dice", "log", "seats")
    OUTSIDE: ClassVar[frozenset[str]] = frozenset({"log"})

    seats: int
    dice: Dice
    log: Log | None
    calls: list[Call]

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.log = None
        self.calls = []

    def copy(self) -> Self:
        """An independent twin; its log is None."""
        twin = self.__class__.__new__(self.__class__)
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Table") -> None:
        """Copy the shared slots; a game's own copy calls it and then copies its own by hand."""
        twin.seats = self.seats
        twin.dice = self.dice.copy()
        twin.log = None
        twin.calls = self.calls[:] if self.calls else []

    def become(self, other: Self) -> None:
        """Take over a copy of everything in the other table, keeping the own log (see match.py)."""
        twin = other.copy()
        for slot in slots_of(type(self)):
            if slot != "log":
                setattr(self, slot, getattr(twin, slot))

    def clockwise(self, start: Seat) -> Iterator[Seat]:
        """All seats clockwise, the starting one first."""
        for step in range(self.seats):
            yield (start + step) % self.seats

    def tell(
        self,
        rule: str,
        message: Message,
        *,
        to: Audience = None,
        others: Message | None = None,
        reveals: bool = False,
    ) -> None:
        """Write one event: to whom it may be told (None: everybody) and what the others read instead (None: nothing)."""
        if self.log is not None:
            self.log.tell(Event(rule, message, to, others, reveals))


def next_call(table: Table, order: Sequence[Seat]) -> Call | None:
    """Take the first waiting call off the table, seats in the given order, each seat's in the order it made them."""
    if not table.calls:
        return None
    for seat in order:
        for i, call in enumerate(table.calls):
            if call.seat == seat:
                return table.calls.pop(i)
    return None


def slots_of(kind: type) -> list[str]:
    """Every slot of a class and its bases, base first."""
    return [slot for base in reversed(kind.__mro__) for slot in base.__dict__.get("__slots__", ())]
