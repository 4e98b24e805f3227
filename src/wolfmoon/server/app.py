"""The program as one ASGI application."""

import contextlib
from collections.abc import AsyncIterator
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from wolfmoon.core.errors import Refused
from wolfmoon.games import games as installed
from wolfmoon.server import alert_api, api, pages, peaceapi, replay_api, reports
from wolfmoon.server.botpool import Bots
from wolfmoon.server.bus import bus_of
from wolfmoon.server.guards import Buckets, SafeHeaders
from wolfmoon.server.hall import Hall
from wolfmoon.server.lobby import pass_on
from wolfmoon.server.refusals import NotFound
from wolfmoon.server.replay_api import Reels
from wolfmoon.server.replay_room import Projector
from wolfmoon.server.replies import on_fault, on_refused, refusal
from wolfmoon.server.settings import Settings
from wolfmoon.server.socket import table_socket
from wolfmoon.server.store import Store

SOCKET = "/ws"


class Site(Starlette):
    """Pages and forms as Starlette serves them; the tables' sockets by the shortest way: every layer between would be passed
    by every message, and be held in memory by every seat.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            scope["app"] = self
            await table_socket(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings) -> Starlette:
    """The application; its store is opened, and brought to its present form, when it starts."""
    games = installed() if settings.games is None else settings.games

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        address = settings.bus
        bus = bus_of(address, settings.store) if address is None or isinstance(address, str) else address
        store = await Store.open(settings.store, settings.store_patience)
        bots = Bots(settings.bot_processes, settings.bot_patience)
        hall = app.state.hall = Hall(games, settings, store, bots, bus)
        hall.when_succeeded = partial(pass_on, hall)
        app.state.askers = Buckets(settings.request_rate)
        app.state.reels = Reels()
        projector = app.state.projector = Projector(games, settings.replay_processes, settings.replay_patience)
        try:
            yield
        finally:
            await hall.close()
            await bots.close()
            await projector.close()
            await store.close()

    return Site(
        routes=[
            *(*api.routes(), *peaceapi.routes(), *alert_api.routes(), *replay_api.routes(), *reports.routes()),
            *pages.routes(games),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=600)],
        exception_handlers={Refused: on_refused, HTTPException: _on_http, Exception: on_fault},
        lifespan=lifespan,
    )


async def _on_http(request: Request, error: Exception) -> Response:
    """Starlette's own refusals (no such address, wrong method) in our form, with its status."""
    assert isinstance(error, HTTPException)
    reply = refusal(NotFound())
    reply.status_code = error.status_code
    return reply
