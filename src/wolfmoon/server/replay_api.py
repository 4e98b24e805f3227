"""The addresses of finished games: /api/replays. See docs/replay.md and docs/wire.md."""

import asyncio
import gzip
from collections import OrderedDict
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wolfmoon.core.gamefile import MOST_NOTED, GameFile, Note, about_table, read_game_file
from wolfmoon.core.record import record
from wolfmoon.server.api import guarded, hall
from wolfmoon.server.forms import ByToken
from wolfmoon.server.links import plain_code
from wolfmoon.server.live import HOST, Live
from wolfmoon.server.names import clean_note
from wolfmoon.server.refusals import (
    Malformed,
    NoSuchMoment,
    NotOver,
    TooBig,
    UnknownReplay,
    UnknownTable,
    WrongLink,
)
from wolfmoon.server.replay_forms import (
    GoOn,
    Imported,
    PinNote,
    ReplayHead,
    ReplayNote,
    ReplayNotes,
    ReplaySeat,
    SatThere,
    UnpinNote,
    WentOn,
)
from wolfmoon.server.replay_room import Asked, Projector
from wolfmoon.server.replay_shelf import example_of, import_file, imported, notes_on, pin, unpin
from wolfmoon.server.replay_whatif import go_on_from
from wolfmoon.server.replies import JSON, form, said

MOST_KEPT = 24


class Reel(NamedTuple):
    """A finished game as it is shown: its code, its file without notes, that as text, and the table if it was played here."""

    code: str
    file: GameFile
    text: str
    live: Live | None


class Reels:
    """The games that were asked for last, so that their files are not written anew for every look."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[GameFile, str]] = OrderedDict()

    def get(self, code: str) -> tuple[GameFile, str] | None:
        """The file of that code, if it is kept."""
        found = self._kept.get(code)
        if found is not None:
            self._kept.move_to_end(code)
        return found

    def keep(self, code: str, file: GameFile, text: str) -> None:
        """Keep a file; the one not asked for longest is forgotten."""
        self._kept[code] = file, text
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


async def find_reel(request: Request) -> Reel:
    """The finished game that the address names. Raises UnknownReplay, NotOver, OtherVersion."""
    code = plain_code(request.path_params["code"])
    reels: Reels = request.app.state.reels
    try:
        live = await hall(request).find(code)
    except UnknownTable:
        live = None
    if live is not None and live.frozen is not None:
        raise live.frozen
    if live is not None and (live.play is None or live.play.course.match.outcome is None):
        raise NotOver()
    kept = reels.get(code)
    if kept is None:
        kept = file_of(live) if live is not None else await _imported(request, code)
        reels.keep(code, *kept)
    return Reel(code, *kept, live)


def file_of(live: Live) -> tuple[GameFile, str]:
    """The file of a table whose game is over, without the notes on it."""
    assert live.play is not None
    plan = live.plan
    about = about_table(
        plan.code,
        plan.seed,
        [chair.name for chair in plan.chairs],
        [chair.level for chair in plan.chairs],
        nonce=plan.nonce,
        what_if=plan.what_if,
    )
    file = GameFile(record(live.play.course.match), about)
    return file, file.to_json()


async def _imported(request: Request, code: str) -> tuple[GameFile, str]:
    text = example_of(hall(request).games, code) or await imported(hall(request).store, code)
    if text is None:
        raise UnknownReplay(given=code)
    return await asyncio.to_thread(read_game_file, text), text


async def bring(request: Request) -> Response:
    """POST /api/replays: a file to look at. It is played through first; if anything is wrong with it nothing is kept."""
    most = hall(request).settings.most_replay_bytes
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooBig(most=most)
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Malformed(wrong=str(error)[:200]) from None
    game, kept = await projector(request).check(text)
    return said(Imported(await import_file(hall(request).store, game, kept)))


async def head(request: Request) -> Response:
    """GET /api/replays/{code}: which game it was and who sat there; not how it went."""
    reel = await find_reel(request)
    record, about = reel.file
    seats = record.origin.seats
    names = about.names if about else (None,) * seats
    levels = about.levels if about else (None,) * seats
    return said(
        ReplayHead(
            code=reel.code,
            game=record.game,
            version=record.version,
            seats=[ReplaySeat(name, level) for name, level in zip(names, levels, strict=True)],
            options=dict(record.origin.options),
            edition=record.origin.edition is not None,
            table=None if reel.live is None else reel.code,
            notes=await _notes(request, reel),
            seed=str(record.origin.seed),
            nonce=about.nonce if about else None,
            commitment=about.published if about else None,
            what_if=about.what_if if about else None,
            can_go_on=not record.origin.wishes,
        )
    )


async def track(request: Request) -> Response:
    """GET /api/replays/{code}/track?as=VIEWER: the way through the game."""
    return await _shown(request, Asked("track", "", viewer=request.query_params.get("as", "public")))


async def frames(request: Request) -> Response:
    """GET /api/replays/{code}/frames?as=VIEWER&from=N&count=N&have=N: some moments, and the log from line `have` on."""
    first, count, have = (_number(request, name) for name in ("from", "count", "have"))
    return await _shown(
        request, Asked("frames", "", None, request.query_params.get("as", "public"), first, count, have)
    )


def _number(request: Request, name: str) -> int:
    given = request.query_params.get(name, "0")
    if not (given.isascii() and given.isdecimal() and len(given) < 9):
        raise Malformed(wrong=f"{name}: {given[:40]}")
    return int(given)


async def _shown(request: Request, asked: Asked) -> Response:
    reel = await find_reel(request)
    body = await projector(request).show(asked, reel.text)
    headers = {"cache-control": "private, max-age=3600", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=JSON, headers=headers | {"content-encoding": "gzip"})
    return Response(gzip.decompress(body), media_type=JSON, headers=headers)


async def download(request: Request) -> Response:
    """GET /api/replays/{code}/file, /api/tables/{code}/record: the game as a file, with names and notes."""
    reel = await find_reel(request)
    file, text = reel.file, reel.text
    if reel.live is not None and file.about is not None:
        pinned = await notes_on(hall(request).store, reel.code)
        text = file._replace(about=file.about._replace(notes=tuple(each.note for each in pinned))).to_json()
    name = f"{file.record.game}-{reel.code}.json"
    return Response(
        text,
        media_type=JSON,
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


async def who_sat(request: Request) -> Response:
    """POST /api/replays/{code}/seat: which seat this secret opened."""
    asked = await form(request, ByToken)
    return said(SatThere(_sat(await find_reel(request), asked.token)))


async def pin_note(request: Request) -> Response:
    """POST /api/replays/{code}/notes: pin a note to a moment; whoever sat at the table may."""
    asked = await form(request, PinNote)
    reel = await find_reel(request)
    seat = _sat(reel, asked.token)
    text = clean_note(asked.text, MOST_NOTED)
    last = len(reel.file.record.inputs)
    if asked.at > last:
        raise NoSuchMoment(given=asked.at, last=last)
    await pin(hall(request).store, reel.code, Note(asked.at, seat, text))
    return said(ReplayNotes(await _notes(request, reel)))


async def unpin_note(request: Request) -> Response:
    """POST /api/replays/{code}/notes/remove: take a note away; whoever wrote it may, and the host."""
    asked = await form(request, UnpinNote)
    reel = await find_reel(request)
    seat = _sat(reel, asked.token)
    await unpin(hall(request).store, reel.code, asked.id, seat, seat == HOST)
    return said(ReplayNotes(await _notes(request, reel)))


async def what_if(request: Request) -> Response:
    """POST /api/replays/{code}/whatif: a new table that goes on from a moment, with bots on the other seats."""
    asked = await form(request, GoOn)
    reel = await find_reel(request)
    table, token = await go_on_from(
        hall(request), reel.code, reel.file.record, asked.at, asked.seat, asked.name, asked.level
    )
    return said(WentOn(table, asked.seat, token))


def _sat(reel: Reel, token: str) -> int:
    """The seat that this secret opened. Raises WrongLink."""
    seat = None if reel.live is None else reel.live.seat_of(token)
    if seat is None:
        raise WrongLink()
    return seat


async def _notes(request: Request, reel: Reel) -> list[ReplayNote]:
    if reel.live is None:
        notes = reel.file.about.notes if reel.file.about else ()
        return [ReplayNote(None, note.moment, note.seat, note.text) for note in notes]
    pinned = await notes_on(hall(request).store, reel.code)
    return [ReplayNote(each.id, each.note.moment, each.note.seat, each.note.text) for each in pinned]


def projector(request: Request) -> Projector:
    """Where films are cut."""
    found: Projector = request.app.state.projector
    return found


def routes() -> list[Route]:
    """All addresses of finished games."""
    at = "/api/replays/{code}"
    posts: dict[str, Any] = {
        "/api/replays": bring,
        f"{at}/seat": who_sat,
        f"{at}/notes": pin_note,
        f"{at}/notes/remove": unpin_note,
        f"{at}/whatif": what_if,
    }
    gets: dict[str, Any] = {
        at: head,
        f"{at}/track": track,
        f"{at}/frames": frames,
        f"{at}/file": download,
        "/api/tables/{code}/record": download,
    }
    return [
        *(Route(path, guarded(endpoint), methods=["POST"]) for path, endpoint in posts.items()),
        *(Route(path, guarded(endpoint)) for path, endpoint in gets.items()),
    ]
