"""Two processes on one PostgreSQL, people who go from one to the other, and what may befall them: no move is lost or twice."""

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.scale.crowd import Count, Process, Wanderer, count, open_tables
from tests.scale.engines import Postgres, Redis
from tests.server.house import Person, open_house
from wolfmoon.cli import run
from wolfmoon.server.neighbours import LOOK_SECONDS
from wolfmoon.server.store import Store

pytestmark = [pytest.mark.engine, pytest.mark.timeout(600)]
TABLES, SEATS = 40, 3


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    engine = Postgres()
    try:
        yield engine
    finally:
        engine.close()


@pytest.fixture
def base(postgres: Postgres) -> str:
    """The store of most tests; TEST_PG_DSN may name another server's empty database."""
    return os.environ.get("TEST_PG_DSN") or postgres.url


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    engine = Redis(tmp_path_factory.mktemp("redis"))
    yield engine
    engine.stop()


@asynccontextmanager
async def processes(store: str, bus: str | None, number: int = 2) -> AsyncIterator[list[Process]]:
    doors = [Process(store, bus) for _ in range(number)]
    try:
        for door in doors:
            door.begin()
        for door in doors:
            await asyncio.to_thread(door.ready)
        yield doors
    finally:
        for door in doors:
            door.end()


async def crowd(
    doors: Sequence[Process], store: str, befalls: Callable[[], Awaitable[None]], pause: float = 0.2
) -> Count:
    """Forty tables are played to their ends while something befalls the servers."""
    tables = await open_tables(doors, TABLES, SEATS)
    people = [Wanderer(table, seat, n * SEATS + seat, pause) for n, table in enumerate(tables) for seat in range(SEATS)]
    play = asyncio.gather(*(person.play(doors) for person in people))
    await befalls()
    async with asyncio.timeout(300):
        await play
    return await count(people, doors, store)


def well(counted: Count, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Tell the figures, and hold them against what has to be."""
    with capsys.disabled():
        print(f"\n{what}: {counted}")
    assert counted.acknowledged > 500
    assert (counted.lost, counted.twice, counted.wrong_views) == (0, 0, 0)
    assert counted.views >= TABLES * SEATS


async def test_a_process_killed_in_the_middle_costs_no_move(
    base: str, redis: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    async with processes(base, redis.url) as doors:

        async def killed() -> None:
            await asyncio.sleep(2)
            doors[1].end(signal.SIGKILL)
            await asyncio.sleep(1)
            doors[1].begin()
            await asyncio.to_thread(doors[1].ready)

        well(await crowd(doors, base, killed), "kill -9", capsys)


async def test_a_postgresql_restarted_costs_no_move(
    postgres: Postgres, redis: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    async with processes(postgres.url, redis.url) as doors:

        async def restarted() -> None:
            for how in (signal.SIGINT, signal.SIGQUIT):
                await asyncio.sleep(1.5)
                await asyncio.to_thread(postgres.stop, how)
                await asyncio.to_thread(postgres.start)

        well(await crowd(doors, postgres.url, restarted), "PostgreSQL restarted twice", capsys)


@pytest.mark.parametrize("seconds", [4, pytest.param(20, marks=pytest.mark.long)])
async def test_a_redis_gone_for_a_while_costs_no_move(
    base: str, redis: Redis, capsys: pytest.CaptureFixture[str], seconds: int
) -> None:
    async with processes(base, redis.url) as doors:

        async def gone() -> None:
            await asyncio.sleep(1.5)
            redis.stop()
            await asyncio.sleep(seconds)
            redis.start()

        pause = 0.2 if seconds < 10 else 0.6
        well(await crowd(doors, base, gone, pause), f"Redis gone for {seconds} s", capsys)


async def test_a_process_killed_while_it_ran_a_table_s_bots_is_replaced(base: str) -> None:
    async with processes(base, None) as doors:
        async with httpx.AsyncClient(base_url=doors[0].at, timeout=30) as http:
            form = {"game": "tiny", "seats": 3, "name": "A", "window_seconds": 0}
            opened = (await http.post("/api/tables", json=form)).json()
            await http.post(f"/api/tables/{opened['table']}/start", json={"token": opened["token"]})
        async with Person(doors[0].at, opened["table"], opened["token"], 0) as me:
            await me.until_asked("tiny/pick")
        async with Person(doors[1].at, opened["table"], opened["token"], 0) as me:
            doors[0].end(signal.SIGKILL)
            view = await me.play_on(random.Random(5))
        assert view.outcome is not None


async def test_postgresql_s_own_notifications_are_quick_enough(base: str) -> None:
    async with processes(base, None) as doors:
        [table] = await open_tables(doors, 1, 3)
        here, there = (Person(door.at, table.code, table.tokens[0], 0) for door in doors)
        async with here, there:
            await there.until_asked("tiny/pick")
            await here.until_asked("tiny/pick")
            await here.answer("1")
            began = time.monotonic()
            await there.until(lambda who: who.view.version == 2)
            assert time.monotonic() - began < LOOK_SECONDS


async def test_a_small_store_moves_to_postgresql_in_the_middle_of_a_game(tmp_path: Path, postgres: Postgres) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await host.answer("2")
            await host.until(lambda who: who.view.version == 2)
    base = await asyncio.to_thread(postgres.database, "moved")
    file = str(tmp_path / "all.gz")
    for words in (["backup", file, "--store", str(tmp_path / "test.sqlite3")], ["restore", file, "--store", base]):
        assert await asyncio.to_thread(run, words) == 0
    assert await asyncio.to_thread(run, ["restore", file, "--store", base]) == 2
    async with processes(base, None, 1) as [door]:
        people = [Person(door.at, table.code, token, 0) for token in table.tokens]
        async with people[0] as one, people[1] as two, people[2] as three:
            rnd = random.Random(8)
            await asyncio.gather(*(person.play_on(rnd) for person in (one, two, three)))
    back = str(tmp_path / "back.gz")
    assert await asyncio.to_thread(run, ["backup", back, "--store", base]) == 0
    again = str(tmp_path / "again.sqlite3")
    assert await asyncio.to_thread(run, ["restore", back, "--store", again]) == 0
    stores = [await Store.open(each) for each in (base, again)]
    first, second = [await store.inputs(table.code) for store in stores]
    assert len(first) > 5
    assert first == second
    for store in stores:
        await store.close()
