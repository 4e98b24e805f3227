"""A table in memory: who sits where, who is connected, and, once begun, the game."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from wolfmoon.core.errors import Refused
from wolfmoon.core.fairness import commitment
from wolfmoon.core.rules import Rules
from wolfmoon.core.table import Seat
from wolfmoon.server.connection import Connection
from wolfmoon.server.guards import Bucket
from wolfmoon.server.links import heir, opens
from wolfmoon.server.play import Play
from wolfmoon.server.store import Chair, Plan
from wolfmoon.server.talk import Talk
from wolfmoon.server.wire import Lobby, LobbySeat, SeatOfMine, write

HOST = 0


def seat_secret(host: str, seat: Seat) -> str:
    """The secret of a seat at a table that one person plays; it follows from the host's, so none need be kept."""
    return host if seat == HOST else heir(host, f"seat {seat}")


class Live:
    """One table. Whoever changes it holds `lock`: one writer a table. `play` is the game, None before it begins.

    frozen: why the game can be looked at but not played on.
    when_moved: called when a seat is connected here or no longer; when_moved_anywhere: at other processes too.
    """

    def __init__(self, rules: Rules[Any], plan: Plan) -> None:
        self.rules = rules
        self.plan = plan
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.connections: list[Connection] = []
        self.talk = Talk()
        self.complaints: dict[Seat, Bucket] = {}
        self.quiet_since = 0.0
        self.faults = 0
        self._elsewhere: frozenset[Seat] = frozenset()
        self.frozen: Refused | None = None
        self.when_moved: Callable[[], None] | None = None
        self.when_moved_anywhere: Callable[[], None] | None = None

    @property
    def elsewhere(self) -> frozenset[Seat]:
        """The seats that are connected at other processes."""
        return self._elsewhere

    @elsewhere.setter
    def elsewhere(self, seats: frozenset[Seat]) -> None:
        self._elsewhere = seats
        if self.when_moved_anywhere is not None:
            self.when_moved_anywhere()

    def viewers(self, viewer: Seat | None) -> Iterator[Connection]:
        """The connections that see what this seat sees (None: the spectators')."""
        return (connection for connection in self.connections if connection.viewer == viewer)

    @property
    def one_person(self) -> bool:
        """Whether the host plays every seat that no bot plays."""
        return self.rules.one_person(self.plan.options)

    def is_here(self, seat: Seat) -> bool:
        """Whether whoever plays this seat is connected; who plays them all need look at no more than one of them."""
        if self.one_person and self.plan.status != "open":
            return bool(self.elsewhere) or bool(self.seats_here())
        return seat in self.elsewhere or any(True for _ in self.viewers(seat))

    def seats_here(self) -> set[Seat]:
        """The seats that are connected at this process."""
        return {connection.viewer for connection in self.connections if connection.viewer is not None}

    def seat_of(self, secret: str) -> Seat | None:
        """The seat that this secret opens."""
        return next((chair.seat for chair in self.plan.chairs if opens(secret, chair.token_hash)), None)

    def join(self, connection: Connection) -> None:
        """Take a connection in, whose viewer is set, and let the others see who is here."""
        news = connection.viewer is not None and not self.is_here(connection.viewer)
        self.connections.append(connection)
        self._moved(connection.viewer)
        self.show_lobby(() if news else (connection,))

    def leave(self, connection: Connection) -> None:
        """Let a connection go."""
        if connection in self.connections:
            self.connections.remove(connection)
            self._moved(connection.viewer)
            if connection.viewer is not None and not self.is_here(connection.viewer):
                self.show_lobby()
        if not self.connections:
            self.quiet_since = asyncio.get_running_loop().time()

    def _moved(self, seat: Seat | None) -> None:
        if seat is None:
            return
        for told in (self.when_moved, self.when_moved_anywhere):
            if told is not None:
                told()

    def adopt(self, plan: Plan) -> None:
        """Go on by this plan, which is stored; a seat whose link it changes only watches from now on."""
        before, self.plan = self.plan.chairs, plan
        for chair in before:
            now = plan.chairs[chair.seat] if chair.seat < len(plan.chairs) else None
            if chair.token_hash is not None and (now is None or now.token_hash != chair.token_hash):
                self.send_away(chair.seat)

    def send_away(self, seat: Seat) -> None:
        """The seat's link is no longer good: whoever is connected by it only watches from now on."""
        for connection in list(self.viewers(seat)):
            connection.viewer = connection.secret = None
            connection.up_to_date = False
            if self.play is not None:
                self.play.screens.greet(connection, 0)
        self._moved(seat)

    def show_lobby(self, only: Sequence[Connection] = ()) -> None:
        """Send the table's frame to everybody, or to these alone."""
        seats = [self._shown(chair) for chair in self.plan.chairs]
        for connection in only or self.connections:
            connection.say(write(self._lobby(connection, seats)))

    def _shown(self, chair: Chair) -> LobbySeat:
        here = chair.kind == "bot" or self.is_here(chair.seat)
        ready = chair.kind == "bot" or chair.ready
        away = self.play is not None and chair.seat in self.play.course.away
        return LobbySeat(chair.seat, chair.name, chair.kind, chair.level, here, ready, chair.muted, away)  # type: ignore[arg-type] # the store holds these kinds only

    def _lobby(self, connection: Connection, seats: list[LobbySeat]) -> Lobby:
        plan = self.plan
        watch = f"/t/{plan.code}"
        host = connection.viewer == HOST
        invite = None
        if host and connection.secret is not None:
            invite = f"{watch}#join={heir(connection.secret, 'invite')}"
        return Lobby(
            table=plan.code,
            game=plan.game,
            status=plan.status,  # type: ignore[arg-type] # the store holds these only
            me=connection.viewer,
            host=host,
            options=plan.options,
            edition=plan.edition is not None,
            one_person=self.one_person,
            window_seconds=plan.window_seconds,
            pace=plan.pace,
            seats=seats,
            seats_of_mine=self._seats_of(connection),
            invite=invite,
            watch=watch,
            next=plan.successor,
            token=connection.successor_secret,
            commitment=None if plan.nonce is None else commitment(plan.seed, plan.nonce),
            what_if=plan.what_if,
        )

    def _seats_of(self, connection: Connection) -> list[SeatOfMine]:
        """All seats of the one person who plays them, by the host's secret; nothing for anybody else."""
        secret = connection.secret
        if connection.viewer != HOST or secret is None or self.plan.status == "open" or not self.one_person:
            return []
        return [
            SeatOfMine(chair.seat, seat_secret(secret, chair.seat))
            for chair in self.plan.chairs
            if chair.kind == "person"
        ]
