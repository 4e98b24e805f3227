"""Load for a server on this machine: tables full of random players over real WebSockets, each seat a socket of its own."""

import asyncio
import json
from statistics import quantiles
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wolfmoon.bots.answers import any_answer
from wolfmoon.core.dice import Dice
from wolfmoon.server.changes import Change, changed


class Needed(msgspec.Struct):
    """What a player needs of what changes; the rest is not looked at."""

    decisions: Change = {}
    outcome: Change = {}


class Frame(msgspec.Struct):
    """What a player needs of a message; the rest is not looked at."""

    type: str
    version: int | None = None
    decisions: list[dict[str, Any]] = []
    outcome: msgspec.Raw | None = None
    changes: Needed | None = None

    def after(self, before: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The questions that are asked now."""
        if self.changes is None:
            return self.decisions
        questions: list[dict[str, Any]] = changed(before, self.changes.decisions)
        return questions


class Loaded(NamedTuple):
    """`moves` are answers sent; `latencies` seconds from an answer to the last seat's view of what came of it.

    `bytes` were received by all seats together.
    """

    moves: int
    seconds: float
    latencies: list[float]
    refused: int
    games: int
    bytes: int

    @property
    def a_second(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def percentile(self, n: int) -> float:
        """The latency in milliseconds below which n of 100 lie."""
        return 1000 * quantiles(self.latencies, n=100)[n - 1] if len(self.latencies) > 1 else 0.0


class Load:
    """`tables` tables of `seats` seats at a server; where a game ends, a spare table that waits is begun.

    So what is measured are moves, not the opening of tables; if no spare table is left, one is opened.
    """

    def __init__(self, address: str, game: str, tables: int, seats: int) -> None:
        self.address = address
        self.game = game
        self.tables = tables
        self.seats = seats
        self.rate: float | None = None
        self.moves = 0
        self.refused = 0
        self.games = 0
        self.received = 0
        self.latencies: list[float] = []
        self.playing = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.sockets: set[ClientConnection] = set()
        self.spare: list[list[ClientConnection]] = []
        self.next_at = 0.0

    async def measure(self, seconds: float, rate: float | None) -> Loaded:
        """Let the tables play for that long, as fast as they can or with so many moves a second in all, and count."""
        self.rate = rate
        self.playing.set()
        self.next_at = perf_counter()
        self.latencies = []
        before = (self.moves, self.refused, self.games, self.received)
        began = perf_counter()
        await asyncio.sleep(seconds)
        took = perf_counter() - began
        return Loaded(
            self.moves - before[0],
            took,
            self.latencies[:],
            self.refused - before[1],
            self.games - before[2],
            self.received - before[3],
        )

    async def start(self) -> None:
        """Open all tables; they wait until `measure` lets them play."""
        opened = [await self._open(n) for n in range(self.tables)]
        self.tasks = [asyncio.create_task(self._play(n, sockets)) for n, sockets in enumerate(opened)]

    async def prepare(self, spare: int) -> None:
        """Have that many spare tables open and waiting."""
        while len(self.spare) < spare:
            self.spare.append(await self._open(self.tables + len(self.spare)))

    async def stop(self) -> None:
        """Leave all tables."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def _open(self, number: int) -> list[ClientConnection]:
        """Open a table, fill it with people, start it; the sockets of its seats, greeted."""
        table = await self._post("/api/tables", {"game": self.game, "seats": self.seats, "name": f"P{number}"})
        code, tokens = table["table"], [table["token"]]
        invite = table["invite"].partition("#join=")[2]
        for seat in range(1, self.seats):
            sat = await self._post(f"/api/tables/{code}/sit", {"invite": invite, "name": f"P{number}-{seat}"})
            tokens.append(sat["token"])
        for token in tokens:
            await self._post(f"/api/tables/{code}/ready", {"token": token, "ready": True})
        await self._post(f"/api/tables/{code}/start", {"token": tokens[0]})
        url = f"ws://{urlsplit(self.address).netloc}/ws"
        sockets = []
        for token in tokens:
            socket = await connect(url, compression=None, max_size=None)
            self.sockets.add(socket)
            await socket.send(json.dumps({"type": "hello", "table": code, "token": token, "have": 0, "changes": True}))
            sockets.append(socket)
        return sockets

    async def _play(self, number: int, sockets: list[ClientConnection]) -> None:
        while True:
            table = _Table(self, number)
            await asyncio.gather(*(table.seat(seat, socket) for seat, socket in enumerate(sockets)))
            for socket in sockets:
                await socket.close()
                self.sockets.discard(socket)
            self.games += 1
            sockets = self.spare.pop() if self.spare else await self._open(number)

    async def turn(self) -> None:
        """Wait until the next move may be made."""
        await self.playing.wait()
        if self.rate is not None:
            self.next_at = max(self.next_at, perf_counter()) + 1 / self.rate
            await asyncio.sleep(self.next_at - perf_counter())

    async def _post(self, path: str, form: dict[str, Any]) -> dict[str, Any]:
        where = urlsplit(self.address)
        body = json.dumps(form).encode()
        reading, writing = await asyncio.open_connection(where.hostname, where.port)
        try:
            writing.write(
                f"POST {path} HTTP/1.1\r\nHost: {where.netloc}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
                + body
            )
            head, _, reply = (await reading.read()).partition(b"\r\n\r\n")
        finally:
            writing.close()
        await writing.wait_closed()
        if b" 200 " not in head.split(b"\r\n")[0]:
            raise RuntimeError(f"{path}: {reply[:200].decode(errors='replace')}")
        found: dict[str, Any] = json.loads(reply)
        return found


class _Table:
    """One game: which version each seat has seen, and when the latest answer was sent."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.dice = Dice(number)
        self.seen = [0] * load.seats
        self.sent: tuple[int, float] | None = None

    async def seat(self, seat: int, socket: ClientConnection) -> None:
        load = self.load
        answered: tuple[int, str] | None = None
        questions: list[dict[str, Any]] = []
        while True:
            try:
                text = await socket.recv(decode=False)
            except ConnectionClosed:
                return
            load.received += len(text)
            frame = msgspec.json.decode(text, type=Frame)
            if frame.type == "refused":
                load.refused += 1
                continue
            if frame.type not in ("view", "change") or frame.version is None:
                continue
            self._saw(seat, frame.version)
            if frame.outcome is not None or (frame.changes is not None and frame.changes.outcome):
                return
            questions = frame.after(questions)
            for decision in questions:
                if not decision["answered"] and answered != (frame.version, decision["id"]):
                    answered = (frame.version, decision["id"])
                    await load.turn()
                    await self._answer(socket, frame.version, decision)

    async def _answer(self, socket: ClientConnection, version: int, decision: dict[str, Any]) -> None:
        answer = any_answer(decision, self.dice)
        message = {"type": "answer", "version": version, "decision": decision["id"], "answer": answer}
        self.sent = (version, perf_counter())
        self.load.moves += 1
        await socket.send(msgspec.json.encode(message).decode())

    def _saw(self, seat: int, version: int) -> None:
        self.seen[seat] = version
        if self.sent is not None and min(self.seen) > self.sent[0]:
            self.load.latencies.append(perf_counter() - self.sent[1])
            self.sent = None
