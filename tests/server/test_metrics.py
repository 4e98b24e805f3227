"""Metrics: for the operator alone, true, and without a table, a seat or a secret in them."""

import asyncio
import random
import re
from pathlib import Path

import pytest

from tests.server.house import House, open_house
from tests.server.test_faults import Faulty
from tests.server.tiny import TINY
from wolfmoon.server.wire import View

TOKEN = "what the operator knows"
SAMPLE = re.compile(r"^(\w+)(\{[^}]*\})? (\S+)$", re.MULTILINE)


async def read(house: House) -> dict[str, float]:
    """All samples: name with labels -> value."""
    reply = await house.http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("text/plain")
    return {name + labels: float(value) for name, labels, value in SAMPLE.findall(reply.text)}


@pytest.mark.parametrize("given", [None, "", "Bearer", "Bearer wrong", f"Basic {TOKEN}", TOKEN])
async def test_metrics_are_there_for_whoever_knows_the_token_and_nobody_else(tmp_path: Path, given: str | None) -> None:
    async with open_house(tmp_path, metrics_token=TOKEN) as house:
        headers = {} if given is None else {"authorization": given}
        reply = await house.http.get("/metrics", headers=headers)
        assert (reply.status_code, reply.json()["error"]) == (404, "not-found")
        assert await read(house)


@pytest.mark.parametrize("token", [None, ""])
async def test_where_no_token_is_set_there_are_no_metrics(tmp_path: Path, token: str | None) -> None:
    async with open_house(tmp_path, metrics_token=token) as house:
        for given in ("", "Bearer", "Bearer None"):
            assert (await house.http.get("/metrics", headers={"authorization": given})).status_code == 404


async def test_tables_sockets_inputs_refusals_and_times_are_counted(tmp_path: Path) -> None:
    async with open_house(tmp_path, metrics_token=TOKEN) as house:
        before = await read(house)
        table = await house.table(3, 3)
        await house.table(1, 3)
        await table.start()
        async with table.person(0) as host, table.person(1) as other, table.person(None) as watcher:
            await host.until_asked("tiny/pick")
            for each in (other, watcher):
                await each.until(lambda who: any(isinstance(heard, View) for heard in who.heard))
            await host.answer("7")
            await host.refusal()
            await host.answer("1")
            for each in (other, host):
                await each.until(lambda who: who.view.version == 2)
            after = await read(house)
            assert after['wolfmoon_tables{status="playing"}'] == 1
            assert after['wolfmoon_tables{status="open"}'] == 1
            assert after['wolfmoon_sockets{of="seat"}'] == 2
            assert after['wolfmoon_sockets{of="watcher"}'] == 1

        def more(name: str) -> float:
            return after.get(name, 0) - before.get(name, 0)

        assert more('wolfmoon_inputs_total{by="seat",kind="gave"}') == 1
        assert more('wolfmoon_refusals_total{kind="illegal-answer"}') == 1
        assert more("wolfmoon_append_seconds_count") >= 1
        assert after["process_cpu_seconds_total"] > 0


async def test_faults_of_the_rules_are_counted(tmp_path: Path) -> None:
    async with open_house(tmp_path, games={"faulty": Faulty()}, metrics_token=TOKEN) as house:
        table = await house.table(3, 3, game="faulty")
        await table.start()
        before = await read(house)
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await host.answer("2")
            await host.refusal()
        name = 'wolfmoon_faults_total{where="rules"}'
        assert (await read(house))[name] - before[name] == 1


async def test_how_long_masked_questions_stay_open_is_counted_for_all_tables_together(tmp_path: Path) -> None:
    async with open_house(tmp_path, metrics_token=TOKEN, masked_time=(0.1, 0.1)) as house:
        table = await house.table(2, 2, options={"goal": 1})
        before = await read(house)
        await table.start()
        async with table.person(0) as mara, table.person(1) as otto:
            await asyncio.gather(mara.play_on(random.Random(1)), otto.play_on(random.Random(2)))
        after = await read(house)
        closed = after["wolfmoon_masked_seconds_count"] - before["wolfmoon_masked_seconds_count"]
        assert closed >= 1
        assert after["wolfmoon_masked_seconds_sum"] - before["wolfmoon_masked_seconds_sum"] >= 0.1 * closed - 0.01
        assert {name for name in after if name.startswith("wolfmoon_masked")} == {
            name for name in before if name.startswith("wolfmoon_masked")
        }, "no label tells one question from another"


async def test_no_metric_names_a_table_a_seat_or_a_secret(tmp_path: Path) -> None:
    async with open_house(tmp_path, metrics_token=TOKEN) as house:
        table = await house.table(2, 2, options={"goal": 1}, name="Mara Nordlicht")
        await table.start()
        async with table.person(0) as mara, table.person(1) as otto:
            await asyncio.gather(mara.play_on(random.Random(1)), otto.play_on(random.Random(2)))
            reply = await house.http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
        for word in (table.code, *table.tokens, table.invite, "Nordlicht", "stone", TOKEN):
            assert word not in reply.text
        labels = {label for _, inside, _ in SAMPLE.findall(reply.text) for label in re.findall(r"(\w+)=", inside)}
        assert labels <= {
            "kind",
            "by",
            "where",
            "level",
            "status",
            "of",
            "le",
            "version",
            "implementation",
            "outcome",
        } | {
            "major",
            "minor",
            "patchlevel",
        }
        assert TINY.id not in labels
