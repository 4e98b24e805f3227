"""Undo beyond the honest limit: everybody consents, it is written down, and nothing that was seen is hidden."""

import asyncio
import json
from typing import Any

import pytest

from tests.server.stage import LEAST, Ear, Stage, in_made_time
from tests.server.tiny import TINY
from wolfmoon.core.errors import UndoRefused
from wolfmoon.core.record import digest, record, replay
from wolfmoon.server.botseats import HOLD_SECONDS
from wolfmoon.server.past import UNDONE
from wolfmoon.server.refusals import NoProposal, ProposalOpen
from wolfmoon.server.rows import Gave, WentBack
from wolfmoon.server.wire import Pace


def log_of(ear: Ear) -> list[dict[str, Any]]:
    """The log as this viewer has put it together from all it was sent."""
    lines: list[dict[str, Any]] = []
    for _, frame in ear.heard:
        view = json.loads(frame)
        if view["type"] == "view":
            lines = [*lines[: view["log_from"]], *view["log"]]
    return lines


def ids(ear: Ear) -> list[str]:
    return [line["text"]["id"] for line in log_of(ear)]


async def past_a_window(stage: Stage) -> None:
    """The first seat picks, the others throw nothing, the die is cast."""
    await stage.answer(0, "1")
    for seat in (1, 2):
        await stage.answer(seat, "nothing")
    await asyncio.sleep(LEAST + 0.1)


def test_all_consent_and_the_question_is_asked_again() -> None:
    async def run() -> None:
        stage = Stage()
        before = digest(stage.play.course.match.table)
        ears = {viewer: stage.look(viewer) for viewer in (None, 0, 1, 2)}
        await past_a_window(stage)
        assert ears[0].view["ask_undo"]
        assert not ears[0].view["undo"], "the engine's limit is passed"
        lines = log_of(ears[None])
        await stage.play.propose(0, stage.play.course.version)
        shown = ears[2].view["proposal"]
        assert shown == {"number": 1, "seat": 0, "from_line": 1, "asked": [1, 2], "agreed": []}
        await stage.play.consent(1, 1, True)
        assert ears[None].view["proposal"]["agreed"] == [1]
        assert digest(stage.play.course.match.table) != before
        await stage.play.consent(2, 1, True)
        assert digest(stage.play.course.match.table) == before
        assert ears[None].view["proposal"] is None
        assert ears[0].view["decisions"][0]["rule"] == "tiny/pick"
        now = log_of(ears[None])
        assert now[0] == lines[0]
        assert [line["text"]["id"] for line in now[1:-1]] == [UNDONE] * (len(lines) - 1), "what was read stays, marked"
        assert [line["text"]["args"]["line"] for line in now[1:-1]] == [line["text"] for line in lines[1:]]
        assert now[-1]["text"]["id"] == "shell-went-back"
        await stage.answer(0, "2")
        assert ids(ears[None])[-1] == "tiny-picked"
        await stage.end()

    in_made_time(run())


def test_one_who_refuses_keeps_it_as_it_is_and_is_not_asked_again_at_once() -> None:
    async def run() -> None:
        stage = Stage()
        ear = stage.look(None)
        await past_a_window(stage)
        version = stage.play.course.version
        now = digest(stage.play.course.match.table)
        await stage.play.propose(0, version)
        with pytest.raises(ProposalOpen):
            await stage.play.propose(1, version)
        await stage.play.consent(1, 1, True)
        await stage.play.consent(2, 1, False)
        assert digest(stage.play.course.match.table) == now
        assert ear.view["proposal"] is None
        assert ids(ear)[-1] == "shell-not-taken-back"
        with pytest.raises(UndoRefused):
            await stage.play.propose(0, version)
        with pytest.raises(NoProposal):
            await stage.play.consent(1, 1, True)
        await stage.end()

    in_made_time(run())


def test_bots_and_whoever_is_away_consent() -> None:
    async def run() -> None:
        stage = Stage(people=1)
        await stage.answer(0, "1")
        await asyncio.sleep(30)
        await stage.play.propose(0, stage.play.course.version)
        assert isinstance(stage.shelf.rows[-1], WentBack)
        assert [ask.rule for ask in stage.play.course.match.asks()] == ["tiny/pick"]
        await stage.end()

    in_made_time(run())


@pytest.mark.parametrize("agrees", [True, False, None])
def test_bots_hold_still_until_people_have_said_whether_they_consent_but_not_for_ever(agrees: bool | None) -> None:
    async def run() -> None:
        stage = Stage(people=2)
        ear = stage.look(0)
        await stage.answer(0, "1")
        await stage.answer(1, "nothing")
        await stage.play.propose(0, stage.play.course.version)
        before = len(stage.shelf.rows)
        await asyncio.sleep(HOLD_SECONDS - 1)
        assert len(stage.shelf.rows) == before
        assert ear.view["proposal"]["asked"] == [1]
        if agrees is None:
            await asyncio.sleep(2 + LEAST)
            assert ear.view["proposal"] is None
        else:
            await stage.play.consent(1, 1, agrees)
        await asyncio.sleep(3 * LEAST + 5)
        went_back = any(isinstance(row, WentBack) for row in stage.shelf.rows)
        assert went_back == (agrees is True)
        bot_answers = [row for row in stage.shelf.rows[before:] if isinstance(row, Gave) and row.by == "bot"]
        assert bool(bot_answers) == (agrees is not True)
        await stage.end()

    in_made_time(run())


def test_a_proposal_lapses_when_the_game_goes_on() -> None:
    async def run() -> None:
        stage = Stage()
        ear = stage.look(0)
        await stage.answer(0, "1")
        await stage.play.propose(0, stage.play.course.version)
        for seat in (1, 2):
            await stage.answer(seat, "nothing")
        await asyncio.sleep(LEAST + 0.1)
        assert ear.view["proposal"] is None
        with pytest.raises(NoProposal):
            await stage.play.consent(1, 1, True)
        await stage.end()

    in_made_time(run())


def test_whether_a_sealed_answer_is_in_changes_nothing_for_who_may_propose() -> None:
    async def asked(early: bool) -> list[bool]:
        stage = Stage(seed=3)
        ears = [stage.look(seat) for seat in (0, 1, 2)]
        await stage.answer(0, "1")
        if early:
            await stage.answer(1, "nothing")
        may = [ear.view["ask_undo"] for ear in ears]
        await stage.end()
        return may

    assert in_made_time(asked(True)) == in_made_time(asked(False)) == [True, False, False]


def test_a_closed_window_is_asked_again_as_a_whole() -> None:
    async def run() -> None:
        stage = Stage()
        ears = {seat: stage.look(seat) for seat in (0, 1, 2)}
        await past_a_window(stage)
        await stage.play.propose(2, stage.play.course.version)
        for seat in (0, 1):
            await stage.play.consent(seat, 1, True)
        assert [ask.rule for ask in stage.play.course.match.asks()] == ["tiny/throw"] * 2
        assert [ears[seat].view["decisions"][0]["answered"] for seat in (1, 2)] == [False, False]
        assert ears[0].view["clock"] is not None, "its masked time begins anew"
        await stage.end()

    in_made_time(run())


def test_private_lines_stay_with_those_who_could_read_them() -> None:
    async def run() -> None:
        stage = Stage(seed=2)
        ears = {viewer: stage.look(viewer) for viewer in (None, 0, 1, 2)}
        while not any("tiny-buried" in ids(ear) for ear in ears.values()):
            for ask in stage.play.course.missing():
                hand = stage.play.course.match.table.hands[ask.seat]
                await stage.answer(
                    ask.seat, {"tiny/pick": str((ask.seat + 1) % 3), "tiny/bury": hand[0]}.get(ask.rule, "nothing")
                )
            await asyncio.sleep(LEAST + 0.1)
        reader = next(viewer for viewer, ear in ears.items() if "tiny-buried" in ids(ear))
        assert reader is not None
        await stage.play.propose(reader, stage.play.course.version)
        for seat in range(3):
            if seat != reader:
                await stage.play.consent(seat, 1, True)
        for viewer, ear in ears.items():
            undone = [line["text"]["args"]["line"]["id"] for line in log_of(ear) if line["text"]["id"] == UNDONE]
            assert ("tiny-buried" in undone) == (viewer == reader)
            assert ("tiny-buried-one" in undone) == (viewer != reader)
        await stage.end()

    in_made_time(run())


def test_clocks_and_presets_go_back_too() -> None:
    async def run() -> None:
        stage = Stage(pace=Pace("bank", 60, 300, 0, 0))
        await stage.play.choose(1, "*", "target")
        ear = stage.look(1)
        await asyncio.sleep(50)
        await past_a_window(stage)
        await stage.play.choose(1, "*", "pass")
        assert stage.play.course.clocks.banks[0] == 250_000
        await stage.play.propose(0, stage.play.course.version)
        for seat in (1, 2):
            await stage.play.consent(seat, 1, True)
        assert ear.view["clock"]["banks_ms"] == [300_000] * 3
        assert ear.view["presets"] == {}, "it was made while this question was open"
        await stage.end()

    in_made_time(run())


def test_a_restart_reproduces_what_was_taken_back_and_so_does_the_record() -> None:
    async def run() -> None:
        stage = Stage(window_seconds=15)
        await past_a_window(stage)
        await stage.play.propose(0, stage.play.course.version)
        for seat in (1, 2):
            await stage.play.consent(seat, 1, True)
        await stage.answer(0, "2")
        await asyncio.sleep(16)
        await stage.play.propose(0, stage.play.course.version)
        await stage.play.consent(1, 2, True)
        course = stage.play.course
        before = (digest(course.match.table), course.version, course.match.log.events, course.proposal)
        await stage.restart()
        course = stage.play.course
        assert (digest(course.match.table), course.version, course.match.log.events, course.proposal) == before
        again = replay(record(course.match), TINY)
        assert digest(again.table) == before[0]
        await stage.end()

    in_made_time(run())
