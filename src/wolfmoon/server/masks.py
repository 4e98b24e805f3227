"""The time of the open question: when it closes at the latest and, if it is masked, how long it stays open at least.

Masked time: how long a question stays open tells nothing about who could answer it. Whoever has answered, it stays open for a
least time, drawn anew for each question; complete answers are held till then, and presets and standing orders speak then.
"""

import os
from collections.abc import Sequence
from random import SystemRandom

from wolfmoon.core.table import Seat
from wolfmoon.server.settings import Span
from wolfmoon.server.wire import Clock

OVERDUE_SECONDS = 10.0  # what is left of a time that ran out while no server was there


class _Unforeseen(SystemRandom):
    """Numbers that nobody can foresee; the system is asked for many at once, for asking costs more than all the rest."""

    def __init__(self) -> None:
        super().__init__()
        self._stock: list[int] = []

    def random(self) -> float:
        """From 0 up to 1, as even as floats can be."""
        if not self._stock:
            self._stock[:] = memoryview(os.urandom(8 * 64)).cast("Q")
        return (self._stock.pop() >> 11) * 2.0**-53


_unforeseen = _Unforeseen()


def moment(span: Span) -> float:
    """Seconds, anything between least and most."""
    return _unforeseen.uniform(*span)


class QuestionTime:
    """The time of one question; `key` names it. All times are seconds of the same clock, that of the stored rows.

    closes: None = it waits. masked: it has a least time. ripe: its least time is over (at once, if it has none). banks: what
    everybody had left when it opened (None: there are no banks); payer: whose bank runs.
    """

    __slots__ = ("banks", "closes", "key", "masked", "opened", "payer", "ripe", "ripe_at")

    def __init__(
        self,
        key: tuple[str, int],
        opened: float,
        now: float,
        limit: float | None,
        *,
        least: Span | None = None,
        banks: Sequence[float] | None = None,
        payer: Seat | None = None,
    ) -> None:
        self.key = key
        self.opened = min(opened, now)
        self.masked = least is not None
        self.ripe = not self.masked
        self.ripe_at = self.opened if least is None else self.opened + moment(least)
        self.closes = None
        if limit is not None:
            closes = self.opened + limit
            if closes < now:
                closes = now + min(limit, OVERDUE_SECONDS)
            self.closes = max(self.ripe_at, closes)
        self.banks = banks
        self.payer = payer

    def clock(self, now: float) -> Clock:
        """As everybody sees it: how long it has been open and when it closes at the latest; the least time is not told."""
        spent = max(0.0, now - self.opened)
        left, total = None, None
        if self.closes is not None:
            left, total = _ms(max(0.0, self.closes - now)), _ms(self.closes - self.opened)
        banks = None if self.banks is None else [_ms(each) for each in self.banks]
        if banks is not None and self.payer is not None and left is not None:
            banks[self.payer] = min(banks[self.payer], left)
        return Clock(_ms(spent), left, total, banks)


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
