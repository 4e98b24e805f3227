"""Tables for the tests of Blood on the Moon: arranged, with dictated dice."""

from collections.abc import Mapping, Sequence
from typing import Any

from wolfmoon.core.decisions import Answer
from wolfmoon.core.match import Match, start_arranged
from wolfmoon.core.origin import Luck
from wolfmoon.games.blood_on_the_moon.rules import BloodOnTheMoon
from wolfmoon.games.blood_on_the_moon.state import BloodTable

RULES = BloodOnTheMoon()
BLANK, ONE, TWO = 1, 3, 5
"""Faces of a die."""


def table_of(
    wishes: Mapping[str, Any],
    *,
    rolls: Sequence[int] = (),
    seats: int = 3,
    options: Mapping[str, Any] | None = None,
    shuffles: Sequence[Sequence[str]] = (),
) -> Match[BloodTable]:
    """A match as wished, Sara at seat 0 unless said otherwise; `rolls` are all the faces it will meet."""
    chosen = {"sara-seat": "1", **(options or {})}
    return start_arranged(RULES, seats, chosen, seed=7, wishes=wishes, luck={-1: Luck(rolls, shuffles)})


def shared(match: Match[BloodTable]) -> Any:
    """What everybody sees of the haunt's own state."""
    haunt: Any = RULES.public(match.table)["haunt"]
    return haunt["state"]


def own(match: Match[BloodTable], seat: int) -> Any:
    """What only this seat sees of it."""
    return RULES.private(match.table, seat)["state"]


def do(match: Match[BloodTable], *answers: Answer) -> None:
    """Give these answers, each by the seat that is asked."""
    for answer in answers:
        match.answer(match.waiting()[0], answer)


def legal(match: Match[BloodTable]) -> list[str]:
    """What the seat that is asked may answer."""
    return match.asks()[0].legal()


def slot(match: Match[BloodTable], seat: int, trait: int) -> int:
    """The slot of a clip."""
    return match.table.slots[4 * seat + trait]
