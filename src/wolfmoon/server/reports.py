"""Faults that people report from a table: what they saw goes to them as a file, the whole truth stays with the server.

While the game runs the file holds only what its seat may know: its view, its log, its own answers. Its moment is the version of
the view, which everybody knows; how many inputs there were would tell whether others have answered. Once the game is over, the
whole report can be had: the record up to then, and the same as a scenario.
"""

import asyncio
import time
from typing import Any

import msgspec
import structlog
from sqlalchemy import func, insert, select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import wolfmoon
from wolfmoon.core.codec import input_to_json
from wolfmoon.core.record import Record, record
from wolfmoon.core.rules import Rules
from wolfmoon.core.scenario_write import scenario_of
from wolfmoon.core.table import Seat
from wolfmoon.server.api import guarded, hall, table
from wolfmoon.server.links import new_secret
from wolfmoon.server.live import Live
from wolfmoon.server.names import clean_note
from wolfmoon.server.refusals import NotFound, NotOver, NotStarted, TooManyReports, WrongLink
from wolfmoon.server.replay_forms import FaultReport, ReportFault
from wolfmoon.server.replies import JSON, form
from wolfmoon.server.schema import reports
from wolfmoon.server.wire import write

log = structlog.get_logger()
MOST_REPORTS = 20
MOST_WORDS = 1000


class Kept(msgspec.Struct):
    """What the server keeps of a report: everything. record: as JSON; scenario: as text, or why there is none."""

    version: int
    program: str
    view: Any
    record: Any
    scenario: str


async def report(request: Request) -> Response:
    """POST /api/tables/{code}/report: something is wrong here; answers with the file for whoever says so."""
    asked = await form(request, ReportFault)
    live = await table(request)
    if live.play is None:
        raise NotStarted()
    seat = None if asked.token is None else live.seat_of(asked.token)
    if asked.token is not None and seat is None:
        raise WrongLink()
    words = clean_note(asked.words, MOST_WORDS)
    store = hall(request).store
    counted = await store.look(
        select(func.count().label("n")).select_from(reports).where(reports.c.code == live.plan.code)
    )
    if counted[0]["n"] >= MOST_REPORTS:
        raise TooManyReports(most=MOST_REPORTS)
    truth, view = record(live.play.course.match), msgspec.json.decode(live.play.screens.whole(seat))
    over, answers = live.play.course.match.outcome is not None, _own(live, seat)
    scenario = await asyncio.to_thread(_scenario, truth, live.rules, words)
    kept = Kept(live.plan.version, wolfmoon.__version__, view, msgspec.json.decode(truth.to_json()), scenario)
    id = new_secret()[:12].replace("-", "x").replace("_", "y")
    row = {"id": id, "code": live.plan.code, "seat": seat, "moment": len(truth.inputs), "words": words}
    await store.write([insert(reports).values(**row, body=msgspec.json.encode(kept).decode(), at=time.time())])
    log.warning("fault reported", table=live.plan.code, report=id)
    lines = view.pop("log", [])
    file = {
        "report": id,
        "table": live.plan.code,
        "game": live.plan.game,
        "version": live.plan.version,
        "program": wolfmoon.__version__,
        "seat": seat,
        "words": words,
        "view": {**view, "log": []},
        "log": lines,
        "answers": answers,
        "over": over,
        "record": kept.record if over else None,
        "scenario": scenario if over else None,
    }
    return _as_file(write(file), live.plan.code, id)


async def whole(request: Request) -> Response:
    """GET /api/tables/{code}/reports/{id}: all of a report, with every secret, once the game is over."""
    live = await table(request)
    if live.play is None or live.play.course.match.outcome is None:
        raise NotOver()
    id = request.path_params["id"]
    mine = select(reports).where(reports.c.code == live.plan.code, reports.c.id == id[:32])
    found = await hall(request).store.look(mine) if id.isalnum() else ()
    if not found:
        raise NotFound()
    row = found[0]
    kept = msgspec.json.decode(row["body"], type=Kept)
    view = dict(kept.view)
    lines = view.pop("log", [])
    file = FaultReport(
        report=row["id"],
        table=live.plan.code,
        game=live.plan.game,
        version=kept.version,
        program=kept.program,
        seat=row["seat"],
        words=row["words"],
        view={**view, "log": []},  # type: ignore[arg-type] # it is a view already, as it was sent then
        log=lines,
        answers=[],
        over=True,
        record=kept.record,
        scenario=kept.scenario,
    )
    return _as_file(write(file), live.plan.code, row["id"])


def _own(live: Live, seat: Seat | None) -> list[Any]:
    """What this seat has put in itself, in order, also what waits for the others' answers."""
    assert live.play is not None
    course = live.play.course
    own: list[Any] = [input_to_json(given) for given in course.match.inputs if given.seat == seat]
    if course.held is not None and course.held.seat == seat:
        own.append({"seat": seat, "answer": course.held.answer})
    return own


def _scenario(truth: Record, rules: Rules[Any], words: str) -> str:
    remarks = [
        "Written from the record of a table where somebody reported a fault:",
        f"  {words}",
        "Cut it down to the answers that matter, then say what the rule would have.",
    ]
    try:
        return scenario_of(truth, rules, title=words[:80], remarks=remarks)
    except Exception as error:  # the fault may be the very thing that cannot be played again
        return f"# It does not play again: {type(error).__name__}: {error}"[:500] + "\n"


def _as_file(body: bytes, code: str, id: str) -> Response:
    name = f"wolfmoon-fault-{code}-{id}.json"
    return Response(
        body,
        media_type=JSON,
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


def routes() -> list[Route]:
    """The addresses of reports."""
    at = "/api/tables/{code}"
    return [
        Route(f"{at}/report", guarded(report), methods=["POST"]),
        Route(f"{at}/reports/{{id}}", guarded(whole)),
    ]
