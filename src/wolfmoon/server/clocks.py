"""What time is left at a table. All of it follows from the times of the stored rows: a restart changes nothing, and what is
taken back can be counted back.

A cheater reads clocks. So a clock runs for whoever is asked, and who is asked follows from public facts. What a question
costs is counted from its opening to its closing, which everybody sees, never to the moment at which a sealed answer came in.
"""

from collections.abc import Sequence
from typing import NamedTuple

from wolfmoon.core.table import Seat
from wolfmoon.server.refusals import BadPace
from wolfmoon.server.wire import Pace

NO_CLOCK = Pace("none", 0, 0, 0, 0)
MASK_ALLOWANCE = 4_000
"""Milliseconds of a masked question that cost no bank: nobody can hurry them."""


class Asked(NamedTuple):
    """What everybody knows of a question: its number, who is asked, and of what kind it is."""

    number: int
    seats: Sequence[Seat]
    window: bool
    masked: bool


class Clocks:
    """The time banks, and how long each question has been open. All times are milliseconds.

    A question that is asked again because its answer was freely taken back goes on with the time it had left, so nobody gains
    time by taking back; what all consented to take back has its time again.
    """

    __slots__ = ("_at_opening", "_credited", "_used", "asked", "banks", "opened", "pace")

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.banks = [pace.bank * 1000] * seats
        self.asked: Asked | None = None
        self.opened = 0
        self._credited = 0
        self._used: dict[int, int] = {}
        self._at_opening: dict[int, tuple[int, ...]] = {}

    def open(self, asked: Asked, at: int) -> None:
        """A question opens; a bank that is now needed gets its increment, once a question."""
        self.asked, self.opened = asked, at
        if self.pace.kind != "bank":
            return
        self._at_opening.setdefault(asked.number, tuple(self.banks))
        seat = self.payer
        if seat is not None and asked.number > self._credited:
            self._credited = asked.number
            more = self.banks[seat] + self.pace.increment * 1000
            self.banks[seat] = max(self.banks[seat], min(self.pace.bank * 1000, more))

    def close(self, at: int) -> None:
        """The question closes, or is taken back: what it cost is counted."""
        asked = self.asked
        if asked is None:
            return
        spent = max(0, at - self.opened)
        seat = self.payer
        if seat is not None:
            self.banks[seat] = max(0, self.banks[seat] - max(0, spent - self._allowance))
        elif self.pace.kind != "none" and not asked.window:
            self._used[asked.number] = self._used.get(asked.number, 0) + spent
        self.asked = None

    def go_back(self, number: int) -> None:
        """Everything from that question on is taken back by consent: its time is as it was before it was asked."""
        self._used = {each: spent for each, spent in self._used.items() if each < number}
        if number in self._at_opening:
            self.banks = list(self._at_opening[number])
        self._at_opening = {each: banks for each, banks in self._at_opening.items() if each < number}
        self._credited = min(self._credited, number - 1)

    @property
    def payer(self) -> Seat | None:
        """The seat whose bank runs: the only one that is asked, and not in a reaction window, which has a clock of its own."""
        asked = self.asked
        if self.pace.kind != "bank" or asked is None or asked.window or len(asked.seats) != 1:
            return None
        return asked.seats[0]

    def limit(self, window_seconds: int) -> int | None:
        """After how much time from its opening the open question closes at the latest; None: it waits."""
        asked = self.asked
        if asked is None:
            return None
        if asked.window:
            return window_limit(self.pace, window_seconds) * 1000 or None
        if self.pace.kind == "none":
            return None
        seat = self.payer
        if seat is not None:
            return self.banks[seat] + self._allowance
        return max(0, self.pace.seconds * 1000 - self._used.get(asked.number, 0))

    @property
    def _allowance(self) -> int:
        return MASK_ALLOWANCE if self.asked is not None and self.asked.masked else 0


def checked(pace: Pace) -> Pace:
    """The same pace. Raises BadPace if its times do not go with its kind."""
    timed = pace.kind != "none"
    if (timed and pace.seconds < 5) or (pace.kind == "bank" and pace.bank < 30):
        raise BadPace()
    return pace if timed else NO_CLOCK


def window_limit(pace: Pace, window_seconds: int) -> int:
    """How many seconds a reaction window stays open at the latest; 0: until everybody has answered."""
    if pace.kind == "days":
        return pace.seconds
    return window_seconds or pace.seconds
