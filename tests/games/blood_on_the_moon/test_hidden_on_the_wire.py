"""Hunter and Prey on the wire: in two worlds that differ only in who holds which number token, a viewer is sent the same bytes.

Whole games are played at a server's table, in both worlds with the same dice and answers. They part where the rules show a
token: somebody dies or reveals, or the viewer has looked at one. From there on the game is compared with a new other world.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import HURRY
from wolfmoon.core.dice import Dice
from wolfmoon.core.events import Log
from wolfmoon.core.match import Match, start
from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.haunts.hunter_and_prey.state import prey, true_traitor
from wolfmoon.games.blood_on_the_moon.rules import BloodOnTheMoon
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.lab.play import any_of
from wolfmoon.server.botpool import Bots
from wolfmoon.server.course import Course
from wolfmoon.server.hall import Hall
from wolfmoon.server.live import Live
from wolfmoon.server.play import Play
from wolfmoon.server.settings import Settings
from wolfmoon.server.store import Chair, Plan, Store

SEATS = 4


class TokensOnly(BloodOnTheMoon):
    """The game, whose other worlds differ in the haunt's own secrets alone; decks and tiles stay."""

    __module__ = BloodOnTheMoon.__module__  # where its rulebook and its texts are

    def imagine(self, table: BloodTable, seat: Seat, dice: Dice) -> None:
        """Deal the tokens anew that this seat has not seen, so that somebody else has the 1 if that can be."""
        assert table.plot is not None
        before, numbers = true_traitor(table), prey(table).numbers[:]
        for n in range(40):
            table.plot.imagine(table, seat, dice)
            if true_traitor(table) != before or (n > 20 and prey(table).numbers != numbers):
                return


class Ear:
    """A connection that remembers what was said to it."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.secret = self.successor_secret = None
        self.changes = self.up_to_date = False
        self.said: list[str] = []
        self.spoken_to = asyncio.Event()

    def say(self, frame: bytes) -> None:
        """Remember, without the time of day."""
        message = json.loads(frame)
        if message.get("clock"):
            message["clock"]["opened_ms_ago"] = 0
        self.said.append(json.dumps(message))
        self.spoken_to.set()


class Table:
    """A match at a table of the server, with one who listens."""

    def __init__(self, play: Play, match: Match[BloodTable], ear: Ear) -> None:
        self.play = play
        self.match = match
        self.ear = ear

    async def answer(self, seat: Seat, answer: Any) -> None:
        """The seat answers; wait until the question is closed if it was the last."""
        course = self.play.course
        question, last = course.question, len(course.missing()) == 1
        await self.play.answer(seat, course.version, self.match.question, wire(answer))
        while last and course.question == question and self.match.open is not None:
            self.ear.spoken_to.clear()
            await asyncio.wait_for(self.ear.spoken_to.wait(), 10)

    def news(self) -> list[str]:
        """What was said since."""
        said, self.ear.said = self.ear.said, []
        return said


def wire(answer: Any) -> Any:
    """An answer as a browser sends it."""
    if isinstance(answer, tuple):
        pairs = all(isinstance(each, tuple) for each in answer)
        return dict(answer) if answer and pairs else list(answer)
    return answer


async def seated(hall: Hall, code: str, match: Match[BloodTable], viewer: Seat | None) -> Table:
    chairs = [Chair(seat, f"P{seat}", "person", None, True) for seat in range(SEATS)]
    plan = Plan(code, "blood_on_the_moon", 1, {}, 1, "playing", 0, None, 0.0, chairs)
    await hall.store.add(plan)
    live = Live(match.rules, plan)
    hall._run(live, Course(match), 0)
    assert live.play is not None
    ear = Ear(viewer)
    connection: Any = ear
    live.connections = [connection]
    live.play.screens.greet(connection, 0)
    return Table(live.play, match, ear)


def dealt(deal: int) -> Match[BloodTable]:
    """A game in which the tokens have just been dealt."""
    options = {"haunt": "hunter-and-prey", "explorers": "random"}
    match = start(TokensOnly(), SEATS, options, seed=deal)
    dice = Dice(deal)
    while not match.table.begun:
        for ask in match.asks():
            match.answer(ask.seat, any_of(ask, dice))
    return match


def knows_more(one: BloodTable, other: BloodTable, viewer: Seat | None) -> bool:
    """Whether the rules have shown this viewer something that differs."""
    here, there = prey(one), prey(other)
    if one.reason is not None or other.reason is not None or here.up != there.up:
        return True
    return any(
        here.numbers[seat] != there.numbers[seat]
        and (here.up[seat] or (viewer, seat) in here.asked or (viewer, seat) in there.asked)
        for seat in range(SEATS)
    )


async def whole_game(hall: Hall, match: Match[BloodTable], viewer: Seat | None, dice: Dice) -> tuple[int, int]:
    """Play it to its end beside other worlds; how many answers were compared, in how many worlds."""
    answers = worlds = 0
    while match.open is not None:
        other = match.imagine(0 if viewer is None else viewer, dice.fork())
        if prey(other.table).numbers == prey(match.table).numbers:
            break  # there is no other world any more: this viewer knows all
        other.table.log = Log(match.log.events)
        other.table.dice.seed = match.table.dice.seed
        worlds += 1
        name = f"{viewer}-{worlds}-{dice.below(10**6)}"
        here, there = await seated(hall, f"A{name}", match, viewer), await seated(hall, f"B{name}", other, viewer)
        while True:
            assert here.news() == there.news()
            assert match.waiting() == other.waiting()
            seat = dice.pick(match.waiting())
            ask, same = match.decision(seat), other.decision(seat)
            assert ask is not None
            assert same is not None
            answer = any_of(ask, dice)
            while not same.accepts(answer):
                answer = any_of(ask, dice)
            await here.answer(seat, answer)
            await there.answer(seat, answer)
            if knows_more(match.table, other.table, viewer):
                break
            answers += 1
        await here.play.stop()
        await there.play.stop()
    return answers, worlds


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
async def test_nothing_that_is_sent_tells_who_has_the_1(
    tmp_path: Path, viewer: Seat | None, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}"
    store = await Store.open(url)
    hall = Hall({"blood_on_the_moon": TokensOnly()}, Settings(url, **HURRY), store, Bots(1, 1))
    answers = worlds = 0
    try:
        for deal in range(20 if request.config.getoption("--long") else 4):
            compared, besides = await whole_game(hall, dealt(10 * deal), viewer, Dice(deal))
            answers, worlds = answers + compared, worlds + besides
    finally:
        await hall.close()
        await store.close()
    assert answers > 80
    assert worlds >= 4
