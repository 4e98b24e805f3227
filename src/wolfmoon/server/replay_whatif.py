"""What if? A new table that goes on from a moment of a finished game: same seed, same answers up to there, other people after.

Everybody may know the dice of such a table, for the game it comes from is over. So it is marked, and commits to nothing.
"""

import asyncio
import time
from typing import Any

from wolfmoon.bots import LEVELS
from wolfmoon.core.errors import BadRecord, Refused
from wolfmoon.core.match import start
from wolfmoon.core.record import Record, digest, replay
from wolfmoon.core.rules import Rules
from wolfmoon.core.table import Call, Seat
from wolfmoon.server.course import Course
from wolfmoon.server.hall import Hall
from wolfmoon.server.links import hashed, new_code, new_secret
from wolfmoon.server.names import clean_name
from wolfmoon.server.refusals import Arranged, NoSuchLevel, NoSuchMoment, NoSuchSeat, Overtaken
from wolfmoon.server.rows import Called, Row, gave, written
from wolfmoon.server.shelf import pick_game
from wolfmoon.server.store import Chair, Plan

USUAL_LEVEL = "greedy"


async def go_on_from(
    hall: Hall, code: str, record: Record, moment: int, seat: Seat, name: str, level: str | None
) -> tuple[str, str]:
    """Open a table that goes on from a moment; returns its code and the secret of the seat.

    Raises NoSuchMoment (also for one that the game goes through by itself), NoSuchSeat, NoSuchLevel, BadName, Arranged.
    """
    rules = pick_game(hall.games, record.game)
    level = level or USUAL_LEVEL
    if level not in LEVELS:
        raise NoSuchLevel(given=level[:40], known=list(LEVELS))
    if seat >= record.origin.seats:
        raise NoSuchSeat(given=seat + 1, most=record.origin.seats)
    if record.origin.wishes:
        raise Arranged()
    name = clean_name(name)
    rows = await asyncio.to_thread(rows_until, record, rules, moment)
    secret = new_secret()
    origin = record.origin
    chairs = [Chair(each, None, "bot", level, True) for each in range(origin.seats)]
    chairs[seat] = Chair(seat, name, "person", None, True, hashed(secret))
    plan = Plan(
        code=new_code(),
        game=record.game,
        version=record.version,
        options=dict(origin.options),
        seed=origin.seed,
        status="playing",
        window_seconds=0,
        invite_hash=None,
        created=time.time(),
        chairs=chairs,
        edition=origin.edition,
        what_if=f"{code}@{moment}",
    )
    while True:
        try:
            await hall.store.add(plan)
            break
        except Overtaken:
            plan.code = new_code()
    if rows:
        await hall.store.append(plan.code, 0, [written(row) for row in rows])
    await hall.find(plan.code)
    return plan.code, secret


def rows_until(record: Record, rules: Rules[Any], moment: int) -> list[Row]:
    """The inputs before a moment as a table stores them, which leaves out what follows by itself. Raises NoSuchMoment."""
    if not 0 <= moment < len(record.inputs):
        raise NoSuchMoment(given=moment, last=max(0, len(record.inputs) - 1))
    origin = record.origin
    rows: list[Row] = []
    try:
        course = Course(start(rules, origin.seats, origin.options, seed=origin.seed, edition=origin.edition))
        for n, given in enumerate(record.inputs[:moment]):
            if n < len(course.match.inputs):
                continue
            if isinstance(given, Call):
                row: Row = Called(given.seat, given.id)
            else:
                decision = course.match.decision(given.seat)
                row = gave(given.seat, given.answer, "" if decision is None else decision.shape)
            course.apply(row)
            rows.append(row)
        there = replay(record, rules, moment)
    except BadRecord:
        raise
    except Refused as refused:
        raise BadRecord(where="inputs", wrong=refused.message) from None
    if len(course.match.inputs) != moment or digest(course.match.table) != digest(there.table):
        raise NoSuchMoment(given=moment, last=len(record.inputs) - 1)
    return rows
