"""The rules of Fangs as the engine asks for them."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.options import TableOption, Value
from wolfmoon.core.rules import Edition, Outcome, Phrase, Rules, View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Call, Seat
from wolfmoon.core.text import Message
from wolfmoon.games.fangs import arrange, calls, goals, imagine, invariants, options, plays, view
from wolfmoon.games.fangs.setup import set_up
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.turn import STEPS


class Fangs(Rules[FangsTable]):
    """Fangs, for four to eight."""

    id: ClassVar[str] = "fangs"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(4, 9)
    options: ClassVar[Sequence[TableOption]] = options.OPTIONS
    endings: ClassVar[Sequence[str]] = goals.ENDINGS
    phrases = (
        Phrase("suspect", "seat"),
        Phrase("trust", "seat"),
        Phrase("watch-me"),
        Phrase("leave-me"),
        Phrase("help-me"),
    )

    def check_options(self, seats: int, options_: Mapping[str, Value]) -> None:
        """Raise OptionsClash if settled options do not go together (R K8)."""
        options.check(seats, options_)

    def setup(self, seats: int, options_: Mapping[str, Value], dice: Dice, edition: Edition | None) -> FangsTable:
        """The table before the first step."""
        return set_up(seats, options_, dice, edition)

    def step(self, table: FangsTable) -> Script[None]:
        """The script of the step that the table names."""
        table.phase = table.next
        return STEPS[table.next](table)

    def outcome(self, table: FangsTable) -> Outcome | None:
        """How the game ended, or None."""
        return None if table.reason is None else goals.outcome(table)

    def public(self, table: FangsTable) -> View:
        """What a stranger at the table sees."""
        return view.public(table)

    def private(self, table: FangsTable, seat: Seat) -> View:
        """What only this seat adds."""
        return view.private(table, seat)

    def private_from(self, table: FangsTable) -> Hashable:
        """Plain values from which all private views follow."""
        return view.private_from(table)

    def imagine(self, table: FangsTable, seat: Seat, dice: Dice) -> None:
        """Change in place all that this seat cannot know."""
        imagine.imagine(table, seat, dice)

    def chat_closed(self, table: FangsTable, seat: Seat) -> Message | None:
        """fangs/out.2: the eliminated, who may have seen hidden cards, write nothing until the game is over (R I9)."""
        return Message("fangs-chat-out") if table.out[seat] and table.reason is None else None

    def calls(self, table: FangsTable, seat: Seat) -> Sequence[Option]:
        """The any-time plays this seat may ask for."""
        return plays.offered(table, seat)

    def hear(self, table: FangsTable, call: Call) -> None:
        """Take a call that was offered."""
        calls.hear(table, call)

    def arrange(self, table: FangsTable, wishes: Mapping[str, object]) -> None:
        """Set up what a scenario arranges."""
        arrange.arrange(table, wishes)

    def invariants(self, table: FangsTable) -> Iterable[str]:
        """What is wrong with the table."""
        return invariants.wrong(table)

    def canaries(self, table: FangsTable, seat: Seat | None) -> Iterable[str]:
        """Ids that nothing sent to this seat may hold now."""
        return invariants.canaries(table, seat)
