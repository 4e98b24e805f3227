"""Two servers on one store: what is done at one is so at the other, and nothing is done twice."""

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Table, open_house
from wolfmoon.server.bus import Bus, BusGone, Hint, Memory, Shared, read_hint
from wolfmoon.server.rows import Gave, read
from wolfmoon.server.wire import Refused, View


class Gone:
    """A bus that nobody ever reaches."""

    async def connect(self) -> None:
        """In vain."""
        raise BusGone("away")

    async def publish(self, hint: Hint) -> None:
        """In vain."""
        raise BusGone("away")

    def listen(self) -> AsyncIterator[Hint]:
        """Nothing."""
        raise BusGone("away")

    async def close(self) -> None:
        """Nothing to close."""


@asynccontextmanager
async def two_houses(folder: Path, buses: tuple[Bus, Bus] | None = None, **more: Any) -> AsyncIterator[list[House]]:
    if buses is None:
        shared = Shared()
        buses = Memory(shared), Memory(shared)
    settings = {"lease_seconds": 1.5, "talk_rate": None} | more
    async with (
        open_house(folder, bus=buses[0], **settings) as one,
        open_house(folder, bus=buses[1], **settings) as other,
    ):
        yield [one, other]


def at(house: House, table: Table) -> Table:
    """The same table at another house."""
    return Table(house, table.code, table.invite, table.tokens)


async def test_who_sits_down_and_comes_at_one_server_is_seen_at_the_other(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        table = await one.table(1, 3)
        there = at(other, table)
        async with table.person(0) as host, there.person(None) as watcher:
            await watcher.until(lambda who: who.lobby.seats[0].here)
            seated = await other.post(f"{table.api}/sit", invite=table.invite, name="Otto")
            await host.until(lambda who: who.lobby.seats[1].name == "Otto")
            async with other.person(table.code, seated["token"]):
                await host.until(lambda who: who.lobby.seats[1].here)
            await host.until(lambda who: not who.lobby.seats[1].here)
            await one.post(f"{table.api}/seat", token=table.tokens[0], seat=1, kind="open")
            await watcher.until(lambda who: who.lobby.seats[1].kind == "open")


async def test_a_seat_taken_at_both_at_once_is_taken_by_one(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        table = await one.table(1, 3)
        asked = [
            house.http.post(f"{table.api}/sit", json={"invite": table.invite, "name": f"P{n}", "seat": 1})
            for n, house in enumerate((one, other))
        ]
        replies = await asyncio.gather(*asked)
        assert sorted(reply.status_code for reply in replies) == [200, 409]
        again = await other.post(f"{table.api}/sit", invite=table.invite, name="Ulla")
        assert again["seat"] == 2


async def test_a_game_is_played_at_both_servers(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        table = await one.table(3, 3)
        there = at(other, table)
        async with table.person(0) as a, there.person(1) as b, there.person(2) as c, there.person(0) as twin:
            await there.start()
            rnd = random.Random(6)
            await asyncio.gather(*(person.play_on(rnd) for person in (a, b, c)))
            await twin.until(lambda who: isinstance(who.heard[-1], View) and who.view.outcome is not None)
            assert twin.view.public == a.view.public
            assert twin.view.private == a.view.private
            await a.until(lambda who: who.lobby.status == "over")
            again = await one.post(f"{table.api}/rematch", token=table.tokens[0])
            for person in (b, c, twin):
                await person.until(lambda who: who.lobby.token is not None)
                assert person.lobby.next == again["table"]


async def test_an_answer_given_at_both_at_once_counts_once(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        table = await one.table(3, 3)
        await table.start()
        there = at(other, table)
        async with table.person(0) as here, there.person(0) as twin:
            await here.until_asked("tiny/pick")
            await twin.until_asked("tiny/pick")
            await asyncio.gather(here.answer("1"), twin.answer("2"))
            for person in (here, twin):
                await person.until(lambda who: isinstance(who.heard[-1], View) and who.view.version == 2)
            refused = [each.error for each in (*here.heard, *twin.heard) if isinstance(each, Refused)]
            assert len(refused) <= 1
            rows = [read(body) for body in await one.hall.store.inputs(table.code)]
            assert len([row for row in rows if isinstance(row, Gave)]) == 1


async def test_two_seats_that_answer_a_window_at_two_servers_are_both_heard(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        table = await one.table(3, 3)
        await table.start()
        there = at(other, table)
        async with table.person(0) as host, table.person(1) as near, there.person(2) as far:
            await host.until_asked("tiny/pick")
            await host.answer("1")
            for person in (near, far):
                await person.until_asked("tiny/throw")
            await asyncio.gather(near.answer("nothing"), far.answer("nothing"))
            await host.until(lambda who: who.view.version >= 3)
            assert not any(isinstance(each, Refused) for each in (*near.heard, *far.heard))


async def test_talk_is_heard_at_both_and_numbered_once(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        table = await one.table(2, 3)
        there = at(other, table)
        async with table.person(0) as mara, there.person(1) as otto:
            await mara.hear()
            await otto.hear()
            await asyncio.gather(
                *(person.say({"type": "say", "text": "now"}) for person in (mara, otto) for _ in "abc")
            )
            for person in (mara, otto):
                await person.until(lambda who: len(who.talk) == 6)
                assert [each.n for each in person.talk] == [1, 2, 3, 4, 5, 6]
        async with open_house(tmp_path) as later, at(later, table).person(None) as watcher:
            await watcher.until(lambda who: len(who.talk) == 6)


async def test_bots_and_clocks_run_at_one_server_and_at_the_other_when_it_ends(tmp_path: Path) -> None:
    shared = Shared()
    async with open_house(tmp_path, bus=Memory(shared), lease_seconds=1.5) as other:
        async with open_house(tmp_path, bus=Memory(shared), lease_seconds=1.5) as one:
            table = await one.table(1, 3, window_seconds=1)
            await table.start()
            there = at(other, table)
            async with there.person(0) as host:
                await host.until_asked("tiny/pick")
                await asyncio.sleep(0.3)
                driving = [house.hall.tables[table.code].play for house in (one, other)]
                assert [play is not None and play.driving for play in driving] == [True, False]
        async with there.person(0) as host:
            await host.play_on(random.Random(2))
        rows = [read(body) for body in await other.hall.store.inputs(table.code)]
        assert any(isinstance(row, Gave) and row.by == "bot" for row in rows)


async def test_a_server_that_stops_signing_loses_its_tables_to_the_other(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        table = await one.table(1, 3)
        await table.start()
        there = at(other, table)
        async with there.person(0) as host:
            await host.until_asked("tiny/pick")
            for task in list(one.hall.neighbours._tasks):
                task.cancel()  # it lives on, but nobody hears of it
            play = other.hall.tables[table.code].play
            assert play is not None
            for _ in range(100):
                await asyncio.sleep(0 if play.driving else 0.1)
            assert play.driving
            await host.play_on(random.Random(2))  # both drive now: what one writes the other reads


async def test_without_a_bus_each_looks_for_himself(tmp_path: Path) -> None:
    async with two_houses(tmp_path, (Gone(), Gone())) as (one, other):
        table = await one.table(3, 3)
        there = at(other, table)
        async with table.person(0) as host, there.person(1) as near, there.person(2) as far:
            await host.until(lambda who: who.lobby.seats[2].here)
            await table.start()
            await host.until_asked("tiny/pick")
            await host.answer("1")
            for person in (near, far):
                await person.until_asked("tiny/throw")
                await person.answer("nothing")
            await host.until(lambda who: who.view.version >= 3)
            await far.say({"type": "say", "text": "at last"})
            await host.hears("at last")


async def test_only_hints_cross_the_bus(tmp_path: Path) -> None:
    shared = Shared()
    ear = Memory(shared)
    await ear.connect()
    async with two_houses(tmp_path, (Memory(shared), Memory(shared))) as (one, other):
        table = await one.table(2, 3)
        await table.start()
        there = at(other, table)
        async with table.person(0) as host, there.person(1) as person:
            await person.hear()
            await host.until_asked("tiny/pick")
            await host.answer("1")
            await host.say({"type": "say", "text": "secret"})
            await person.hears("secret")
    heard = [hint async for hint in _all_of(ear)]
    assert len(heard) > 2
    for hint in heard:
        assert re.fullmatch(r"[2-9A-Z]{4}-[2-9A-Z]{4} (-1|-2|\d{1,3}) [0-9a-f]{12}", str(hint))
        assert read_hint(str(hint)) == hint


async def _all_of(ear: Memory) -> AsyncIterator[Hint]:
    hints = ear.listen()
    while True:
        try:
            yield await asyncio.wait_for(anext(hints), 0.2)
        except (TimeoutError, StopAsyncIteration):
            return


@pytest.mark.parametrize("text", ["", "x", "7GQK-M2XR", "7GQK-M2XR x y", "a b c d"])
def test_what_is_no_hint_is_not_heard(text: str) -> None:
    assert read_hint(text) is None
