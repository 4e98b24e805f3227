"""All tables of this process: found in memory or read back from the store, opened, begun, let go when nobody is there."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

import msgspec
import structlog

from wolfmoon.core.errors import Refused
from wolfmoon.core.match import Match, start
from wolfmoon.core.record import digest
from wolfmoon.core.rules import Rules, settled_for
from wolfmoon.server.alert_ways import alerts_of
from wolfmoon.server.botpool import Bots
from wolfmoon.server.botseats import BotSeats
from wolfmoon.server.bus import Bus
from wolfmoon.server.clocks import NO_CLOCK, checked
from wolfmoon.server.course import Course, run_through
from wolfmoon.server.links import hashed, heir, new_code, new_secret, plain_code
from wolfmoon.server.live import Live
from wolfmoon.server.neighbours import Neighbours
from wolfmoon.server.outbox import Outbox
from wolfmoon.server.play import Play
from wolfmoon.server.refusals import NotStored, OtherVersion, Overtaken, StoreAway, UnknownTable, Unreadable
from wolfmoon.server.rows import Row, read
from wolfmoon.server.settings import Settings
from wolfmoon.server.shelf import Games, edition_of, pick_game
from wolfmoon.server.store import FRAME, Chair, Plan, Store, new_mark
from wolfmoon.server.talk import KEPT
from wolfmoon.server.talkbook import proof, reading, writing
from wolfmoon.server.talkbook import read as read_line
from wolfmoon.server.upgrade import retell
from wolfmoon.server.wire import Pace, Said

log = structlog.get_logger()
SWEEP_SECONDS = 30.0
MOST_FAULTS = 20  # then bots no longer run into the same fault again and again; people still may


class Hall:
    """Finds tables by their code; each is in memory once. With a bus it shares the store with other processes' halls."""

    def __init__(self, games: Games, settings: Settings, store: Store, bots: Bots, bus: Bus | None = None) -> None:
        self.games = games
        self.settings = settings
        self.store = store
        self.bots = bots
        self.tables: dict[str, Live] = {}
        self.outbox = Outbox()
        self.when_succeeded: Callable[[Live], Coroutine[Any, Any, None]] | None = None
        """Called when a table is found to have a rematch that another process opened."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._mending: set[asyncio.Task[None]] = set()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self.neighbours = Neighbours(self, bus, settings)
        self.alerts = alerts_of(settings, store, games)

    async def find(self, given: str) -> Live:
        """The table of that code, as it is now. Raises UnknownTable, OtherVersion, UnknownGame, StoreAway."""
        code = plain_code(given)
        live = self.tables.get(code)
        if live is not None:
            if not self.neighbours.alone:
                await self.catch_up(live, frame=True)
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
            live = self._keep_in_memory(Live(rules, plan))
            log.info("table opened", table=plan.code, game=plan.game, seats=len(plan.chairs))
            return live

    async def begin(self, live: Live, plan: Plan) -> None:
        """Begin the game by that plan (the lock is held): written down first, then it runs."""
        plan.version = live.rules.version
        plan.status = "playing"
        plan.began = time.time()
        match = _started(live.rules, plan)
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
            await self._read_again(live)

    async def _read_again(self, live: Live) -> None:
        if live.play is None or not live.play.adrift:
            return
        log.warning("read again", table=live.plan.code)
        await live.play.stop()
        try:
            course, seq = await self._course(live.rules, live.plan)
        except (Unreadable, StoreAway):
            return
        self._run(live, course, seq)
        for connection in live.connections:
            live.play.screens.greet(connection, 0)

    # what other processes have written

    async def catch_up(self, live: Live, frame: bool) -> None:
        """Read what is new in the store: inputs and, if `frame`, plan and talk. Raises StoreAway."""
        before = live.plan.successor
        async with live.lock:
            if frame:
                await self._read_new(live)
            elif live.play is not None:
                await self._read_inputs(live)
        if live.plan.successor != before and self.when_succeeded is not None:
            await self.when_succeeded(live)

    async def _read_inputs(self, live: Live) -> None:
        """Let count what is stored and not yet known here (the lock is held)."""
        play = live.play
        assert play is not None
        if live.frozen is not None:
            return
        if play.adrift:
            await self._read_again(live)
            return
        bodies = await self.store.inputs(live.plan.code, play.seq)
        if bodies:
            play.follow([read(body) for body in bodies])

    async def _read_new(self, live: Live) -> None:
        """Read what is stored and not yet known here (the lock is held): one question where there is nothing."""
        code = live.plan.code
        now = (await self.neighbours.census.numbers([code]))[code]
        if now.revision != live.plan.revision:
            await self._read_plan(live)
        if now.said > live.talk.said:
            await self._read_talk(live)
        if live.play is not None and (live.play.seq < now.inputs or live.play.adrift):
            await self._read_inputs(live)

    async def _read_plan(self, live: Live) -> None:
        """Go on by the plan that is stored (the lock is held)."""
        plan = await self.store.plan(live.plan.code)
        if plan is None:
            return
        began = live.play is None and plan.status != "open"
        live.adopt(plan)
        if began:
            await self._resume(live)
            for connection in live.connections:
                if live.play is not None:
                    live.play.screens.greet(connection, 0)
        elif plan.version != live.rules.version and live.play is not None and live.frozen is None:
            await live.play.stop()
            live.frozen = _other_version(plan, live.rules)
        live.show_lobby()

    # what is said

    async def say(self, live: Live, said: Said) -> None:
        """Write down what somebody says, and let everybody at the table and around it hear it. Raises NotStored."""
        talk, code = live.talk, live.plan.code
        async with talk.lock:
            while True:
                said = msgspec.structs.replace(said, n=talk.said + 1)
                mark = new_mark()
                try:
                    await self.store.write(writing(code, said, mark, KEPT), key=code, proof=proof(code, said.n, mark))
                    break
                except Overtaken:
                    await self._hear_talk(live)
            line = talk.put(said)
        for connection in live.connections:
            connection.say(line)
        self.store.tell(code, FRAME)

    async def _read_talk(self, live: Live) -> None:
        async with live.talk.lock:
            await self._hear_talk(live)

    async def _hear_talk(self, live: Live) -> None:
        for row in await self.store.look(reading(live.plan.code, live.talk.said)):
            line = live.talk.put(read_line(row))
            for connection in live.connections:
                connection.say(line)

    async def read_plan(self, live: Live) -> None:
        """Go on by what is stored: somebody else has changed it. Raises StoreAway."""
        async with live.lock:
            await self._read_plan(live)

    async def close(self) -> None:
        """Stop all clocks and bots at the tables; what was acknowledged is stored already."""
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        await self.alerts.close()
        for live in list(self.tables.values()):
            if live.play is not None:
                await live.play.stop()
        await asyncio.gather(*(self._rest(live) for live in self.tables.values()))
        await self.neighbours.close()

    async def _rest(self, live: Live) -> None:
        """Note what the state is when a table leaves memory, so that later rules can be measured by it."""
        play = live.play
        if play is None or play.adrift or live.frozen is not None or live.plan.status == "over":
            return
        with contextlib.suppress(NotStored):
            await self.store.rest(live.plan.code, play.seq, digest(play.course.match.table))

    async def _load(self, code: str) -> Live:
        plan = await self.store.plan(code)
        if plan is None:
            raise UnknownTable(given=code)
        rules = pick_game(self.games, plan.game)
        live = Live(rules, plan)
        await self._read_talk(live)
        if plan.status != "open":
            await self._resume(live)
        self._keep_in_memory(live)
        if not self.neighbours.alone:
            live.elsewhere = (await self.neighbours.census.elsewhere([code]))[code]
            await self.catch_up(live, frame=True)  # what was written while this was read
        return live

    def _keep_in_memory(self, live: Live) -> Live:
        code = live.plan.code
        live.quiet_since = asyncio.get_running_loop().time()
        live.when_moved = lambda: self.neighbours.moved(code)
        self.tables[code] = live
        return live

    async def _resume(self, live: Live) -> None:
        """Go on with a game that has begun; one that was begun by other rules is tried by these, and perhaps only shown."""
        plan, rules = live.plan, live.rules
        if plan.version == rules.version:
            course, seq = await self._course(rules, plan)
            self._run(live, course, seq)
            return
        rows = [read(body) for body in await self.store.inputs(plan.code)]
        digests = await self.store.digests(plan.code)
        told = await asyncio.to_thread(retell, lambda: _fresh(rules, plan), rows, digests)
        if told is not None and told.agrees:
            log.info("upgraded", table=plan.code, began=plan.version, now=rules.version)
            plan.version = rules.version
            try:
                await self.store.keep(plan)
            except Overtaken:  # another process was first
                live.plan = await self.store.plan(plan.code) or plan
            self._run(live, told.course, told.upto)
            return
        log.warning("begun by other rules", table=plan.code, began=plan.version, now=rules.version)
        live.frozen = _other_version(plan, rules)
        if told is not None:
            live.play = Play(live, told.course, told.upto, self.store, self.settings)
            live.play.driving = False

    async def _course(self, rules: Rules[Any], plan: Plan) -> tuple[Course, int]:
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
            async with live.lock:
                while True:
                    live.plan.status = "over"
                    try:
                        await self.store.keep(live.plan)
                        break
                    except Overtaken:
                        await self._read_plan(live)
                        if live.plan.status == "over":
                            break
            live.show_lobby()
            log.info("game over", table=live.plan.code, game=live.plan.game, answers=play.seq)

        play.when_over = over
        play.when_adrift = lambda: self._mend_soon(live)
        play.when_asked = lambda: self.alerts.look(live)
        play.when_overtaken = lambda: self._read_inputs(live)
        play.driving = self.neighbours.drives(live.plan.code)
        play.go_on()
        self.neighbours.begun()

    async def _wake_ticking(self) -> None:
        """Tables with a clock run though nobody looks at them: have those in memory that no other process runs."""
        for code in await self.neighbours.unled(await self.store.ticking()):
            if code not in self.tables:
                with contextlib.suppress(Refused):
                    await self.find(code)

    async def _sweep(self) -> None:
        while True:
            with contextlib.suppress(Refused):
                await self._wake_ticking()
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            now = asyncio.get_running_loop().time()
            for code, live in list(self.tables.items()):
                idle = not live.connections and now - live.quiet_since >= self.settings.idle_seconds
                if idle and not live.lock.locked() and not (live.play is not None and live.play.busy):
                    del self.tables[code]
                    await self._rest(live)
                    await self.neighbours.let_go(code)


def _replayed(rules: Rules[Any], plan: Plan, bodies: Iterable[str]) -> Course:
    return course_of(_started(rules, plan), plan, (read(body) for body in bodies))


def course_of(match: Match[Any], plan: Plan, rows: Iterable[Row]) -> Course:
    """The course of that table's match after these rows."""
    return run_through(match, rows, plan.pace, round((plan.began or plan.created) * 1000))


def _fresh(rules: Rules[Any], plan: Plan) -> Course:
    return course_of(_started(rules, plan), plan, [])


def _started(rules: Rules[Any], plan: Plan) -> Match[Any]:
    """The match of a table from its beginning; nobody clones the one that is played at a table."""
    seats, options, seed, edition = len(plan.chairs), plan.options, plan.seed, plan.edition
    return start(rules, seats, options, seed=seed, edition=edition, quick_clones=False)


def _other_version(plan: Plan, rules: Rules[Any]) -> OtherVersion:
    return OtherVersion(table=plan.code, game=plan.game, began=plan.version, now=rules.version)
