"""When somebody is told that it is his turn: after he left, once for a question, not within the rest, at one server of many."""

import asyncio
import time
from pathlib import Path
from typing import Any

from tests.server.ears import SOON, Ears, listening
from tests.server.house import House, Table, open_house
from wolfmoon.server.alerts import MOST_SENDS
from wolfmoon.server.bus import Memory, Shared


async def hook_for(house: House, table: Table, ears: Ears, seat: int = 1) -> None:
    """That seat is told by a webhook."""
    await house.post(
        f"{table.api}/alerts/set", token=table.tokens[seat], kind="hook", to=f"http://127.0.0.1:{ears.http}/{seat}"
    )


def hooks_at(ears: Ears, **more: Any) -> dict[str, Any]:
    return {"hooks": frozenset([f"127.0.0.1:{ears.http}"]), **SOON, **more}


async def answers_and_is_asked_again(table: Table) -> None:
    """Mara comes, answers, is asked the next question and leaves."""
    async with table.person(0) as mara:
        await mara.until_asked("tiny/pick")
        await mara.answer("1")
        await mara.until_asked("tiny/aim")


async def test_who_leaves_while_the_table_waits_for_him_is_told_a_while_after_he_left(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_after=0.4)) as house:
        table = await house.table(2, 2)
        await hook_for(house, table, ears)
        async with table.person(1) as otto:
            await table.start()
            await otto.until_asked()
            await asyncio.sleep(0.6)
            assert ears.posts == [], "he is there"
        await asyncio.sleep(0.2)
        assert ears.posts == [], "a page that is loaded anew is no absence"
        await ears.posts_come(1)
        async with table.person(1) as otto:
            await otto.until_asked()
        await asyncio.sleep(0.7)
        assert len(ears.posts) == 1, "one question is told once"


async def test_who_comes_back_in_time_or_has_a_second_page_open_is_not_told(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_after=0.3)) as house:
        table = await house.table(2, 2)
        await hook_for(house, table, ears)
        async with table.person(1) as otto:
            await table.start()
            await otto.until_asked()
        async with table.person(1) as otto:
            await otto.until_asked()
            async with table.person(1) as second:
                await second.until_asked()
            await asyncio.sleep(0.6)
            assert ears.posts == []


async def test_who_has_answered_and_leaves_is_not_told(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears)) as house:
        table = await house.table(3, 3)
        for seat in range(3):
            await hook_for(house, table, ears, seat)
        async with table.person(0) as mara, table.person(1) as otto, table.person(2) as ulla:
            await table.start()
            await mara.until_asked("tiny/pick")
            await mara.answer("1")
            for each in (otto, ulla):
                await each.until_asked("tiny/throw")
            await otto.answer("nothing")
            await otto.until(lambda who: who.asked is None)
        line, _, _ = await ears.posts_come(1)
        assert line.startswith("POST /2 ")
        await asyncio.sleep(0.4)
        assert len(ears.posts) == 1, "one answer of the window is in, and Mara is not asked"


async def test_a_second_question_within_the_rest_is_told_at_its_end(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_rest=1.0)) as house:
        table = await house.table(3, 3, options={"aim": True})
        await hook_for(house, table, ears, 0)
        await table.start()
        await ears.posts_come(1)
        told = time.monotonic()
        await answers_and_is_asked_again(table)
        await asyncio.sleep(0.5)
        assert len(ears.posts) == 1, "not within the rest"
        await ears.posts_come(2)
        assert time.monotonic() - told > 0.9
        await asyncio.sleep(1.2)
        assert len(ears.posts) == 2, "one question is told once"


async def test_what_was_put_off_is_not_told_to_who_has_answered_or_is_there_by_then(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_rest=0.8)) as house:
        table = await house.table(3, 3, options={"aim": True})
        await hook_for(house, table, ears, 0)
        await table.start()
        await ears.posts_come(1)
        await answers_and_is_asked_again(table)
        await asyncio.sleep(0.3)
        async with table.person(0) as mara:
            await mara.until_asked("tiny/aim")
            await asyncio.sleep(0.8)
            assert len(ears.posts) == 1, "she is there"
            await mara.answer("high")
            await mara.until(lambda who: who.asked is None)
        await asyncio.sleep(0.4)
        assert len(ears.posts) == 1, "she has answered"


async def test_who_is_at_another_server_is_there_and_is_told_when_he_leaves_it(tmp_path: Path) -> None:
    shared = Shared()
    async with listening() as ears:
        settings = hooks_at(ears, alert_after=0.8, lease_seconds=1.5)
        async with (
            open_house(tmp_path, bus=Memory(shared), **settings) as one,
            open_house(tmp_path, bus=Memory(shared), **settings) as other,
        ):
            table = await one.table(3, 3)
            await hook_for(one, table, ears, 0)
            there = Table(other, table.code, table.invite, table.tokens)
            async with there.person(0) as mara:
                await table.start()
                await mara.until_asked("tiny/pick")
                await asyncio.sleep(1.5)
                assert ears.posts == [], "she is there"
            await ears.posts_come(1)
            await asyncio.sleep(1.2)
            assert len(ears.posts) == 1, "both servers know, one tells"


async def test_a_table_that_waits_to_tell_stays_in_memory_and_then_goes(tmp_path: Path) -> None:
    more = {"alert_after": 0.6, "idle_seconds": 0.1}
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, **more)) as house:
        table = await house.table(3, 3)
        await hook_for(house, table, ears, 0)
        await table.start()
        await asyncio.sleep(0.4)
        assert table.code in house.hall.tables
        await ears.posts_come(1)
        for _ in range(60):
            await asyncio.sleep(0.05 if table.code in house.hall.tables else 0)
        assert table.code not in house.hall.tables
        async with table.person(None) as watcher:
            await watcher.hear()
            await asyncio.sleep(0.9)
        assert len(ears.posts) == 1, "who only looks on has nobody told twice"


async def test_a_server_that_starts_again_tells_who_is_waited_for_when_the_table_is_looked_at(tmp_path: Path) -> None:
    async with listening() as ears:
        settings = hooks_at(ears, alert_after=0.5)
        async with open_house(tmp_path, **settings) as house:
            table = await house.table(3, 3)
            await hook_for(house, table, ears, 0)
            await table.start()
        assert ears.posts == [], "it stopped before"
        async with open_house(tmp_path, **settings) as house:
            async with house.person(table.code, None) as watcher:
                await watcher.hear()
            await ears.posts_come(1)


async def test_nobody_else_is_sent_anything_when_a_seat_is_told(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_after=0.6)) as house:
        table = await house.table(3, 3)
        await hook_for(house, table, ears, 0)
        async with table.person(1) as otto, table.person(None) as watcher:
            await table.start()
            for each in (otto, watcher):
                while not await each.quiet(0.1):
                    pass
            assert ears.posts == [], "not yet"
            await ears.posts_come(1)
            assert await otto.quiet()
            assert await watcher.quiet()


async def test_what_could_not_be_sent_is_tried_again_after_the_rest_and_not_for_ever(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_rest=0.2)) as house:
        table = await house.table(3, 3)
        await hook_for(house, table, ears, 0)
        ears.status = "503 Service Unavailable"
        await table.start()
        await ears.posts_come(2)
        ears.status = "201 Created"
        await ears.posts_come(3)
        await asyncio.sleep(0.5)
        assert len(ears.posts) == 3, "now it is told"
        await hook_for(house, table, ears, 1)
        await hook_for(house, table, ears, 2)
        ears.status = "503 Service Unavailable"
        async with table.person(0) as mara:
            await mara.until_asked("tiny/pick")
            await mara.answer("1")
            await mara.until(lambda who: who.asked is None)
        await ears.posts_come(3 + 2 * MOST_SENDS)
        await asyncio.sleep(0.5)
        assert len(ears.posts) == 3 + 2 * MOST_SENDS
