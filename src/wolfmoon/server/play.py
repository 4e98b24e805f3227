"""The game at a live table: check, write down, acknowledge, let it count, show. In that order, one writer a table."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import structlog

from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.errors import Refused
from wolfmoon.core.record import digest
from wolfmoon.core.table import Seat
from wolfmoon.server.botpool import Bots
from wolfmoon.server.course import Change, Course
from wolfmoon.server.metrics import FAULTS, count_inputs
from wolfmoon.server.refusals import Broken, NotStored, Overtaken
from wolfmoon.server.rows import (
    Away,
    Called,
    Chose,
    Consented,
    Proposed,
    Row,
    TookBack,
    Voided,
    WentBack,
    gave,
    timed,
    written,
)
from wolfmoon.server.screens import Screens
from wolfmoon.server.settings import Settings
from wolfmoon.server.store import Store
from wolfmoon.server.timing import Timing
from wolfmoon.server.upgrade import DIGEST_EVERY

if TYPE_CHECKING:
    from wolfmoon.server.botseats import BotSeats
    from wolfmoon.server.live import Live
    from wolfmoon.server.presets import Choice

log = structlog.get_logger()
MOST_TRIES = 5  # of an answer that others overtake


class Play:
    """A running game. `seq` is the number of the next row; `adrift` says that memory and store may differ: load it anew.

    driving: whether clocks, orders and bots of this table are run here; of several processes that share a store one does.
    when_overtaken: reads what somebody else has written and lets it count, by `follow`.
    """

    def __init__(
        self, live: "Live", course: Course, seq: int, store: Store, settings: Settings, stand_in: Bots | None = None
    ) -> None:
        self.live = live
        self.course = course
        self.seq = seq
        self.adrift = False
        self.driving = True
        self.screens = Screens(live, course)
        self.bots: BotSeats | None = None
        self.when_over: Callable[[], Coroutine[Any, Any, None]] | None = None
        self.when_adrift: Callable[[], None] | None = None
        self.when_asked: Callable[[], None] | None = None
        self.when_overtaken: Callable[[], Coroutine[Any, Any, None]] | None = None
        self.timing = Timing(self, settings, stand_in)
        self._store = store
        self._next_digest = 0
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
        held = complete and self.course.masked and not (self.driving and self.timing.ripe)
        await self.write([*self._returns(seat, by), gave(seat, answer, decision.shape, held=held, by=by)])

    async def call(self, seat: Seat, call: str, by: str = "") -> None:
        """A seat asks for an any-time play; it is open or it is refused, whatever view the seat was looking at."""

        async def once() -> None:
            self.course.match.check_call(seat, call)
            await self.write([*self._returns(seat, by), Called(seat, call, by)])
            await self.timing.speak()

        async with self.live.lock:
            await self._insist(once)

    async def undo(self, seat: Seat, version: int) -> None:
        """A seat takes its latest answer back, within the engine's honest limit."""

        async def once() -> None:
            self.course.check_version(version)
            self.course.check_take_back(seat)
            await self.write([*self._returns(seat), TookBack(seat)])

        async with self.live.lock:
            await self._insist(once)

    async def propose(self, seat: Seat, version: int) -> None:
        """A seat asks everybody else whether all since its latest answer may be taken back; with nobody to ask, it is."""

        async def once() -> None:
            self.course.check_version(version)
            to = self.course.check_propose(seat).number
            asked = [] if self.live.one_person else [other for other in self._people() if other != seat]
            rows: list[Row] = [*self._returns(seat), Proposed(seat, to, asked)]
            await self.write(rows if asked else [*rows, WentBack(seat, to)])

        async with self.live.lock:
            await self._insist(once)

    async def consent(self, seat: Seat, number: int, agrees: bool) -> None:
        """A seat that is asked agrees to that proposal or not; when all who are here agree, it is done."""

        async def once() -> None:
            proposal = self.course.check_consent(seat, number)
            rows: list[Row] = [*self._returns(seat), Consented(seat, agrees)]
            still = {*proposal.asked} - {*proposal.agreed} - {seat} - self.course.away
            if agrees and not still:
                rows.append(WentBack(proposal.seat, proposal.to.number))
            await self.write(rows)

        async with self.live.lock:
            await self._insist(once)

    async def choose(self, seat: Seat, rule: str, choice: "Choice") -> None:
        """A seat sets its preset for the windows of a rule; it works in the open window too. Nobody else hears of it."""

        async def once() -> None:
            self.course.check_preset(seat, rule)
            await self.write([*self._returns(seat), Chose(seat, rule, choice)])
            await self.timing.speak()

        async with self.live.lock:
            await self._insist(once)

    async def leave(self, seat: Seat) -> None:
        """The owner of a seat goes away, and a bot plays for him; where one person plays all seats there is nobody to wait."""

        async def once() -> None:
            if seat not in self.course.away and self.course.match.open is not None and not self.live.one_person:
                await self.write([Away(seat, True)])

        async with self.live.lock:
            await self._insist(once)

    async def come_back(self, seat: Seat) -> None:
        """The owner of a seat plays again, where a bot did."""

        async def once() -> None:
            if rows := self._returns(seat):
                await self.write(rows)

        async with self.live.lock:
            await self._insist(once)

    def _returns(self, seat: Seat, by: str = "") -> list[Row]:
        """Whoever does something on a seat is back."""
        return [] if by or seat not in self.course.away else [Away(seat, False)]

    def _people(self) -> list[Seat]:
        chairs = self.live.plan.chairs
        return [chair.seat for chair in chairs if chair.kind == "person" and chair.seat not in self.course.away]

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
        self._show(rows, changes)
        if self.driving and self.course.held is not None:
            self.spawn(self._close_if_ripe())

    def drive(self, driving: bool) -> None:
        """From now on run clocks, orders and bots here, or no longer."""
        if driving != self.driving:
            self.driving = driving
            self.timing.stop()
            self.go_on()

    async def _close_if_ripe(self) -> None:
        async with self.live.lock:
            await self.timing.speak()

    # how it goes on

    def go_on(self) -> None:
        """Look at what is asked now: start its clock, wake its bots, or end the game."""
        course = self.course
        if course.match.open is None:
            self.timing.stop()
            if self.live.plan.status != "over" and self.when_over is not None:
                self.live.plan.status = "over"
                self.spawn(self.when_over())
            return
        self.timing.look()
        if self.bots is not None and self.driving:
            self.bots.wake()
        if self.when_asked is not None and self.driving:
            self.when_asked()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside; it ends with the table."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def stop(self) -> None:
        """End clocks and everything beside."""
        self.when_adrift = None
        self.timing.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def busy(self) -> bool:
        """Whether something goes on by itself here."""
        return bool(self._tasks) or self.timing.waits

    async def write(self, rows: Sequence[Row]) -> None:
        """Durable first; then it counts and is shown. The lock is held."""
        if self.adrift:
            raise Overtaken()
        at = max(self.course.clocks.opened, round(self.timing.now() * 1000))
        rows = [timed(row, at) for row in rows]
        state = digest(self.course.match.table) if self.seq >= self._next_digest else None
        try:
            await self._store.append(self.live.plan.code, self.seq, [written(row) for row in rows], state)
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
        if state is not None:
            self._next_digest = self.seq + DIGEST_EVERY
        self.seq += len(rows)
        count_inputs(rows)
        try:
            changes = [self.course.apply(row) for row in rows]
        except Exception:
            FAULTS.labels("rules").inc()
            log.exception("fault in the rules", table=self.live.plan.code, asked=self.course.match.question)
            await self._void(len(rows))
            raise Broken() from None
        self._show(rows, changes)

    def _show(self, rows: Sequence[Row], changes: Iterable[Change]) -> None:
        self.go_on()
        self.screens.show(_together(changes))
        if any(isinstance(row, Away) for row in rows):
            self.live.show_lobby()

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
