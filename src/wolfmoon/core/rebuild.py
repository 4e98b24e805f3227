"""Rebuilding control: the running step is run again on a copy of its start (see match.py)."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from wolfmoon.core.decisions import Answer, Decision, Together
from wolfmoon.core.origin import Input
from wolfmoon.core.rules import Rules
from wolfmoon.core.script import Script
from wolfmoon.core.table import Call, Seat, Table

T = TypeVar("T", bound=Table)


class Fork(Generic[T]):
    """The imagined data at a point in mid-step, and how many inputs and chance results of the step lie before it."""

    __slots__ = ("chance", "given", "table")

    def __init__(self, table: T, given: int, chance: int) -> None:
        self.table = table
        self.given = given
        self.chance = chance


class Rebuilt(NamedTuple):
    """A step under way: its script, the open question, the answers sealed so far, the chance it has met."""

    script: Script[None]
    open: Decision | Together
    sealed: dict[Seat, Answer]
    chance: list[int]


def rebuild(
    rules: Rules[T], table: T, given: Sequence[Input], forks: Sequence[Fork[T]], chance: Sequence[int]
) -> Rebuilt:
    """Run the step again on `table` (a copy of its start) with the inputs given and the chance it met.

    No die is rolled anew, no option built. At each fork the table takes over the imagined data.
    """
    sealed: dict[Seat, Answer] = {}
    met: list[int] = []
    table.dice.feed = [*reversed(chance)]
    table.dice.trace = met
    script = rules.step(table)
    asked = script.send(None)
    places = [fork.given for fork in forks]
    following = 0
    for n, each in enumerate(given):
        while following < len(places) and places[following] == n:
            _take_over(table, forks[following], chance, met)
            following += 1
        if isinstance(each, Call):
            rules.hear(table, each)
        elif isinstance(asked, Together):
            sealed[each.seat] = each.answer
            if len(sealed) == len(asked.asks):
                answers = {ask.seat: sealed[ask.seat] for ask in asked.asks}
                sealed = {}
                asked = script.send(answers)
        else:
            asked = script.send(each.answer)
    for fork in forks[following:]:
        _take_over(table, fork, chance, met)
    table.dice.feed = None
    return Rebuilt(script, asked, sealed, met)


def _take_over(table: T, fork: Fork[T], chance: Sequence[int], met: list[int]) -> None:
    table.become(fork.table)
    table.dice.feed = [*reversed(chance[fork.chance :])]
    table.dice.trace = met
