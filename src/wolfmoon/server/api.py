"""The addresses under /api: the lobby and the rules. See docs/wire.md."""

import io
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wolfmoon.core.library import rulebook, rulings
from wolfmoon.core.rules import Rules
from wolfmoon.server import lobby
from wolfmoon.server.forms import (
    ByToken,
    Choice,
    Done,
    Face,
    GameCard,
    GameList,
    NewTable,
    Opened,
    PlayedAgain,
    QrOf,
    QuickPhrase,
    Reader,
    RuleBook,
    RuleText,
    Ruling,
    Seated,
    SetOptions,
    SetPace,
    SetReady,
    SetSeat,
    SitDown,
    TableOption,
)
from wolfmoon.server.guards import same_origin
from wolfmoon.server.hall import Hall
from wolfmoon.server.links import heir, opens
from wolfmoon.server.live import HOST, Live
from wolfmoon.server.names import clean_name
from wolfmoon.server.pages import folder_of
from wolfmoon.server.refusals import TooMuch, WrongLink, WrongOrigin
from wolfmoon.server.replies import JSON, form, kept, said
from wolfmoon.server.shelf import package_of, pick_game
from wolfmoon.server.store import Chair
from wolfmoon.server.talk import phrases, text_of
from wolfmoon.server.wire import Message, write

Endpoint = Callable[[Request], Awaitable[Response]]


def guarded(endpoint: Endpoint) -> Endpoint:
    """An endpoint that people call now and then, and from our own pages."""

    async def watched(request: Request) -> Response:
        if not same_origin(request.headers, hall(request).settings.origins):
            raise WrongOrigin()
        if not request.app.state.askers.take(request.client.host if request.client else ""):
            raise TooMuch()
        return await endpoint(request)

    return watched


def hall(request: Request) -> Hall:
    """All tables."""
    found: Hall = request.app.state.hall
    return found


async def table(request: Request) -> Live:
    """The table that the address names."""
    return await hall(request).find(request.path_params["code"])


async def games(request: Request) -> Response:
    """GET /api/games: what can be played."""
    return kept(request, write(GameList([card(rules) for rules in hall(request).games.values()])), JSON)


PLAIN = Face("card-random", "card-random", 3, "#1d2a3a", "#8fa8c0")


def face_of(rules: Rules[object]) -> Face:  # type: ignore[type-var] # any game's table will do
    """The face a game brings in its folder, or a plain one."""
    file = folder_of(package_of(rules)) / "board" / "face.json"
    return msgspec.json.decode(file.read_bytes(), type=Face) if file.is_file() else PLAIN


def card(rules: Rules[object]) -> GameCard:  # type: ignore[type-var] # any game's table will do
    """A game as the front page shows it."""
    options = [
        TableOption(
            id=option.id,
            text=Message(f"option-{option.id}"),
            hint=Message(f"option-{option.id}-hint"),
            kind=option.kind,
            choices=[
                Choice(
                    choice.id,
                    Message(f"option-{option.id}-{choice.id}"),
                    None if choice.seats is None else (choice.seats.start, choice.seats.stop - 1),
                )
                for choice in option.choices
            ],
            default=option.default,
            low=option.low,
            high=option.high,
        )
        for option in rules.options
    ]
    seats = (rules.seats.start, rules.seats.stop - 1)
    title, blurb = Message(f"title-{rules.id}"), Message(f"blurb-{rules.id}")
    quick = [QuickPhrase(each.id, text_of(each), each.about) for each in phrases(rules).values()]  # type: ignore[arg-type] # the kinds of Phrase
    return GameCard(rules.id, title, blurb, seats, face_of(rules), options, quick)


async def open_table(request: Request) -> Response:
    """POST /api/tables: a new table."""
    asked = await form(request, NewTable)
    place = hall(request)
    host = Chair(HOST, clean_name(asked.name), "person", None, True)
    seconds = place.settings.window_seconds if asked.window_seconds is None else asked.window_seconds
    live, token = await place.open_table(
        asked.game, asked.seats, asked.options, host, seconds, asked.edition, asked.pace
    )
    watch = f"/t/{live.plan.code}"
    return said(Opened(live.plan.code, HOST, token, f"{watch}#join={heir(token, 'invite')}", watch))


async def sit(request: Request) -> Response:
    """POST /api/tables/{code}/sit: take a seat."""
    asked = await form(request, SitDown)
    seat, token = await lobby.sit(hall(request), await table(request), asked.invite, asked.name, asked.seat)
    return said(Seated(seat, token))


async def set_seat(request: Request) -> Response:
    """POST /api/tables/{code}/seat: a bot on a seat, or nobody."""
    asked = await form(request, SetSeat)
    live = await table(request)
    await lobby.set_seat(hall(request), live, asked.token, asked.seat, asked.kind, asked.level)
    return said(Done())


async def set_options(request: Request) -> Response:
    """POST /api/tables/{code}/options: how many seats, and what is played."""
    asked = await form(request, SetOptions)
    await lobby.set_options(hall(request), await table(request), asked.token, asked.seats, asked.options)
    return said(Done())


async def set_pace(request: Request) -> Response:
    """POST /api/tables/{code}/pace: how much time there is."""
    asked = await form(request, SetPace)
    await lobby.set_pace(hall(request), await table(request), asked.token, asked.pace, asked.window_seconds)
    return said(Done())


async def set_ready(request: Request) -> Response:
    """POST /api/tables/{code}/ready."""
    asked = await form(request, SetReady)
    await lobby.set_ready(hall(request), await table(request), asked.token, asked.ready)
    return said(Done())


async def begin(request: Request) -> Response:
    """POST /api/tables/{code}/start."""
    asked = await form(request, ByToken)
    await lobby.begin(hall(request), await table(request), asked.token)
    return said(Done())


async def rematch(request: Request) -> Response:
    """POST /api/tables/{code}/rematch."""
    asked = await form(request, ByToken)
    code, token = await lobby.rematch(hall(request), await table(request), asked.token)
    return said(PlayedAgain(code, token))


async def qr(request: Request) -> Response:
    """POST /api/tables/{code}/qr.svg: a link as a picture. (POST: a secret is never part of an address.)"""
    asked = await form(request, QrOf)
    live = await table(request)
    link = f"{request.headers.get('origin') or str(request.base_url).rstrip('/')}/t/{live.plan.code}"
    if asked.invite is not None:
        if not opens(asked.invite, live.plan.invite_hash):
            raise WrongLink()
        link += f"#join={asked.invite}"
    elif asked.seat is not None:
        if live.seat_of(asked.seat) is None:
            raise WrongLink()
        link += f"#seat={asked.seat}"
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", xmldecl=False, border=2, scale=4, light="#fff", omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def rules_of(request: Request) -> Response:
    """GET /api/rules/{game}: the rules in our words and the rulings, without what some players may not read."""
    rules = pick_game(hall(request).games, request.path_params["game"])
    return kept(request, write(book_of(rules, lambda id, side: not side)), JSON)


async def rules_at(request: Request) -> Response:
    """POST /api/tables/{code}/rules: the rules as far as this seat, or somebody who watches, may read them now."""
    asked = await form(request, Reader)
    live = await table(request)
    game = pick_game(hall(request).games, live.plan.game)
    if live.play is None:
        return said(book_of(game, lambda id, side: not side))
    seat = None if asked.token is None else live.seat_of(asked.token)
    if asked.token is not None and seat is None:
        raise WrongLink()
    readable = game.readable(live.play.course.match.table, seat)
    return said(book_of(game, lambda id, side: readable is None or id in readable))


def book_of(rules: Rules[Any], may_read: Callable[[str, str], bool]) -> RuleBook:
    """The rules and rulings of a game that may be read, asked by id and side."""
    package = package_of(rules)
    try:
        written, points = rulebook(package), rulings(package)
    except FileNotFoundError:
        return RuleBook([], [], False)
    texts = [
        RuleText(each.id, each.heading, each.text, each.source) for each in written if may_read(each.id, each.side)
    ]
    answers = [Ruling(each.id, each.question, each.ruling, each.why) for each in points if may_read(each.id, each.side)]
    return RuleBook(texts, answers, len(texts) + len(answers) < len(written) + len(points))


def routes() -> list[Route]:
    """All addresses under /api."""
    at = "/api/tables/{code}"
    posts: dict[str, Endpoint] = {
        "/api/tables": open_table,
        f"{at}/sit": sit,
        f"{at}/seat": set_seat,
        f"{at}/options": set_options,
        f"{at}/pace": set_pace,
        f"{at}/ready": set_ready,
        f"{at}/start": begin,
        f"{at}/rematch": rematch,
        f"{at}/qr.svg": qr,
        f"{at}/rules": rules_at,
    }
    gets: dict[str, Endpoint] = {
        "/api/games": games,
        "/api/rules/{game}": rules_of,
    }
    return [
        *(Route(path, guarded(endpoint), methods=["POST"]) for path, endpoint in posts.items()),
        *(Route(path, guarded(endpoint)) for path, endpoint in gets.items()),
    ]
