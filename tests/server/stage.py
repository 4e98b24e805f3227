"""For tests of clocks: a table whose time is made. Nothing is waited for: a day passes like a second, and times are exact."""

import asyncio
import json
import selectors
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from tests.server.house import HURRY
from tests.server.tiny import TINY
from wolfmoon.bots.answers import any_answer
from wolfmoon.core.codec import answer_to_json
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match, start
from wolfmoon.server.botseats import BotSeats
from wolfmoon.server.clocks import NO_CLOCK
from wolfmoon.server.course import run_through
from wolfmoon.server.live import Live
from wolfmoon.server.play import Play
from wolfmoon.server.rows import Row, read
from wolfmoon.server.settings import Settings
from wolfmoon.server.stopgap import stopgap
from wolfmoon.server.store import Chair, Plan
from wolfmoon.server.wire import Pace

T = TypeVar("T")
BEGAN = 1_000_000.0
LEAST = 3.0


class _Leap(selectors.DefaultSelector):
    """Instead of waiting, time goes on."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Let the time pass that should be waited for."""
        assert timeout is not None, "nothing will ever happen"
        self.now += max(0.0, timeout)
        return super().select(0)


def in_made_time(work: Coroutine[Any, Any, T]) -> T:
    """Run something in a loop in which time is made."""
    leap = _Leap()
    loop = asyncio.SelectorEventLoop(leap)
    loop.time = lambda: leap.now  # type: ignore[method-assign] # that is the point
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


class Ear:
    """Somebody who looks at the table: every message with its time."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.secret = self.successor_secret = None
        self.changes, self.up_to_date = False, True
        self.heard: list[tuple[float, str]] = []

    def say(self, frame: bytes) -> None:
        """Hear a message."""
        self.heard.append((asyncio.get_running_loop().time(), frame.decode()))

    @property
    def view(self) -> Any:
        """The newest view."""
        return next(view for view in (json.loads(frame) for _, frame in reversed(self.heard)) if view["type"] == "view")

    @property
    def lobby(self) -> Any:
        """The newest frame."""
        return next(
            each for each in (json.loads(frame) for _, frame in reversed(self.heard)) if each["type"] == "lobby"
        )


class Thinker:
    """In the place of the bots' processes: any answer, after that many seconds of thought."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.asked: list[Any] = []

    async def choose(self, level: str, game: str, seed: int, view: bytes) -> Any:
        """The first answer that comes to mind."""
        await asyncio.sleep(self.seconds)
        seen = json.loads(view)
        self.asked.append(seen)
        return any_answer(seen["decisions"][0], Dice(1))

    async def call(self, level: str, game: str, seed: int, view: bytes) -> None:
        """No any-time plays."""


class Shelf:
    """In the place of the store: what was written, in memory."""

    def __init__(self) -> None:
        self.bodies: list[str] = []

    async def append(self, code: str, seq: int, bodies: Sequence[str], *more: object, **others: object) -> None:
        """Write it down."""
        assert seq == len(self.bodies)
        self.bodies += bodies

    @property
    def rows(self) -> list[Row]:
        """What is written."""
        return [read(body) for body in self.bodies]


class Stage:
    """A table of the tiny game with people on its first seats and bots on the others."""

    def __init__(
        self,
        seats: int = 3,
        people: int = 3,
        pace: Pace = NO_CLOCK,
        window_seconds: int = 0,
        seed: int = 1,
        match: Match[Any] | None = None,
        **options: Any,
    ) -> None:
        chairs = [Chair(seat, f"P{seat}", "person", None, True) for seat in range(people)]
        chairs += [Chair(seat, None, "bot", "greedy", True) for seat in range(people, seats)]
        settled = {"goal": 9, "aim": False, "stones": "grey"} | options
        self.plan = Plan("A", "tiny", 1, settled, seed, "playing", window_seconds, None, BEGAN, chairs)
        self.plan.pace, self.plan.began = pace, BEGAN
        self.live = Live(TINY, self.plan)
        self.shelf, self.bots = Shelf(), Thinker()
        self.match = match
        self.opened_at = asyncio.get_running_loop().time()
        self.live.play = self._play()

    def _play(self) -> Play:
        plan = self.plan
        match = self.match or start(TINY, len(plan.chairs), plan.options, seed=plan.seed)
        course = run_through(match, self.shelf.rows, plan.pace, round(BEGAN * 1000))
        settings = Settings("", **(HURRY | {"masked_time": (LEAST, LEAST)}))
        shelf: Any = self.shelf
        bots: Any = self.bots
        play = Play(self.live, course, len(self.shelf.bodies), shelf, settings, bots)
        play.timing.now = lambda: BEGAN + asyncio.get_running_loop().time() - self.opened_at
        levels = {chair.seat: "greedy" for chair in plan.chairs if chair.kind == "bot"}
        play.bots = BotSeats(play, levels, bots, settings)
        play.go_on()
        return play

    @property
    def play(self) -> Play:
        """The running game."""
        assert self.live.play is not None
        return self.live.play

    def look(self, viewer: int | None) -> Ear:
        """Somebody comes."""
        ear: Any = Ear(viewer)
        self.live.connections.append(ear)
        self.play.screens.greet(ear, 0)
        return ear  # type: ignore[no-any-return] # it is one

    async def answer(self, seat: int, value: object) -> None:
        """A seat answers what is asked."""
        course = self.play.course
        await self.play.answer(seat, course.version, course.match.question, value)

    async def all_answer_but(self, quiet: int) -> None:
        """Everybody but one seat gives the answer that would be given if time ran out."""
        for ask in self.play.course.missing():
            if ask.seat != quiet:
                await self.answer(ask.seat, answer_to_json(stopgap(ask), ask.shape))

    async def restart(self, away: float = 0.0) -> None:
        """The server dies; after that many seconds it is there again."""
        await self.play.stop()
        await asyncio.sleep(away)
        self.live.play = self._play()

    async def end(self) -> None:
        """Nobody plays on."""
        await self.play.stop()
