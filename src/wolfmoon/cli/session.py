"""One person and bots at a table in this process: for the terminal, plain or full screen."""

from collections.abc import Mapping, Sequence
from typing import Any

from wolfmoon.bots import Bot, make
from wolfmoon.bots.answers import Reply
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.dice import Dice
from wolfmoon.core.events import Line
from wolfmoon.core.match import Match
from wolfmoon.core.table import Seat
from wolfmoon.core.view import seen


class Session:
    """A match with a person at `me` and a bot at every other seat. The person gets only what that seat gets."""

    def __init__(self, match: Match[Any], me: Seat, levels: Sequence[str], seed: int) -> None:
        self.match = match
        self.me = me
        dice = Dice(seed ^ 0x5EED)
        self.bots: dict[Seat, Bot] = {}
        others = [seat for seat in range(match.table.seats) if seat != me]
        for place, seat in enumerate(others):
            self.bots[seat] = make(levels[place % len(levels)], match.rules.id, dice.fork().seed)

    def advance(self) -> None:
        """Let the bots answer until the person is asked or the game is over."""
        while True:
            for seat in self.match.waiting():
                if seat != self.me:
                    self._bot(seat)
            if self.over or self.me in self.match.waiting():
                return

    def _bot(self, seat: Seat) -> None:
        view: dict[str, Any] = seen(self.match, seat)
        bot = self.bots[seat]
        wanted = bot.call(view)
        if wanted is not None:
            self.match.call(seat, wanted)
        self.match.answer(seat, answer_from_json(bot.choose(view, view["decisions"][0])))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.open is None

    def view(self) -> dict[str, Any]:
        """What the person is shown."""
        return seen(self.match, self.me)

    def decision(self) -> Mapping[str, Any] | None:
        """What the person is asked, or None."""
        open_to_me = [decision for decision in self.view()["decisions"] if not decision["answered"]]
        return open_to_me[0] if open_to_me else None

    def lines(self, since: int = 0) -> list[Line]:
        """The person's log from that line on."""
        return self.match.log.lines(self.me, since)

    def answer(self, reply: Reply) -> None:
        """Answer for the person and let the bots play on. Raises as `Match.answer`."""
        self.match.answer(self.me, answer_from_json(reply))
        self.advance()

    def call(self, play: str) -> None:
        """Ask for an any-time play. Raises IllegalCall."""
        self.match.call(self.me, play)

    def take_back(self) -> None:
        """Take back the person's latest answer. Raises UndoRefused."""
        self.match.take_back(self.me)
