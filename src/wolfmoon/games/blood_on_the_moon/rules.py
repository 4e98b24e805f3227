"""The rules of Blood on the Moon as the engine asks for them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.options import TableOption, Value
from wolfmoon.core.rules import Edition, Outcome, Phrase, Rules, View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Call, Seat
from wolfmoon.games.blood_on_the_moon import arrange, goals, imagine, invariants, options, secrets, view
from wolfmoon.games.blood_on_the_moon.setup import set_up
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.steps import next_step


class BloodOnTheMoon(Rules[BloodTable]):
    """Blood on the Moon, for three to six."""

    id: ClassVar[str] = "blood_on_the_moon"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 7)
    options: ClassVar[Sequence[TableOption]] = options.OPTIONS
    endings: ClassVar[Sequence[str]] = goals.endings()
    phrases = (
        Phrase("stay-together"),
        Phrase("wait-for-me"),
        Phrase("come-here"),
        Phrase("help-me"),
        Phrase("beware", "thing"),
    )

    def setup(self, seats: int, options_: Mapping[str, Value], dice: Dice, edition: Edition | None) -> BloodTable:
        """The table before the first step."""
        return set_up(seats, options_, dice, edition)

    def step(self, table: BloodTable) -> Script[None]:
        """The script of the step on top of the table's list."""
        return next_step(table)

    def outcome(self, table: BloodTable) -> Outcome | None:
        """How the game ended, or None."""
        return None if table.reason is None else goals.outcome(table)

    def public(self, table: BloodTable) -> View:
        """What a stranger at the table sees."""
        return view.public(table)

    def private(self, table: BloodTable, seat: Seat) -> View:
        """What only this seat adds."""
        return view.private(table, seat)

    def readable(self, table: BloodTable, seat: Seat | None) -> frozenset[str]:
        """The rules that this seat may read: all that belong to no haunt, and of the haunt its own book and what has
        been used.
        """
        return secrets.readable(table, seat)

    def imagine(self, table: BloodTable, seat: Seat, dice: Dice) -> None:
        """Change in place all that this seat cannot know."""
        imagine.imagine(table, seat, dice)

    def calls(self, table: BloodTable, seat: Seat) -> Sequence[Option]:
        """The any-time plays this seat may ask for."""
        if table.plot is None or table.reason is not None:
            return ()
        return table.plot.calls(table, seat)

    def hear(self, table: BloodTable, call: Call) -> None:
        """Take an any-time play; it is done at once, since it only changes what its seat has in mind."""
        if table.plot is not None:
            table.plot.hear(table, call.seat, call.id)

    def arrange(self, table: BloodTable, wishes: Mapping[str, object]) -> None:
        """Set up what a scenario arranges."""
        arrange.arrange(table, wishes)

    def invariants(self, table: BloodTable) -> Iterable[str]:
        """What is wrong with the table."""
        return invariants.wrong(table)

    def canaries(self, table: BloodTable, seat: Seat | None) -> Iterable[str]:
        """Ids that nothing sent to this seat may hold now."""
        return invariants.canaries(table, seat)
