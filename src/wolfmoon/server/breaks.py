"""Connections to the database that break: how it shows, and how long one goes on trying."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, PendingRollbackError, ResourceClosedError

from wolfmoon.server.refusals import StoreAway

T = TypeVar("T")

# SQLSTATE classes of PostgreSQL: 08 connection, 57P shut down or starting, 53 out of connections.
GONE = ("08", "57P", "533")
CLASH = ("40001", "40P01")  # two transactions in each other's way; one of them has only to try again


class Broke(Exception):
    """The connection broke, or none could be made; what was under way is done or not."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(str(error))
        self.why = (str(getattr(error, "orig", None) or error) or type(error).__name__)[:200]


def is_break(error: BaseException) -> bool:
    """Whether the database cannot be reached any more, as against a write that it refuses."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _state(error).startswith(GONE)
    if isinstance(error, OSError | TimeoutError | EOFError | PendingRollbackError | ResourceClosedError):
        return True
    return _state(error).startswith(GONE) or type(error).__module__.startswith("asyncpg.")


def is_clash(error: BaseException) -> bool:
    """Whether the same transaction may well succeed if it is tried again."""
    return _state(error) in CLASH


def _state(error: BaseException) -> str:
    orig = getattr(error, "orig", None) or error
    return str(getattr(orig, "sqlstate", None) or getattr(orig, "pgcode", None) or "")


async def through_breaks(work: Callable[[], Awaitable[T]], patience: float) -> T:
    """What the work finds, which only reads; a broken connection is made anew for so many seconds. Raises StoreAway."""
    loop = asyncio.get_running_loop()
    until, pause = loop.time() + patience, 0.05
    while True:
        try:
            return await work()
        except Exception as error:
            if not is_break(error):
                raise
            if loop.time() >= until:
                raise StoreAway(why=Broke(error).why) from None
        await asyncio.sleep(pause)
        pause = min(2 * pause, 1.0)
