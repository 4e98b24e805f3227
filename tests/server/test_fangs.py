"""Fangs over the wire: whole games with people and bots, in which nobody is sent what he may not know."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.house import Person, open_house
from wolfmoon.core.record import read_record, replay
from wolfmoon.games import games
from wolfmoon.server.wire import Refused, View

FANGS = games()["fangs"]


@pytest.mark.parametrize(("people", "seats"), [(2, 6), (1, 4)])
async def test_a_game_of_fangs_is_played_to_its_end(tmp_path: Path, people: int, seats: int) -> None:
    async with open_house(tmp_path, games={"fangs": FANGS}) as house:
        table = await house.table(people, seats, game="fangs")
        await table.start()
        there = [table.person(seat) for seat in range(people)]
        watcher = table.person(None)
        live = await house.hall.find(table.code)
        assert live.play is not None
        try:
            for person in (*there, watcher):
                await person.__aenter__()
            rnd = random.Random(people)
            watching = asyncio.create_task(watcher.until(has_ended, 100))
            ends = await asyncio.gather(*(person.play_on(rnd) for person in there))
            await watching
        finally:
            for person in (*there, watcher):
                await person.__aexit__(None, None, None)
        assert live.faults == 0
        for person in there:
            errors = [each.error for each in person.heard if isinstance(each, Refused)]
            assert set(errors) <= {"stale-view"}, (
                "a window may close while an answer is on its way; nothing else is refused"
            )
        assert all(end.outcome == watcher.view.outcome for end in ends)
        match = replay(read_record((await house.http.get(f"{table.api}/record")).text), FANGS)
        assert match.outcome is not None
        assert watcher.view.outcome is not None
        assert list(match.outcome.winners) == watcher.view.outcome.winners


def has_ended(person: Person) -> bool:
    return any(isinstance(each, View) and each.outcome is not None for each in person.heard[-2:])


async def test_no_view_of_a_running_game_holds_a_hidden_name(tmp_path: Path) -> None:
    """The game names what must not occur in what a viewer is sent now; every view is searched for it."""
    async with open_house(tmp_path, games={"fangs": FANGS}) as house:
        table = await house.table(1, 5, game="fangs")
        await table.start()
        live = await house.hall.find(table.code)
        assert live.play is not None
        match = live.play.course.match
        searched = 0
        async with table.person(0) as host:
            playing = asyncio.create_task(host.play_on(random.Random(9)))
            while not playing.done():
                for viewer in (*range(5), None):
                    hidden = [f'"{name}"' for name in FANGS.canaries(match.table, viewer)]
                    shown = live.play.screens.whole(viewer).decode()
                    assert [name for name in hidden if name in shown] == []
                    searched += len(hidden)
                await asyncio.sleep(0.02)
            await playing
        assert searched > 100
