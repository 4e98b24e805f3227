"""For the wire's two-worlds test: servers without a disk in a time of their own, so that what they send, and when, compares.

Both worlds run in one event loop whose clock jumps to the next thing that is to happen; nothing depends on the machine.
"""

import asyncio
import contextvars
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

import httpx
import msgspec
import structlog
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.applications import Starlette

from wolfmoon.core.match import Match
from wolfmoon.core.table import Seat
from wolfmoon.server.app import create_app
from wolfmoon.server.botpool import Bots
from wolfmoon.server.guards import Buckets
from wolfmoon.server.hall import Hall, course_of
from wolfmoon.server.links import hashed
from wolfmoon.server.live import Live
from wolfmoon.server.play import Play
from wolfmoon.server.settings import Settings
from wolfmoon.server.store import Chair, Plan, Store

T = TypeVar("T")
CODE = "TWOW-QRLD"
LEAST = 60.0
"""Seconds that a masked question stays open, in the time of the worlds."""
BEGAN = 1_700_000_000.0


class _Jump(selectors.SelectSelector):
    """Waits for nothing: what would be slept away is put on the clock."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Never sleeps; an error if nothing is ever to happen again."""
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "everybody waits for somebody"
            self.now += max(0.0, timeout)
        return ready


class OwnTime(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own."""

    def __init__(self) -> None:
        self.jump = _Jump()
        super().__init__(self.jump)

    def time(self) -> float:
        """Seconds since it began, in its own time."""
        return self.jump.now


def in_own_time(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run it to its end in a time of its own."""
    with asyncio.Runner(loop_factory=OwnTime) as runner:
        runner.run(work())


def now() -> float:
    """The clock of the stored rows, in the loop's own time."""
    return BEGAN + asyncio.get_running_loop().time()


class Memory(Store):
    """A store that keeps inputs in memory, at once."""

    def __init__(self) -> None:
        self.engine = create_async_engine("sqlite+aiosqlite://")  # never opened
        self.rows: dict[str, list[str]] = {}
        self.tell = lambda code, number: None

    async def append(self, code: str, seq: int, bodies: Sequence[str], *more: object, **named: object) -> None:
        """Keep them."""
        kept = self.rows.setdefault(code, [])
        assert seq == len(kept)
        kept += bodies

    async def keep(self, plan: Plan) -> None:
        """The plan is in memory as it is."""

    async def look(self, query: Any) -> Any:
        """There is nothing else."""
        return []

    async def answers(self) -> bool:
        """It is there."""
        return True

    async def read(self, look: Any) -> Any:
        """There is nothing else."""
        return []

    async def write(self, statements: Sequence[Any], *more: object, **named: object) -> None:
        """Nothing of it is asked for again."""


class World:
    """A server with one table, at which a match is played; one viewer listens, by a socket, to all that it is sent."""

    def __init__(
        self, name: str, match: Match[Any], options: Mapping[str, Any], viewer: Seat | None, limit: int
    ) -> None:
        self.context = contextvars.copy_context()
        self.context.run(structlog.contextvars.bind_contextvars, world=name)
        self.viewer = viewer
        self.heard: list[tuple[float, str]] = []
        self.compared = 0
        rules, seats = match.rules, match.table.seats
        games = {rules.id: rules}
        settings = Settings(
            "memory",
            games,
            masked_time=(LEAST, LEAST),
            message_rate=None,
            request_rate=None,
            talk_rate=None,
        )
        self.app: Starlette = create_app(settings)
        hall = self.hall = self.app.state.hall = Hall(games, settings, Memory(), Bots(0, 1))
        self.app.state.askers = Buckets(None)
        chairs = [Chair(seat, f"P{seat}", "person", None, True, hashed(token_of(seat))) for seat in range(seats)]
        plan = Plan(CODE, rules.id, rules.version, dict(options), 1, "playing", limit, None, 0.0, chairs)
        self.live = hall.tables[CODE] = Live(rules, plan)
        plan.began = now()
        play = self.live.play = Play(self.live, course_of(match, plan, ()), 0, hall.store, settings)
        play.timing.now = now
        self.context.run(play.go_on)
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._serving: asyncio.Task[None] | None = None

    @property
    def play(self) -> Play:
        """The running game."""
        assert self.live.play is not None
        return self.live.play

    @property
    def match(self) -> Match[Any]:
        """The match as it stands."""
        match: Match[Any] = self.play.course.match
        return match

    async def enter(self, changes: bool) -> None:
        """The viewer comes; changes: it is told what changes, not always everything."""
        scope = {
            "type": "websocket",
            "path": "/ws",
            "headers": [(b"host", b"table")],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "query_string": b"",
            "root_path": "",
        }
        serving = self.app(scope, self._to_server.get, self._hear)
        self._serving = asyncio.create_task(self._served(serving), context=self.context)
        self._to_server.put_nowait({"type": "websocket.connect"})
        token = None if self.viewer is None else token_of(self.viewer)
        self.say({"type": "hello", "table": CODE, "token": token, "changes": changes})

    async def _served(self, serving: Awaitable[None]) -> None:
        await serving

    async def within(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it in this world: what is logged because of it bears the world's name."""
        return await asyncio.create_task(work, context=self.context)

    async def leave(self) -> None:
        """The viewer goes and the server stops."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert self._serving is not None
        await self._serving
        await self.hall.close()

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append((asyncio.get_running_loop().time(), message["text"]))

    def say(self, message: object) -> None:
        """The viewer sends a message, or anything."""
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def ask(self, method: str, path: str, form: object = None) -> tuple[int, dict[str, str], bytes]:
        """What an address answers: status, headers, body."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
            reply = (
                await http.request(method, path, json=form) if form is not None else await http.request(method, path)
            )
        return reply.status_code, dict(reply.headers), reply.content

    def new(self) -> list[tuple[float, str]]:
        """What was heard since this was asked last, with times."""
        new = self.heard[self.compared :]
        self.compared = len(self.heard)
        return new


def token_of(seat: Seat) -> str:
    """The secret of a seat."""
    return f"secret-of-seat-{seat}"
