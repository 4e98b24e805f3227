"""Presets of reaction windows: private, applied when the masked time is over, and a tell to nobody."""

import asyncio
import json
import random
from typing import Any

import pytest

from tests.server.stage import LEAST, Ear, Stage, in_made_time
from tests.server.tiny import TINY
from wolfmoon.core.match import start
from wolfmoon.server.refusals import NoSuchWindow
from wolfmoon.server.rows import Gave

WINDOW = "tiny/throw"
Heard = list[tuple[float, str]]


def answers(stage: Stage) -> list[tuple[int, Any, str]]:
    return [(row.seat, row.answer, row.by) for row in stage.shelf.rows if isinstance(row, Gave)][1:]


async def in_window(stage: Stage, victim: int = 1) -> None:
    await stage.answer(0, str(victim))


def test_always_pass_passes_when_the_masked_time_is_over_and_not_before() -> None:
    async def run() -> None:
        stage = Stage()
        await stage.play.choose(1, "*", "pass")
        await in_window(stage)
        await asyncio.sleep(LEAST - 0.1)
        assert answers(stage) == []
        await asyncio.sleep(0.2)
        assert answers(stage) == [(1, "nothing", "order")]
        await stage.end()

    in_made_time(run())


@pytest.mark.parametrize(("victim", "passes"), [(1, False), (2, True)])
def test_pass_unless_i_am_the_target(victim: int, passes: bool) -> None:
    async def run() -> None:
        stage = Stage()
        await stage.play.choose(1, "*", "target")
        await in_window(stage, victim)
        await asyncio.sleep(LEAST + 0.1)
        assert answers(stage) == ([(1, "nothing", "order")] if passes else [])
        await stage.end()

    in_made_time(run())


def test_a_preset_of_one_kind_of_window_goes_before_that_of_all() -> None:
    async def run() -> None:
        stage = Stage()
        await stage.play.choose(1, "*", "pass")
        await in_window(stage)
        await stage.play.choose(1, WINDOW, "ask")
        await asyncio.sleep(LEAST + 0.1)
        assert answers(stage) == []
        assert stage.look(1).view["presets"] == {"*": "pass", WINDOW: "ask"}
        await stage.end()

    in_made_time(run())


def test_a_preset_made_in_the_open_window_works_in_it() -> None:
    async def run() -> None:
        stage = Stage()
        await in_window(stage)
        await asyncio.sleep(60)
        await stage.play.choose(1, WINDOW, "pass")
        assert answers(stage) == [(1, "nothing", "order")]
        await stage.end()

    in_made_time(run())


def test_presets_are_private_and_survive_a_restart() -> None:
    async def run() -> None:
        stage = Stage()
        mine, theirs, nobodys = stage.look(1), stage.look(2), stage.look(None)
        await stage.play.choose(1, "*", "target")
        assert mine.view["presets"] == {"*": "target"}
        assert [len(ear.heard) for ear in (mine, theirs, nobodys)] == [2, 1, 1], "nobody else hears of it"
        await stage.restart()
        assert stage.look(1).view["presets"] == {"*": "target"}
        assert stage.look(2).view["presets"] == stage.look(None).view["presets"] == {}
        await stage.end()

    in_made_time(run())


def test_a_preset_needs_a_window_that_the_seat_knows() -> None:
    async def run() -> None:
        stage = Stage()
        with pytest.raises(NoSuchWindow):
            await stage.play.choose(1, WINDOW, "pass")
        await in_window(stage)
        with pytest.raises(NoSuchWindow):
            await stage.play.choose(0, WINDOW, "pass")
        await stage.play.choose(2, WINDOW, "pass")
        await stage.end()

    in_made_time(run())


@pytest.mark.parametrize("choice", ["pass", "target"])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("early", [True, False])
def test_nobody_can_tell_a_preset_of_a_seat_that_could_react_from_one_of_a_seat_that_cannot(
    choice: str, seed: int, early: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds: in one the seat holds stones it could throw, in the other none. All others are sent the same bytes at the
    same times, through the window and past it.
    """

    async def world(able: bool) -> dict[int | None, Heard]:
        match = start(TINY, 4, {"goal": 9}, seed=seed)
        table = match.table
        high = [stone for stone in table.bag if int(stone[5:]) > 20]
        table.hands[1] = ["stone1", "stone2", "stone3"] if able else high[:3]
        table.bag = high[3:]
        stage = Stage(seats=4, people=4, window_seconds=15, match=match)
        ears: dict[int | None, Ear] = {viewer: stage.look(viewer) for viewer in (None, 0, 2, 3)}
        await asyncio.sleep(1)
        await stage.play.choose(1, "*", choice)  # type: ignore[arg-type] # one of the three
        await asyncio.sleep(1)
        await in_window(stage, 2)
        able_now = [option.id for option in match.asks()[0].options()] != ["nothing"]
        assert able_now == able, "the worlds differ in what the seat could do"
        await asyncio.sleep(1 if early else LEAST + 2)
        for seat in (2, 3):
            await stage.answer(seat, "nothing")
        await asyncio.sleep(20)
        await stage.end()
        return {viewer: ear.heard for viewer, ear in ears.items()}

    def both(able: bool) -> dict[int | None, Heard]:
        monkeypatch.setattr("wolfmoon.server.masks._unforeseen", random.Random(seed))
        return in_made_time(world(able))

    one, other = both(True), both(False)
    assert one.keys() == other.keys()
    for viewer in one:
        assert one[viewer] == other[viewer], f"seat {viewer} is sent the same, at the same moments"
        assert len(one[viewer]) >= 3


@pytest.mark.parametrize("seed", range(3))
def test_who_is_waited_for_and_how_long_is_the_same_whatever_a_seat_could_do(seed: int) -> None:
    async def world(able: bool) -> list[tuple[float, Any, Any]]:
        match = start(TINY, 3, {"goal": 9}, seed=seed)
        high = [stone for stone in match.table.bag if int(stone[5:]) > 20]
        match.table.hands[1] = ["stone1", "stone2", "stone3"] if able else high[:3]
        match.table.bag = high[3:]
        stage = Stage(window_seconds=15, match=match)
        ear = stage.look(0)
        await in_window(stage, 2)
        await asyncio.sleep(16)
        await stage.end()
        views = [(when, json.loads(frame)) for when, frame in ear.heard]
        return [(when, view["waiting"], view["clock"]) for when, view in views]

    assert in_made_time(world(True)) == in_made_time(world(False))
