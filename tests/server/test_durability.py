"""What was acknowledged is on disk: kill the server at any moment, fill the disk, race two writers."""

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import text

from tests.server.house import Person, Table, open_house
from wolfmoon.core.record import digest
from wolfmoon.server.breaks import Broke
from wolfmoon.server.hall import Hall
from wolfmoon.server.refusals import NotStored, Overtaken
from wolfmoon.server.store import Chair, Plan, Store
from wolfmoon.server.wire import View
from wolfmoon.server.writer import Part, Writer

TOP = Path(__file__).resolve().parents[2]


@contextmanager
def server(folder: Path, least_time: float) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server in a process of its own, that will be killed."""
    words = [sys.executable, "-m", "tests.server.serve_tiny", str(folder), "0", str(least_time)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=TOP)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


class Elsewhere:
    """Just enough of a house to sit at a table of another process."""

    def __init__(self, at: str) -> None:
        self.at = at

    def person(self, code: str, token: str | None, have: int = 0) -> Person:
        """Somebody comes."""
        return Person(self.at, code, token, have)


async def open_table(at: str, seats: int) -> tuple[str, list[str]]:
    async with httpx.AsyncClient(base_url=at) as http:
        form: dict[str, Any] = {"game": "tiny", "seats": seats, "name": "A", "window_seconds": 0}
        opened = (await http.post("/api/tables", json=form)).json()
        code, tokens = opened["table"], [opened["token"]]
        for n in range(1, seats):
            invite = opened["invite"].partition("#join=")[2]
            sat = await http.post(f"/api/tables/{code}/sit", json={"invite": invite, "name": f"B{n}"})
            tokens.append(sat.json()["token"])
        await http.post(f"/api/tables/{code}/start", json={"token": tokens[0]})
    return code, tokens


def timeless(view: View) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(view)
    return {key: value for key, value in shown.items() if key not in ("clock", "log", "log_from")}


async def test_a_server_killed_in_the_middle_of_a_window_comes_back_in_the_middle_of_it(tmp_path: Path) -> None:
    before: list[dict[str, Any]] = []
    with server(tmp_path, 30) as (at, process):
        code, tokens = await open_table(at, 4)
        there = [Elsewhere(at).person(code, token) for token in tokens]
        async with there[0], there[1], there[2], there[3]:
            await there[0].until_asked("tiny/pick")
            await there[0].answer("2")
            for person in there[1:]:
                await person.until_asked("tiny/throw")
            for person in there[1:]:
                await person.answer("nothing")  # the last of them completes the window and is held
                await person.until(lambda who: who.view.decisions[0].answered)
            await there[0].until(lambda who: len(who.view.waiting) == 3)
            before = [timeless(person.view) for person in there]
            process.send_signal(signal.SIGKILL)
            process.wait()
    with server(tmp_path, 0.3) as (at, _):
        there = [Elsewhere(at).person(code, token) for token in tokens]
        async with there[0], there[1], there[2], there[3]:
            for person, shown in zip(there, before, strict=True):
                await person.until(lambda who: any(isinstance(each, View) for each in who.heard))
                first = next(each for each in person.heard if isinstance(each, View))
                assert timeless(first) == shown
            await there[0].until(lambda who: len(who.view.waiting) == 1)  # the held answer counts when time is over


@pytest.mark.parametrize("seed", range(2))
async def test_every_acknowledged_answer_survives_a_kill_at_any_moment(tmp_path: Path, seed: int) -> None:
    rnd = random.Random(seed)
    code, tokens, moment = "", list[str](), rnd.uniform(0.05, 0.4)
    seen: dict[int, dict[str, Any]] = {}
    versions = [0]
    for _ in range(3):
        with server(tmp_path, 0) as (at, process):
            if not code:
                code, tokens = await open_table(at, 3)
            there = [Elsewhere(at).person(code, token) for token in tokens]

            async def play(person: Person) -> None:
                await person.play_on(rnd)

            async with there[0], there[1], there[2]:
                for seat, person in enumerate(there):
                    await person.until(lambda who: any(isinstance(each, View) for each in who.heard))
                    assert person.view.version >= versions[-1], "what was seen before the kill is still so"
                    if seat in seen and seen[seat]["version"] == person.view.version:
                        old = {key: seen[seat][key] for key in ("public", "private", "outcome")}
                        new = timeless(person.view)
                        assert {key: new[key] for key in old} == old
                plays = [asyncio.create_task(play(person)) for person in there]
                await asyncio.wait(plays, timeout=moment)
                process.send_signal(signal.SIGKILL)
                process.wait()
                for each in plays:
                    each.cancel()
                await asyncio.gather(*plays, return_exceptions=True)
                seen = {seat: timeless(person.view) for seat, person in enumerate(there)}
                versions.append(max(person.view.version for person in there))


async def test_a_stopped_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 4)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await host.answer("1")
            await host.until(lambda who: who.view.version > 1)
        live = await house.hall.find(table.code)
        assert live.play is not None
        tokens = table.tokens
        await asyncio.sleep(0.3)  # the bots answer; one person is missing
        before = digest(live.play.course.match.table)
    async with open_house(tmp_path) as house:
        again = Table(house, table.code, table.invite, tokens)
        live = await house.hall.find(table.code)
        assert live.play is not None
        assert digest(live.play.course.match.table) == before
        async with again.person(0) as host, again.person(1) as other:
            rnd = random.Random(3)
            await asyncio.gather(host.play_on(rnd), other.play_on(rnd))


async def test_no_secret_is_in_the_store(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        await house.hall.store.answers()
        content = await asyncio.to_thread(lambda: b"".join(file.read_bytes() for file in tmp_path.iterdir()))
        assert table.code.encode() in content
        for secret in (*table.tokens, table.invite):
            assert secret.encode() not in content


async def test_a_full_disk_refuses_the_answer_and_changes_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await _pages(house.hall, "PRAGMA max_page_count = 1")
            for size in (3000, 1):  # the last pages, then the last corner of the last page
                await _fill(house.hall.store, table.code, size)
            await host.answer("1")
            refusal = await host.refusal()
            assert refusal.error == "not-stored"
            assert "full" in refusal.message.args["why"]
            live = await house.hall.find(table.code)
            assert live.play is not None
            assert live.play.course.match.question == "d1"
            await _pages(house.hall, "PRAGMA max_page_count = 100000")
            await host.answer("1")
            await host.until(lambda who: who.view.version == 2)


async def _fill(store: Store, code: str, size: int) -> None:
    """Write rows of that size until there is no room."""
    for n in range(1000 + size, 2000 + size):
        try:
            await store.append(code, n * 100, ["x" * size])
        except NotStored:
            return
    raise AssertionError("the disk is not full")


async def _pages(hall: Hall, pragma: str) -> None:
    """Say it to the writing connection; SQLite counts pages for each connection by itself."""
    await hall.store._writer.write(others=[text(pragma)])


@pytest.mark.parametrize("after", [False, True])
async def test_a_write_whose_acknowledgement_is_lost_is_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    store = await Store.open(str(tmp_path / "x.sqlite3"), patience=5)
    plan = Plan("A", "tiny", 1, {}, 1, "playing", 0, None, 0.0, [Chair(0)])
    commit, breaks = Writer._commit, [1]

    async def breaking(self: Writer, parts: Sequence[Part]) -> None:
        if after:
            await commit(self, parts)
        if breaks and breaks.pop():
            raise Broke(OSError("the connection broke"))
        if not after:
            await commit(self, parts)

    monkeypatch.setattr(Writer, "_commit", breaking)
    await store.add(plan)
    breaks.append(1)
    await asyncio.gather(store.append("A", 0, ["one", "two"]), store.append("A", 2, ["three"]))
    breaks.append(1)
    await store.keep(plan)
    assert plan.revision == 1
    with pytest.raises(Overtaken):
        await store.append("A", 2, ["four"])
    with pytest.raises(Overtaken):
        await store.keep(msgspec.structs.replace(plan, revision=0))
    assert await store.inputs("A") == ["one", "two", "three"]
    await store.close()


async def test_a_database_that_stays_away_is_awaited_for_so_long_and_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(str(tmp_path / "x.sqlite3"), patience=0.3)
    await store.add(Plan("A", "tiny", 1, {}, 1, "playing", 0, None, 0.0, [Chair(0)]))
    commit = Writer._commit

    async def away(self: Writer, parts: Sequence[Part]) -> None:
        raise Broke(OSError("nobody there"))

    monkeypatch.setattr(Writer, "_commit", away)
    with pytest.raises(NotStored) as refused:
        await store.append("A", 0, ["one"])
    assert refused.value.message.args["why"] == "nobody there"
    monkeypatch.setattr(Writer, "_commit", commit)
    await store.append("A", 0, ["one"])
    assert await store.inputs("A") == ["one"]
    await store.close()


async def test_what_comes_after_the_store_was_closed_is_refused_and_waits_for_nothing(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
    writer = store._writer
    waiting = asyncio.create_task(writer.write([], key="A"))
    await asyncio.sleep(0)
    writer._loop.cancel()
    with pytest.raises(NotStored):
        await asyncio.wait_for(waiting, 5)
    with pytest.raises(NotStored):
        await asyncio.wait_for(writer.write([], key="A"), 5)
    await store.engine.dispose()


async def test_one_table_s_trouble_is_not_another_s(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
    for code in ("A", "B"):
        await store.add(Plan(code, "tiny", 1, {}, 1, "playing", 0, None, 0.0, [Chair(0)]))
    await store.append("A", 0, ["first"])
    outcomes = await asyncio.gather(
        store.append("A", 0, ["twice"]),
        store.append("B", 0, ["one", "two"]),
        store.append("nowhere", 0, ["lost"]),
        store.append("B", 2, ["three"]),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], Overtaken)
    assert outcomes[1] is None
    assert isinstance(outcomes[2], Overtaken)
    assert outcomes[3] is None
    assert await store.inputs("A") == ["first"]
    assert await store.inputs("B") == ["one", "two", "three"]
    await store.close()


async def test_rows_that_belong_together_are_written_all_or_none(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
    await store.add(Plan("A", "tiny", 1, {}, 1, "playing", 0, None, 0.0, [Chair(0)]))
    await store.append("A", 1, ["there"])
    with pytest.raises(Overtaken):
        await store.append("A", 0, ["half", "done"])
    assert await store.inputs("A") == ["there"]
    await store.close()


async def test_a_table_that_was_overtaken_is_read_again_and_goes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await house.hall.store.append(table.code, 0, ['{"did":"gave","seat":0,"answer":"1"}'])
            await host.answer("1")
            assert (await host.refusal()).error == "overtaken"
            await host.until(lambda who: who.view.version == 2)
        async with table.person(1) as other:
            await other.until_asked("tiny/throw")


async def test_a_table_nobody_is_at_leaves_memory_and_is_found_again(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle_seconds=0.1) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await asyncio.sleep(0.3)
            assert table.code in house.hall.tables
        await asyncio.sleep(0.4)
        assert table.code not in house.hall.tables
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
