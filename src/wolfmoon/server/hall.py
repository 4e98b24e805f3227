"""All tables of this process: found in memory or read back from the store, opened, begun, let go when nobody is there."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterable, Mapping
from typing import Any

import structlog

from wolfmoon.core.errors import Refused
from wolfmoon.core.match import Match, start
from wolfmoon.core.rules import Rules, settled_for
from wolfmoon.server.botpool import Bots
from wolfmoon.server.botseats import BotSeats
from wolfmoon.server.clocks import NO_CLOCK, checked
from wolfmoon.server.course import Course, run_through
from wolfmoon.server.links import hashed, heir, new_code, new_secret, plain_code
from wolfmoon.server.live import Live
from wolfmoon.server.play import Play
from wolfmoon.server.refusals import OtherVersion, Overtaken, UnknownTable, Unreadable
from wolfmoon.server.rows import Row, read
from wolfmoon.server.settings import Settings
from wolfmoon.server.shelf import Games, edition_of, pick_game
from wolfmoon.server.store import Chair, Plan, Store
from wolfmoon.server.wire import Pace

log = structlog.get_logger()
SWEEP_SECONDS = 30.0
MOST_FAULTS = 20  # then bots no longer run into the same fault again and again; people still may


class Hall:
    """Finds tables by their code; each is in memory once."""

    def __init__(self, games: Games, settings: Settings, store: Store, bots: Bots) -> None:
        self.games = games
        self.settings = settings
        self.store = store
        self.bots = bots
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._mending: set[asyncio.Task[None]] = set()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def find(self, given: str) -> Live:
        """The table of that code. Raises UnknownTable, OtherVersion, UnknownGame."""
        code = plain_code(given)
        live = self.tables.get(code)
        if live is not None:
            return live
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def open_table(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any],
        host: Chair,
        window_seconds: int,
        edition: str | None = None,
        pace: Pace | None = None,
    ) -> tuple[Live, str]:
        """A new table with the host on the first seat, and the host's secret. Raises what is wrong with the options."""
        rules = pick_game(self.games, game)
        settled = settled_for(rules, seats, options)
        secret = new_secret()
        host.token_hash = hashed(secret)
        chairs = [host, *(Chair(seat) for seat in range(1, seats))]
        plan = Plan(
            code=new_code(),
            game=rules.id,
            version=rules.version,
            options=dict(settled),
            seed=secrets.randbits(63),
            status="open",
            window_seconds=window_seconds,
            invite_hash=hashed(heir(secret, "invite")),
            created=time.time(),
            chairs=chairs,
            edition=edition_of(rules, seats, settled, edition),
            pace=NO_CLOCK if pace is None else checked(pace),
            nonce=secrets.token_hex(32),
        )
        return await self.add(rules, plan), secret

    async def add(self, rules: Rules[Any], plan: Plan) -> Live:
        """Write a new table down and have it in memory; a code that is taken is drawn anew."""
        while True:
            try:
                await self.store.add(plan)
            except Overtaken:
                plan.code = new_code()
                continue
            live = self.tables[plan.code] = Live(rules, plan)
            live.quiet_since = asyncio.get_running_loop().time()
            log.info("table opened", table=plan.code, game=plan.game, seats=len(plan.chairs))
            return live

    async def begin(self, live: Live, plan: Plan) -> None:
        """Begin the game by that plan (the lock is held): written down first, then it runs."""
        plan.version = live.rules.version
        plan.status = "playing"
        plan.began = time.time()
        match = start(live.rules, len(plan.chairs), plan.options, seed=plan.seed, edition=plan.edition)
        await self.store.keep(plan)
        live.plan = plan
        self._run(live, course_of(match, plan, ()), 0)
        log.info("game begun", table=plan.code, game=plan.game)

    def _mend_soon(self, live: Live) -> None:
        task = asyncio.create_task(self._mend(live), name="mend")
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    async def _mend(self, live: Live) -> None:
        """Memory and store of a running table may differ: go on from what is stored."""
        async with live.lock:
            if live.play is None or not live.play.adrift:
                return
            log.warning("read again", table=live.plan.code)
            await live.play.stop()
            try:
                course, seq = await self._course(live.rules, live.plan)
            except Unreadable:
                return
            self._run(live, course, seq)
            for connection in live.connections:
                live.play.screens.greet(connection, 0)

    async def close(self) -> None:
        """Stop all clocks and bots at the tables; what was acknowledged is stored already."""
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        for live in list(self.tables.values()):
            if live.play is not None:
                await live.play.stop()

    async def _load(self, code: str) -> Live:
        plan = await self.store.plan(code)
        if plan is None:
            raise UnknownTable(given=code)
        rules = pick_game(self.games, plan.game)
        live = Live(rules, plan)
        if plan.status != "open":
            course, seq = await self._course(rules, plan)
            self._run(live, course, seq)
        live.quiet_since = asyncio.get_running_loop().time()
        self.tables[code] = live
        return live

    async def _course(self, rules: Rules[Any], plan: Plan) -> tuple[Course, int]:
        if rules.version != plan.version:
            raise OtherVersion(table=plan.code, game=plan.game, began=plan.version, now=rules.version)
        bodies = await self.store.inputs(plan.code)
        try:
            return await asyncio.to_thread(_replayed, rules, plan, bodies), len(bodies)
        except Exception:
            log.exception("does not play again", table=plan.code)
            raise Unreadable(table=plan.code) from None

    def _run(self, live: Live, course: Course, seq: int) -> None:
        play = live.play = Play(live, course, seq, self.store, self.settings, self.bots)
        levels = {chair.seat: chair.level or "greedy" for chair in live.plan.chairs if chair.kind == "bot"}
        if live.faults < MOST_FAULTS:
            play.bots = BotSeats(play, levels, self.bots, self.settings)

        async def over() -> None:
            await self.store.keep(live.plan)
            live.show_lobby()
            log.info("game over", table=live.plan.code, game=live.plan.game, answers=play.seq)

        play.when_over = over
        play.when_adrift = lambda: self._mend_soon(live)
        play.go_on()

    async def _wake_ticking(self) -> None:
        """Tables with a clock run though nobody looks at them: have them in memory, one after another."""
        for code in await self.store.ticking():
            with contextlib.suppress(Refused):
                await self.find(code)

    async def _sweep(self) -> None:
        with contextlib.suppress(Refused):
            await self._wake_ticking()
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            now = asyncio.get_running_loop().time()
            for code, live in list(self.tables.items()):
                idle = not live.connections and now - live.quiet_since >= self.settings.idle_seconds
                if idle and not live.lock.locked() and not (live.play is not None and live.play.busy):
                    del self.tables[code]


def _replayed(rules: Rules[Any], plan: Plan, bodies: Iterable[str]) -> Course:
    match = start(rules, len(plan.chairs), plan.options, seed=plan.seed, edition=plan.edition)
    return course_of(match, plan, (read(body) for body in bodies))


def course_of(match: Match[Any], plan: Plan, rows: Iterable[Row]) -> Course:
    """The course of that table's match after these rows."""
    return run_through(match, rows, plan.pace, round((plan.began or plan.created) * 1000))
