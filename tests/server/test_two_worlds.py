"""Two worlds that differ only in what a seat cannot know: it is sent the same bytes, as many messages, in the same order.

In one world the game is as it was dealt; in the other all is as it could just as well be for this seat, the others answer in
another order and at other moments, and they ask for any-time plays. Only afterwards, when the window has closed, may it differ.
"""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import HURRY
from tests.server.tiny import TINY
from wolfmoon.core.dice import Dice
from wolfmoon.core.events import Log
from wolfmoon.core.match import Match, start
from wolfmoon.server.botpool import Bots
from wolfmoon.server.course import Course
from wolfmoon.server.hall import Hall
from wolfmoon.server.live import Live
from wolfmoon.server.settings import Settings
from wolfmoon.server.store import Chair, Plan, Store

SEATS = 4
LEAST = 0.25


class Ear:
    """A connection that remembers what was said, and when."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.secret = self.successor_secret = None
        self.changes = self.up_to_date = False
        self.said: list[str] = []
        self.when: list[float] = []
        self.before_close = 0
        self.news = asyncio.Event()

    def say(self, frame: bytes) -> None:
        """Remember."""
        message = json.loads(frame)
        if message.get("clock"):
            message["clock"]["opened_ms_ago"] = 0
        self.said.append(json.dumps(message))
        self.when.append(asyncio.get_running_loop().time())
        self.news.set()


async def window_seen(hall: Hall, code: str, match: Match[Any], rnd: random.Random, viewer: int | None) -> Ear:
    """What this viewer is sent from the start of a window to its end, while the others answer as `rnd` has it."""
    chairs = [Chair(seat, f"P{seat}", "person", None, True) for seat in range(SEATS)]
    plan = Plan(code, "tiny", 1, {}, 1, "playing", 0, None, 0.0, chairs)
    await hall.store.add(plan)
    live = Live(TINY, plan)
    hall._run(live, Course(match), 0)
    play = live.play
    assert play is not None
    ear = Ear(viewer)
    connection: Any = ear
    live.connections = [connection]
    play.screens.greet(connection, 0)
    await play.answer(0, 1, "d1", "2")
    asked = [ask.seat for ask in match.asks()]
    assert asked == [1, 2, 3]
    rnd.shuffle(asked)
    for seat in asked:
        await asyncio.sleep(rnd.uniform(0, LEAST / 6))
        if seat != viewer and rnd.random() < 0.7:
            await play.call(seat, rnd.choice(["boast", "still"]))
        if seat == viewer:
            continue
        decision = match.decision(seat)
        assert decision is not None
        await play.answer(seat, 2, "d2", rnd.choice(decision.legal()))
    if viewer in (1, 2, 3):
        await play.answer(viewer, 2, "d2", "nothing")  # the last: it completes the window
    opened = len(ear.said)
    ear.before_close = opened
    ear.news.clear()
    await asyncio.wait_for(ear.news.wait(), 10)
    await play.stop()
    return ear


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
async def test_a_viewer_is_sent_the_same_in_both_worlds_until_a_window_closes(
    tmp_path: Path, viewer: int | None
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}"
    settings = Settings(url, **(HURRY | {"masked_time": (LEAST, LEAST)}))
    store = await Store.open(url)
    hall = Hall({"tiny": TINY}, settings, store, Bots(1, 1))
    try:
        for deal in range(4):
            await both_worlds(hall, deal, viewer)
    finally:
        await hall.close()
        await store.close()


async def both_worlds(hall: Hall, deal: int, viewer: int | None) -> None:
    match = start(TINY, SEATS, seed=deal)
    other = match.imagine(0 if viewer is None else viewer, Dice(deal + 100))
    other.table.log = Log(match.log.events)
    assert other.table.hands != match.table.hands, "the worlds differ"
    one, two = await asyncio.gather(
        window_seen(hall, f"A{deal}", match, random.Random(deal), viewer),
        window_seen(hall, f"B{deal}", other, random.Random(deal + 50), viewer),
    )
    count = one.before_close
    assert one.said[:count] == two.said[:count]
    assert two.before_close == count, "as many messages"
    closing = [ear.when[count] - ear.when[1] for ear in (one, two)]
    assert min(closing) >= LEAST - 0.1, "it closes when its time is over, not before"
