"""A game as a table plays it: a match, and what is stored of it, input after input, live or read back after a restart.

A row changes the course in the same way whenever it is applied; so the rows in their order are the whole truth. What lies
between "acknowledged" and "counts" is here too: the answer that completes a masked question is held until a row closes it.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from wolfmoon.core.decisions import Answer, Decision
from wolfmoon.core.errors import StaleView, UndoRefused
from wolfmoon.core.events import Event
from wolfmoon.core.match import Match
from wolfmoon.core.table import Seat
from wolfmoon.server.refusals import SealedAlready
from wolfmoon.server.rows import Called, Closed, Gave, Row, TookBack, Voided, answer_in, standing

_encode = msgspec.json.Encoder().encode


class Change(NamedTuple):
    """Who has something new to see: everybody, or only these seats. `kept`: events of the log still true (None: all)."""

    everybody: bool
    seats: Sequence[Seat] = ()
    kept: int | None = None


class Course:
    """A match with its held answer. `version` counts the changes that everybody saw, `opened` is that of the present
    question, `undone` counts the answers taken back.
    """

    __slots__ = ("held", "match", "opened", "undone", "version")

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.held: Gave | None = None
        self.version = self.opened = 1
        self.undone = 0

    # what is asked

    @property
    def question(self) -> tuple[str, int]:
        """The open question as a key that never comes again: an undo may ask "d12" a second time."""
        return self.match.question, self.undone

    @property
    def masked(self) -> bool:
        """Whether the open question is one whose answering must tell nothing by its time."""
        return any(ask.masked for ask in self.match.asks())

    def missing(self) -> list[Decision]:
        """The decisions nobody has answered yet, held answers counting as given."""
        waiting = self.match.waiting()
        held = self.held
        return [ask for ask in self.match.asks() if ask.seat in waiting and (held is None or held.seat != ask.seat)]

    def answered(self, seat: Seat) -> bool:
        """Whether this seat's answer to the open question is in."""
        return seat in self.match.sealed or (self.held is not None and self.held.seat == seat)

    def may_take_back(self, seat: Seat) -> bool:
        """Whether this seat's undo would be granted now."""
        return not self.answered(seat) and self.match.free_to_take_back(seat) > 0

    # what is refused

    def check_answer(self, seat: Seat, answer: Answer, question: str) -> None:
        """Raise GameIsOver, StaleView, SealedAlready, NotYourDecision or IllegalAnswer unless it could be given now."""
        if self.match.open is not None and question == self.match.question and self.answered(seat):
            raise SealedAlready()
        self.match.check(seat, answer, question)

    def check_version(self, version: int) -> None:
        """Raise StaleView unless the open question was already open then; what was merely said since does no harm."""
        if not self.opened <= version <= self.version:
            raise StaleView(given=str(version), open=str(self.version))

    def check_take_back(self, seat: Seat) -> None:
        """Raise UndoRefused unless this seat's undo would be granted."""
        if not self.may_take_back(seat):
            raise UndoRefused(asked=1, free=0)

    # what counts

    def apply(self, row: Row) -> Change:
        """Let a row count. Raises what the match raises if it does not fit; a row that was checked fits."""
        match row:
            case Gave():
                return self._gave(row)
            case Called():
                return self._called(row)
            case Closed():
                held = self.held
                assert held is not None, "nothing is held"
                self.held = None
                return self._count(held)
            case TookBack():
                return self._took_back(row)
            case Voided():
                raise TypeError("a voided row is no input")

    def _gave(self, row: Gave) -> Change:
        if row.held:
            self.held = row
            return Change(False, (row.seat,))
        if self.match.completes(row.seat):
            return self._count(row)
        self.match.answer(row.seat, answer_in(row))
        return Change(False, (row.seat,))

    def _count(self, row: Gave) -> Change:
        self.match.answer(row.seat, answer_in(row))
        self.version += 1
        self.opened = self.version
        return Change(True)

    def _called(self, row: Called) -> Change:
        """Others notice a call only by what the game shows of it: a public fact or a line that they may read."""
        match = self.match
        before = _encode(match.rules.public(match.table))
        told = len(match.log.events)
        match.call(row.seat, row.call)
        new = match.log.events[told:]
        if any(event.for_viewer(None) is not None for event in new) or before != _encode(
            match.rules.public(match.table)
        ):
            self.version += 1
            return Change(True)
        seats = range(match.table.seats)
        readers = [seat for seat in seats if any(event.for_viewer(seat) is not None for event in new)]
        return Change(False, sorted({row.seat, *readers}))

    def _took_back(self, row: TookBack) -> Change:
        before = self.match.log.events
        self.match.take_back(row.seat)
        self.held = None
        self.version += 1
        self.opened = self.version
        self.undone += 1
        return Change(True, kept=_in_common(before, self.match.log.events))


def _in_common(old: Sequence[Event], new: Sequence[Event]) -> int:
    for i, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return i
    return min(len(old), len(new))


def run_through(match: Match[Any], rows: Iterable[Row]) -> Course:
    """The course of a match after these rows. Raises what the match raises if they do not fit."""
    course = Course(match)
    for row in standing(rows):
        course.apply(row)
    return course
