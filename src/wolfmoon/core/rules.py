"""What a game is: set-up, steps, views, worlds a seat could be in. And what an ending is."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import WrongSeats
from wolfmoon.core.options import TableOption, Value, settle
from wolfmoon.core.script import Script
from wolfmoon.core.table import Call, Seat, Table
from wolfmoon.core.text import Message

T = TypeVar("T", bound=Table)
Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
View: TypeAlias = "dict[str, Json]"
Edition: TypeAlias = Mapping[str, object]
"""An edition file as a table of tables: the keys of components.toml that differ."""


class Phrase(NamedTuple):
    """Something that is quick to say in the chat, worded in the game's catalogue as `phrase-<id>`.

    about: "" it names nothing, "seat" it names a seat, "thing" anything on the table; the message's argument is `thing`.
    """

    id: str
    about: str = ""


class Outcome(NamedTuple):
    """How a game ended. `reason` is one of the game's closed `endings`; `why` tells each seat why it won or not."""

    winners: tuple[Seat, ...]
    reason: str
    message: Message
    why: tuple[Message, ...]
    scores: tuple[int, ...] | None = None


class Rules(ABC, Generic[T]):
    """A game. Class attributes:

    id: the folder's name; version: raised with every change of behaviour; seats: player counts; options: the table options;
    endings: every reason an Outcome can have; phrases: what is quick to say at this game, beside what is at every table.
    """

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[Sequence[TableOption]] = ()
    endings: ClassVar[Sequence[str]]
    phrases: ClassVar[Sequence[Phrase]] = ()

    def check_options(self, seats: int, options: Mapping[str, Value]) -> None:
        """Raise OptionsClash if settled options do not go together."""

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice, edition: Edition | None) -> T:
        """The table before the first step. `options` are settled; raises BadEdition if the edition does not fit."""

    @abstractmethod
    def step(self, table: T) -> Script[None]:
        """The next script, chosen by plain data in the table. Five answers or fewer as a rule, never more than twenty."""

    @abstractmethod
    def outcome(self, table: T) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def public(self, table: T) -> View:
        """What a stranger at the table sees, as plain JSON values."""

    @abstractmethod
    def private(self, table: T, seat: Seat) -> View:
        """What only this seat adds."""

    def private_from(self, table: T) -> Hashable:
        """Plain values from which all private views follow: as long as they are equal, every private view is. None: not told.

        Spares whoever shows many tables to build views that have not changed.
        """
        return None

    @abstractmethod
    def imagine(self, table: T, seat: Seat, dice: Dice) -> None:
        """Change in place all that this seat cannot know, so that `public` and `private(seat)` stay the same."""

    def readable(self, table: T, seat: Seat | None) -> frozenset[str] | None:
        """The ids of the rules and rulings that this seat (None: a spectator) may read now; None means all of them.

        A game that keeps a part of its rules from some players says here which it leaves open, for the rules drawer.
        """
        return None

    def one_person(self, options: Mapping[str, Value]) -> bool:
        """Whether, with these settled options, one person plays every seat that no bot plays."""
        return False

    def chat_closed(self, table: T, seat: Seat) -> Message | None:
        """Why this seat may say nothing in the chat now, in words, by phrases or by pointing; None: it may. Follows from what
        is public.
        """
        return None

    def calls(self, table: T, seat: Seat) -> Sequence[Option]:
        """The any-time plays this seat may ask for now, as options (barred ones with the reason)."""
        return ()

    def hear(self, table: T, call: Call) -> None:
        """Take a call that was offered: by default it waits on the table for the next checkpoint."""
        table.calls.append(call)

    def heard_by_all(self, table: T, call: Call) -> bool:
        """Whether a call is no secret: it is carried out as soon as it is heard, and everybody's view may change."""
        return False

    def arrange(self, table: T, wishes: Mapping[str, object]) -> None:
        """Set up what a scenario arranges, before the first step. Raises BadScenario naming the key."""
        from wolfmoon.core.errors import BadScenario

        for key in wishes:
            raise BadScenario(key=f"arrange.{key}", wrong="this game arranges nothing", right="no [arrange]")

    def invariants(self, table: T) -> Iterable[str]:
        """What is wrong with the table, in words for a test; nothing if all is well."""
        return ()

    def canaries(self, table: T, seat: Seat | None) -> Iterable[str]:
        """Ids that occur in nothing this seat (None: a spectator) is sent now; for a test."""
        return ()


def settled_for(rules: Rules[Any], seats: int, options: Mapping[str, object]) -> dict[str, Value]:
    """All options of the game, checked for that many seats. Raises WrongSeats, UnknownOption, BadOption, OptionsClash."""
    if seats not in rules.seats:
        raise WrongSeats(given=seats, least=rules.seats.start, most=rules.seats.stop - 1)
    settled = settle(rules.options, options, seats)
    rules.check_options(seats, settled)
    return settled
