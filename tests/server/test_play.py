"""A running game over sockets: views, answers, refusals, undo, watching, the record."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from tests.server.house import Person, open_house
from tests.server.tiny import TINY
from wolfmoon.core.record import digest, read_record, replay
from wolfmoon.core.view import seen, written
from wolfmoon.server.wire import View


@pytest.mark.parametrize("seed", range(3))
async def test_people_and_bots_play_a_game_to_its_end(tmp_path: Path, seed: int) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 4)
        await table.start()
        async with table.person(0) as one, table.person(1) as other, table.person(None) as watcher:
            rnd = random.Random(seed)
            ends = await asyncio.gather(one.play_on(rnd), other.play_on(rnd))
            await watcher.until(lambda who: any(isinstance(each, View) and each.outcome for each in who.heard))
            assert ends[0].outcome == ends[1].outcome == watcher.view.outcome
            await one.until(lambda who: who.lobby.status == "over")


async def test_a_viewer_is_shown_what_the_engine_shows_this_seat_and_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3)
        await table.start()
        rnd = random.Random(1)
        people = [table.person(0), table.person(1), table.person(None)]
        async with people[0], people[1], people[2]:
            await asyncio.gather(people[0].play_on(rnd), people[1].play_on(rnd))
            live = await house.hall.find(table.code)
            assert live.play is not None
            match = live.play.course.match
            for viewer, person in ((0, people[0]), (1, people[1]), (None, people[2])):
                await person.until(lambda who: any(isinstance(each, View) and each.outcome for each in who.heard))
                last = next(text for text in reversed(person.raw) if text.startswith('{"type":"view"'))
                shown, expected = json.loads(last), seen(match, viewer)
                assert {key: shown[key] for key in expected} == expected
                views = [each for each in person.heard if isinstance(each, View)]
                lines = [json.loads(text)["log"] for text in person.raw if text.startswith('{"type":"view"')]
                assert [line for some in lines for line in some] == written(match.log.lines(viewer))
                assert [view.log_from for view in views[1:]] == [
                    sum(len(view.log) for view in views[: n + 1]) for n in range(len(views) - 1)
                ]


async def test_a_spectator_sees_no_secret_and_cannot_play(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 3)
        await table.start()
        async with table.person(0) as host, table.person(None) as watcher:
            asked = await host.until_asked()
            await watcher.until(lambda who: any(isinstance(each, View) for each in who.heard))
            assert (watcher.view.private, watcher.view.decisions, watcher.view.calls) == (None, [], [])
            await watcher.say({"type": "answer", "version": watcher.view.version, "decision": asked.id, "answer": "1"})
            assert (await watcher.refusal()).error == "watching"
            await watcher.say({"type": "call", "version": watcher.view.version, "call": "boast"})
            assert (await watcher.refusal()).error == "watching"


async def test_illegal_foreign_and_stale_answers_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host, table.person(1) as other:
            asked = await host.until_asked("tiny/pick")
            await other.until(lambda who: any(isinstance(each, View) for each in who.heard))
            version = host.view.version
            live = await house.hall.find(table.code)
            assert live.play is not None
            before = digest(live.play.course.match.table)
            for answer in ("0", "7", None, 1, ["1"], {"1": 1}, "x" * 5000):
                await host.say({"type": "answer", "version": version, "decision": asked.id, "answer": answer})
                refusal = await host.refusal()
                assert refusal.error == "illegal-answer"
                assert refusal.asked == "answer"
                assert refusal.message.args["accepted"] == ["1", "2"]
            await other.say({"type": "answer", "version": version, "decision": asked.id, "answer": "1"})
            assert (await other.refusal()).error == "not-your-decision"
            await host.say({"type": "answer", "version": version - 1, "decision": asked.id, "answer": "1"})
            assert (await host.refusal()).error == "stale-view"
            again = await host.hear()
            assert isinstance(again, View), "the present view follows a stale answer"
            assert (again.version, again.decisions) == (version, [asked])
            await host.say({"type": "answer", "version": version, "decision": "d99", "answer": "1"})
            assert (await host.refusal()).error == "stale-view"
            await host.hear()
            await host.say({"type": "call", "version": version, "call": "fly"})
            assert (await host.refusal()).error == "illegal-call"
            assert digest(live.play.course.match.table) == before
            assert await house.hall.store.inputs(table.code) == []
            await host.answer("1")
            await host.until(lambda who: who.view.version > version)


async def test_before_the_start_and_after_the_end_nothing_is_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 2, options={"goal": 1})
        answer = {"type": "answer", "version": 1, "decision": "d1", "answer": "1"}
        async with table.person(0) as host, table.person(1) as other:
            await host.hear()
            await host.say(answer)
            assert (await host.refusal()).error == "not-started"
            await table.start()
            rnd = random.Random(2)
            await asyncio.gather(host.play_on(rnd), other.play_on(rnd))
            await host.until(lambda who: who.lobby.status == "over")
            await host.say(answer | {"version": host.view.version})
            assert (await host.refusal()).error == "game-is-over"
            await host.say({"type": "undo", "version": host.view.version})
            assert (await host.refusal()).error == "undo-refused"


async def test_who_comes_back_gets_only_the_lines_that_are_new(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            async with table.person(1) as other:
                await other.until(lambda who: any(isinstance(each, View) for each in who.heard))
                had = len(other.view.log)
            await host.answer("1")
            await host.until(lambda who: len(who.view.log) > 0 and who.view.version > 1)
            async with table.person(1, have=had) as other:
                await other.until_asked("tiny/throw")
                assert other.view.log_from == had
                assert [line.n for line in other.view.log] == [had]
            async with table.person(1, have=999) as other:
                await other.until_asked("tiny/throw")
                assert other.view.log_from == 0
                assert len(other.view.log) == had + 1


async def test_the_record_leaves_the_server_only_when_the_game_is_over_and_plays_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 3)
        assert (await house.http.get(f"{table.api}/record")).json()["error"] == "not-over"
        await table.start()
        assert (await house.http.get(f"{table.api}/record")).json()["error"] == "not-over"
        async with table.person(0) as host:
            await host.play_on(random.Random(4))
        reply = await house.http.get(f"{table.api}/record")
        assert reply.headers["content-disposition"] == f'attachment; filename="tiny-{table.code}.json"'
        match = replay(read_record(reply.text), TINY)
        assert match.outcome is not None


def may_undo(person: Person) -> bool:
    return person.view.undo


async def test_an_answer_is_taken_back_freely_until_something_new_is_known(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3, options={"aim": True})
        await table.start()
        async with table.person(0) as host, table.person(1) as other:
            await host.until_asked("tiny/pick")
            assert not may_undo(host), "nothing has been answered"
            undo = {"type": "undo", "version": host.view.version}
            await host.say(undo)
            assert (await host.refusal()).error == "undo-refused"
            await host.answer("1")
            await host.until_asked("tiny/aim")
            assert may_undo(host)
            await other.until(lambda who: len(who.heard) > 1 and who.view.version == host.view.version)
            assert not may_undo(other)
            await host.say(undo)
            assert (await host.refusal()).error == "stale-view"
            await host.hear()
            await host.say({"type": "undo", "version": host.view.version})
            await host.until_asked("tiny/pick")
            assert (host.view.log_from, host.view.log) == (1, []), "the line of the pick is gone"
            await other.until(lambda who: who.view.version == host.view.version)
            await host.answer("2")
            await host.until_asked("tiny/aim")
            assert [line.text.id for line in host.view.log] == ["tiny-picked"]
            await host.answer("low")
            await host.until(lambda who: len(who.view.waiting) == 2)
            assert not may_undo(host), "others have been asked"
        live = await house.hall.find(table.code)
        assert live.play is not None
        before = digest(live.play.course.match.table)
        del house.hall.tables[table.code]
        again = await house.hall.find(table.code)
        assert again.play is not None
        assert digest(again.play.course.match.table) == before
        assert again.play.course.version == live.play.course.version
        async with table.person(1, have=2) as other:
            await other.until_asked("tiny/throw")
            assert other.view.log_from == 0, "lines it has may have been taken back"
