"""How long a question stays open, and who is told what meanwhile, tells nothing."""

import asyncio
import time
from pathlib import Path

from tests.server.house import House, Person, Table, open_house
from wolfmoon.server.rows import Closed, Gave, read
from wolfmoon.server.wire import View


async def in_window(house: House, seats: int = 3, **more: int) -> Table:
    table = await house.table(seats, seats, **more)
    await table.start()
    async with table.person(0) as host:
        await host.until_asked("tiny/pick")
        await host.answer("1")
        await host.until(lambda who: who.view.version > 1)
    return table


def seats_waited_for(person: Person) -> list[int]:
    return [each.seat for each in person.view.waiting]


async def test_a_window_stays_open_for_its_least_time_even_if_all_have_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path, masked_time=(0.8, 0.8)) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host, table.person(1) as one, table.person(2) as two:
            await host.until_asked("tiny/pick")
            await host.answer("1")
            await one.until_asked("tiny/throw")
            await two.until_asked("tiny/throw")
            opened = time.monotonic()
            await host.until(lambda who: who.view.version == one.view.version)
            for each in (one, two):
                await each.answer("nothing")
                await each.until(lambda who: who.view.decisions[0].answered)
                assert seats_waited_for(each) == [1, 2], "who is asked is waited for until it closes"
            assert time.monotonic() - opened < 0.5
            assert await host.quiet(0.1)
            await host.until(lambda who: seats_waited_for(who) != [1, 2])
            assert time.monotonic() - opened >= 0.75


async def test_the_answer_that_completes_a_window_is_stored_before_it_counts(tmp_path: Path) -> None:
    async with open_house(tmp_path, masked_time=(3.0, 3.0)) as house:
        table = await in_window(house)
        async with table.person(1) as one, table.person(2) as two:
            for each in (one, two):
                await each.until_asked("tiny/throw")
                await each.answer("nothing")
                await each.until(lambda who: who.view.decisions[0].answered)
            rows = [read(body) for body in await house.hall.store.inputs(table.code)]
            assert [row.held for row in rows if isinstance(row, Gave)] == [False, False, True]
            await two.say({"type": "answer", "version": two.view.version, "decision": "d2", "answer": "nothing"})
            assert (await two.refusal()).error == "sealed-already"
            await one.until(lambda who: seats_waited_for(who) != [1, 2])
            rows = [read(body) for body in await house.hall.store.inputs(table.code)]
            assert [row.question for row in rows if isinstance(row, Closed)] == ["d2"]


async def test_nobody_hears_of_anothers_sealed_answer_or_waiting_call(tmp_path: Path) -> None:
    async with open_house(tmp_path, masked_time=(0.2, 0.2)) as house:
        table = await in_window(house)
        async with (
            table.person(0) as host,
            table.person(1) as one,
            table.person(2) as two,
            table.person(None) as watcher,
        ):
            await one.until_asked("tiny/throw")
            for each in (host, two, watcher):
                await each.until(lambda who: any(isinstance(m, View) for m in who.heard))
                await each.until(lambda who: all(seat.here for seat in who.lobby.seats))
            await one.until(lambda who: all(seat.here for seat in who.lobby.seats))
            await one.answer("nothing")
            answered = await one.hear()
            assert isinstance(answered, View)
            assert answered.decisions[0].answered
            await one.say({"type": "call", "version": one.view.version, "call": "boast"})
            called = await one.hear()
            assert isinstance(called, View)
            assert called.private["called"] == ["boast"]
            assert called.version == answered.version == host.view.version, "a version counts what all have seen"
            for each in (host, two, watcher):
                assert await each.quiet(0.15)


async def test_when_time_is_up_the_default_answers_are_given(tmp_path: Path) -> None:
    async with open_house(tmp_path, masked_time=(0.1, 0.2)) as house:
        table = await in_window(house, window_seconds=1)
        async with table.person(1) as one:
            await one.until_asked("tiny/throw")
            clock = one.view.clock
            assert clock is not None
            assert clock.total_ms == 1000
            assert clock.closes_in_ms is not None
            assert 0 < clock.closes_in_ms <= 1000
            await one.until(lambda who: seats_waited_for(who) != [1, 2], 3)
            rows = [read(body) for body in await house.hall.store.inputs(table.code)]
            given = [(row.seat, row.answer, row.by) for row in rows if isinstance(row, Gave)]
            assert given[1:3] == [(1, "nothing", "clock"), (2, "nothing", "clock")]


async def test_without_a_clock_the_table_waits(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await in_window(house, window_seconds=0)
        async with table.person(1) as one:
            await one.until_asked("tiny/throw")
            assert one.view.clock is not None
            assert (one.view.clock.closes_in_ms, one.view.clock.total_ms) == (None, None)
            assert await one.quiet(0.4)


async def test_an_active_player_has_no_clock(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3, window_seconds=1)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            assert host.view.clock is None
            assert await host.quiet(1.3)


async def test_standing_orders_speak_when_the_least_time_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path, masked_time=(0.5, 0.5)) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host, table.person(1) as one, table.person(2) as two:
            await host.until_asked("tiny/pick")
            for each in (one, two):
                await each.until(lambda who: any(isinstance(m, View) for m in who.heard))
                await each.say({"type": "call", "version": 1, "call": "still"})
                await each.until(lambda who: who.view.private["still"])
            await host.answer("1")
            await host.until(lambda who: who.view.version == 2)
            opened = time.monotonic()
            assert seats_waited_for(host) == [1, 2]
            await host.until(lambda who: seats_waited_for(who) != [1, 2])
            assert 0.4 <= time.monotonic() - opened < 2
            rows = [read(body) for body in await house.hall.store.inputs(table.code)]
            assert [row.by for row in rows if isinstance(row, Gave)][1:3] == ["order", "order"]


async def test_an_order_given_in_an_open_window_speaks_at_once_when_its_least_time_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await in_window(house)
        async with table.person(1) as one:
            await one.until_asked("tiny/throw")
            await asyncio.sleep(0.05)
            await one.say({"type": "call", "version": one.view.version, "call": "still"})
            await one.until(lambda who: who.view.private["still"] and who.view.decisions[0].answered)
