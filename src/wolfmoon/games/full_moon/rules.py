"""The rules of Full Moon as the engine asks for them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.options import TableOption, Value
from wolfmoon.core.rules import Edition, Outcome, Phrase, Rules, View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Call, Seat
from wolfmoon.games.full_moon import arrange, calls, goals, imagine, invariants, options, view
from wolfmoon.games.full_moon.setup import set_up
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.turn import next_step


class FullMoon(Rules[MoonTable]):
    """Full Moon, for two to seven."""

    id: ClassVar[str] = "full_moon"
    version: ClassVar[int] = 3
    seats: ClassVar[range] = range(2, 8)
    options: ClassVar[Sequence[TableOption]] = options.OPTIONS
    endings: ClassVar[Sequence[str]] = goals.ENDINGS
    phrases = (
        Phrase("follow-me"),
        Phrase("wait-for-me"),
        Phrase("run"),
        Phrase("hide"),
        Phrase("help-me"),
        Phrase("beware", "thing"),
    )

    def setup(self, seats: int, options_: Mapping[str, Value], dice: Dice, edition: Edition | None) -> MoonTable:
        """The table before the first step."""
        return set_up(seats, options_, dice, edition)

    def step(self, table: MoonTable) -> Script[None]:
        """The script of the step that the table names."""
        return next_step(table)

    def outcome(self, table: MoonTable) -> Outcome | None:
        """How the game ended, or None."""
        return None if table.reason is None else goals.outcome(table)

    def public(self, table: MoonTable) -> View:
        """What a stranger at the table sees."""
        return view.public(table)

    def private(self, table: MoonTable, seat: Seat) -> View:
        """What only this seat adds."""
        return view.private(table, seat)

    def imagine(self, table: MoonTable, seat: Seat, dice: Dice) -> None:
        """Change in place all that this seat cannot know."""
        imagine.imagine(table, seat, dice)

    def calls(self, table: MoonTable, seat: Seat) -> Sequence[Option]:
        """The any-time plays this seat may ask for."""
        return calls.offered(table, seat)

    def hear(self, table: MoonTable, call: Call) -> None:
        """Take a call that was offered."""
        calls.hear(table, call)

    def arrange(self, table: MoonTable, wishes: Mapping[str, object]) -> None:
        """Set up what a scenario arranges."""
        arrange.arrange(table, wishes)

    def invariants(self, table: MoonTable) -> Iterable[str]:
        """What is wrong with the table."""
        return invariants.wrong(table)

    def canaries(self, table: MoonTable, seat: Seat | None) -> Iterable[str]:
        """Ids that nothing sent to this seat may hold now."""
        return invariants.canaries(table, seat)


FULL_MOON = FullMoon()
