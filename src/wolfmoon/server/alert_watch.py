"""Whom a game waits for who is not there, and since when: what alerts go by. Nothing here is sent to anybody."""

import asyncio
import math

from wolfmoon.core.table import Seat
from wolfmoon.server.live import Live
from wolfmoon.server.play import Play


class Watch:
    """One game in memory, as alerts see it. `asked`: the open question; `waits`: whether somebody waits to tell, `until` when.

    gone: since when each seat has owed an answer without being there, by `time.monotonic`; NEVER: there is no way to tell it.
    """

    NEVER = math.inf

    def __init__(self) -> None:
        self.asked: tuple[str, int] | None = None
        self.gone: dict[Seat, float] = {}
        self.waits = False
        self.until = 0.0
        self.news = asyncio.Event()

    def see(self, live: Live, play: Play, now: float) -> None:
        """Look who owes an answer and is not there. Only the process that runs the table's clocks sees anybody."""
        if self.asked != play.course.question:
            self.asked = play.course.question
            self.gone.clear()
        absent = _absent(live, play)
        for seat in [seat for seat in self.gone if seat not in absent]:
            del self.gone[seat]
        for seat in absent:
            self.gone.setdefault(seat, now)

    async def sleep(self, until: float, now: float) -> None:
        """Wait until that moment, or until there is news."""
        self.until = until
        self.news.clear()
        try:
            async with asyncio.timeout(until - now):
                await self.news.wait()
        except TimeoutError:
            return


def _absent(live: Live, play: Play) -> list[Seat]:
    """The people who owe an answer and are not connected anywhere; for who is away a bot answers."""
    course = play.course
    if live.play is not play or not play.driving or play.adrift or live.frozen is not None or course.match.open is None:
        return []
    return [
        ask.seat
        for ask in course.missing()
        if live.plan.chairs[ask.seat].kind == "person" and ask.seat not in course.away and not live.is_here(ask.seat)
    ]
