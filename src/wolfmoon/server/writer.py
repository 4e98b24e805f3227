"""One writer for the whole store: what several tables want to write at the same moment shares one transaction.

A commit waits for the disk; fifty tables that each commit alone wait fifty times. Here everything that arrives while a commit
is under way goes into the next one. If a shared transaction fails, each part is tried by itself, so that one table's trouble
is not another's.

A connection that breaks is made anew for as long as `patience` lasts. What was under way when it broke may be on disk or not:
before such a part is tried again, its `proof` is looked for, so that nothing is done twice or taken for somebody else's.
"""

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Executable, Insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from wolfmoon.server.breaks import Broke, is_break, is_clash
from wolfmoon.server.metrics import APPEND
from wolfmoon.server.pen import pen
from wolfmoon.server.refusals import NotStored, Overtaken

MOST_TOGETHER = 400
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 1.0

Proof: TypeAlias = Callable[[], Executable]
"""A query that finds something if, and only if, a part is on disk; made only when it is in doubt."""


class Part(NamedTuple):
    """Writes that belong together: all of them are done or none.

    key: the table they are of; must: statements before the others, each of which has to change a row.
    """

    key: str
    rows: Sequence[dict[str, Any]]
    must: Sequence[Executable]
    others: Sequence[Executable]
    proof: Proof | None
    done: asyncio.Future[None]


class Missed(Exception):
    """A statement that had to change a row found none to change."""


class Writer:
    """Takes parts from everybody and commits them; `append` is the statement their rows go into."""

    def __init__(self, engine: AsyncEngine, append: Insert, patience: float) -> None:
        self._pen = pen(engine)
        self._append = append
        self._patience = patience
        self._parts: asyncio.Queue[Part | None] = asyncio.Queue()
        self._closed = False
        self._loop = asyncio.create_task(self._write(), name="store writer")

    async def write(
        self,
        rows: Sequence[dict[str, Any]] = (),
        others: Sequence[Executable] = (),
        *,
        key: str = "",
        must: Sequence[Executable] = (),
        proof: Proof | None = None,
    ) -> None:
        """Return when it is on disk. Raises NotStored or Overtaken, and then nothing of it is.

        (But where the database stayed away longer than patience lasts, NotStored may be wrong about what was under way.)
        """
        if self._closed:
            raise _too_late()
        part = Part(key, rows, must, others, proof, asyncio.get_running_loop().create_future())
        began = perf_counter()
        self._parts.put_nowait(part)
        try:
            await part.done
        finally:
            APPEND.observe(perf_counter() - began)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._parts.put_nowait(None)
        await self._loop

    async def _write(self) -> None:
        try:
            await self._write_on()
        finally:
            self._closed = True
            while not self._parts.empty():
                if (part := self._parts.get_nowait()) is not None:
                    _refuse([part], _too_late())

    async def _write_on(self) -> None:
        open_still = True
        while open_still:
            taken = [await self._parts.get()]
            while len(taken) < MOST_TOGETHER and not self._parts.empty():
                taken.append(self._parts.get_nowait())
            open_still = None not in taken
            # Everybody locks tables in the same order, so that no two processes wait for each other.
            parts = sorted((part for part in taken if part is not None), key=lambda part: part.key)
            await self._settle(parts)
        await self._pen.put_down()

    async def _settle(self, parts: list[Part]) -> None:
        """Commit them or refuse them, through as many broken connections as patience allows."""
        loop = asyncio.get_running_loop()
        until, pause, doubtful = loop.time() + self._patience, FIRST_PAUSE, False
        together = len(parts) > 1
        while parts:
            try:
                if together:
                    await self._commit(parts)
                    parts = _done(parts)
                else:
                    await self._alone(parts[0], doubtful)
                    parts = parts[1:]
            except Broke as broke:
                await self._pen.hang_up()
                together, doubtful = False, True
                if loop.time() >= until:
                    _refuse(parts, NotStored(why=broke.why))
                    return
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except asyncio.CancelledError:
                _refuse(parts, _too_late())
                raise
            except Exception:
                together = False  # nothing of it is done; which part is to blame shows when each goes alone

    async def _alone(self, part: Part, doubtful: bool) -> None:
        """Settle one part. Raises Broke."""
        if doubtful and part.proof is not None and await self._is_there(part.proof):
            _done([part])
            return
        for last in (False, True):
            try:
                await self._commit([part])
            except Broke:
                raise
            except (IntegrityError, Missed):
                _refuse([part], Overtaken())
            except Exception as error:
                if is_clash(error) and not last:
                    continue
                _refuse([part], NotStored(why=str(getattr(error, "orig", None) or error)[:200]))
            else:
                _done([part])
            return

    async def _commit(self, parts: Sequence[Part]) -> None:
        """One transaction. Raises Broke, Missed, DBAPIError, and then it is undone, unless the connection broke."""

        def carry_out(connection: Connection) -> None:
            for part in parts:
                for statement in part.must:
                    if not connection.execute(statement).rowcount:
                        raise Missed()
                for statement in part.others:
                    connection.execute(statement)
            if rows := [row for part in parts for row in part.rows]:
                connection.execute(self._append, rows)

        await self._transact(carry_out)

    async def _is_there(self, proof: Proof) -> bool:
        found: list[object] = []
        await self._transact(lambda connection: found.append(connection.execute(proof()).first()))
        return found != [None]

    async def _transact(self, work: Callable[[Connection], None]) -> None:
        try:
            await self._pen.transact(work)
        except Exception as error:
            if is_break(error):
                raise Broke(error) from None
            raise


def _done(parts: Sequence[Part]) -> list[Part]:
    """Say so to whoever waits; none is left."""
    for part in parts:
        if not part.done.done():
            part.done.set_result(None)
    return []


def _too_late() -> NotStored:
    return NotStored(why="the store is closed")


def _refuse(parts: Sequence[Part], refusal: NotStored | Overtaken) -> None:
    for part in parts:
        if not part.done.done():
            part.done.set_exception(refusal)
