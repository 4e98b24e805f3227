"""The bots at a table: woken when they are asked, given a pause so that people can follow, heard like anybody else.

A bot also plays for whoever is away until the owner is back: it answers what the seat is asked and makes no any-time plays.
"""

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec
import structlog

from wolfmoon.bots.answers import any_answer
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import Refused
from wolfmoon.core.table import Seat
from wolfmoon.server.botpool import BotFailed, Bots
from wolfmoon.server.masks import moment
from wolfmoon.server.refusals import NotStored, Overtaken
from wolfmoon.server.settings import Settings
from wolfmoon.server.timing import STAND_IN

if TYPE_CHECKING:
    from wolfmoon.server.play import Play

log = structlog.get_logger()
HOLD_SECONDS = 30.0  # for which bots wait for people who are asked whether something is to be taken back
AGAIN_AFTER = 2.0  # seconds until an answer that could not be written down is tried again


class BotSeats:
    """The seats of one table that bots sit on. Each thinks about one question and one any-time play at a time."""

    def __init__(self, play: "Play", levels: dict[Seat, str], bots: Bots, settings: Settings) -> None:
        self._play = play
        self._levels = levels
        self._bots = bots
        self._settings = settings
        self._thinking: set[Seat] = set()
        self._looking: set[Seat] = set()
        self._waited_for: tuple[int, bool] | None = None

    def wake(self) -> None:
        """Let every bot that is asked think, and every other one look at what it could play at any time."""
        if not self._play.driving:
            return
        asked = {ask.seat for ask in self._play.course.missing()}
        for seat in sorted(asked):
            if self._plays(seat) and seat not in self._thinking and not self._holds():
                self._thinking.add(seat)
                self._play.spawn(self._think(seat))
        for seat in self._levels:
            if seat not in self._looking and self._calls(seat):
                self._looking.add(seat)
                self._play.spawn(self._look(seat))

    def _plays(self, seat: Seat) -> bool:
        return seat in self._levels or seat in self._play.course.away

    def _calls(self, seat: Seat) -> list[str]:
        match = self._play.course.match
        if match.open is None:
            return []
        return [option.id for option in match.rules.calls(match.table, seat) if option.barred is None]

    def _holds(self) -> bool:
        """Whether people are asked if something is to be taken back: a bot's answer would end that, so bots wait a while."""
        proposal = self._play.course.proposal
        if proposal is None:
            return False
        if self._waited_for is None or self._waited_for[0] != proposal.number:
            self._waited_for = (proposal.number, False)
            self._play.spawn(self._wait_for(proposal.number))
        return not self._waited_for[1]

    async def _wait_for(self, proposal: int) -> None:
        await asyncio.sleep(HOLD_SECONDS)
        if self._waited_for == (proposal, False):
            self._waited_for = (proposal, True)
            self.wake()

    async def _think(self, seat: Seat) -> None:
        play, course = self._play, self._play.course
        asked = course.question
        try:
            if not course.masked:
                await asyncio.sleep(moment(self._settings.bot_pause))
            if course.question == asked and not course.answered(seat) and self._plays(seat) and not self._holds():
                view = play.screens.whole(seat)
                try:
                    level = self._levels.get(seat, STAND_IN)
                    answer = await self._bots.choose(level, play.live.plan.game, secrets.randbits(63), view)
                except BotFailed:
                    answer = self._anything(view)
                await self._give(seat, asked, answer, view)
        except NotStored:
            await asyncio.sleep(AGAIN_AFTER)
        finally:
            self._thinking.discard(seat)
        if (course.question != asked or not course.answered(seat)) and self._plays(seat):
            self.wake()

    async def _give(self, seat: Seat, asked: tuple[str, int], answer: object, view: bytes) -> None:
        play, course = self._play, self._play.course
        async with play.live.lock:
            if (
                course.question != asked
                or course.answered(seat)
                or play.adrift
                or not self._plays(seat)
                or self._holds()
            ):
                return
            try:
                await play.give(seat, asked[0], answer, by="bot")
            except (NotStored, Overtaken):
                raise
            except Refused as refused:
                log.warning("bot answered what is not offered", why=str(refused)[:200])
                await play.give(seat, asked[0], self._anything(view), by="bot")

    async def _look(self, seat: Seat) -> None:
        play, course = self._play, self._play.course
        try:
            await asyncio.sleep(moment(self._settings.bot_pause))
            if course.match.open is None or play.adrift:
                return
            try:
                level = self._levels[seat]
                wanted = await self._bots.call(
                    level, play.live.plan.game, secrets.randbits(63), play.screens.whole(seat)
                )
            except BotFailed:
                return
            if wanted is not None and wanted in self._calls(seat):
                await play.call(seat, wanted, by="bot")
        finally:
            self._looking.discard(seat)

    def _anything(self, view: bytes) -> object:
        """Any legal answer, for a bot that failed."""
        return any_answer(msgspec.json.decode(view)["decisions"][0], Dice(secrets.randbits(63)))
