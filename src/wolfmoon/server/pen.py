"""The connection that the writer writes by. It carries out a whole transaction at once: SQLite, which is in this process, in a
thread beside; a database elsewhere by the loop.
"""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wolfmoon.server.engine import open_beside

Work = Callable[[Connection], None]


class Pen(Protocol):
    """A connection of one's own, made when it is needed. One transaction at a time."""

    async def transact(self, work: Work) -> None:
        """Carry the work out in a transaction. Raises what the work and the commit raise; then the transaction is undone,
        unless the connection broke.
        """

    async def hang_up(self) -> None:
        """Let go of the connection, which may be broken; the next transaction makes another."""

    async def put_down(self) -> None:
        """Hang up for good."""


def pen(engine: AsyncEngine) -> Pen:
    """What writes to that database."""
    return _Beside(engine) if engine.dialect.name == "sqlite" else _Afar(engine)


class _Afar:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def transact(self, work: Work) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            async with self._connection.begin():
                await self._connection.run_sync(work)
        except Exception:
            with contextlib.suppress(Exception):
                await self._connection.rollback()
            raise

    async def hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()

    async def put_down(self) -> None:
        await self.hang_up()


class _Beside:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = open_beside(engine)
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "store writer")

    async def transact(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def hang_up(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)

    async def put_down(self) -> None:
        await self.hang_up()
        self._thread.shutdown()

    def _transact(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                work(self._connection)
        except Exception:
            with contextlib.suppress(Exception):
                self._connection.rollback()
            raise

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
            with contextlib.suppress(Exception):
                connection.close()
        self._engine.dispose()
