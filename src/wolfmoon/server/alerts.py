"""It is your turn: who asked to be told of it elsewhere, and telling them once they are waited for and are not there.

Only a seat's owner is told, and no more than that the table waits: what is asked and whether there is a choice is not said.
A seat has at most one way of each kind. A mail address first gets a code, so that nobody has others' mail sent.
"""

import contextlib
import hmac
import secrets
import time
import weakref
from collections.abc import Mapping
from typing import NamedTuple, Protocol

import msgspec
import structlog
from sqlalchemy import Delete, delete, insert, select, update

from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message
from wolfmoon.server.alert_watch import Watch
from wolfmoon.server.guards import Buckets
from wolfmoon.server.links import hashed
from wolfmoon.server.live import Live
from wolfmoon.server.metrics import ALERTS
from wolfmoon.server.play import Play
from wolfmoon.server.refusals import AlertCode, NoSuchAlert, NotSent, NotStored, StoreAway, TooMuch
from wolfmoon.server.schema import alerts
from wolfmoon.server.store import Store

log = structlog.get_logger()
MOST_TRIES = 5  # at a code
MOST_SENDS = 4  # of one alert, where all ways fail
STORE_SECONDS = 10.0  # until a store that was away is asked again who is to be told
CODE_RATE = (1 / 1800, 3.0)
"""Codes to one address, whoever asks for them: one in half an hour, three at once. Nobody floods a stranger."""


class News(msgspec.Struct):
    """What is told. `path`: the page to open, without any secret."""

    title: Message
    text: Message
    path: str


class Sender(Protocol):
    """A way to tell somebody: mail, a webhook, web push. `proves`: an address is first sent a code."""

    proves: bool

    def check(self, to: str) -> str:
        """The address as it is kept. Raises BadAlert if it is none, or may not be told."""
        ...

    async def send(self, to: str, news: News) -> None:
        """Tell it. Raises OSError, TimeoutError or ValueError if that fails; GoneAway if there is nobody any more."""
        ...


class GoneAway(Exception):
    """There is nobody at that address any more."""


class Alert(msgspec.Struct):
    """A way that a seat has chosen. `code_hash`: of the code that is still to be shown; None: it may be used."""

    kind: str
    to: str
    code_hash: str | None = None
    tries: int = 0


class Told(NamedTuple):
    """Of which question a seat was told last, and when, by `time.monotonic`. Outlasts the table's time in memory.

    failures: how often it was tried and went wrong, if it always did; 0: it was told.
    """

    of: tuple[str, int]
    at: float
    failures: int = 0

    def settles(self, asked: tuple[str, int] | None) -> bool:
        """Whether there is nothing more to be told of that question."""
        return self.of == asked and self.failures in (0, MOST_SENDS)


class Alerts:
    """Keeps what seats have asked for, and tells them. `ways`: the senders that this server has, by kind."""

    def __init__(self, store: Store, ways: Mapping[str, Sender], after: float, rest: float) -> None:
        self.ways = ways
        self._store = store
        self._after = after
        self._rest = rest
        self._codes = Buckets(CODE_RATE)
        self._watches: weakref.WeakKeyDictionary[Play, Watch] = weakref.WeakKeyDictionary()
        self._told: dict[tuple[str, Seat], Told] = {}
        self._closed = False

    # what a seat asks for

    async def of(self, code: str, seat: Seat) -> list[Alert]:
        """What this seat has chosen. Raises StoreAway."""
        query = select(alerts).where(alerts.c.code == code, alerts.c.seat == seat).order_by(alerts.c.kind)
        return [
            Alert(row["kind"], row["target"], row["code_hash"], row["tries"]) for row in await self._store.look(query)
        ]

    async def choose(self, code: str, seat: Seat, kind: str, to: str) -> None:
        """Tell this seat there from now on; after the code, where the address is to be proved.

        Raises NoSuchAlert, BadAlert, TooMuch, NotStored, NotSent.
        """
        sender = self._sender(kind)
        address = sender.check(to)
        if sender.proves and not self._codes.take(address):
            raise TooMuch()
        proof = f"{secrets.randbelow(10**6):06}" if sender.proves else None
        row = {"code": code, "seat": seat, "kind": kind, "target": address, "tries": 0}
        row["code_hash"] = None if proof is None else hashed(proof)
        await self._store.write([*self._gone(code, seat, kind), insert(alerts).values(row)])
        if proof is not None:
            told = News(
                Message("alert-prove-title", {"code": proof}),
                Message("alert-prove", {"code": proof, "table": code}),
                f"/t/{code}",
            )
            try:
                await sender.send(address, told)
            except (OSError, TimeoutError, ValueError):
                raise NotSent() from None

    async def prove(self, code: str, seat: Seat, kind: str, given: str) -> None:
        """The seat shows the code that its address was sent. Raises NoSuchAlert, AlertCode, NotStored."""
        found = next((each for each in await self.of(code, seat) if each.kind == kind and each.code_hash), None)
        if found is None or found.code_hash is None:
            raise NoSuchAlert(kind=kind)
        same = (alerts.c.code == code, alerts.c.seat == seat, alerts.c.kind == kind)
        if hmac.compare_digest(hashed(given.strip()), found.code_hash):
            await self._store.write([update(alerts).where(*same).values(code_hash=None)])
            return
        left = MOST_TRIES - found.tries - 1
        spent = update(alerts).where(*same).values(tries=found.tries + 1)
        await self._store.write([spent] if left > 0 else self._gone(code, seat, kind))
        raise AlertCode(left=left)

    async def drop(self, code: str, seat: Seat, kind: str) -> None:
        """Tell this seat that way no longer. Raises NotStored."""
        await self._store.write(self._gone(code, seat, kind))

    async def forget(self, code: str, seat: Seat) -> None:
        """The seat has another owner now. Raises NotStored."""
        await self._store.write([delete(alerts).where(alerts.c.code == code, alerts.c.seat == seat)])
        self._told.pop((code, seat), None)

    # telling

    def look(self, live: Live) -> None:
        """See who is waited for at a table and who is there, now that either may have changed.

        Whoever owes an answer and is not there is told `after` seconds after the question opened or the seat was left,
        whichever was later; once for a question, and not before `rest` seconds have passed since it was told of another.
        """
        play = live.play
        if not self.ways or self._closed or play is None:
            return
        live.when_moved_anywhere = lambda: self.look(live)
        if play.course.match.open is None:
            for chair in live.plan.chairs:
                self._told.pop((live.plan.code, chair.seat), None)
        watch = self._watches.setdefault(play, Watch())
        watch.see(live, play, time.monotonic())
        due = self._next(live, watch)
        if due is None:
            return
        if not watch.waits:
            watch.waits = True
            play.spawn(self._wait(live, play, watch))
        elif due[0] < watch.until:
            watch.news.set()

    def look_again(self, live: Live, seat: Seat) -> None:
        """A seat has chosen how it is told: from now on there is a way."""
        watch = None if live.play is None else self._watches.get(live.play)
        if watch is not None:
            watch.gone.pop(seat, None)
        self.look(live)

    async def close(self) -> None:
        """Tell nobody any more. Who waits to tell ends with his table."""
        self._closed = True

    def _next(self, live: Live, watch: Watch) -> tuple[float, Seat] | None:
        """When which seat is to be told next."""
        due = []
        for seat, since in watch.gone.items():
            told = self._told.get((live.plan.code, seat))
            if since == Watch.NEVER or (told is not None and told.settles(watch.asked)):
                continue
            when = since + self._after
            due.append((when if told is None else max(when, told.at + self._rest), seat))
        return min(due, default=None)

    async def _wait(self, live: Live, play: Play, watch: Watch) -> None:
        try:
            while True:
                now = time.monotonic()
                watch.see(live, play, now)
                due = self._next(live, watch)
                if due is None or self._closed:
                    return
                when, seat = due
                if when > now:
                    await watch.sleep(when, now)
                else:
                    await self._tell(live, watch, seat)
        finally:
            watch.waits = False

    async def _tell(self, live: Live, watch: Watch, seat: Seat) -> None:
        code, asked, since = live.plan.code, watch.asked, watch.gone[seat]
        try:
            chosen = await self.of(code, seat)
        except StoreAway:
            watch.gone[seat] = time.monotonic() + STORE_SECONDS
            return
        if watch.asked != asked or watch.gone.get(seat) != since:
            return  # it came, or answered, meanwhile
        ways = [each for each in chosen if each.kind in self.ways and each.code_hash is None]
        if asked is None or not ways:
            watch.gone[seat] = Watch.NEVER
            return
        before = self._told.get((code, seat))
        failures = before.failures if before is not None and before.of == asked else 0
        self._told[code, seat] = Told(asked, time.monotonic())
        game = Message(f"title-{live.plan.game}")
        news = News(
            Message("alert-title", {"game": game}), Message("alert-turn", {"game": game, "table": code}), f"/t/{code}"
        )
        sent = failed = False
        for alert in ways:
            try:
                await self.ways[alert.kind].send(alert.to, news)
                sent = True
                ALERTS.labels(alert.kind, "sent").inc()
            except GoneAway:
                ALERTS.labels(alert.kind, "gone").inc()
                with contextlib.suppress(NotStored):
                    await self.drop(code, seat, alert.kind)
            except (OSError, TimeoutError, ValueError) as error:
                failed = True
                ALERTS.labels(alert.kind, "failed").inc()
                log.warning("an alert was not sent", table=code, kind=alert.kind, why=type(error).__name__)
        if failed and not sent:
            self._told[code, seat] = Told(asked, time.monotonic(), failures + 1)

    def _sender(self, kind: str) -> Sender:
        sender = self.ways.get(kind)
        if sender is None:
            raise NoSuchAlert(kind=kind)
        return sender

    @staticmethod
    def _gone(code: str, seat: Seat, kind: str) -> list[Delete]:
        return [delete(alerts).where(alerts.c.code == code, alerts.c.seat == seat, alerts.c.kind == kind)]
