"""What is tried again when somebody else, at another process, changed the same table a moment earlier."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from wolfmoon.server.hall import Hall
from wolfmoon.server.live import Live
from wolfmoon.server.refusals import Overtaken

P = ParamSpec("P")
T = TypeVar("T")
MOST_TRIES = 4
Change = Callable[Concatenate[Hall, Live, P], Coroutine[Any, Any, T]]


def again_if_overtaken(change: "Change[P, T]") -> "Callable[Concatenate[Hall, Live, P], Coroutine[Any, Any, T]]":
    """A change of a table's plan that is made once more on the newer plan, where it may turn out to be refused."""

    @wraps(change)
    async def tried(hall: Hall, live: Live, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(MOST_TRIES - 1):
            try:
                return await change(hall, live, *args, **kwargs)
            except Overtaken:
                await hall.read_plan(live)
        return await change(hall, live, *args, **kwargs)

    return tried
