"""Faults that people report: nobody is told more than his seat may know while the game runs; afterwards everything is there."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select

from tests.server.house import House, Table, open_house
from tests.server.tiny import TINY
from wolfmoon.core.record import read_record, replay
from wolfmoon.core.scenario import read_scenario, run_scenario
from wolfmoon.server.replay_forms import FaultReport
from wolfmoon.server.schema import reports


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, replay_processes=0) as house:
        yield house


async def report(house: House, table: Table, seat: int | None, words: str = "The torch did nothing.") -> httpx.Response:
    token = None if seat is None else table.tokens[seat]
    return await house.http.post(f"{table.api}/report", json={"token": token, "words": words})


async def started(house: House) -> Table:
    """Two people and a bot; it is the host's turn."""
    table = await house.table(3, 3)
    await table.start()
    return table


async def test_while_the_game_runs_a_report_holds_what_its_seat_may_know(house: House) -> None:
    table = await started(house)
    async with table.person(0) as host, table.person(1) as guest:
        await host.until_asked("tiny/pick")
        await host.answer("1")
        await host.until(lambda one: "tiny/throw" in {line.rule for line in one.view.log} or one.asked is None)
        await guest.until_asked("tiny/throw")
        plan = house.hall.tables[table.code].plan
        for seat in (0, 1, None):
            reply = await report(house, table, seat)
            assert reply.status_code == 200, reply.text
            file = msgspec.json.decode(reply.content, type=FaultReport)
            assert (file.record, file.scenario, file.over, file.seat) == (None, None, False, seat)
            assert file.words == "The torch did nothing."
            assert str(plan.seed) not in reply.text
            assert str(plan.nonce) not in reply.text
            assert file.view.me == seat
            assert all(given["seat"] == seat for given in file.answers)
        live = house.hall.tables[table.code].play
        assert live is not None
        hands = live.course.match.table.hands
        text = (await report(house, table, 1)).text
        for other in (0, 2):
            for stone in hands[other]:
                assert f'"{stone}"' not in text


async def test_two_reports_that_differ_only_in_what_another_has_sealed_are_the_same(house: House) -> None:
    table = await started(house)
    async with table.person(0) as host, table.person(1) as one, table.person(2) as two:
        await host.until_asked("tiny/pick")
        await host.answer("1")
        await one.until_asked("tiny/throw")
        await two.until_asked("tiny/throw")
        before = (await report(house, table, 1)).json()
        await two.answer("nothing")
        await two.until(lambda person: person.asked is None)
        after = (await report(house, table, 1)).json()
        for file in (before, after):
            file["report"] = ""
            file["view"]["clock"] = None  # time has passed
        assert before == after


async def test_the_whole_report_is_there_once_the_game_is_over(house: House) -> None:
    table = await started(house)
    async with table.person(0) as host:
        await host.until_asked()
        id = (await report(house, table, 0, "Wrong\nhere.")).json()["report"]
        at = f"{table.api}/reports/{id}"
        assert (await house.http.get(at)).json()["error"] == "not-over"
    people = [table.person(seat) for seat in range(3)]

    async def play(n: int) -> None:
        async with people[n] as person:
            await person.play_on(random.Random(n))

    await asyncio.gather(*(play(n) for n in range(3)))
    whole = (await house.http.get(at)).json()
    record = read_record(json.dumps(whole["record"]))
    replay(record, TINY)
    assert whole["words"] == "Wrong here."
    scenario = read_scenario(whole["scenario"])
    assert scenario.title == "Wrong here."
    run_scenario(scenario, TINY)
    assert (await house.http.get(f"{table.api}/reports/nonsense")).status_code == 404
    late = (await report(house, table, 1)).json()
    assert late["over"]
    run_scenario(read_scenario(late["scenario"]), TINY)
    replay(read_record(json.dumps(late["record"])), TINY)


async def test_a_report_s_words_are_text_and_bounded(house: House) -> None:
    table = await started(house)
    kinds: list[tuple[str, str]] = [("", "bad-note"), ("x" * 1001, "bad-note"), ("a\x00b", "bad-note")]
    for words, kind in kinds:
        assert (await report(house, table, 0, words)).json()["error"] == kind
    wrong: dict[str, Any] = {"token": "x" * 22, "words": "x"}
    assert await house.refused(f"{table.api}/report", **wrong) == "wrong-link"
    reply = await report(house, table, 0, '"""</script>\\ # = [x]')
    assert reply.status_code == 200
    kept = await house.hall.store.look(select(reports.c.body))
    scenario = json.loads(kept[0]["body"])["scenario"]
    assert read_scenario(scenario).title == '"""</script>\\ # = [x]'


async def test_a_table_reports_twenty_faults_at_most(house: House) -> None:
    table = await started(house)
    row = {"code": table.code, "seat": 0, "moment": 0, "words": "x", "body": "{}", "at": 0.0}
    await house.hall.store.write([insert(reports).values([{"id": str(n), **row} for n in range(20)])])
    assert (await report(house, table, 0)).json()["error"] == "too-many-reports"


async def test_before_the_game_there_is_nothing_to_report(house: House) -> None:
    table = await house.table(1, 2)
    assert (await report(house, table, 0)).json()["error"] == "not-started"
