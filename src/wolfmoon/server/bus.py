"""Hints between the processes that share a store: "something of table T is new", never what.

A hint is a table's code, a number (how many inputs it has now, FRAME or HERE) and which process says so. Nothing hidden can be
told by it, and nothing is lost with it: whoever hears nothing looks into the store by himself after a while.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, NamedTuple, Protocol

from wolfmoon.server.engine import full_url, is_postgresql, place_of, require, without_password
from wolfmoon.server.refusals import BadAddress, LonelyBus

HERE = -2
"""In the place of an input's number: who is at the table has changed."""
CHANNEL = "wolfmoon"
CONNECT_SECONDS = 5
KNOWN_BUSES = ["redis://HOST:6379/0", "postgresql://USER:PASSWORD@HOST/NAME"]


class Hint(NamedTuple):
    """A table of which something is new; how many inputs it has, or FRAME, or HERE; which process says so."""

    code: str
    number: int
    by: str

    def __str__(self) -> str:
        """As it crosses the bus."""
        return f"{self.code} {self.number} {self.by}"


def read_hint(text: str) -> Hint | None:
    """A hint as it crossed the bus; None for anything else."""
    try:
        code, number, by = text.split(" ")
        return Hint(code[:16], int(number), by)
    except ValueError:
        return None


class BusGone(Exception):
    """The bus cannot be reached, or the connection to it broke."""


class Bus(Protocol):
    """What carries hints. Every method but `close` may raise BusGone; `connect` then makes it good again."""

    async def connect(self) -> None:
        """Be ready to publish, and hear all that is published from now on."""

    async def publish(self, hint: Hint) -> None:
        """Tell every process, this one too."""

    def listen(self) -> AsyncIterator[Hint]:
        """What is told, as long as the connection holds."""

    async def close(self) -> None:
        """Let go of it."""


class Shared:
    """A bus in memory, for several halls in one process; `Memory` is one listener's end of it."""

    def __init__(self) -> None:
        self.ends: list[asyncio.Queue[Hint]] = []


class Memory:
    """One end of a bus in memory."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared
        self._heard: asyncio.Queue[Hint] = asyncio.Queue()

    async def connect(self) -> None:
        """Always there."""
        if self._heard not in self._shared.ends:
            self._shared.ends.append(self._heard)

    async def publish(self, hint: Hint) -> None:
        """Into every end."""
        for end in self._shared.ends:
            end.put_nowait(hint)

    async def listen(self) -> AsyncIterator[Hint]:
        """What comes to this end."""
        while True:
            yield await self._heard.get()

    async def close(self) -> None:
        """Hear no more."""
        if self._heard in self._shared.ends:
            self._shared.ends.remove(self._heard)


class Redis:
    """Hints through Redis (or what speaks like it)."""

    def __init__(self, url: str) -> None:
        require("redis", "scale")
        self._url = url
        self._client: Any = None
        self._heard: Any = None

    async def connect(self) -> None:
        """Connect and subscribe anew."""
        from redis.asyncio import from_url

        await self.close()
        try:
            self._client = from_url(
                self._url, socket_connect_timeout=CONNECT_SECONDS, socket_timeout=CONNECT_SECONDS, decode_responses=True
            )
            self._heard = self._client.pubsub(ignore_subscribe_messages=True)
            await self._heard.subscribe(CHANNEL)
            await self._client.ping()
        except Exception as error:
            raise BusGone(type(error).__name__) from None

    async def publish(self, hint: Hint) -> None:
        """PUBLISH."""
        try:
            await self._client.publish(CHANNEL, str(hint))
        except Exception as error:
            raise BusGone(type(error).__name__) from None

    async def listen(self) -> AsyncIterator[Hint]:
        """What is published; the connection is asked for a sign of life when it has been silent."""
        while True:
            try:
                message = await self._heard.get_message(timeout=CONNECT_SECONDS)
                if message is None:
                    await self._client.ping()
                    continue
            except Exception as error:
                raise BusGone(type(error).__name__) from None
            hint = read_hint(message["data"])
            if hint is not None:
                yield hint

    async def close(self) -> None:
        """Hang up."""
        for each in (self._heard, self._client):
            if each is not None:
                with contextlib.suppress(Exception):
                    await each.aclose()
        self._heard = self._client = None


class Notifications:
    """Hints through PostgreSQL's own NOTIFY, on a connection of their own, never inside the transaction that writes."""

    def __init__(self, url: str) -> None:
        require("asyncpg", "scale")
        self._url = full_url(url).replace("+asyncpg", "")
        self._connection: Any = None
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def connect(self) -> None:
        """Connect and LISTEN anew."""
        import asyncpg

        await self.close()
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._heard = heard
        try:
            self._connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
            self._connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await self._connection.add_listener(CHANNEL, lambda *told: heard.put_nowait(str(told[3])))
        except Exception as error:
            raise BusGone(type(error).__name__) from None

    async def publish(self, hint: Hint) -> None:
        """NOTIFY."""
        try:
            await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, str(hint), timeout=CONNECT_SECONDS)
        except Exception as error:
            raise BusGone(type(error).__name__) from None

    async def listen(self) -> AsyncIterator[Hint]:
        """What is notified, until the connection ends."""
        while True:
            text = await self._heard.get()
            if text is None:
                raise BusGone("the connection ended")
            hint = read_hint(text)
            if hint is not None:
                yield hint

    async def close(self) -> None:
        """Hang up."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)


def bus_of(address: str | None, store: str) -> Bus | None:
    """The bus that an address means; without one PostgreSQL's own if the store is PostgreSQL, and none for SQLite.

    Raises BadAddress, LonelyBus (SQLite is for one process), MissingExtra.
    """
    if address is None:
        return Notifications(store) if is_postgresql(store) else None
    redis = address.startswith(("redis://", "rediss://", "unix://"))
    if not redis and not is_postgresql(address):
        raise BadAddress(given=without_password(address), known=KNOWN_BUSES)
    if not is_postgresql(store):
        raise LonelyBus(bus=without_password(address), store=place_of(store))
    return Redis(address) if redis else Notifications(address)
