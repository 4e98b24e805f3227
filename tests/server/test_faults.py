"""A fault in a game's rules: the answer does not count, nothing is lost, the table goes on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import open_house
from tests.server.tiny import Stones, Tiny
from wolfmoon.core.script import Script
from wolfmoon.server.botpool import Bots
from wolfmoon.server.rows import Voided, read, standing
from wolfmoon.server.wire import View


class Faulty(Tiny):
    """Throwing at seat 2 is a fault of the rules."""

    id = "faulty"

    def step(self, table: Stones) -> Script[None]:
        """A turn that breaks."""
        inner = super().step(table)
        answer: Any = None
        while True:
            try:
                asked = inner.send(answer)
            except StopIteration:
                return
            answer = yield asked
            if answer == "2":
                raise ZeroDivisionError("a fault")


async def test_an_answer_that_meets_a_fault_does_not_count_and_another_may_be_given(tmp_path: Path) -> None:
    async with open_house(tmp_path, games={"faulty": Faulty()}) as house:
        table = await house.table(3, 3, game="faulty")
        await table.start()
        async with table.person(0) as host, table.person(1) as other:
            await host.until_asked("tiny/pick")
            await other.until(lambda who: any(isinstance(each, View) for each in who.heard))
            before = host.view.public
            await host.answer("2")
            assert (await host.refusal()).error == "broken"
            await host.until(lambda who: isinstance(who.heard[-1], View))
            assert host.view.public == before
            await host.answer("1")
            await host.until(lambda who: len(who.view.waiting) == 2)
        rows = [read(body) for body in await house.hall.store.inputs(table.code)]
        assert [type(row).__name__ for row in rows] == ["Gave", "Voided", "Gave"]
    async with (
        open_house(tmp_path, games={"faulty": Faulty()}) as house,
        house.person(table.code, table.tokens[1]) as one,
    ):
        await one.until_asked("tiny/throw")


async def test_bots_do_not_run_into_the_same_fault_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def choose(self: Bots, level: str, game: str, seed: int, view: bytes) -> Any:
        return "2"

    monkeypatch.setattr(Bots, "choose", choose)
    async with open_house(tmp_path, games={"faulty": Faulty()}) as house:
        table = await house.table(1, 3, game="faulty")
        await house.post(f"{table.api}/seat", token=table.tokens[0], seat=1, kind="bot")
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await host.answer("1")
            live = await house.hall.find(table.code)
            for _ in range(100):
                await asyncio.sleep(0.05)
                if live.faults >= 20:
                    break
            assert live.faults == 20
            await asyncio.sleep(0.2)
            assert live.faults == 20


async def test_what_does_not_play_again_says_so(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        await house.hall.store.append(table.code, 0, ['{"did":"gave","seat":2,"answer":"0"}'])
        del house.hall.tables[table.code]
        async with table.person(0) as host:
            assert (await host.refusal()).error == "unreadable"


async def test_a_table_begun_with_another_version_of_the_game_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        del house.hall.tables[table.code]
        monkeypatch.setattr(Tiny, "version", 2)
        async with table.person(0) as host:
            refused = await host.refusal()
            assert refused.error == "other-version"
            assert (refused.message.args["began"], refused.message.args["now"]) == (1, 2)


def test_voided_rows_never_counted() -> None:
    one, two, three = (read(f'{{"did":"called","seat":{n},"call":"x"}}') for n in range(3))
    assert standing([one, two, three, Voided(2), two]) == [one, two]


async def test_a_fault_is_logged_without_the_values_of_variables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_house(tmp_path, games={"faulty": Faulty()}) as house:
        table = await house.table(3, 3, game="faulty")
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await host.answer("2")
            await host.refusal()
        live = await house.hall.find(table.code)
        assert live.play is not None
        hands = live.play.course.match.table.hands
    log = capsys.readouterr().err
    assert "ZeroDivisionError" in log
    for secret in (*table.tokens, table.invite, *(stone for hand in hands for stone in hand)):
        assert secret not in log
