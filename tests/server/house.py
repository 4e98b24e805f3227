"""For the server's tests: a running server in this process, and people who sit at its tables."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from tests.server.tiny import TINY
from wolfmoon.bots.answers import any_answer
from wolfmoon.core.dice import Dice
from wolfmoon.server.changes import after
from wolfmoon.server.hall import Hall
from wolfmoon.server.run import listen, server_config, tell_in_lines
from wolfmoon.server.settings import Settings
from wolfmoon.server.wire import Changes, Decision, FromServer, Lobby, Refused, Said, View

read = msgspec.json.Decoder(FromServer).decode
HURRY: dict[str, Any] = {
    "games": {TINY.id: TINY},
    "masked_time": (0.0, 0.0),
    "bot_pause": (0.0, 0.0),
    "bot_processes": 1,
    "message_rate": None,
    "request_rate": None,
}


class House:
    """A server with an HTTP client of its own."""

    def __init__(self, hall: Hall, http: httpx.AsyncClient, at: str) -> None:
        self.hall = hall
        self.http = http
        self.at = at

    async def post(self, path: str, **form: Any) -> Any:
        """What a form is answered, which must be well."""
        reply = await self.http.post(path, json=form)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def refused(self, path: str, **form: Any) -> str:
        """The kind of refusal a form is answered."""
        reply = await self.http.post(path, json=form)
        assert 400 <= reply.status_code < 600, reply.text
        return str(reply.json()["error"])

    async def table(self, people: int, seats: int, **more: Any) -> "Table":
        """A table at which that many people sit, on the first seats."""
        form = {"game": "tiny", "seats": seats, "name": "Seat 0", "window_seconds": 0} | more
        opened = await self.post("/api/tables", **form)
        table = Table(self, opened["table"], opened["invite"].partition("#join=")[2], [opened["token"]])
        for n in range(1, people):
            seated = await self.post(f"{table.api}/sit", invite=table.invite, name=f"Seat {n}")
            table.tokens.append(seated["token"])
        return table

    def person(self, code: str, token: str | None, have: int = 0) -> "Person":
        """Somebody who comes to a table; use it as a context."""
        return Person(self.at, code, token, have)


class Table:
    """A table with the secrets of those who sit there."""

    def __init__(self, house: House, code: str, invite: str, tokens: list[str]) -> None:
        self.house = house
        self.code = code
        self.invite = invite
        self.tokens = tokens
        self.api = f"/api/tables/{code}"

    async def start(self) -> None:
        """The host starts the game."""
        await self.house.post(f"{self.api}/start", token=self.tokens[0])

    def person(self, seat: int | None, have: int = 0) -> "Person":
        """Whoever sits there comes (None: a spectator)."""
        return self.house.person(self.code, None if seat is None else self.tokens[seat], have)


class Person:
    """One socket; keeps the newest of everything that was said to it. Every message must be of the published shape."""

    def __init__(self, at: str, code: str, token: str | None, have: int) -> None:
        self.hello = {"type": "hello", "table": code, "token": token, "have": have}
        self.screen: dict[str, Any] = {}
        self.heard: list[FromServer] = []
        self.raw: list[str] = []
        self._at = f"{at.replace('http', 'ws')}ws"
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        self._socket = await connect(self._at, max_size=None, compression=None)
        await self.say(self.hello)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, e: BaseException | None, t: TracebackType | None
    ) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        """The open socket."""
        assert self._socket is not None
        return self._socket

    @property
    def view(self) -> View:
        """The newest view."""
        return next(each for each in reversed(self.heard) if isinstance(each, View))

    @property
    def lobby(self) -> Lobby:
        """The newest frame."""
        return next(each for each in reversed(self.heard) if isinstance(each, Lobby))

    @property
    def talk(self) -> list[Said]:
        """Everything that was said in the chat."""
        return [each for each in self.heard if isinstance(each, Said)]

    @property
    def asked(self) -> Decision | None:
        """What this person is still to answer."""
        return next((each for each in self.view.decisions if not each.answered), None)

    async def say(self, message: dict[str, Any] | str | bytes) -> None:
        """Send a message, or anything."""
        await self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    async def hear(self, seconds: float = 5) -> FromServer:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: FromServer = read(text)
        if isinstance(message, Changes):
            self.screen = after(self.screen, msgspec.json.decode(text))
            message = msgspec.convert(self.screen, View)
        elif isinstance(message, View):
            self.screen = msgspec.json.decode(text)
        self.heard.append(message)
        return message

    async def until(self, what: Callable[["Person"], bool], seconds: float = 10) -> Self:
        """Listen until it is so."""
        async with asyncio.timeout(seconds):
            while not (self.heard and what(self)):
                await self.hear(seconds)
        return self

    async def until_asked(self, rule: str = "", seconds: float = 10) -> Decision:
        """Listen until there is something to answer (by that rule)."""

        def is_asked(person: "Person") -> bool:
            seen = any(isinstance(each, View) for each in person.heard)
            return seen and person.asked is not None and rule in ("", person.asked.rule)

        await self.until(is_asked, seconds)
        assert self.asked is not None
        return self.asked

    async def answer(self, answer: Any) -> None:
        """Answer what is asked."""
        asked = self.asked
        assert asked is not None
        await self.say({"type": "answer", "version": self.view.version, "decision": asked.id, "answer": answer})

    async def hears(self, text: str) -> Said:
        """Listen until that is said in the chat."""
        await self.until(lambda person: any(each.text == text for each in person.talk))
        return self.talk[-1]

    async def refusal(self, seconds: float = 5) -> Refused:
        """The next message, which must be a refusal."""
        while not isinstance(message := await self.hear(seconds), Refused):
            pass
        return message

    async def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing is said for that long."""
        try:
            await self.hear(seconds)
        except TimeoutError:
            return True
        return False

    async def play_on(self, rnd: random.Random) -> View:
        """Answer anything until the game is over; returns the last view."""
        dice, given = Dice(rnd.getrandbits(60)), (0, "")
        while True:
            await self.until(lambda person: any(isinstance(each, View) for each in person.heard))
            if self.view.outcome is not None:
                return self.view
            asked = self.asked
            if asked is not None and (self.view.version, asked.id) != given:
                given = (self.view.version, asked.id)
                await self.answer(any_answer(msgspec.to_builtins(asked), dice))
            await self.hear(20)


@contextlib.asynccontextmanager
async def open_house(folder: Path, **more: Any) -> AsyncIterator[House]:
    """A server on a free port, in this process, with the tiny game, in no hurry to end."""
    tell_in_lines()
    settings = Settings(f"sqlite+aiosqlite:///{folder / 'test.sqlite3'}", **(HURRY | more))
    listening = listen("127.0.0.1", 0)
    config = server_config(settings)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not serving.done(), serving.exception()
        await asyncio.sleep(0.01)
    at = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    app: Any = config.loaded_app
    while not hasattr(app, "state"):  # what uvicorn puts around the application
        app = app.app
    async with httpx.AsyncClient(base_url=at, timeout=20) as http:
        try:
            yield House(app.state.hall, http, at)
        finally:
            server.should_exit = True
            await serving
