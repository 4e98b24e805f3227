"""The disk is full for a while: what is acknowledged is there, what is not was refused with the reason, and play goes on."""

import asyncio
import resource
from pathlib import Path

import pytest

from tests.scale.crowd import Process, Wanderer, count, open_tables

TABLES, SEATS = 8, 3


@pytest.mark.timeout(400)
async def test_a_disk_that_is_full_for_a_while_costs_no_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = str(tmp_path / "games.sqlite3")
    door = Process(store, None)
    door.begin()
    await asyncio.to_thread(door.ready)
    try:
        tables = await open_tables([door], TABLES, SEATS, goal=3)
        people = [
            Wanderer(table, seat, n * SEATS + seat, 0.15) for n, table in enumerate(tables) for seat in range(SEATS)
        ]
        play = asyncio.gather(*(person.play([door]) for person in people))
        await asyncio.sleep(1.5)
        soft, hard = resource.prlimit(door.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(door.pid, resource.RLIMIT_FSIZE, (1, hard))
        for _ in range(600):
            await asyncio.sleep(0.1 if sum(person.refused for person in people) < 5 else 0)
        resource.prlimit(door.pid, resource.RLIMIT_FSIZE, (soft, hard))
        async with asyncio.timeout(300):
            await play
        counted = await count(people, [door], store)
    finally:
        door.end()
    with capsys.disabled():
        print(f"\ndisk full: {counted}, refused meanwhile {sum(person.refused for person in people)}")
    assert counted.acknowledged > 100
    assert (counted.lost, counted.twice, counted.wrong_views) == (0, 0, 0)
