"""The game at a live table: check, write down, acknowledge, let it count, show. In that order, one writer a table."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import structlog

from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.errors import Refused
from wolfmoon.core.table import Seat
from wolfmoon.server.course import Change, Course
from wolfmoon.server.masks import MaskedTime
from wolfmoon.server.metrics import FAULTS, MASKED, count_inputs
from wolfmoon.server.refusals import Broken, NotStored, Overtaken
from wolfmoon.server.rows import Called, Closed, Row, TookBack, Voided, gave, written
from wolfmoon.server.screens import Screens
from wolfmoon.server.settings import Settings
from wolfmoon.server.stopgap import stopgap
from wolfmoon.server.store import Store

if TYPE_CHECKING:
    from wolfmoon.server.botseats import BotSeats
    from wolfmoon.server.live import Live

log = structlog.get_logger()
MOST_TRIES = 5  # of an answer that others overtake
AGAIN_AFTER = 2.0  # seconds until a time that could not be written down is tried again


class Play:
    """A running game. `seq` is the number of the next row; `adrift` says that memory and store may differ: load it anew.

    driving: whether clocks, orders and bots of this table are run here; of several processes that share a store one does.
    when_overtaken: reads what somebody else has written and lets it count, by `follow`.
    """

    def __init__(self, live: "Live", course: Course, seq: int, store: Store, settings: Settings) -> None:
        self.live = live
        self.course = course
        self.seq = seq
        self.adrift = False
        self.driving = True
        self.screens = Screens(live, course)
        self.bots: BotSeats | None = None
        self.when_over: Callable[[], Coroutine[Any, Any, None]] | None = None
        self.when_adrift: Callable[[], None] | None = None
        self.when_overtaken: Callable[[], Coroutine[Any, Any, None]] | None = None
        self._store = store
        self._settings = settings
        self._masked: MaskedTime | None = None
        self._timers: list[asyncio.TimerHandle] = []
        self._tasks: set[asyncio.Task[None]] = set()

    # what seats do

    async def answer(self, seat: Seat, version: int, question: str, value: object) -> None:
        """A seat answers by message. Raises what was wrong with it, and then nothing has changed."""

        async def once() -> None:
            self.course.check_version(version)
            await self.give(seat, question, value)

        async with self.live.lock:
            await self._insist(once)

    async def give(self, seat: Seat, question: str, value: object, by: str = "") -> None:
        """An answer as JSON, by the seat or in its name; the lock is held."""
        answer = answer_from_json(value)
        self.course.check_answer(seat, answer, question)
        decision = self.course.match.decision(seat)
        assert decision is not None
        complete = len(self.course.missing()) == 1
        held = complete and self.course.masked and self._masked is not None and not (self.driving and self._masked.ripe)
        await self._write([gave(seat, answer, decision.shape, held=held, by=by)])

    async def call(self, seat: Seat, call: str, by: str = "") -> None:
        """A seat asks for an any-time play; it is open or it is refused, whatever view the seat was looking at."""

        async def once() -> None:
            self.course.match.check_call(seat, call)
            await self._write([Called(seat, call, by)])
            await self._speak_orders()

        async with self.live.lock:
            await self._insist(once)

    async def undo(self, seat: Seat, version: int) -> None:
        """A seat takes its latest answer back, within the engine's honest limit."""

        async def once() -> None:
            self.course.check_version(version)
            self.course.check_take_back(seat)
            await self._write([TookBack(seat)])

        async with self.live.lock:
            await self._insist(once)

    async def _insist(self, once: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do it; again, if somebody else wrote a moment earlier and it may still be done. Raises as `once`, Overtaken."""
        for again in range(MOST_TRIES):
            try:
                return await once()
            except Overtaken:
                if self.adrift:
                    raise
            except Refused:
                if not again:
                    raise
                raise Overtaken() from None
        raise Overtaken()

    # what others write

    def follow(self, rows: Sequence[Row]) -> None:
        """Let count what another process has written from `seq` on, and show it; the lock is held."""
        self.seq += len(rows)
        try:
            changes = [self.course.apply(row) for row in rows]
        except Exception:
            log.info("does not follow", table=self.live.plan.code)
            self._drift()
            return
        self.go_on()
        self.screens.show(_together(changes))
        if self.driving and self.course.held is not None:
            self.spawn(self._close_if_ripe())

    def drive(self, driving: bool) -> None:
        """From now on run clocks, orders and bots here, or no longer."""
        if driving != self.driving:
            self.driving = driving
            self._stop_timers()
            self.go_on()

    async def _close_if_ripe(self) -> None:
        async with self.live.lock:
            await self._speak_orders()

    # how it goes on

    def go_on(self) -> None:
        """Look at what is asked now: start its clock, wake its bots, or end the game."""
        course = self.course
        if course.match.open is None:
            self._stop_timers()
            if self.live.plan.status != "over" and self.when_over is not None:
                self.live.plan.status = "over"
                self.spawn(self.when_over())
            return
        if not course.masked:
            self._stop_timers()
        elif self._masked is None or self._masked.key != course.question:
            self._stop_timers()
            self._open_masked()
        if self.bots is not None and self.driving:
            self.bots.wake()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside; it ends with the table."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def stop(self) -> None:
        """End clocks and everything beside."""
        self.when_adrift = None
        self._stop_timers()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def busy(self) -> bool:
        """Whether something goes on by itself here."""
        return bool(self._tasks) or bool(self._timers)

    async def _write(self, rows: Sequence[Row]) -> None:
        """Durable first; then it counts and is shown."""
        if self.adrift:
            raise Overtaken()
        try:
            await self._store.append(self.live.plan.code, self.seq, [written(row) for row in rows])
        except NotStored:
            raise
        except Overtaken:
            if self.when_overtaken is None:
                self._drift()
            else:
                await self.when_overtaken()
            raise
        except BaseException:
            self._drift()
            raise
        self.seq += len(rows)
        count_inputs(rows)
        try:
            changes = [self.course.apply(row) for row in rows]
        except Exception:
            FAULTS.labels("rules").inc()
            log.exception("fault in the rules", table=self.live.plan.code, asked=self.course.match.question)
            await self._void(len(rows))
            raise Broken() from None
        self.go_on()
        self.screens.show(_together(changes))

    async def _void(self, rows: int) -> None:
        """What was written met a fault: it never counted, and the table goes on from before."""
        self.live.faults += 1
        try:
            await self._store.append(self.live.plan.code, self.seq, [written(Voided(rows))])
        finally:
            self._drift()

    def _drift(self) -> None:
        self.adrift = True
        if self.when_adrift is not None:
            self.when_adrift()

    # masked time

    def _open_masked(self) -> None:
        loop = asyncio.get_running_loop()
        masked = MaskedTime(
            self.course.question, loop.time(), self._settings.masked_time, self.live.plan.window_seconds
        )
        self._masked = masked
        self.screens.masked = masked
        self._timers.append(loop.call_at(masked.ripe_at, self._at_time, self._ripen, masked))
        if masked.closes is not None:
            self._timers.append(loop.call_at(masked.closes, self._at_time, self._time_is_up, masked))

    def _at_time(self, what: Callable[[MaskedTime], Coroutine[Any, Any, None]], masked: MaskedTime) -> None:
        self.spawn(what(masked))

    async def _ripen(self, masked: MaskedTime) -> None:
        """The least time is over: what is held counts, and standing orders speak."""
        async with self.live.lock:
            if self._masked is masked and self.driving:
                masked.ripe = True
                await self._or_again(self._speak_orders, self._ripen, masked)

    async def _time_is_up(self, masked: MaskedTime) -> None:
        """The most time is over: everybody still missing gives the default answer."""
        async with self.live.lock:
            if self._masked is masked and self.driving:
                await self._or_again(self._give_defaults, self._time_is_up, masked)

    async def _or_again(
        self,
        work: Callable[[], Coroutine[Any, Any, None]],
        what: Callable[[MaskedTime], Coroutine[Any, Any, None]],
        masked: MaskedTime,
    ) -> None:
        try:
            await work()
        except NotStored as refused:
            log.warning("not stored", table=self.live.plan.code, why=str(refused.message.args.get("why")))
            loop = asyncio.get_running_loop()
            self._timers.append(loop.call_later(AGAIN_AFTER, self._at_time, what, masked))

    async def _speak_orders(self) -> None:
        if (
            not self.driving
            or self._masked is None
            or not self._masked.ripe
            or self._masked.key != self.course.question
        ):
            return
        if self.course.held is not None:
            await self._write([Closed(self.course.match.question)])
            return
        rows: list[Row] = []
        for ask in self.course.missing():
            answer = ask.preset() if ask.preset is not None else None
            if answer is not None and ask.accepts(answer):
                rows.append(gave(ask.seat, answer, ask.shape, by="order"))
        if rows:
            await self._write(rows)

    async def _give_defaults(self) -> None:
        rows = [gave(ask.seat, stopgap(ask), ask.shape, by="clock") for ask in self.course.missing()]
        if rows:
            await self._write(rows)

    def _stop_timers(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        if self._masked is not None:
            MASKED.observe(asyncio.get_running_loop().time() - self._masked.opened)
        self._masked = None
        self.screens.masked = None

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if task.cancelled() or task.exception() is None:
            return
        error = task.exception()
        level = log.info if isinstance(error, Refused) else log.error
        level("work beside a table failed", table=self.live.plan.code, why=repr(error)[:200])


def _together(changes: Iterable[Change]) -> Change:
    """Several changes at one moment, shown once."""
    every, kept = False, None
    seats: set[Seat] = set()
    for change in changes:
        every = every or change.everybody
        seats.update(change.seats)
        if change.kept is not None:
            kept = change.kept if kept is None else min(kept, change.kept)
    return Change(every, sorted(seats), kept)
