"""Cyclic garbage, collected when nobody plays.

Most things end when nobody holds them any more; what holds itself, a closed socket say, has to be looked for among everything
in memory, which stops the server for 0.2 s with fifty tables. So the young are looked at as ever, and all in a quiet moment.
"""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator

YOUNG = 2_000  # new things until the youngest are looked at
NEVER = 1_000_000
LOOK_SECONDS = 5.0
QUIET = 0.05  # of a processor's time
LATEST_SECONDS = 1800.0  # if there is no quiet moment


@contextlib.asynccontextmanager
async def collected_when_quiet() -> AsyncIterator[None]:
    """As long as this is entered, what is in memory already is not looked at, and the rest as a whole only when it is quiet."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    task = asyncio.create_task(_wait_and_collect(), name="garbage")
    try:
        yield
    finally:
        task.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _wait_and_collect() -> None:
    latest = time.monotonic() + LATEST_SECONDS
    while True:
        used = time.process_time()
        await asyncio.sleep(LOOK_SECONDS)
        quiet = time.process_time() - used < QUIET * LOOK_SECONDS
        if (quiet and gc.get_count()[1]) or time.monotonic() > latest:
            gc.collect()
            latest = time.monotonic() + LATEST_SECONDS
