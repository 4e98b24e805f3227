"""What a match was started from and what was put into it: enough to play it again."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from wolfmoon.core.decisions import Answer
from wolfmoon.core.options import Value
from wolfmoon.core.rules import Edition
from wolfmoon.core.table import Call, Seat


class Answered(NamedTuple):
    """A seat's answer; `forced` if the engine gave it because nothing else was possible."""

    seat: Seat
    answer: Answer
    forced: bool = False


Input: TypeAlias = "Answered | Call"


class Luck(NamedTuple):
    """Chance that a scenario dictates: faces in order, and the cards on top after each shuffle, first named = first drawn."""

    rolls: Sequence[int] = ()
    shuffles: Sequence[Sequence[str]] = ()


class Origin(NamedTuple):
    """What a match was started from: enough, with the inputs, to play it again.

    `wishes` is what a scenario arranged; `luck` what it dictates, by the number of inputs given
    before (-1: before the first question).
    """

    seats: int
    options: Mapping[str, Value]
    seed: int
    edition: Edition | None
    wishes: Mapping[str, object] | None = None
    luck: Mapping[int, Luck] | None = None
