"""A game that does whatever a test says: its steps are given as scripts, its state is a few plain values."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.options import Choice, TableOption, Value
from wolfmoon.core.rules import Edition, Outcome, Rules, View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat, Table
from wolfmoon.core.text import say


class ToyTable(Table):
    """notes: what everybody sees. secrets: a number for each seat. step: which script comes next."""

    __slots__ = ("notes", "secrets", "step")
    notes: list[str]
    secrets: list[int]
    step: int

    def copy(self) -> "ToyTable":
        twin = ToyTable.__new__(ToyTable)
        self.copy_into(twin)
        twin.notes = self.notes[:]
        twin.secrets = self.secrets[:]
        twin.step = self.step
        return twin


Part = Callable[[ToyTable], Script[None]]


class Toy(Rules[ToyTable]):
    """Plays the given scripts one after another; then the game ends and seat 0 wins."""

    id = "toy"
    version = 3
    seats = range(2, 5)
    options = (
        TableOption("loud", "flag", False),
        TableOption("size", "number", 2, low=1, high=4),
        TableOption("map", "choice", "hill", choices=(Choice("hill"), Choice("lake", range(3, 5)))),
    )
    endings = ("over",)

    def __init__(self, *parts: Part) -> None:
        self.parts = parts

    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice, edition: Edition | None) -> ToyTable:
        table = ToyTable(seats, dice)
        table.notes = []
        table.secrets = [dice.below(1000) for _ in range(seats)]
        table.step = 0
        return table

    def step(self, table: ToyTable) -> Script[None]:
        table.step += 1
        return self.parts[table.step - 1](table)

    def outcome(self, table: ToyTable) -> Outcome | None:
        if table.step < len(self.parts):
            return None
        return Outcome((0,), "over", say("toy-over"), tuple(say("toy-why") for _ in range(table.seats)))

    def public(self, table: ToyTable) -> View:
        return {"notes": list(table.notes), "step": table.step}

    def private(self, table: ToyTable, seat: Seat) -> View:
        return {"secret": table.secrets[seat]}

    def imagine(self, table: ToyTable, seat: Seat, dice: Dice) -> None:
        for other in range(table.seats):
            if other != seat:
                table.secrets[other] = dice.below(1000)

    def calls(self, table: ToyTable, seat: Seat) -> Sequence[Option]:
        return (Option("shout", "toy-shout"), Option("whisper", "toy-whisper", barred=say("toy-too-late")))


def options(*ids: str) -> Callable[[], list[Option]]:
    """Options of these ids; one that begins with ! is barred."""
    return lambda: [
        Option(id.removeprefix("!"), "toy-option", barred=say("toy-barred") if id.startswith("!") else None)
        for id in ids
    ]


def noted(table: ToyTable, what: Any) -> None:
    """Write something where everybody sees it."""
    table.notes.append(str(what))
