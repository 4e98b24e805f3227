"""The wire's own two-worlds test: what a viewer of any game is sent, by socket and HTTP, and what the server logs, is the same
in two worlds that differ only in what that viewer cannot know: bytes, their number, their order, and when.

The worlds are played side by side. The viewer does the same in both. The others do what they like: in each world something
else where their answers are sealed or secret, in another order and at other moments where time is masked. As long as what the
viewer may see is the same in both worlds, everything that it is sent has to be. Where the worlds part (somebody else's secret
came to light), the truth is played on, and another world is imagined from there.
"""

import asyncio
import json
from collections.abc import Iterable, Mapping
from typing import Any

import pytest
import structlog

from tests.contract.playing import Setting, begin, combinations, shown
from tests.contract.test_play import wrong_answers
from tests.server.worlds import CODE, LEAST, World, in_own_time, token_of
from wolfmoon.core.codec import answer_to_json
from wolfmoon.core.decisions import Answer, Decision
from wolfmoon.core.dice import Dice
from wolfmoon.core.events import Log
from wolfmoon.core.match import Match
from wolfmoon.core.record import digest
from wolfmoon.core.rules import settled_for
from wolfmoon.core.table import Call, Seat
from wolfmoon.core.text import Message
from wolfmoon.games import games
from wolfmoon.lab.play import any_of
from wolfmoon.server.play import Play

SOON = 0.01
SETTINGS = [
    Setting(id, seats)
    for id, rules in games().items()
    if id != "lantern"  # the toy of a page, which other tests put there
    for seats in sorted({rules.seats[0] + 1, rules.seats[-1]})
]
LATER = 12
"""So many answers at most are given between two looks, so that all of a game is looked at."""


class Count:
    """What was compared."""

    def __init__(self) -> None:
        self.chapters = self.differ = self.frames = self.others = self.requests = self.refused = self.masked = 0


def at_chapters(match: Match[Any], dice: Dice, most: int) -> Iterable[Match[Any]]:
    """Points of a random game, where a chapter may begin."""
    for _ in range(most):
        for _ in range(1 + dice.below(LATER)):
            if match.open is None:
                return
            seat = dice.pick(match.waiting())
            ask = match.decision(seat)
            assert ask is not None
            match.answer(seat, any_of(ask, dice))
        if match.open is None:
            return
        yield match


class Chapter:
    """Two worlds side by side, for as long as they look the same to the viewer."""

    def __init__(
        self, match: Match[Any], options: Mapping[str, Any], viewer: Seat | None, dice: Dice, count: Count
    ) -> None:
        self.viewer, self.dice, self.count = viewer, dice, count
        one = match.clone(log=True)
        other = match.imagine(dice.below(match.table.seats) if viewer is None else viewer, dice.fork())
        count.differ += digest(one.table) != digest(other.table)
        other.table.dice.seed = one.table.dice.seed
        for each in (one, other):
            each.table.log = Log(match.log.events)
        limit = 600 * dice.below(2)
        self.logged: dict[str, list[dict[str, Any]]] = {"one": [], "other": []}
        self.worlds = tuple(
            World(name, each, options, viewer, limit) for name, each in (("one", one), ("other", other))
        )

    async def read(self, steps: int) -> None:
        """Play and compare."""
        structlog.configure(processors=[structlog.contextvars.merge_contextvars, self._log])
        for world in self.worlds:
            await world.enter(self.count.chapters % 2 == 1)
        try:
            await self._compare()
            if self.count.chapters % 3 == 0:
                await self._nonsense()
                await self._compare()
            if self.count.chapters % 3 == 1:
                await self._requests()
            for _ in range(steps):
                if any(world.match.open is None for world in self.worlds) or not await self._step():
                    break
        finally:
            for world in self.worlds:
                await world.leave()
        self.count.chapters += 1

    def _log(self, logger: object, name: str, line: Any) -> Any:
        self.logged[line.pop("world")].append(line)
        raise structlog.DropEvent

    # what is done

    async def _step(self) -> bool:
        """One thing; whether the worlds still look the same."""
        one, other = (world.match for world in self.worlds)
        what = self.dice.below(12)
        if what == 0:
            await self._nonsense()
        elif what == 1:
            await self._requests()
        elif what == 2:
            await self._secret_call()
        elif any(ask.masked for ask in one.asks()) or len(one.asks()) > 1:
            return await self._all_answer()
        else:
            return await self._one_answers(one, other)
        await self._compare()
        return True

    async def _nonsense(self) -> None:
        """What the viewer is refused, it is refused in the same words; so is what it says in the chat."""
        version = self.worlds[0].play.course.version
        ask = None if self.viewer is None else self.worlds[0].match.decision(self.viewer)
        wrong: list[Any] = [
            {"type": "answer", "version": version, "decision": self.worlds[0].match.question, "answer": each}
            for each in (["no-such"] if ask is None else [_json(each, ask) for each in wrong_answers(ask)])
        ]
        wrong += [
            {"type": "answer", "version": version + 1, "decision": "d1", "answer": None},
            {"type": "call", "version": version, "call": "fly"},
            {"type": "undo", "version": 0},
            {"type": "say", "text": f"Word {self.dice.below(100)}"},
            {"type": "phrase", "phrase": "look", "about": ["seat", "0"]},
            {"type": "phrase", "phrase": "boo"},
            {"type": "dance"},
            "{",
        ]
        for message in wrong:
            for world in self.worlds:
                world.say(message)
            await asyncio.sleep(SOON)
        self.count.refused += len(wrong)

    async def _requests(self) -> None:
        """What the viewer may ask for over HTTP is answered by the same bytes, status and headers."""
        token = None if self.viewer is None else token_of(self.viewer)
        at, form = f"/api/tables/{CODE}", {"token": token}
        asked: list[tuple[str, str, object]] = [
            ("POST", f"{at}/rules", form),
            ("GET", f"{at}/record", None),
            ("POST", f"{at}/qr.svg", {"invite": None}),
            ("POST", f"{at}/sit", {"invite": "x", "name": "X"}),
            ("GET", f"/api/rules/{self.worlds[0].match.rules.id}", None),
            ("GET", "/readyz", None),
        ]
        if token is not None:
            asked += [("POST", f"{at}/{path}", form) for path in ("start", "rematch", "complaints")]
            asked.append(("POST", f"{at}/mute", form | {"seat": 1, "muted": False}))
            asked.append(("POST", f"{at}/complain", form | {"about": 0, "words": "x"}))
        for method, path, body in asked:
            one, other = [await world.within(world.ask(method, path, body)) for world in self.worlds]
            assert one == other, path
            self.count.requests += 1

    async def _secret_call(self) -> None:
        """Somebody else asks for an any-time play that is nobody's business, in one world only."""
        world = self.dice.pick(self.worlds)
        match = world.match
        for seat in range(match.table.seats):
            plays = [option for option in match.rules.calls(match.table, seat) if option.barred is None]
            secret = [each.id for each in plays if not match.rules.heard_by_all(match.table, Call(seat, each.id))]
            if seat != self.viewer and secret:
                await world.within(world.play.call(seat, self.dice.pick(secret)))
                return

    async def _one_answers(self, one: Match[Any], other: Match[Any]) -> bool:
        (seat,) = one.waiting()
        ask, there = one.decision(seat), other.decision(seat)
        assert ask is not None
        answer = any_of(ask, self.dice)
        if seat == self.viewer:
            message = self._answer(ask, answer)
            for world in self.worlds:
                world.say(message)
        else:
            if there is None:
                return False
            apart = not there.accepts(answer) or not self.dice.below(2)
            await self._gives(self.worlds[0], seat, ask, answer)
            await self._gives(self.worlds[1], seat, there, any_of(there, self.dice) if apart else answer)
            self.count.others += 1
        await asyncio.sleep(SOON)
        return await self._compare()

    async def _all_answer(self) -> bool:
        """A question to several, or a masked one: what others answer, and if it is masked when, is different in the worlds."""
        one = self.worlds[0].match
        masked = any(ask.masked for ask in one.asks())
        mine = self.viewer is not None and self.viewer in one.waiting()
        if mine:
            assert self.viewer is not None
            ask = one.decision(self.viewer)
            assert ask is not None
            message = self._answer(ask, any_of(ask, self.dice))
            for world in self.worlds:
                world.say(message)
            await asyncio.sleep(SOON)
            if not await self._compare():
                return False
        # All others but one; whoever is last completes an unmasked question, and everybody sees when.
        left = [[seat for seat in world.match.waiting() if seat != self.viewer] for world in self.worlds]
        last = [each[-1:] for each in left]
        for world, seats in zip(self.worlds, left, strict=True):
            await self._give_in_some_order(world, seats if masked else seats[:-1], masked)
        if masked:
            await asyncio.sleep(LEAST / 2)
        self._compare_sent()
        self.count.masked += masked
        if not masked:
            for world, seats in zip(self.worlds, last, strict=True):
                await self._give_in_some_order(world, seats, False)
        await asyncio.sleep(LEAST / 2 + 1)
        return await self._compare()

    async def _give_in_some_order(self, world: World, seats: list[Seat], masked: bool) -> None:
        order = [*seats]
        self.dice.shuffle(order)
        question = world.match.question
        for seat in order:
            ask = world.match.decision(seat)
            if ask is None or world.match.question != question or seat not in world.match.waiting():
                continue
            await self._gives(world, seat, ask, any_of(ask, self.dice))

    async def _gives(self, world: World, seat: Seat, ask: Decision, answer: Answer) -> None:
        version, question = world.play.course.version, world.match.question
        await world.within(world.play.answer(seat, version, question, _json(answer, ask)))

    def _answer(self, ask: Decision, answer: Answer) -> dict[str, Any]:
        course = self.worlds[0].play.course
        return {
            "type": "answer",
            "version": course.version,
            "decision": course.match.question,
            "answer": _json(answer, ask),
        }

    # what is compared

    async def _compare(self) -> bool:
        """Whether the worlds look the same to the viewer, and the same happened in them for everybody to read; if so, it was
        sent the same.
        """
        await asyncio.sleep(SOON)
        one, other = (shown(world.match, self.viewer) for world in self.worlds)
        here, there = (self._open_lines(world) for world in self.worlds)
        if one != other or here != there:
            return False
        self._compare_sent()
        return True

    def _open_lines(self, world: World) -> list[Message]:
        """What is in the log for everybody."""
        return [event.message for event in world.match.log.truth() if event.audience is None]

    def _compare_sent(self) -> None:
        one, other = (world.new() for world in self.worlds)
        assert [at for at, _ in one] == [at for at, _ in other], "as many messages, at the same moments"
        for (_, here), (_, there) in zip(one, other, strict=True):
            assert here == there, parted(json.loads(here), json.loads(there))
        assert self.logged["one"] == self.logged["other"]
        self.count.frames += len(one)


def parted(one: Any, other: Any, at: str = "") -> str:
    """Where two JSON values differ first, for whoever has to find out why."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next((parted(one[key], other[key], f"{at}.{key}") for key in one if one[key] != other[key]), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return next((parted(here, there, f"{at}[{n}]") for n, (here, there) in pairs if here != there), "")
    return f"{at}: {one} is not {other}"


def _json(answer: Answer, ask: Decision) -> Any:
    return answer_to_json(answer, ask.shape)


def compared(setting: Setting, chapters: int, steps: int, tables: int = 1) -> Count:
    """Play and compare that much of a game."""
    count = Count()

    async def all_chapters() -> None:
        for n, options in enumerate(combinations(setting, tables)):
            settled = settled_for(setting.rules, setting.seats, options)
            match, dice = begin(setting, options, n + 500), Dice(n + setting.seats)
            viewers = [None, *range(setting.seats)]
            for n, point in enumerate(at_chapters(match, dice, chapters)):
                await Chapter(point, settled, viewers[n % len(viewers)], dice, count).read(steps)

    before = structlog.get_config()
    try:
        in_own_time(all_chapters)
    finally:
        structlog.configure(**before)
    return count


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting.game}-{setting.seats}")
def test_every_viewer_is_sent_the_same_in_both_worlds(setting: Setting, request: pytest.FixtureRequest) -> None:
    count = compared(setting, 80, 20, 4) if request.config.getoption("--long") else compared(setting, 12, 8)
    assert count.chapters > 4
    assert count.differ > count.chapters / 2, "the worlds differ"
    assert count.frames > 2 * count.chapters
    assert count.others + count.masked > count.chapters
    assert count.requests
    assert count.refused


def test_a_server_that_shows_when_somebody_answers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    give = Play.give

    async def shown_to_all(self: Play, seat: Seat, *more: Any, **named: Any) -> None:
        await give(self, seat, *more, **named)
        self.live.show_lobby()

    monkeypatch.setattr(Play, "give", shown_to_all)
    with pytest.raises(AssertionError, match="at the same moments"):
        compared(Setting("fangs", 5), 20, 8)


def test_a_server_that_logs_what_somebody_answers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    give = Play.give

    async def logged(self: Play, seat: Seat, question: str, value: object, *more: Any, **named: Any) -> None:
        structlog.get_logger().info("answer", value=value)
        await give(self, seat, question, value, *more, **named)

    monkeypatch.setattr(Play, "give", logged)
    with pytest.raises(AssertionError):
        compared(Setting("fangs", 5), 20, 8)
