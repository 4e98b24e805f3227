"""The clock of a running table: what is held ripens, presets and standing orders speak, and time runs out.

When a clock runs out, the question is answered for whoever is missing. A masked question gets the answer the game names for
that, at the very end of its time; any other is decided by a bot that sees what the seat sees, after a pause drawn from the same
span whatever the bot had to think about. So neither the moment nor who answers follows from what a seat holds.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.decisions import Answer, Decision
from wolfmoon.core.errors import Refused
from wolfmoon.core.table import Seat
from wolfmoon.server.botpool import BotFailed, Bots
from wolfmoon.server.masks import QuestionTime, moment
from wolfmoon.server.metrics import MASKED
from wolfmoon.server.refusals import NotStored, Overtaken
from wolfmoon.server.rows import Away, Closed, Row, gave
from wolfmoon.server.settings import Settings
from wolfmoon.server.stopgap import stopgap
from wolfmoon.server.wire import Clock

if TYPE_CHECKING:
    from wolfmoon.server.play import Play

log = structlog.get_logger()
AGAIN_AFTER = 2.0  # seconds until a time that could not be written down is tried again
SOON = 0.05  # seconds until it is tried again where another process wrote at the same moment
LOOK_AGAIN = 300.0  # a clock that runs for days is looked at that often: the machine may have slept
STAND_IN = "greedy"
"""The bot that decides when time has run out, and plays for who is away."""


class Timing:
    """The time of the open question, and what happens at its moments. `now` is the clock of the stored rows, in seconds."""

    def __init__(
        self, play: "Play", settings: Settings, bots: Bots | None, now: Callable[[], float] = time.time
    ) -> None:
        self.question: QuestionTime | None = None
        self.now = now
        self._play = play
        self._settings = settings
        self._bots = bots
        self._timers: dict[str, asyncio.TimerHandle] = {}
        play.screens.clock = self.clock

    def clock(self) -> Clock | None:
        """The clock of the open question as everybody sees it now."""
        return None if self.question is None else self.question.clock(self.now())

    @property
    def waits(self) -> bool:
        """Whether something will happen here by itself."""
        return bool(self._timers)

    @property
    def ripe(self) -> bool:
        """Whether an answer that completes the open question counts at once."""
        return self.question is None or self.question.ripe or self.question.key != self._play.course.question

    def look(self) -> None:
        """Look at what is asked now and start its clock, unless it runs already."""
        course = self._play.course
        if self.question is not None and self.question.key == course.question:
            return
        self.stop()
        clocks = course.clocks
        if clocks.asked is None:
            return
        limit = clocks.limit(self._play.live.plan.window_seconds)
        banked = clocks.pace.kind == "bank"
        if limit is None and not course.masked and not banked:
            return
        question = self.question = QuestionTime(
            course.question,
            clocks.opened / 1000,
            self.now(),
            None if limit is None else limit / 1000,
            least=self._settings.masked_time if course.masked else None,
            banks=[each / 1000 for each in clocks.banks] if banked else None,
            payer=clocks.payer,
        )
        if not self._play.driving:
            return
        if not question.ripe:
            self._at("ripe", question.ripe_at, self._ripen, question)
        if question.closes is not None:
            self._at("closes", question.closes, self._time_is_up, question)

    def stop(self) -> None:
        """Stop the clock."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if self.question is not None and self.question.masked:
            MASKED.observe(max(0.0, self.now() - self.question.opened))
        self.question = None

    def _at(
        self, name: str, when: float, what: Callable[[QuestionTime], Awaitable[None]], question: QuestionTime
    ) -> None:
        """Do it when that time has come by the clock of the rows, whatever the loop's clock did meanwhile."""

        def look() -> None:
            del self._timers[name]
            if self.now() < when:
                self._at(name, when, what, question)
            else:
                self._play.spawn(self._do(name, what, question))

        wait = min(max(0.0, when - self.now()), LOOK_AGAIN)
        self._timers[name] = asyncio.get_running_loop().call_later(wait, look)

    async def _do(self, name: str, what: Callable[[QuestionTime], Awaitable[None]], question: QuestionTime) -> None:
        try:
            await what(question)
        except NotStored as refused:
            log.warning("not stored", table=self._play.live.plan.code, why=str(refused.message.args.get("why")))
            self._again(name, AGAIN_AFTER, what, question)
        except Overtaken:
            self._again(name, SOON, what, question)

    def _again(
        self, name: str, after: float, what: Callable[[QuestionTime], Awaitable[None]], question: QuestionTime
    ) -> None:
        if self.question is question and name not in self._timers and not self._play.adrift:
            self._at(name, self.now() + after, what, question)

    async def _ripen(self, question: QuestionTime) -> None:
        """The least time is over: what is held counts, presets and standing orders speak."""
        async with self._play.live.lock:
            if self.question is question and self._play.driving:
                question.ripe = True
                await self.speak()

    async def speak(self) -> None:
        """What is held counts, and whoever has an order or a preset for the open question answers by it, if it is ripe; the
        lock is held.
        """
        play, course, question = self._play, self._play.course, self.question
        if (
            not play.driving
            or question is None
            or not question.ripe
            or question.key != course.question
            or not course.masked
        ):
            return
        if course.held is not None:
            await play.write([Closed(course.match.question)])
            return
        rows: list[Row] = []
        for ask in course.missing():
            answer = _ordered(ask) or course.presets.answer(ask)
            if answer is not None:
                rows.append(gave(ask.seat, answer[0], ask.shape, by="order"))
        if rows:
            await play.write(rows)

    async def _time_is_up(self, question: QuestionTime) -> None:
        """The question is answered for all who are missing."""
        play, course = self._play, self._play.course
        thought: dict[Seat, Answer] = {}
        if self.question is question and not course.masked:
            thought = await self._think([ask.seat for ask in course.missing()])
        async with play.live.lock:
            if self.question is not question or not play.driving or question.key != course.question:
                return
            rows: list[Row] = []
            for ask in course.missing():
                answer = thought.get(ask.seat)
                rows.append(
                    gave(
                        ask.seat,
                        answer if ask.seat in thought and ask.accepts(answer) else stopgap(ask),
                        ask.shape,
                        by="clock",
                    )
                )
            if rows:
                await play.write([*rows, *self._gone([ask.seat for ask in course.missing()])])

    def _gone(self, seats: list[Seat]) -> list[Row]:
        """Those of the seats whose time has now run out so often in a row that a bot plays for them."""
        course, chairs = self._play.course, self._play.live.plan.chairs
        most = course.clocks.pace.misses
        return [
            Away(seat, True)
            for seat in seats
            if most and chairs[seat].kind == "person" and seat not in course.away and course.missed[seat] + 1 >= most
        ]

    async def _think(self, seats: list[Seat]) -> dict[Seat, Answer]:
        """What a bot would do on each of these seats; at the earliest after a pause that is the same whatever it thinks of."""
        pause = asyncio.sleep(moment(self._settings.masked_time))
        answers, _ = await asyncio.gather(asyncio.gather(*(self._choose(seat) for seat in seats)), pause)
        return {seat: answer[0] for seat, answer in zip(seats, answers, strict=True) if answer is not None}

    async def _choose(self, seat: Seat) -> tuple[Answer] | None:
        play = self._play
        if self._bots is None:
            return None
        try:
            view = play.screens.whole(seat)
            chosen = await self._bots.choose(STAND_IN, play.live.plan.game, secrets.randbits(63), view)
            return (answer_from_json(chosen),)
        except (BotFailed, Refused):
            return None


def _ordered(ask: Decision) -> tuple[Answer] | None:
    """What the seat's standing order of the game answers, in a one-tuple, or None."""
    answer = ask.preset() if ask.preset is not None else None
    return (answer,) if answer is not None and ask.accepts(answer) else None
