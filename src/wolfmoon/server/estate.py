"""A running game as a file, for whoever runs the server: all of it, secrets too."""

import json
from typing import Any

from wolfmoon.core.errors import Refused
from wolfmoon.core.match import start
from wolfmoon.core.record import record
from wolfmoon.server.course import Course
from wolfmoon.server.hall import course_of
from wolfmoon.server.refusals import UnknownTable
from wolfmoon.server.rows import read
from wolfmoon.server.shelf import Games
from wolfmoon.server.store import Plan, Store


async def export(store: Store, games: Games, code: str) -> tuple[str, bool]:
    """A table's game so far as JSON, and whether it is a record that can be replayed here.

    Where the rules have changed since it began, it holds the inputs as they are stored: the version of the game that it names
    plays them again. Raises UnknownTable.
    """
    plan = await store.plan(code)
    if plan is None:
        raise UnknownTable(given=code)
    bodies = await store.inputs(code)
    course = _played(games, plan, bodies)
    if course is not None:
        return record(course.match).to_json(), True
    return json.dumps(_as_stored(plan, bodies), indent=1, ensure_ascii=False) + "\n", False


def _played(games: Games, plan: Plan, bodies: list[str]) -> Course | None:
    rules = games.get(plan.game)
    if rules is None or rules.version != plan.version:
        return None
    try:
        match = start(rules, len(plan.chairs), plan.options, seed=plan.seed, edition=plan.edition)
        return course_of(match, plan, (read(body) for body in bodies))
    except (Refused, LookupError, TypeError, ValueError, AttributeError, AssertionError):
        return None


def _as_stored(plan: Plan, bodies: list[str]) -> dict[str, Any]:
    return {
        "format": "wolfmoon-inputs-1",
        "game": plan.game,
        "version": plan.version,
        "table": plan.code,
        "seats": len(plan.chairs),
        "names": [chair.name for chair in plan.chairs],
        "options": plan.options,
        "seed": plan.seed,
        "edition": None if plan.edition is None else dict(plan.edition),
        "status": plan.status,
        "inputs": [json.loads(body) for body in bodies],
    }
