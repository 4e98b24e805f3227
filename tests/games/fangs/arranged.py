"""A table arranged for a test, played by answers and dictated dice."""

from typing import Any

from wolfmoon.core.dice import LoadedDice
from wolfmoon.core.events import Event
from wolfmoon.core.match import Match, start_arranged
from wolfmoon.core.origin import Luck
from wolfmoon.games.fangs import RULES
from wolfmoon.games.fangs.state import FangsTable

RING = ("witch-tree", "oxanas-hut", "chapel", "stone-circle", "graveyard", "spring-of-wisdom")
"""The ring of the rulebook's Magic Fire example, clockwise."""


class Play:
    """A match under way; `table` is the truth."""

    def __init__(self, match: Match[FangsTable]) -> None:
        self.match = match

    @property
    def table(self) -> FangsTable:
        return self.match.table

    def answer(self, seat: int, answer: str | None, *dice: int) -> None:
        """The seat answers, and meets exactly these dice."""
        loaded = self.table.dice
        assert isinstance(loaded, LoadedDice)
        loaded.load(list(dice), [])
        self.match.answer(seat, answer)
        assert not loaded.rolls, f"dice left over: {loaded.rolls}"

    def accept(self, *dice: int) -> None:
        """Everybody who is asked accepts; the last one's answer meets the dice."""
        waiting = self.match.waiting()
        for seat in waiting:
            self.answer(seat, "accept", *(dice if seat == waiting[-1] else ()))

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

    def said(self, message: str) -> list[Event]:
        return [event for event in self.match.log.truth() if event.message.id == message]


def arranged(characters: list[str], dice: list[int] | None = None, **wishes: Any) -> Play:
    """A table of these characters, seat by seat, on the example's ring; every character may be in the game."""
    options = wishes.pop("options", {"characters": "all-twenty"})
    match = start_arranged(
        RULES,
        len(characters),
        options,
        seed=7,
        wishes={"characters": characters, "ring": list(RING)} | wishes,
        luck={-1: Luck(tuple(dice or ()), ())},
    )
    return Play(match)
