"""Reading forms and giving answers over HTTP; every refusal is JSON with its kind and a message of the catalogue."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import TypeVar

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response

from wolfmoon.core.errors import Refused
from wolfmoon.core.text import wire_message
from wolfmoon.server.guards import make_safe
from wolfmoon.server.metrics import FAULTS, REFUSALS
from wolfmoon.server.refusals import STATUS, Broken, Malformed, TooBig
from wolfmoon.server.wire import write

log = structlog.get_logger()
F = TypeVar("F")
JSON = "application/json"


async def form(request: Request, kind: type[F]) -> F:
    """The form in a request's body. Raises TooBig, Malformed (also for fields it does not have)."""
    most: int = request.app.state.hall.settings.most_bytes
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooBig(most=most)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed(wrong=str(error)[:200]) from None


def said(thing: object, headers: Mapping[str, str] | None = None) -> Response:
    """An answer as JSON, not to be kept by anybody."""
    return Response(write(thing), media_type=JSON, headers={"cache-control": "no-store", **(headers or {})})


def kept(request: Request, body: bytes, kind: str) -> Response:
    """Something that seldom changes: sent again only if the asker has another version."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers={"etag": tag})
    return Response(body, media_type=kind, headers={"etag": tag})


def refusal(refused: Refused) -> Response:
    """A refusal with its status."""
    REFUSALS.labels(refused.kind).inc()
    message = {"error": refused.kind, "message": wire_message(refused.message)}
    return Response(
        write(message),
        status_code=STATUS.get(refused.kind, 400),
        media_type=JSON,
        headers={"cache-control": "no-store"},
    )


async def on_refused(request: Request, error: Exception) -> Response:
    """What a request is told that is refused."""
    assert isinstance(error, Refused)
    return refusal(error)


async def on_fault(request: Request, error: Exception) -> Response:
    """What a request is told that met a fault."""
    FAULTS.labels("http").inc()
    log.error("fault", path=_route(request), why=type(error).__name__)
    reply = refusal(Broken())
    make_safe(reply.headers)  # this is said outside of all that is put around the application
    return reply


def _route(request: Request) -> str:
    """The address as the program names it: what somebody typed is not for the log."""
    return str(getattr(request.scope.get("route"), "path", "/"))
