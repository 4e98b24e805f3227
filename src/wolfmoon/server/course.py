"""A game as a table plays it: a match, and what is stored of it, input after input, live or read back after a restart.

A row changes the course in the same way whenever it is applied; so the rows in their order are the whole truth. What lies
between "acknowledged" and "counts" is here too: the answer that completes a masked question is held until a row closes it.
So are clocks, presets, who is away, and what all consent to take back.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from wolfmoon.core.decisions import Answer, Decision
from wolfmoon.core.errors import GameIsOver, StaleView, UndoRefused
from wolfmoon.core.match import Match
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say, seat_ref
from wolfmoon.server.clocks import NO_CLOCK, Asked, Clocks
from wolfmoon.server.past import Moment, Notes, Proposal, in_common
from wolfmoon.server.presets import EVERY, MOST, Presets
from wolfmoon.server.refusals import NoProposal, NoSuchWindow, ProposalOpen, SealedAlready
from wolfmoon.server.rows import (
    Away,
    Called,
    Chose,
    Closed,
    Consented,
    Gave,
    Proposed,
    Row,
    TookBack,
    Voided,
    WentBack,
    answer_in,
    standing,
)
from wolfmoon.server.wire import Pace

_encode = msgspec.json.Encoder().encode


class Change(NamedTuple):
    """Who has something new to see: everybody, or only these seats. `kept`: events of the log still true (None: all)."""

    everybody: bool
    seats: Sequence[Seat] = ()
    kept: int | None = None


class Course:
    """A match with its held answer. `version` counts the changes that everybody saw, `opened` is that of the present
    question, `undone` counts how often something was taken back.

    away: seats for which a bot plays; missed: how often in a row each seat let its time run out; moments: the questions so far.
    """

    __slots__ = (
        *("_latest", "away", "clocks", "held", "match", "missed", "moments", "notes", "opened", "presets", "proposal"),
        *("proposals", "refused", "undone", "version"),
    )

    def __init__(self, match: Match[Any], pace: Pace = NO_CLOCK, began: int = 0) -> None:
        self.match = match
        self.held: Gave | None = None
        self.version = self.opened = 1
        self.undone = 0
        self.clocks = Clocks(pace, match.table.seats)
        self.presets = Presets()
        self.away: set[Seat] = set()
        self.missed = [0] * match.table.seats
        self.moments: list[Moment] = []
        self._latest: dict[Seat, Moment] = {}  # by seat the latest of them that asked it, but for the open question
        self.notes = Notes()
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.refused: set[Seat] = set()
        self._open(began)

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

    def may_propose(self, seat: Seat) -> Moment | None:
        """The moment to which this seat may ask the others to go back: before its latest answer. None: there is none.

        Follows from who was asked when, which everybody saw; that a sealed question is still open, or was answered, changes
        nothing.
        """
        if self.match.open is None or self.proposal is not None or seat in self.refused:
            return None
        return self._latest.get(seat)

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

    def check_propose(self, seat: Seat) -> Moment:
        """The moment to go back to. Raises GameIsOver, ProposalOpen, UndoRefused."""
        if self.match.open is None:
            raise GameIsOver()
        if self.proposal is not None:
            raise ProposalOpen()
        moment = self.may_propose(seat)
        if moment is None:
            raise UndoRefused(asked=1, free=0)
        return moment

    def check_consent(self, seat: Seat, number: int) -> Proposal:
        """The proposal that this seat is still asked about. Raises NoProposal."""
        proposal = self.proposal
        if proposal is None or proposal.number != number or seat not in proposal.asked or seat in proposal.agreed:
            raise NoProposal()
        return proposal

    def check_preset(self, seat: Seat, rule: str) -> None:
        """Raise NoSuchWindow unless the rule is that of a window this seat is asked by, or one it has a preset for."""
        known = self.presets.of(seat)
        asked = any(ask.seat == seat and ask.window and ask.rule == rule for ask in self.match.asks())
        if rule != EVERY and rule not in known and (not asked or len(known) >= MOST):
            raise NoSuchWindow()

    # what counts

    def apply(self, row: Row) -> Change:
        """Let a row count. Raises what the match raises if it does not fit; a row that was checked fits."""
        before = self.question, self.match.open is None
        change = self._apply(row)
        if not isinstance(row, Voided) and (self.question, self.match.open is None) != before:
            self.clocks.close(row.at)
            if isinstance(row, WentBack):
                self.clocks.go_back(row.to)
            self._open(row.at)
        return change

    def _open(self, at: int) -> None:
        """A question is open now, or the game is over."""
        match = self.match
        self.proposal = None
        self.refused.clear()
        if self.moments and self.moments[-1].number >= match.asked:
            while self.moments and self.moments[-1].number >= match.asked:
                self.moments.pop()
            self._latest = {seat: moment for moment in self.moments for seat in moment.seats}
        elif self.moments:
            last = self.moments[-1]
            self._latest.update(dict.fromkeys(last.seats, last))
        asks = match.asks()
        if not asks:
            return
        seats = tuple(ask.seat for ask in asks)
        self.moments.append(Moment(match.asked, seats, len(match.inputs), len(match.log.events)))
        self.clocks.open(Asked(match.asked, seats, any(ask.window for ask in asks), self.masked), at)

    def _apply(self, row: Row) -> Change:
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
            case WentBack():
                return self._went_back(row)
            case Proposed():
                return self._proposed(row)
            case Consented():
                return self._consented(row)
            case Chose():
                self.presets.make(self.match.asked, row.seat, row.rule, row.choice)
                return Change(False, (row.seat,))
            case Away():
                return self._away(row)
            case Voided():
                raise TypeError("a voided row is no input")

    def _gave(self, row: Gave) -> Change:
        if row.by == "clock":
            self.missed[row.seat] += 1
        elif not row.by:
            self.missed[row.seat] = 0
        if row.held:
            self.held = row
            return Change(False, (row.seat,))
        if self.match.completes(row.seat):
            return self._count(row)
        self.match.answer(row.seat, answer_in(row))
        return Change(False, (row.seat,))

    def _count(self, row: Gave) -> Change:
        if row.by == "clock":
            alone = len(self.match.asks()) == 1
            ran_out = say("shell-time-out", seat=seat_ref(row.seat)) if alone else say("shell-time-out-all")
            self.notes.write(self.match.log, ran_out)
        self.match.answer(row.seat, answer_in(row))
        self.version += 1
        self.opened = self.version
        return Change(True)

    def _called(self, row: Called) -> Change:
        """Others notice a call only by what the game shows of it: a public fact or a line that they may read."""
        match = self.match
        if not row.by:
            self.missed[row.seat] = 0
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
        self.notes.again(self.match.log)
        self._is_back()
        return Change(True, kept=in_common(before, self.match.log.events))

    def _went_back(self, row: WentBack) -> Change:
        """Clocks and presets go back too; what was read stays in the log, marked."""
        moment = next(moment for moment in self.moments if moment.number == row.to)
        before = self.match.log.events
        self.match.undo(len(self.match.inputs) - moment.inputs)
        log = self.match.log
        self.notes.again(log)
        kept = in_common(before, log.events)
        self.notes.strike(log, before[kept:])
        self.notes.write(log, say("shell-went-back", seat=seat_ref(row.seat)))
        self.presets.go_back(row.to)
        self._is_back()
        return Change(True, kept=kept)

    def _is_back(self) -> None:
        self.held = None
        self.version += 1
        self.opened = self.version
        self.undone += 1

    def _proposed(self, row: Proposed) -> Change:
        to = next(moment for moment in self.moments if moment.number == row.to)
        self.proposals += 1
        self.proposal = Proposal(self.proposals, row.seat, to, row.asked)
        return self._told()

    def _consented(self, row: Consented) -> Change:
        proposal = self.proposal
        assert proposal is not None, "nothing is proposed"
        if row.agrees:
            self.proposal = proposal._replace(agreed=(*proposal.agreed, row.seat))
        else:
            self.proposal = None
            self.refused.add(proposal.seat)
            names = {"seat": seat_ref(row.seat), "other": seat_ref(proposal.seat)}
            self.notes.write(self.match.log, say("shell-not-taken-back", **names))
        return self._told()

    def _away(self, row: Away) -> Change:
        if row.away:
            self.away.add(row.seat)
        else:
            self.away.discard(row.seat)
            self.missed[row.seat] = 0
        self.notes.write(self.match.log, say("shell-is-away" if row.away else "shell-is-back", seat=seat_ref(row.seat)))
        return self._told()

    def _told(self) -> Change:
        """Everybody is told something that leaves the question as it is."""
        self.version += 1
        return Change(True)


def run_through(match: Match[Any], rows: Iterable[Row], pace: Pace = NO_CLOCK, began: int = 0) -> Course:
    """The course of a match after these rows; its game began at that time. Raises what the match raises if they do not fit."""
    course = Course(match, pace, began)
    for row in standing(rows):
        course.apply(row)
    return course
