"""Pages, their files, and the catalogues. Nothing here is a secret; everything is asked for anew and sent if it has changed."""

import asyncio
import mimetypes
from importlib.resources import as_file, files
from pathlib import Path

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from wolfmoon.catalogue import source_of
from wolfmoon.server.forms import Done
from wolfmoon.server.metrics import metrics
from wolfmoon.server.refusals import NotFound
from wolfmoon.server.replies import kept, said
from wolfmoon.server.shelf import Games, package_of, pick_game

log = structlog.get_logger()
READY_SECONDS = 5.0
SHELL = ["wolfmoon.core", "wolfmoon.server", "wolfmoon.web"]
LOCALES = ["en"]

for kind, ending in {
    "text/javascript": ".js",
    "font/woff2": ".woff2",
    "image/svg+xml": ".svg",
    "image/webp": ".webp",
    "text/plain": ".ftl",
    "application/json": ".json",
}.items():
    mimetypes.add_type(kind, ending)


def folder_of(package: str, name: str = "") -> Path:
    """A folder of a package, which is installed as plain files."""
    with as_file(files(package).joinpath(name)) as path:
        return path


async def text(request: Request) -> Response:
    """GET /text/{name}/{locale}.ftl: a game's catalogue, or that of the frame around all games ("shell")."""
    name, locale = request.path_params["name"], request.path_params["locale"]
    if locale not in LOCALES:
        raise NotFound()
    packages = SHELL if name == "shell" else [package_of(pick_game(request.app.state.hall.games, name))]
    source = "\n".join(source_of(package, locale) for package in packages)
    return kept(request, source.encode(), "text/plain; charset=utf-8")


async def alive(request: Request) -> Response:
    """GET /healthz: this process answers."""
    return said(Done())


async def ready(request: Request) -> Response:
    """GET /readyz: this process can serve tables, since its store answers; else status 503."""
    try:
        async with asyncio.timeout(READY_SECONDS):
            answers: bool = await request.app.state.hall.store.answers()
    except Exception as error:
        log.warning("not ready", why=type(error).__name__)
        answers = False
    reply = said(Done(answers))
    reply.status_code = 200 if answers else 503
    return reply


async def nothing(request: Request) -> Response:
    """Whatever else is asked for."""
    raise NotFound()


def routes(games: Games) -> list[BaseRoute]:
    """All addresses that are not under /api."""
    web = folder_of("wolfmoon.web")
    shelf = StaticFiles(directory=web)

    async def page(request: Request) -> Response:
        return await shelf.get_response("index.html", request.scope)

    async def icons(request: Request) -> Response:
        return await shelf.get_response("icons.svg", request.scope)

    boards: list[BaseRoute] = []
    for rules in games.values():
        board = folder_of(package_of(rules)) / "board"
        if board.is_dir():
            boards.append(Mount(f"/games/{rules.id}/board", StaticFiles(directory=board)))
    return [
        Route("/", page),
        Route("/about", page),
        Route("/t/{code}", page),
        Route("/replay", page),
        Route("/replay/{code}", page),
        Route("/icons.svg", icons),
        Route("/text/{name}/{locale}.ftl", text),
        Route("/healthz", alive),
        Route("/readyz", ready),
        Route("/metrics", metrics),
        *boards,
        Mount("/fonts", StaticFiles(directory=web / "fonts")),
        Mount("/web", shelf),
        Route("/{rest:path}", nothing),
    ]
