"""Work that is begun at once: mostly nothing in it has to wait, and a task for it would cost more than the work."""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any


def begun(work: Coroutine[Any, Any, None], name: str) -> "asyncio.Task[None] | None":
    """Do as much as can be done without waiting; what is left is a task, None if nothing is.

    The first part is not done in a task of its own, so `work` must not look at the task it is in. Raises what `work` raises
    there.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_go_on(work, awaited), name=name)


@coroutine
def _go_on(work: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """Wait for what `work` waits for, and so on to its end."""
    step: Callable[[Any], Any]
    while True:
        given: Any = None
        try:
            given = yield awaited
            step = work.send
        except BaseException as error:
            step, given = work.throw, error
        try:
            awaited = step(given)
        except StopIteration:
            return
