"""Presets of reaction windows: what a seat wants to be asked. Private to the seat, applied when the masked time is over."""

from typing import Literal, TypeAlias

from wolfmoon.core.decisions import Answer, Decision, PickOne
from wolfmoon.core.table import Seat

Choice: TypeAlias = Literal["ask", "target", "pass"]
"""Always ask; pass unless I am the target; always pass."""
EVERY = "*"
"""Stands for all windows whose rule has no preset of its own."""
MOST = 40


class Presets:
    """The choices of all seats by the rule of the window, in the order made, with the number of the question that was open."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: list[tuple[int, Seat, str, Choice]] = []

    def make(self, number: int, seat: Seat, rule: str, choice: Choice) -> None:
        """From now on this seat wants it so."""
        self._made.append((number, seat, rule, choice))

    def go_back(self, number: int) -> None:
        """What was chosen since that question opened is taken back."""
        self._made = [made for made in self._made if made[0] < number]

    def of(self, seat: Seat) -> dict[str, Choice]:
        """What this seat has chosen, by rule."""
        return {rule: choice for _, who, rule, choice in self._made if who == seat} if self._made else {}

    def answer(self, ask: Decision) -> tuple[Answer] | None:
        """What the seat's preset answers, in a one-tuple, or None: it wants to be asked.

        Passing is the answer that the game itself gives when time is up; the seat is the target if the question is about it.
        A window that does not say whom it is about asks.
        """
        if not ask.window:
            return None
        mine = self.of(ask.seat)
        choice = mine.get(ask.rule) or mine.get(EVERY) or "ask"
        if choice == "target":
            targets = [ref.id for ref in ask.about if ref.kind == "seat"]
            choice = "ask" if not targets or str(ask.seat) in targets else "pass"
        return None if choice == "ask" else passing(ask)


def passing(ask: Decision) -> tuple[Answer] | None:
    """The answer that lets it pass, in a one-tuple; None if the question has none."""
    if ask.default is not None:
        answer = ask.default()
        return (answer,) if ask.accepts(answer) else None
    return (None,) if isinstance(ask, PickOne) and ask.may_pass else None
