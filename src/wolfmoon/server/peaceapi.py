"""The addresses of what keeps the peace at a table: new links, mutes, complaints. See docs/wire.md."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wolfmoon.server import peace
from wolfmoon.server.api import guarded, hall, table
from wolfmoon.server.forms import ByToken, Complain, Complaint, Complaints, Done, Renew, Seated, SetMuted
from wolfmoon.server.replies import form, said


async def renew(request: Request) -> Response:
    """POST /api/tables/{code}/renew: a new link for a seat."""
    asked = await form(request, Renew)
    return said(Seated(asked.seat, await peace.renew(hall(request), await table(request), asked.token, asked.seat)))


async def mute(request: Request) -> Response:
    """POST /api/tables/{code}/mute: a seat is silent in the chat, or no longer."""
    asked = await form(request, SetMuted)
    await peace.mute(hall(request), await table(request), asked.token, asked.seat, asked.muted)
    return said(Done())


async def complain(request: Request) -> Response:
    """POST /api/tables/{code}/complain: tell the host and the operator about a seat."""
    asked = await form(request, Complain)
    await peace.complain(hall(request), await table(request), asked.token, asked.about, asked.words)
    return said(Done())


async def complaints(request: Request) -> Response:
    """POST /api/tables/{code}/complaints: what the host may read. (POST: a secret is never part of an address.)"""
    asked = await form(request, ByToken)
    found = await peace.complaints(hall(request), await table(request), asked.token)
    return said(Complaints([Complaint(each.about, each.name, each.words, each.said, each.at) for each in found]))


def routes() -> list[Route]:
    """All addresses of this module."""
    at = "/api/tables/{code}"
    endpoints = {"renew": renew, "mute": mute, "complain": complain, "complaints": complaints}
    return [Route(f"{at}/{name}", guarded(endpoint), methods=["POST"]) for name, endpoint in endpoints.items()]
