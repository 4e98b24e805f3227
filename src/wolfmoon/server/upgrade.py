"""A running table under later rules: its inputs are played again, and the state must be what it was, wherever that was kept."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from wolfmoon.core.record import digest
from wolfmoon.server.course import Course
from wolfmoon.server.rows import Row, Voided

DIGEST_EVERY = 64  # rows between two digests that are kept: one costs as much as several answers


class Retold(NamedTuple):
    """A course played again. upto: so many rows of the store it holds; agrees: that is all of them, and every digest agrees."""

    course: Course
    upto: int
    agrees: bool


def retell(fresh: Callable[[], Course], rows: Sequence[Row], digests: Mapping[int, str]) -> Retold | None:
    """Play rows again on a fresh course; `digests`: of the state after so many rows.

    Where a digest differs, or a row does not fit, the course ends at the last digest that agreed; None if there is none.
    """
    counting = _counting(rows)
    course, agreed, n = fresh(), -1, 0
    try:
        for upto in range(len(rows) + 1):
            if upto in digests:
                if digest(course.match.table) != digests[upto]:
                    break
                agreed = upto
            if upto < len(rows) and counting[upto]:
                course.apply(rows[upto])
            n = upto
        else:
            return Retold(course, n, True) if agreed >= 0 else None
    except Exception:  # rules that have changed may fail in any way
        pass
    if agreed < 0:
        return None
    course = fresh()
    for row, counts in zip(rows[:agreed], counting, strict=False):
        if counts:
            course.apply(row)
    return Retold(course, agreed, False)


def _counting(rows: Sequence[Row]) -> list[bool]:
    """Which rows count: all but the voided ones and those that void them."""
    standing: list[int] = []
    for n, row in enumerate(rows):
        if isinstance(row, Voided):
            del standing[len(standing) - row.rows :]
        else:
            standing.append(n)
    kept = set(standing)
    return [n in kept for n in range(len(rows))]
