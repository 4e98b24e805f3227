"""What was at a table: the moments to which all may consent to go back, and the table's own lines in the log.

The game writes its log anew when it is played again. The table's lines (who is away, what was taken back) are put in again
where they stood; what was taken back by consent is not hidden: whoever read a line goes on reading it, marked.
"""

from collections.abc import Sequence
from typing import NamedTuple

from wolfmoon.core.events import Event, Log
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say

UNDONE = "shell-undone"


class Moment(NamedTuple):
    """A question that was asked: its number, whom it asked, how many inputs and lines there were before."""

    number: int
    seats: tuple[Seat, ...]
    inputs: int
    events: int


class Proposal(NamedTuple):
    """A seat would like to go back to a moment. asked: who has to consent; agreed: who has."""

    number: int
    seat: Seat
    to: Moment
    asked: Sequence[int]
    agreed: Sequence[int] = ()


class Notes:
    """The table's own lines, each with its place in the log."""

    __slots__ = ("_notes",)

    def __init__(self) -> None:
        self._notes: list[tuple[int, Event]] = []

    def write(self, log: Log, message: Message) -> None:
        """Everybody reads this from now on."""
        self._add(log, Event("", message))

    def again(self, log: Log) -> None:
        """The game has written its log anew: put in again what belongs into it."""
        notes, self._notes = self._notes, []
        for place, event in notes:
            if place <= len(log.events):
                log.events.insert(place, event)
                self._notes.append((place, event))

    def strike(self, log: Log, lost: Sequence[Event]) -> None:
        """These lines were taken back; they stay, marked, to those who could read them."""
        for event in lost:
            if event.rule == "" or event.message.id == UNDONE:
                self._add(log, event)
                continue
            others = None if event.others is None else say(UNDONE, line=event.others)
            self._add(log, Event(event.rule, say(UNDONE, line=event.message), event.audience, others))

    def _add(self, log: Log, event: Event) -> None:
        self._notes.append((len(log.events), event))
        log.tell(event)


def in_common(old: Sequence[Event], new: Sequence[Event]) -> int:
    """How many events both begin with."""
    for i, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return i
    return min(len(old), len(new))
