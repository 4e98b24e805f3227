"""The addresses by which a seat chooses to be told that it is its turn. See docs/wire.md."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wolfmoon.core.table import Seat
from wolfmoon.server.alert_ways import Push
from wolfmoon.server.alerts import Alerts
from wolfmoon.server.api import guarded, hall, table
from wolfmoon.server.forms import AlertWay, AlertWays, ByToken, Done, DropAlert, ProveAlert, SetAlert
from wolfmoon.server.live import Live
from wolfmoon.server.refusals import WrongLink
from wolfmoon.server.replies import form, said


async def ways(request: Request) -> Response:
    """POST /api/tables/{code}/alerts: what there is, and what this seat has chosen."""
    asked = await form(request, ByToken)
    live, alerts = await table(request), _alerts(request)
    chosen = {each.kind: each for each in await alerts.of(live.plan.code, _seat(live, asked.token))}
    shown = []
    for kind in alerts.ways:
        alert = chosen.get(kind)
        shown.append(AlertWay(kind, None if alert is None else alert.to, alert is not None and alert.code_hash is None))
    push = alerts.ways.get("push")
    return said(AlertWays(shown, push.public_key if isinstance(push, Push) else None))


async def choose(request: Request) -> Response:
    """POST /api/tables/{code}/alerts/set: tell this seat there."""
    asked = await form(request, SetAlert)
    live = await table(request)
    seat = _seat(live, asked.token)
    await _alerts(request).choose(live.plan.code, seat, asked.kind, asked.to)
    _alerts(request).look_again(live, seat)
    return said(Done())


async def prove(request: Request) -> Response:
    """POST /api/tables/{code}/alerts/prove: the code that the address was sent."""
    asked = await form(request, ProveAlert)
    live = await table(request)
    seat = _seat(live, asked.token)
    await _alerts(request).prove(live.plan.code, seat, asked.kind, asked.code)
    _alerts(request).look_again(live, seat)
    return said(Done())


async def drop(request: Request) -> Response:
    """POST /api/tables/{code}/alerts/drop: no longer."""
    asked = await form(request, DropAlert)
    live = await table(request)
    await _alerts(request).drop(live.plan.code, _seat(live, asked.token), asked.kind)
    return said(Done())


def routes() -> list[Route]:
    """All addresses of this module."""
    at = "/api/tables/{code}/alerts"
    endpoints = {at: ways, f"{at}/set": choose, f"{at}/prove": prove, f"{at}/drop": drop}
    return [Route(path, guarded(endpoint), methods=["POST"]) for path, endpoint in endpoints.items()]


def _alerts(request: Request) -> Alerts:
    return hall(request).alerts


def _seat(live: Live, token: str) -> Seat:
    seat = live.seat_of(token)
    if seat is None:
        raise WrongLink()
    return seat
