"""Bots at a table: in processes of their own, given what their seat gets; one that fails harms nobody."""

import asyncio
import contextlib
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import open_house
from wolfmoon.server import botworker
from wolfmoon.server.botpool import BotFailed, Bots
from wolfmoon.server.rows import Gave, read
from wolfmoon.server.wire import View


async def all_bots(tmp_path: Path, **more: Any) -> list[Gave]:
    """A game in which one person plays with two bots; the bots' answers."""
    async with open_house(tmp_path, **more) as house:
        table = await house.table(1, 3)
        await table.start()
        async with table.person(0) as host:
            await host.play_on(random.Random(1))
        rows = [read(body) for body in await house.hall.store.inputs(table.code)]
        return [row for row in rows if isinstance(row, Gave) and row.by == "bot"]


async def test_a_bot_is_sent_the_very_bytes_that_its_seat_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[bytes] = []

    async def choose(self: Bots, level: str, game: str, seed: int, view: bytes) -> Any:
        sent.append(view)
        return msgspec.json.decode(view)["decisions"][0]["options"][0]["id"]

    monkeypatch.setattr(Bots, "choose", choose)
    async with open_house(tmp_path, bot_pause=(0.3, 0.3)) as house:
        table = await house.table(2, 3)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await host.answer("1")
            await host.until(lambda who: who.view.version == 2)
            await asyncio.sleep(0.1)
            live = await house.hall.find(table.code)
            assert live.play is not None
            assert len(sent) == 1
            shown = msgspec.json.decode(sent[0])
            assert shown["me"] == 2
            assert shown["private"]["hand"] == live.play.course.match.table.hands[2]
            hidden = [stone for seat in (0, 1) for stone in live.play.course.match.table.hands[seat]]
            assert not any(f'"{stone}"'.encode() in sent[0] for stone in hidden)


async def test_a_bot_that_says_what_is_not_offered_is_replaced_by_any_legal_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(self: Bots, level: str, game: str, seed: int, view: bytes) -> Any:
        return "cheat"

    monkeypatch.setattr(Bots, "choose", choose)
    assert await all_bots(tmp_path)


@pytest.mark.parametrize("program", ["raise SystemExit(3)", "import time; time.sleep(60)", "print('{', flush=True)"])
async def test_a_bot_process_that_crashes_dawdles_or_babbles_is_replaced_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    async def start(self: Bots) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdin=pipe, stdout=pipe)
        self._running.add(process)
        return process

    monkeypatch.setattr(Bots, "_start", start)
    assert await all_bots(tmp_path, bot_patience=0.05)


async def test_a_crashed_process_is_started_again_for_the_next_question() -> None:
    bots = Bots(1, 20)
    view = msgspec.json.encode(
        {
            "decisions": [{"id": "d1", "shape": "number", "rule": "x", "options": [], "low": 3, "high": 3}],
            "calls": [],
        }
    )
    assert await bots.choose("random", "tiny", 1, view) == 3
    for process in bots._running:
        process.kill()
    with contextlib.suppress(BotFailed):
        await bots.choose("random", "tiny", 1, view)
    assert await bots.choose("random", "tiny", 1, view) == 3
    assert await bots.call("random", "tiny", 1, view) is None
    with pytest.raises(BotFailed):
        await bots.choose("no such level", "tiny", 1, view)
    assert await bots.choose("greedy", "tiny", 1, view) == 3
    await bots.close()


def test_a_bot_s_fault_is_an_answer_too() -> None:
    assert "error" in botworker.reply_to(b'{"what":"choose","level":"random","game":"tiny","seed":1,"view":{}}')


async def test_bots_give_people_time_to_follow(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_pause=(0.5, 0.5)) as house:
        table = await house.table(1, 3)
        await table.start()
        async with table.person(0) as host:
            loop = asyncio.get_running_loop()
            rnd = random.Random(3)
            asked_at: dict[int, float] = {}
            while True:
                message = await host.hear()
                if not isinstance(message, View):
                    continue
                now = loop.time()
                picked = [line for line in message.log if line.text.id == "tiny-picked"]
                for line in picked:
                    seat = int(line.refs[0][1])
                    assert seat == 0 or now - asked_at[seat] >= 0.25  # a slow machine hears of the question late
                asked_at |= {each.seat: now for each in message.waiting if not each.window}
                if len(asked_at) == 3 and picked:
                    break
                if host.asked is not None:
                    await host.answer(rnd.choice([option.id for option in host.asked.options]))


async def test_a_bot_that_thinks_for_ever_holds_up_nobody_but_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[asyncio.subprocess.Process] = []

    async def start(self: Bots) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        program = "import time; time.sleep(600)"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdin=pipe, stdout=pipe)
        self._running.add(process)
        started.append(process)
        return process

    monkeypatch.setattr(Bots, "_start", start)
    async with open_house(tmp_path, bot_patience=600.0, bot_processes=1) as house:
        slow, quick = await house.table(2, 6), await house.table(3, 3)
        for table in (slow, quick):
            await table.start()
        async with slow.person(0) as host, slow.person(1) as other:
            await host.until_asked("tiny/pick")
            await host.answer("1")
            await other.until_asked("tiny/throw")  # four bots are asked too, and none of them ever answers
            await other.answer("nothing")
            await other.until(lambda who: who.view.decisions[0].answered)
            people = [quick.person(seat) for seat in range(3)]
            async with people[0] as a, people[1] as b, people[2] as c:
                rnd = random.Random(5)
                await asyncio.gather(*(person.play_on(rnd) for person in (a, b, c)))
            await host.say({"type": "say", "text": "still there"})
            await other.hears("still there")
            assert len(started) == 1, "no more think at once than may"
