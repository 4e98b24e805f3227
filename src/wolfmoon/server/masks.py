"""Masked time: how long a question stays open tells nothing about who could answer it.

Whoever has answered, the question stays open for a least time, drawn anew for each question; complete answers are held till
then, and standing orders speak then. At the latest time the default answers of all who are missing are given.
"""

from random import SystemRandom

from wolfmoon.server.settings import Span
from wolfmoon.server.wire import Clock

_random = SystemRandom()


def moment(span: Span) -> float:
    """Seconds, anything between least and most."""
    return _random.uniform(*span)


class MaskedTime:
    """The time of one masked question; `key` names it. All times are seconds of the loop's clock."""

    __slots__ = ("closes", "key", "opened", "ripe", "ripe_at")

    def __init__(self, key: tuple[str, int], now: float, least: Span, limit: float) -> None:
        self.key = key
        self.opened = now
        self.ripe_at = now + moment(least)
        self.closes = max(self.ripe_at, now + limit) if limit else None
        self.ripe = False

    def clock(self, now: float) -> Clock:
        """As everybody sees it: how long it has been open and when it closes at the latest; the least time is not told."""
        since = round((now - self.opened) * 1000)
        if self.closes is None:
            return Clock(since, None, None)
        left, total = self.closes - now, self.closes - self.opened
        return Clock(since, max(0, round(left * 1000)), round(total * 1000))
