"""People who play at many tables, go from process to process, and remember what was acknowledged; and the count afterwards."""

import asyncio
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.server.house import Person
from tests.server.tiny import TINY
from wolfmoon.bots.answers import any_answer
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import start
from wolfmoon.server.course import Course
from wolfmoon.server.rows import Gave, read
from wolfmoon.server.store import Store
from wolfmoon.server.wire import Refused, View

NO_REUSE = httpx.Limits(
    max_keepalive_connections=0
)  # a slow machine keeps a connection open longer than the server does
TOP = Path(__file__).resolve().parents[2]
Given = dict[tuple[str, int], Any]
"""Answers by question and seat."""


class Process:
    """A server in a process of its own."""

    def __init__(self, store: str, bus: str | None, *more: str) -> None:
        self._words = [sys.executable, "-m", "tests.scale.serve_one_of_many", store, bus or "-", *more]
        self.at = ""
        self._process: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        """Start, without waiting."""
        self._process = subprocess.Popen(
            self._words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=TOP
        )

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process is not None
        return self._process.pid

    def ready(self) -> "Process":
        """Wait until people can come."""
        assert self._process is not None
        assert self._process.stdout is not None
        self.at = self._process.stdout.readline().strip()
        assert self.at, "the server did not start"
        return self

    def end(self, how: int = signal.SIGKILL) -> None:
        """Kill it; or end it in order by SIGTERM."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process, self.at = None, ""


class Sitting(NamedTuple):
    """A table with the secrets of its seats."""

    code: str
    tokens: list[str]


async def open_tables(doors: Sequence[Process], count: int, seats: int, **options: Any) -> list[Sitting]:
    """Tables of people; whoever sits down next does so at the next process, and the game is begun at another one again."""
    clients = [httpx.AsyncClient(base_url=door.at, timeout=60, limits=NO_REUSE) for door in doors]

    async def post(n: int, path: str, form: dict[str, Any]) -> Any:
        reply = await clients[n % len(clients)].post(path, json=form)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def one(n: int) -> Sitting:
        form = {"game": "tiny", "seats": seats, "name": "A", "window_seconds": 0, "options": options}
        opened = await post(n, "/api/tables", form)
        code, tokens = opened["table"], [opened["token"]]
        for seat in range(1, seats):
            sat = {"invite": opened["invite"].partition("#join=")[2], "name": f"B{seat}"}
            tokens.append((await post(n + seat, f"/api/tables/{code}/sit", sat))["token"])
        await post(n + 1, f"/api/tables/{code}/start", {"token": tokens[0]})
        return Sitting(code, tokens)

    try:
        return await asyncio.gather(*(one(n) for n in range(count)))
    finally:
        for client in clients:
            await client.aclose()


class Wanderer:
    """Somebody on a seat who plays a game to its end, going from one process to another all the time."""

    def __init__(self, table: Sitting, seat: int, seed: int, pause: float) -> None:
        self.table = table
        self.seat = seat
        self.acknowledged: Given = {}
        self.moves = self.breaks = self.refused = 0
        self._rnd = random.Random(seed)
        self._pause = pause
        self._answers: dict[str, Any] = {}
        self._unsure: str | None = None

    async def play(self, doors: Sequence[Process]) -> None:
        """Until the game is over."""
        while True:
            open_doors = [door.at for door in doors if door.at]
            try:
                async with Person(self._rnd.choice(open_doors), self.table.code, self.table.tokens[self.seat], 0) as me:
                    if await self._stay(me):
                        return
                self.moves += 1
            except (OSError, WebSocketException, TimeoutError):
                self.breaks += 1
                await asyncio.sleep(0.2)

    async def _stay(self, me: Person) -> bool:
        """Give a few answers here; whether the game is over."""
        await me.until(lambda person: any(isinstance(each, View) for each in person.heard))
        for _ in range(self._rnd.randint(6, 14)):
            self._look(me)
            if me.view.outcome is not None:
                return True
            asked = me.asked
            if asked is not None:
                await asyncio.sleep(self._rnd.uniform(0, 2 * self._pause))
                answer = self._answers.setdefault(
                    asked.id, any_answer(msgspec.to_builtins(asked), Dice(self._rnd.getrandbits(60)))
                )
                self._unsure = asked.id
                await me.answer(answer)
            try:
                message = await me.hear(8)
            except TimeoutError:
                return False
            if isinstance(message, Refused) and message.error not in ("stale-view", "sealed-already", "overtaken"):
                assert message.error in ("not-stored", "store-away"), message
                self.refused += 1
            del me.heard[:-8]
            if not any(isinstance(each, View) for each in me.heard):
                return False
        return False

    def _look(self, me: Person) -> None:
        """What was unsure is acknowledged when it is no longer asked."""
        if self._unsure is not None and all(each.id != self._unsure or each.answered for each in me.view.decisions):
            self.acknowledged[self._unsure, self.seat] = self._answers[self._unsure]
            self._unsure = None


class Count(NamedTuple):
    """What came of it."""

    tables: int
    acknowledged: int
    stored: int
    lost: int
    twice: int
    views: int
    wrong_views: int
    breaks: int

    def __str__(self) -> str:
        return ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in self._asdict().items())


async def count(people: Iterable[Wanderer], doors: Sequence[Process], store_url: str) -> Count:
    """Hold what people remember against what is stored, and what every process shows every seat against the rules."""
    tables: dict[str, list[Wanderer]] = {}
    for person in people:
        tables.setdefault(person.table.code, []).append(person)
    sums: Counter[str] = Counter()
    store = await Store.open(store_url)
    try:
        for code, seated in tables.items():
            plan = await store.plan(code)
            assert plan is not None
            course = Course(start(TINY, len(seated), plan.options, seed=plan.seed))
            stored: Given = {}
            for body in await store.inputs(code):
                row = read(body)
                if isinstance(row, Gave):
                    key = (course.match.question, row.seat)
                    sums["twice"] += key in stored
                    stored[key] = row.answer
                course.apply(row)  # raises if it does not fit, as the same answer a second time would not
            sums["stored"] += len(stored)
            for person in seated:
                sums["breaks"] += person.breaks
                for key, answer in person.acknowledged.items():
                    sums["acknowledged"] += 1
                    sums["lost"] += key not in stored or stored[key] != answer
            for person, door in ((person, door) for person in seated for door in doors):
                sums["views"] += 1
                sums["wrong_views"] += not await right(person, door, course)
    finally:
        await store.close()
    fields = {field: sums[field] for field in Count._fields if field != "tables"}
    return Count(tables=len(tables), **fields)


async def right(person: Wanderer, door: Process, course: Course) -> bool:
    """Whether a process shows a seat what it has to see at the end."""
    match = course.match
    async with Person(door.at, person.table.code, person.table.tokens[person.seat], 0) as me:
        await me.until(lambda each: any(isinstance(message, View) for message in each.heard))
        shown = {"public": me.view.public, "private": me.view.private, "over": me.view.outcome is not None}
    true = {
        "public": match.rules.public(match.table),
        "private": match.rules.private(match.table, person.seat),
        "over": match.outcome is not None,
    }
    return bool(msgspec.json.decode(msgspec.json.encode(shown)) == msgspec.json.decode(msgspec.json.encode(true)))
