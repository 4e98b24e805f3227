"""Work that is begun at once goes on in a task if it has to wait; sockets speak together in the next turn of the loop."""

import asyncio

import pytest

from wolfmoon.server import run
from wolfmoon.server.begun import begun
from wolfmoon.server.outbox import Outbox


async def test_work_that_need_not_wait_is_done_at_once_and_leaves_no_task() -> None:
    done = []

    async def work() -> None:
        done.append("all")

    assert begun(work(), "work") is None
    assert done == ["all"]


async def test_work_that_waits_goes_on_when_what_it_waits_for_comes() -> None:
    first, second = asyncio.Event(), asyncio.Event()
    done: list[object] = []

    async def work() -> None:
        done.append("before")
        await first.wait()
        done.append("between")
        await second.wait()
        await asyncio.sleep(0)
        done.append(await asyncio.to_thread(str, 5))

    task = begun(work(), "work")
    assert task is not None
    assert done == ["before"]
    first.set()
    await asyncio.sleep(0.01)
    assert done == ["before", "between"]
    assert not task.done()
    second.set()
    await task
    assert done == ["before", "between", "5"]


async def test_what_is_raised_meets_who_begins_and_later_who_waits() -> None:
    async def at_once() -> None:
        raise KeyError("at once")

    async def later() -> None:
        await asyncio.sleep(0)
        raise KeyError("later")

    with pytest.raises(KeyError, match="at once"):
        begun(at_once(), "work")
    task = begun(later(), "work")
    assert task is not None
    with pytest.raises(KeyError, match="later"):
        await task


async def test_work_that_is_ended_may_clean_up() -> None:
    done = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            await asyncio.sleep(0)
            done.append("cleaned")
            raise

    task = begun(work(), "work")
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == ["cleaned"]


async def test_who_has_something_to_say_speaks_in_the_next_turn_in_order() -> None:
    outbox, heard = Outbox(), list[int]()

    class Speaker:
        def __init__(self, number: int) -> None:
            self.number = number

        def speak(self) -> None:
            heard.append(self.number)
            if self.number == 2:
                outbox.add(Speaker(3))

    outbox.add(Speaker(1))
    outbox.add(Speaker(2))
    assert heard == []
    await asyncio.sleep(0)
    assert heard == [1, 2]
    await asyncio.sleep(0)
    assert heard == [1, 2, 3]


def test_where_there_is_no_uvloop_the_loop_is_asyncios_own(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = run._new_loop()()
    loop.close()
    assert type(loop).__module__ == "uvloop"
    monkeypatch.setattr(run, "find_spec", lambda name: None)
    assert run._new_loop() is asyncio.new_event_loop
