"""One writer for the whole store: what several tables want to write at the same moment shares one transaction.

A commit waits for the disk; fifty tables that each commit alone wait fifty times. Here everything that arrives while a commit
is under way goes into the next one. If a shared transaction fails, each part is tried by itself, so that one table's trouble
is not another's.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable, Insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wolfmoon.server.refusals import NotStored, Overtaken

MOST_TOGETHER = 400


class Part(NamedTuple):
    """Writes that belong together: all of them are done or none."""

    rows: Sequence[dict[str, Any]]
    others: Sequence[Executable]
    done: asyncio.Future[None]


class Writer:
    """Takes parts from everybody and commits them; `append` is the statement their rows go into."""

    def __init__(self, engine: AsyncEngine, append: Insert) -> None:
        self._engine = engine
        self._append = append
        self._parts: asyncio.Queue[Part | None] = asyncio.Queue()
        self._loop = asyncio.create_task(self._write(), name="store writer")

    async def write(self, rows: Sequence[dict[str, Any]] = (), others: Sequence[Executable] = ()) -> None:
        """Return when it is on disk. Raises NotStored or Overtaken, and then nothing of it is."""
        part = Part(rows, others, asyncio.get_running_loop().create_future())
        self._parts.put_nowait(part)
        await part.done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._parts.put_nowait(None)
        await self._loop

    async def _write(self) -> None:
        open_still = True
        async with self._engine.connect() as connection:
            while open_still:
                taken = [await self._parts.get()]
                while len(taken) < MOST_TOGETHER and not self._parts.empty():
                    taken.append(self._parts.get_nowait())
                open_still = None not in taken
                parts = [part for part in taken if part is not None]
                if not await self._commit(connection, parts):
                    for part in parts:
                        await self._commit(connection, [part])

    async def _commit(self, connection: AsyncConnection, parts: Sequence[Part]) -> bool:
        """Whether the parts are settled: on disk or, for one alone, refused."""
        try:
            async with connection.begin():
                if rows := [row for part in parts for row in part.rows]:
                    await connection.execute(self._append, rows)
                for part in parts:
                    for statement in part.others:
                        await connection.execute(statement)
        except DBAPIError as error:
            with contextlib.suppress(DBAPIError):
                await connection.rollback()
            if len(parts) > 1:
                return False
            refusal = Overtaken() if isinstance(error, IntegrityError) else NotStored(why=str(error.orig)[:200])
            for part in parts:
                if not part.done.done():
                    part.done.set_exception(refusal)
            return True
        for part in parts:
            if not part.done.done():
                part.done.set_result(None)
        return True
