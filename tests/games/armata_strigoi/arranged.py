"""A table of Armata Strigoi arranged for a test, played by answers; the first-game map unless the test says otherwise."""

from collections.abc import Sequence
from typing import Any

from wolfmoon.core.decisions import Answer
from wolfmoon.core.dice import LoadedDice
from wolfmoon.core.events import Event
from wolfmoon.core.match import Match, start_arranged
from wolfmoon.core.origin import Luck
from wolfmoon.games.armata_strigoi.parts import SPACES
from wolfmoon.games.armata_strigoi.rules import ARMATA_STRIGOI
from wolfmoon.games.armata_strigoi.state import ArmataTable


class Play:
    """A match under way; `table` is the truth."""

    def __init__(self, match: Match[ArmataTable]) -> None:
        self.match = match

    @property
    def table(self) -> ArmataTable:
        return self.match.table

    def answer(self, seat: int, answer: Answer, *tops: Sequence[str]) -> None:
        """The seat answers; `tops`: what lies on top after each shuffle it meets, the first drawn first."""
        loaded = self.table.dice
        assert isinstance(loaded, LoadedDice)
        loaded.load([], tops)
        self.match.answer(seat, answer)
        assert not loaded.shuffles, f"shuffles left over: {loaded.shuffles}"

    def legal(self, seat: int) -> list[str]:
        decision = self.match.decision(seat)
        assert decision is not None
        return decision.legal()

    def barred(self, seat: int) -> dict[str, str]:
        decision = self.match.decision(seat)
        assert decision is not None
        return {option.id: option.barred.id for option in decision.options() if option.barred is not None}

    def prompt(self) -> str:
        return self.match.asks()[0].prompt.id

    def space(self, seat: int) -> str:
        return SPACES[self.table.at[seat]]

    def haunt(self, strigoi: int) -> str:
        return SPACES[self.table.haunts[strigoi]]

    def said(self, message: str) -> list[Event]:
        return [event for event in self.match.log.truth() if event.message.id == message]


def arranged(seats: int, options: dict[str, Any] | None = None, **wishes: Any) -> Play:
    """A table of that many wolves."""
    options = {"map": "first-game"} | (options or {})
    wishes = {"next": "choose"} | wishes
    match = start_arranged(ARMATA_STRIGOI, seats, options, seed=7, wishes=wishes, luck={-1: Luck()})
    return Play(match)
