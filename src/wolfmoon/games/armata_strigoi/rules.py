"""The rules of Armata Strigoi as the engine asks for them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.options import TableOption, Value
from wolfmoon.core.rules import Edition, Outcome, Rules, View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Call, Seat
from wolfmoon.core.text import Message
from wolfmoon.games.armata_strigoi import arrange, ends, imagine, invariants, options, talk, view
from wolfmoon.games.armata_strigoi.setup import set_up
from wolfmoon.games.armata_strigoi.state import ArmataTable
from wolfmoon.games.armata_strigoi.turn import STEPS


class ArmataStrigoi(Rules[ArmataTable]):
    """Armata Strigoi, for two to five, or for one who leads the pack."""

    id: ClassVar[str] = "armata_strigoi"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 6)
    options: ClassVar[Sequence[TableOption]] = options.OPTIONS
    endings: ClassVar[Sequence[str]] = ends.ENDINGS

    def check_options(self, seats: int, options_: Mapping[str, Value]) -> None:
        """Raise OptionsClash if settled options do not go together."""
        options.check(seats, options_)

    def setup(self, seats: int, options_: Mapping[str, Value], dice: Dice, edition: Edition | None) -> ArmataTable:
        """The table before the first step."""
        return set_up(seats, options_, dice, edition)

    def step(self, table: ArmataTable) -> Script[None]:
        """The script of the step that the table names."""
        table.phase = table.next
        return STEPS[table.next](table)

    def outcome(self, table: ArmataTable) -> Outcome | None:
        """How the game ended, or None."""
        return ends.outcome(table)

    def public(self, table: ArmataTable) -> View:
        """What a stranger at the table sees."""
        return view.public(table)

    def private(self, table: ArmataTable, seat: Seat) -> View:
        """What only this seat adds."""
        return view.private(table, seat)

    def imagine(self, table: ArmataTable, seat: Seat, dice: Dice) -> None:
        """Change in place all that this seat cannot know."""
        imagine.imagine(table, seat, dice)

    def one_person(self, options_: Mapping[str, Value]) -> bool:
        """armata_strigoi/table.solo: one who leads the pack alone has all the wolves that no bot leads (R A11)."""
        return bool(options_["solo"])

    def chat_closed(self, table: ArmataTable, seat: Seat) -> Message | None:
        """armata_strigoi/table.chat, armata_strigoi/table.solo: the chat is shut while the game runs (R J3, R A11)."""
        if table.reason is not None or table.settings.chat:
            return None
        return Message("talk-solo" if table.settings.solo else "talk-closed")

    def calls(self, table: ArmataTable, seat: Seat) -> Sequence[Option]:
        """The words this seat can go on talking with."""
        return talk.offered(table, seat)

    def hear(self, table: ArmataTable, call: Call) -> None:
        """Take a word; a complete phrase is heard by all at once."""
        talk.hear(table, call)

    def heard_by_all(self, table: ArmataTable, call: Call) -> bool:
        """Whether the word completes a phrase; until then it is a draft of the seat alone."""
        return talk.completes(table, call)

    def arrange(self, table: ArmataTable, wishes: Mapping[str, object]) -> None:
        """Set up what a scenario arranges."""
        arrange.arrange(table, wishes)

    def invariants(self, table: ArmataTable) -> Iterable[str]:
        """What is wrong with the table."""
        return invariants.wrong(table)

    def canaries(self, table: ArmataTable, seat: Seat | None) -> Iterable[str]:
        """Ids that nothing sent to this seat may hold now."""
        return invariants.canaries(table, seat)


ARMATA_STRIGOI = ArmataStrigoi()
