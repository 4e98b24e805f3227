"""What keeps the peace at a table, before the game, during it and after it: new links, mutes, complaints."""

import msgspec

from wolfmoon.core.table import Seat
from wolfmoon.server.again import again_if_overtaken
from wolfmoon.server.grievances import Grievance
from wolfmoon.server.guards import Bucket
from wolfmoon.server.hall import Hall
from wolfmoon.server.links import hashed, heir, new_secret
from wolfmoon.server.live import HOST, Live, seat_secret
from wolfmoon.server.names import clean_text
from wolfmoon.server.refusals import HostStays, NoPerson, NoSuchSeat, NotHost, TooMuch, WrongLink
from wolfmoon.server.store import Chair, Plan
from wolfmoon.server.wire import Message, Said

SAID_WITH = 20
"""So many lines go along with a complaint."""


@again_if_overtaken
async def renew(hall: Hall, live: Live, token: str, seat: Seat) -> str:
    """A new secret for a seat, at the wish of its owner or of the host; whoever is connected by the old one only watches.

    Everybody reads that the host has done it for another's seat: a host who takes a seat over cannot do so unseen.
    Raises WrongLink, NotHost, NoSuchSeat, NoPerson.
    """
    async with live.lock:
        asking = sitting(live, token)
        if asking not in (seat, HOST):
            raise NotHost()
        plan = redrawn(live.plan)
        chair = person_on(plan, seat)
        if seat != HOST and live.one_person:
            raise NoPerson(seat=seat + 1)
        secret = new_secret()
        chair.token_hash = hashed(secret)
        gone = [seat]
        if seat == HOST:
            plan.invite_hash = hashed(heir(secret, "invite"))
            if live.one_person:
                for each in plan.chairs[1:]:
                    if each.kind == "person":
                        each.token_hash = hashed(seat_secret(secret, each.seat))
                        gone.append(each.seat)
        await hall.store.keep(plan)
        live.plan = plan
        for void in gone:
            live.send_away(void)
            await hall.alerts.forget(plan.code, void)
        if asking != seat:
            thing = ("seat", str(seat))
            said = Message("phrase-new-link", {"thing": {"ref": list(thing)}})
            await hall.say(live, Said(0, HOST, plan.chairs[HOST].name, None, said, None))
        live.show_lobby()
    return secret


@again_if_overtaken
async def mute(hall: Hall, live: Live, token: str, seat: Seat, muted: bool) -> None:
    """The host keeps a seat silent in the chat, or lets it talk again.

    Raises WrongLink, NotHost, HostStays, NoSuchSeat, NoPerson.
    """
    async with live.lock:
        if sitting(live, token) != HOST:
            raise NotHost()
        plan = redrawn(live.plan)
        chair = person_on(plan, seat)
        if seat == HOST:
            raise HostStays()
        chair.muted = muted
        await hall.store.keep(plan)
        live.plan = plan
        live.show_lobby()


async def complain(hall: Hall, live: Live, token: str, about: Seat, words: str) -> None:
    """Write a complaint down, with what was said last. Raises WrongLink, NoSuchSeat, NoPerson, BadText, TooMuch."""
    seat = sitting(live, token)
    name = person_on(live.plan, about).name
    words = clean_text(words)
    rate = hall.settings.complaint_rate
    if rate is not None and not live.complaints.setdefault(seat, Bucket(*rate)).take():
        raise TooMuch()
    said = live.talk.latest(SAID_WITH)
    await hall.store.complain(live.plan.code, Grievance(seat, about, name, words, [*said]))


async def complaints(hall: Hall, live: Live, token: str) -> list[Grievance]:
    """What the host may read: the complaints about others. Raises WrongLink, NotHost."""
    if sitting(live, token) != HOST:
        raise NotHost()
    return [each for each in await hall.store.complaints(live.plan.code) if each.about != HOST]


def sitting(live: Live, token: str) -> Seat:
    """The seat of that secret. Raises WrongLink."""
    seat = live.seat_of(token)
    if seat is None:
        raise WrongLink()
    return seat


def person_on(plan: Plan, seat: Seat) -> Chair:
    """The chair of a person. Raises NoSuchSeat, NoPerson."""
    if not 0 <= seat < len(plan.chairs):
        raise NoSuchSeat(given=seat + 1, most=len(plan.chairs))
    chair = plan.chairs[seat]
    if chair.kind != "person":
        raise NoPerson(seat=seat + 1)
    return chair


def redrawn(plan: Plan) -> Plan:
    """A plan to be changed, whatever the game has come to; the table takes it over when it is written down."""
    return msgspec.structs.replace(plan, chairs=[msgspec.structs.replace(chair) for chair in plan.chairs])
