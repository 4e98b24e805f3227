"""When a clock runs out a bot decides; who lets it run out again and again is played for; and all of it survives a restart."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.house import open_house
from tests.server.stage import LEAST, Ear, Stage, in_made_time
from wolfmoon.server.rows import Away, Gave
from wolfmoon.server.wire import Pace, View

DECISION = Pace("decision", 60, 0, 0, 2)
DAYS = Pace("days", 3 * 86_400, 0, 0, 0)
BANK = Pace("bank", 60, 300, 10, 0)


def said(ear: Ear) -> list[str]:
    """What the log says, by ids."""
    return [line["text"]["id"] for _, frame in ear.heard for line in json.loads(frame).get("log", [])]


def seats(ear: Ear) -> list[int]:
    return [each["seat"] for each in ear.view["waiting"]]


def test_everybody_sees_the_clock_of_whoever_is_asked() -> None:
    async def look() -> None:
        stage = Stage(pace=DECISION)
        await asyncio.sleep(12.5)
        for viewer in (None, 0, 2):
            ear = stage.look(viewer)
            assert ear.view["clock"] == {
                "opened_ms_ago": 12_500,
                "closes_in_ms": 47_500,
                "total_ms": 60_000,
                "banks_ms": None,
            }
        await stage.end()

    in_made_time(look())


def test_when_time_runs_out_a_bot_decides_and_all_read_it() -> None:
    async def run() -> None:
        stage = Stage(pace=DECISION)
        ear = stage.look(None)
        await asyncio.sleep(60)
        assert seats(ear) == [0], "not a moment too soon"
        await asyncio.sleep(LEAST + 0.01)
        assert seats(ear) == [1, 2]
        assert said(ear)[:2] == ["tiny-drew", "shell-time-out"]
        gave = stage.shelf.rows[0]
        assert isinstance(gave, Gave)
        assert (gave.seat, gave.by) == (0, "clock")
        assert [view["me"] for view in stage.bots.asked] == [0], "it saw what the seat sees"
        assert "bag" not in str(stage.bots.asked[0])
        await stage.end()

    in_made_time(run())


def test_the_moment_at_which_a_bot_decides_does_not_tell_how_long_it_thought() -> None:
    async def moment(thought: float) -> float:
        stage = Stage(pace=DECISION)
        stage.bots.seconds = thought
        ear = stage.look(1)
        await asyncio.sleep(70)
        await stage.end()
        return ear.heard[1][0]

    assert {in_made_time(moment(thought)) for thought in (0.0, 0.9, 2.9)} == {60 + LEAST}


def test_who_answers_after_all_before_the_bot_does_is_heard() -> None:
    async def run() -> None:
        stage = Stage(pace=DECISION)
        await asyncio.sleep(60 + LEAST / 2)
        await stage.answer(0, "2")
        await asyncio.sleep(LEAST)
        assert [row.by for row in stage.shelf.rows if isinstance(row, Gave)] == [""]
        await stage.end()

    in_made_time(run())


def test_a_window_has_a_clock_of_its_own_and_closes_with_the_default_answers() -> None:
    async def run() -> None:
        stage = Stage(pace=DECISION, window_seconds=15)
        ear = stage.look(None)
        await stage.answer(0, "1")
        assert ear.view["clock"]["total_ms"] == 15_000
        await asyncio.sleep(14.9)
        assert seats(ear) == [1, 2]
        await asyncio.sleep(0.2)
        given = [(row.seat, row.answer, row.by) for row in stage.shelf.rows[1:] if isinstance(row, Gave)]
        assert given == [(1, "nothing", "clock"), (2, "nothing", "clock")]
        assert said(ear).count("shell-time-out-all") == 1, "nobody is named where several were asked"
        await stage.end()

    in_made_time(run())


def test_after_so_many_misses_in_a_row_a_bot_plays_until_the_owner_is_back() -> None:
    async def run() -> None:
        stage = Stage(pace=DECISION, window_seconds=15)
        ear = stage.look(1)
        missed: list[int] = []
        while stage.play.course.away == set():
            await stage.all_answer_but(1)
            await asyncio.sleep(1)
            if stage.play.course.missed[1] not in missed:
                missed.append(stage.play.course.missed[1])
        assert missed == [0, 1, 2]
        assert stage.play.course.away == {1}
        assert said(ear).count("shell-is-away") == 1
        assert [seat["away"] for seat in ear.lobby["seats"]] == [False, True, False]
        before = len(stage.shelf.rows)
        while not any(isinstance(row, Gave) and row.seat == 1 for row in stage.shelf.rows[before:]):
            await stage.all_answer_but(1)
            await asyncio.sleep(1)
        assert [row.by for row in stage.shelf.rows[before:] if isinstance(row, Gave) and row.seat == 1] == ["bot"]
        await stage.play.come_back(1)
        assert stage.play.course.away == set()
        assert said(ear)[-1] == "shell-is-back"
        assert [seat["away"] for seat in ear.lobby["seats"]] == [False, False, False]
        await stage.end()

    in_made_time(run())


def test_who_answers_is_back_at_once() -> None:
    async def run() -> None:
        stage = Stage(pace=Pace("decision", 60, 0, 0, 1))
        stage.bots.seconds = 1000  # it would think for long
        await asyncio.sleep(60)
        await stage.play.write([Away(0, True)])
        await stage.answer(0, "1")
        kinds = [type(row).__name__ for row in stage.shelf.rows]
        assert kinds == ["Away", "Away", "Gave"]
        assert stage.play.course.away == set()
        await stage.end()

    in_made_time(run())


def test_a_question_by_correspondence_keeps_its_deadline_while_no_server_is_there() -> None:
    async def run() -> None:
        stage = Stage(pace=DAYS)
        await asyncio.sleep(86_400)
        await stage.restart(86_400)
        ear = stage.look(2)
        assert ear.view["clock"]["closes_in_ms"] == 86_400_000
        await stage.restart(2 * 86_400)
        ear = stage.look(2)
        assert ear.view["clock"]["closes_in_ms"] == 10_000, "it ran out meanwhile: a last moment, then a bot decides"
        await asyncio.sleep(10 + LEAST + 0.1)
        assert seats(ear) == [1, 2]
        await stage.end()

    in_made_time(run())


def test_banks_are_the_same_after_a_restart() -> None:
    async def run() -> None:
        stage = Stage(pace=BANK, window_seconds=15)
        await asyncio.sleep(100)
        await stage.answer(0, "1")
        await asyncio.sleep(16)
        before = stage.look(None).view["clock"]["banks_ms"]
        await stage.restart(0)
        after = stage.look(None).view["clock"]["banks_ms"]
        assert before == after
        assert before[0] <= 200_000
        await stage.end()

    in_made_time(run())


def test_without_a_clock_the_table_waits_for_ever() -> None:
    async def run() -> None:
        stage = Stage()
        ear = stage.look(0)
        assert ear.view["clock"] is None
        await asyncio.sleep(30 * 86_400)
        assert seats(ear) == [0]
        await stage.end()

    in_made_time(run())


def test_of_two_processes_one_runs_the_clock_and_both_show_it_alike() -> None:
    async def run() -> None:
        one, other = Stage(pace=DECISION, window_seconds=15), Stage(pace=DECISION, window_seconds=15)
        other.shelf = one.shelf
        other.live.play = other._play()
        other.play.drive(False)
        await asyncio.sleep(30)
        await one.answer(0, "1")
        other.play.follow(one.shelf.rows)
        await asyncio.sleep(5)
        assert one.look(2).view["clock"] == other.look(2).view["clock"]
        await one.end()  # it dies
        await asyncio.sleep(5)
        assert len(one.shelf.rows) == 1, "the other only looks"
        other.play.drive(True)
        await asyncio.sleep(4.9)
        assert len(one.shelf.rows) == 1
        await asyncio.sleep(0.2)
        assert [row.by for row in one.shelf.rows[1:] if isinstance(row, Gave)] == ["clock", "clock"]
        await other.end()

    in_made_time(run())


async def test_a_table_with_a_clock_goes_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        pace = {"kind": "decision", "seconds": 5, "bank": 0, "increment": 0, "misses": 0}
        table = await house.table(3, 3, pace=pace)
        idle = await house.table(3, 3)
        await table.start()
        await idle.start()
    async with open_house(tmp_path) as house:
        for _ in range(200):
            live = house.hall.tables.get(table.code)
            if live is not None and live.play is not None and live.play.course.version > 1:
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("nobody woke it")
        assert idle.code not in house.hall.tables


async def test_the_host_sets_the_pace_in_the_waiting_room_and_all_see_it(tmp_path: Path) -> None:
    pace: dict[str, Any] = {"kind": "bank", "seconds": 60, "bank": 600, "increment": 15, "misses": 3}
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3)
        async with table.person(1) as guest:
            await guest.until(lambda who: who.lobby.pace.kind == "none")
            form: dict[str, Any] = {"pace": pace, "window_seconds": 20}
            assert await house.refused(f"{table.api}/pace", token=table.tokens[1], **form) == "not-host"
            await house.post(f"{table.api}/pace", token=table.tokens[0], **form)
            await guest.until(lambda who: who.lobby.pace == Pace(**pace) and who.lobby.window_seconds == 20)
            bad = pace | {"bank": 5}
            form = {"pace": bad, "window_seconds": 20}
            assert await house.refused(f"{table.api}/pace", token=table.tokens[0], **form) == "bad-pace"
            await table.start()
            form = {"pace": pace, "window_seconds": 20}
            assert await house.refused(f"{table.api}/pace", token=table.tokens[0], **form) == "already-started"
            await guest.until(lambda who: any(isinstance(each, View) for each in who.heard))
            clock = guest.view.clock
            assert clock is not None
            assert clock.banks_ms is not None
            assert clock.banks_ms[1:] == [600_000, 600_000]
