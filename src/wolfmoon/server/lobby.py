"""What is done at a table before the game, and after it: sit down, make ready, set seats and options, start, play again."""

import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from wolfmoon.bots import LEVELS
from wolfmoon.core.rules import settled_for
from wolfmoon.core.table import Seat
from wolfmoon.server.again import again_if_overtaken
from wolfmoon.server.clocks import checked
from wolfmoon.server.connection import Connection
from wolfmoon.server.hall import Hall
from wolfmoon.server.links import hashed, heir, new_code, new_secret, opens
from wolfmoon.server.live import HOST, Live, seat_secret
from wolfmoon.server.names import clean_name
from wolfmoon.server.refusals import (
    AlreadyStarted,
    HostStays,
    NoSuchLevel,
    NoSuchSeat,
    NotHost,
    NotOver,
    OnePerson,
    SeatTaken,
    TableFull,
    WrongLink,
)
from wolfmoon.server.store import Chair, Plan
from wolfmoon.server.wire import Pace

USUAL_LEVEL = "greedy"


@again_if_overtaken
async def sit(hall: Hall, live: Live, invite: str, name: str, seat: Seat | None) -> tuple[Seat, str]:
    """Take that seat, or the first open one; returns it with its secret. Raises WrongLink, BadName, SeatTaken, TableFull,
    OnePerson.
    """
    name = clean_name(name)
    async with live.lock:
        if not opens(invite, live.plan.invite_hash):
            raise WrongLink()
        plan = _draft(live)
        if live.one_person:
            raise OnePerson()
        if seat is None:
            seat = next((chair.seat for chair in plan.chairs if chair.kind == "open"), None)
            if seat is None:
                raise TableFull()
        chair = _chair(plan, seat)
        if chair.kind != "open":
            raise SeatTaken(seat=seat + 1)
        secret = new_secret()
        plan.chairs[seat] = Chair(seat, name, "person", None, False, hashed(secret))
        await _settle(hall, live, plan)
    return seat, secret


@again_if_overtaken
async def set_seat(hall: Hall, live: Live, token: str, seat: Seat, kind: str, level: str | None) -> None:
    """The host puts a bot on a seat or frees it (its link is then void); anybody may free his own seat, but the host stays."""
    async with live.lock:
        asking = _sitting(live, token)
        plan = _draft(live)
        chair = _chair(plan, seat)
        if asking != HOST and (asking != seat or kind != "open"):
            raise NotHost()
        if seat == HOST:
            raise HostStays()
        if kind == "bot":
            level = level or USUAL_LEVEL
            if level not in LEVELS:
                raise NoSuchLevel(given=level[:40], known=list(LEVELS))
            if chair.kind == "person":
                raise SeatTaken(seat=seat + 1)
            plan.chairs[seat] = Chair(seat, None, "bot", level, True)
        else:
            plan.chairs[seat] = Chair(seat)
        await _settle(hall, live, plan)
        await hall.alerts.forget(plan.code, seat)


@again_if_overtaken
async def set_options(hall: Hall, live: Live, token: str, seats: int, options: Mapping[str, Any]) -> None:
    """The host sets the number of seats and the options. Raises what is wrong with them; SeatTaken if somebody sits too far."""
    async with live.lock:
        _only_host(live, token)
        plan = _draft(live)
        plan.options = dict(settled_for(live.rules, seats, options))
        alone = live.rules.one_person(plan.options)
        for chair in plan.chairs[1 if alone else seats :]:
            if chair.kind == "person":
                raise SeatTaken(seat=chair.seat + 1)
        plan.chairs = plan.chairs[:seats] + [Chair(seat) for seat in range(len(plan.chairs), seats)]
        await _settle(hall, live, plan)


@again_if_overtaken
async def set_pace(hall: Hall, live: Live, token: str, pace: Pace, window_seconds: int) -> None:
    """The host sets how much time there is. Raises NotHost, BadPace."""
    async with live.lock:
        _only_host(live, token)
        plan = _draft(live)
        plan.pace, plan.window_seconds = checked(pace), window_seconds
        await _settle(hall, live, plan)


@again_if_overtaken
async def set_ready(hall: Hall, live: Live, token: str, ready: bool) -> None:
    """A seat says whether it is ready."""
    async with live.lock:
        seat = _sitting(live, token)
        plan = _draft(live)
        plan.chairs[seat].ready = ready
        await _settle(hall, live, plan)


@again_if_overtaken
async def begin(hall: Hall, live: Live, token: str) -> None:
    """The host starts the game; open seats become bots, or the host's own where one person plays them all."""
    async with live.lock:
        _only_host(live, token)
        plan = _draft(live)
        for chair in plan.chairs:
            if chair.kind == "open" and live.one_person:
                secret = hashed(seat_secret(token, chair.seat))
                plan.chairs[chair.seat] = Chair(chair.seat, None, "person", None, True, secret)
            elif chair.kind == "open":
                plan.chairs[chair.seat] = Chair(chair.seat, None, "bot", USUAL_LEVEL, True)
        await hall.begin(live, plan)
    live.show_lobby()
    for connection in live.connections:
        assert live.play is not None
        live.play.screens.greet(connection, 0)


@again_if_overtaken
async def rematch(hall: Hall, live: Live, token: str) -> tuple[str, str]:
    """The host opens the same table again; returns its code and the host's secret there. Asked twice, it is the same table."""
    async with live.lock:
        _only_host(live, token)
        old = live.plan
        if old.status != "over":
            raise NotOver()
        if old.successor is None:
            code = new_code()
            secret = _heir_of(token, code)
            plan = msgspec.structs.replace(
                old,
                code=code,
                version=live.rules.version,
                seed=secrets.randbits(63),
                nonce=secrets.token_hex(32),
                what_if=None,
                status="open",
                invite_hash=hashed(heir(secret, "invite")),
                created=time.time(),
                chairs=[_once_more(each, live.one_person) for each in old.chairs],
                began=None,
            )
            plan.chairs[HOST].token_hash = hashed(secret)
            await hall.add(live.rules, plan)
            kept = msgspec.structs.replace(old, successor=plan.code)
            await hall.store.keep(kept)
            live.plan = kept
        code = live.plan.successor or ""
    await pass_on(hall, live)
    return code, _heir_of(token, code)


async def pass_on(hall: Hall, live: Live) -> None:
    """Everybody at a table that has a rematch now gets his seat there."""
    for connection in list(live.connections):
        await inherit(hall, live, connection)
    live.show_lobby()


async def inherit(hall: Hall, live: Live, connection: Connection) -> None:
    """Give a seat of a table that has a rematch its seat there; its new secret follows from the old, so none need be kept."""
    if live.plan.successor is None or connection.viewer is None or connection.secret is None:
        return
    seat = connection.viewer
    secret = _heir_of(connection.secret, live.plan.successor)
    other = await hall.find(live.plan.successor)
    if seat >= len(other.plan.chairs):
        return
    await _take_over(hall, other, seat, hashed(secret))
    if opens(secret, other.plan.chairs[seat].token_hash):
        connection.successor_secret = secret


@again_if_overtaken
async def _take_over(hall: Hall, live: Live, seat: Seat, token_hash: str) -> None:
    """Whoever had that seat before has it in the rematch too, unless its link is given away already."""
    async with live.lock:
        chair = live.plan.chairs[seat]
        if chair.kind == "person" and chair.token_hash is None and live.plan.status == "open":
            plan = _draft(live)
            plan.chairs[seat].token_hash = token_hash
            await _settle(hall, live, plan)


def _once_more(chair: Chair, one_person: bool) -> Chair:
    if one_person and chair.kind == "person" and chair.seat != HOST:
        return Chair(chair.seat)
    return Chair(chair.seat, chair.name, chair.kind, chair.level, chair.kind == "bot")


def _heir_of(token: str, code: str) -> str:
    return heir(token, f"rematch {code}")


def _sitting(live: Live, token: str) -> Seat:
    seat = live.seat_of(token)
    if seat is None:
        raise WrongLink()
    return seat


def _only_host(live: Live, token: str) -> None:
    if _sitting(live, token) != HOST:
        raise NotHost()


def _draft(live: Live) -> Plan:
    """The plan to be changed, before the game has begun; the table takes it over when it is written down."""
    if live.plan.status != "open":
        raise AlreadyStarted()
    return msgspec.structs.replace(live.plan, chairs=[msgspec.structs.replace(chair) for chair in live.plan.chairs])


def _chair(plan: Plan, seat: Seat) -> Chair:
    if not 0 <= seat < len(plan.chairs):
        raise NoSuchSeat(given=seat + 1, most=len(plan.chairs))
    return plan.chairs[seat]


async def _settle(hall: Hall, live: Live, plan: Plan) -> None:
    await hall.store.keep(plan)
    live.adopt(plan)
    live.show_lobby()
