"""Two processes on one PostgreSQL, people who go from one to the other, and what may befall them: no move is lost or twice."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager

import pytest

from tests.scale.crowd import Count, Process, Wanderer, count, open_tables
from tests.scale.engines import Postgres, Redis

pytestmark = [pytest.mark.engine, pytest.mark.timeout(600)]
TABLES, SEATS = 40, 3


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    engine = Postgres(tmp_path_factory.mktemp("postgres"))
    yield engine
    engine.stop(signal.SIGQUIT)


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
    postgres: Postgres, redis: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    async with processes(postgres.url, redis.url) as doors:

        async def killed() -> None:
            await asyncio.sleep(2)
            doors[1].end(signal.SIGKILL)
            await asyncio.sleep(1)
            doors[1].begin()
            await asyncio.to_thread(doors[1].ready)

        well(await crowd(doors, postgres.url, killed), "kill -9", capsys)


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
    postgres: Postgres, redis: Redis, capsys: pytest.CaptureFixture[str], seconds: int
) -> None:
    async with processes(postgres.url, redis.url) as doors:

        async def gone() -> None:
            await asyncio.sleep(1.5)
            redis.stop()
            await asyncio.sleep(seconds)
            redis.start()

        pause = 0.2 if seconds < 10 else 0.6
        well(await crowd(doors, postgres.url, gone, pause), f"Redis gone for {seconds} s", capsys)
