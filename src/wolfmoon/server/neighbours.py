"""This process among those that share the store: hints out and in, who runs which table, who is where.

Nothing here is needed for a table to be right, only for it to be quick: a process that hears nothing, because the bus is gone,
looks into the store by itself now and then, and whenever somebody else's write gets in its way.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import structlog

from wolfmoon.core.errors import Refused
from wolfmoon.core.table import Seat
from wolfmoon.server.bus import HERE, Bus, BusGone, Hint
from wolfmoon.server.census import Census
from wolfmoon.server.settings import Settings
from wolfmoon.server.store import FRAME

if TYPE_CHECKING:
    from wolfmoon.server.hall import Hall

log = structlog.get_logger()
LOOK_SECONDS = 1.0  # between looks into the store while the bus is gone
GLANCE_SECONDS = 20.0  # the same while it is there
LONGEST_PAUSE = 2.0  # between tries to reach the bus
GATHER_SECONDS = 0.2  # comings and goings are gathered for so long
MOST_UNSAID = 10_000  # hints that wait; older ones are forgotten


class Neighbours:
    """The other processes. Without a bus there are none: `alone`, and then nothing is done here at all."""

    def __init__(self, hall: "Hall", bus: Bus | None, settings: Settings) -> None:
        self.alone = bus is None
        self.reached = False
        self.me = secrets.token_hex(6)
        self.census = Census(hall.store, self.me, settings.lease_seconds)
        self._hall = hall
        self._bus = bus
        self._lease = settings.lease_seconds
        self._mine: frozenset[str] = frozenset()
        self._living: frozenset[str] = frozenset()
        self._unsaid: asyncio.Queue[Hint] = asyncio.Queue(MOST_UNSAID)
        self._wanted: dict[str, bool] = {}
        self._moved: set[str] = set()
        self._noted: dict[str, frozenset[Seat]] = {}
        self._others: set[str] = set()
        self._claims = asyncio.Event()
        self._doubts = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        if bus is not None:
            hall.store.tell = self.tell
            for work in (self._hear(bus), self._speak(bus), self._sign(), self._look()):
                self._spawn(work)

    async def close(self) -> None:
        """Leave what this process was doing to the others."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._bus is not None:
            with contextlib.suppress(Refused):
                await self.census.leave()
            await self._bus.close()

    def drives(self, code: str) -> bool:
        """Whether the clocks and bots of that table are run here."""
        return self.alone or code in self._mine

    async def unled(self, codes: Sequence[str]) -> Sequence[str]:
        """Those of the tables whose clocks and bots no living process runs. Raises StoreAway."""
        return codes if self.alone or not codes else await self.census.unled(codes)

    def tell(self, code: str, number: int) -> None:
        """Something of a table is on disk."""
        if self.alone:
            return
        if self._unsaid.full():
            self._unsaid.get_nowait()
        self._unsaid.put_nowait(Hint(code, number, self.me))

    def moved(self, code: str) -> None:
        """Somebody came to a table here or left it."""
        if not self.alone:
            self._moved.add(code)
            self._claims.set()

    def begun(self) -> None:
        """There is a game here that may need somebody to run its clocks and bots."""
        self._claims.set()

    async def let_go(self, code: str) -> None:
        """A table is no longer in memory here."""
        if not self.alone:
            self._mine -= {code}
            with contextlib.suppress(Refused):
                await self.census.let_go(code)

    # hints

    async def _speak(self, bus: Bus) -> None:
        while True:
            hint = await self._unsaid.get()
            if self.reached:
                with contextlib.suppress(BusGone):
                    await bus.publish(hint)

    async def _hear(self, bus: Bus) -> None:
        pause = 0.1
        while True:
            try:
                await bus.connect()
                self.reached, pause = True, 0.1
                log.info("bus reached")
                self._doubts.set()
                async for hint in bus.listen():
                    self._heard(hint)
            except BusGone as gone:
                if self.reached:
                    log.warning("bus gone", why=str(gone))
                self.reached = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _heard(self, hint: Hint) -> None:
        live = self._hall.tables.get(hint.code)
        if live is None or hint.by == self.me:
            return
        if hint.number == HERE:
            if not self._others:
                self._spawn(self._see_others())
            self._others.add(hint.code)
        elif hint.number == FRAME:
            self._want(hint.code, True)
        elif live.play is None or live.play.seq < hint.number or live.play.adrift:
            self._want(hint.code, live.play is None)

    async def _see_others(self) -> None:
        """Who is at other processes, for all tables where somebody came or went meanwhile."""
        await asyncio.sleep(GATHER_SECONDS)
        codes, self._others = list(self._others), set()
        try:
            self._show_others(await self.census.elsewhere(codes))
        except Refused:
            self._doubts.set()

    def _show_others(self, elsewhere: Mapping[str, frozenset[Seat]]) -> None:
        for code, seats in elsewhere.items():
            live = self._hall.tables.get(code)
            if live is not None and live.elsewhere != seats:
                live.elsewhere = seats
                live.show_lobby()

    def _want(self, code: str, frame: bool) -> None:
        """Read what is new of a table; one reader a table."""
        if code in self._wanted:
            self._wanted[code] = self._wanted[code] or frame
            return
        self._wanted[code] = frame
        self._spawn(self._catch_up(code))

    async def _catch_up(self, code: str) -> None:
        await asyncio.sleep(0)
        frame = self._wanted.pop(code)
        live = self._hall.tables.get(code)
        if live is not None:
            try:
                await self._hall.catch_up(live, frame)
            except Refused as refused:
                log.warning("not caught up", table=code, why=refused.kind)

    # looking for oneself

    async def _look(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                # not by wait_for, which may lose a cancel in Python 3.11
                async with asyncio.timeout(GLANCE_SECONDS if self.reached else LOOK_SECONDS):
                    await self._doubts.wait()
            self._doubts.clear()
            with contextlib.suppress(Refused):
                await self._compare(list(self._hall.tables))

    async def _compare(self, codes: list[str]) -> None:
        """Which of these tables are behind what is stored; a few questions for all of them together."""
        if not codes:
            return
        self._show_others(await self.census.elsewhere(codes))
        for code, now in (await self.census.numbers(codes)).items():
            live = self._hall.tables.get(code)
            if live is None:
                continue
            frame = live.plan.revision != now.revision or live.talk.said < now.said
            if frame or (live.play is not None and (live.play.seq < now.inputs or live.play.adrift)):
                self._want(code, frame)

    # who lives, who runs what, who is where

    async def _sign(self) -> None:
        loop = asyncio.get_running_loop()
        next_sign = 0.0
        while True:
            try:
                if loop.time() >= next_sign:
                    await self.census.sign()
                    next_sign = loop.time() + self._lease / 3
                    living = await self.census.living()
                    if living != self._living:
                        self._living = living
                        self._doubts.set()
                await self._claim()
                if self._moved:
                    await asyncio.sleep(GATHER_SECONDS)
                    await self._note_moves()
            except Refused as refused:
                log.warning("not signed", why=refused.kind)
                await asyncio.sleep(0.2)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(next_sign):
                    await self._claims.wait()
            self._claims.clear()

    async def _note_moves(self) -> None:
        while self._moved:
            code = self._moved.pop()
            live = self._hall.tables.get(code)
            here = frozenset[Seat]() if live is None else frozenset(live.seats_here())
            if here == self._noted.get(code, frozenset()):
                continue  # left, and came again
            try:
                await self.census.note(code, here)
            except Refused:
                self._moved.add(code)
                raise
            self._noted[code] = here
            if not here:
                del self._noted[code]
            self.tell(code, HERE)

    async def _claim(self) -> None:
        """Run the clocks and bots of every game here that nobody runs."""
        playing = {code: live for code, live in self._hall.tables.items() if live.play is not None and not live.frozen}
        self._mine = await self.census.take_over([code for code, live in playing.items() if live.plan.status != "over"])
        for code, live in playing.items():
            if live.play is not None:
                live.play.drive(code in self._mine)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a neighbour's work failed", why=repr(task.exception())[:300])
