"""The store: which tables there are, who sits where, and every input ever acknowledged."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, RowMapping, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wolfmoon.core.rules import Edition
from wolfmoon.server.breaks import through_breaks
from wolfmoon.server.clocks import NO_CLOCK
from wolfmoon.server.engine import bring_up, full_url, open_engine
from wolfmoon.server.grievances import Grievance, read, reading, writing
from wolfmoon.server.schema import inputs, seats, tables
from wolfmoon.server.storefile import check_file
from wolfmoon.server.wire import Pace
from wolfmoon.server.writer import Proof, Writer

T = TypeVar("T")
PATIENCE = 20.0
FRAME = -1
"""In the place of an input's number: the table's frame has changed, its plan or its talk."""


class Chair(msgspec.Struct):
    """A seat of a table. kind: person, bot or open; token_hash: who may sit there (None: nobody); muted: by the host."""

    seat: int
    name: str | None = None
    kind: str = "open"
    level: str | None = None
    ready: bool = False
    token_hash: str | None = None
    muted: bool = False


class Plan(msgspec.Struct):
    """A table but for its inputs. status: open, playing or over; successor: the code of its rematch.

    nonce: what keeps the seed behind its published hash (core/fairness.py); what_if: "CODE@moment" of the finished game that
    it goes on from; revision: how often it has been changed.
    """

    code: str
    game: str
    version: int
    options: dict[str, Any]
    seed: int
    status: str
    window_seconds: int
    invite_hash: str | None
    created: float
    chairs: list[Chair]
    edition: Edition | None = None
    successor: str | None = None
    nonce: str | None = None
    what_if: str | None = None
    pace: Pace = msgspec.field(default_factory=lambda: NO_CLOCK)
    began: float | None = None
    revision: int = 0


class Store:
    """Reads by itself, writes through one Writer. Make it with `await Store.open(url)`."""

    def __init__(self, engine: AsyncEngine, patience: float = PATIENCE) -> None:
        self.engine = engine
        self._reading = engine.execution_options(
            isolation_level="AUTOCOMMIT"
        )  # a look is one question: no BEGIN, no ROLLBACK
        self.tell: Callable[[str, int], None] = _nobody
        """Called with a table and a number when something of it is on disk: how many inputs there are now, or FRAME."""
        self._patience = patience
        self._looks: set[asyncio.Task[Any]] = set()
        self._writer = Writer(engine, insert(inputs), patience)

    @classmethod
    async def open(cls, url: str, patience: float = PATIENCE) -> "Store":
        """Connect and bring the store to its present form. `patience`: seconds for which a database that is away is awaited.

        Raises BadAddress, MissingExtra, NewerStore, StoreAway, UnusableStore; a file that is missing is made.
        """
        check_file(full_url(url), make=True)
        engine = open_engine(url)
        await bring_up(engine, patience)
        return cls(engine, patience)

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        await self._writer.close()
        await asyncio.gather(*self._looks, return_exceptions=True)
        await self.engine.dispose()

    async def append(self, code: str, seq: int, bodies: Sequence[str], digest: str | None = None) -> None:
        """Write inputs of a table from number `seq` on; on return they are on disk. `digest`: of the state before them.

        Raises Overtaken if that number is there already, NotStored if they cannot be written; then none of them is.
        """
        now, mark = time.time(), new_mark()
        rows = [
            {"code": code, "seq": seq + i, "body": body, "at": now, "mark": mark, "digest": None if i else digest}
            for i, body in enumerate(bodies)
        ]

        def mine() -> Executable:
            return select(inputs.c.seq).where(inputs.c.code == code, inputs.c.seq == seq, inputs.c.mark == mark)

        await self._writer.write(rows, key=code, proof=mine)
        self.tell(code, seq + len(rows))

    async def add(self, plan: Plan) -> None:
        """Write a new table with its seats. Raises Overtaken if the code is taken, NotStored."""
        mark = new_mark()
        row = _columns(plan) | {"code": plan.code, "game": plan.game, "created": plan.created}
        made = insert(tables).values(**row, revision=0, mark=mark)
        plan.revision = 0
        await self._writer.write(others=[made, *_chairs(plan, plan.chairs)], key=plan.code, proof=_proof(plan, mark))

    async def keep(self, plan: Plan) -> None:
        """Write a table's plan and seats as they are now. Raises NotStored, Overtaken if somebody else has changed them."""
        mark = new_mark()
        known = (tables.c.code == plan.code, tables.c.revision == plan.revision)
        changed = update(tables).where(*known).values(_columns(plan) | {"revision": plan.revision + 1, "mark": mark})
        others = [seats.delete().where(seats.c.code == plan.code), *_chairs(plan, plan.chairs)]
        await self._writer.write(must=[changed], others=others, key=plan.code, proof=_proof(plan, mark))
        plan.revision += 1
        self.tell(plan.code, FRAME)

    async def plan(self, code: str) -> Plan | None:
        """The table of that code. Raises StoreAway."""

        async def found(connection: AsyncConnection) -> Plan | None:
            found = (await connection.execute(select(tables).where(tables.c.code == code))).mappings().first()
            if found is None:
                return None
            chairs = await connection.execute(select(seats).where(seats.c.code == code).order_by(seats.c.seat))
            return Plan(
                **{field: found[field] for field in _SAME},
                options=msgspec.json.decode(found["options"]),
                edition=None if found["edition"] is None else msgspec.json.decode(found["edition"]),
                pace=NO_CLOCK if found["pace"] is None else msgspec.json.decode(found["pace"], type=Pace),
                chairs=[
                    Chair(row.seat, row.name, row.kind, row.level, bool(row.ready), row.token_hash, bool(row.muted))
                    for row in chairs
                ],
            )

        return await self.read(found)

    async def ticking(self) -> list[str]:
        """The codes of the running tables that have a clock, whether anybody is there or not. Raises StoreAway."""
        query = select(tables.c.code).where(tables.c.status == "playing", tables.c.pace.is_not(None))
        return [row["code"] for row in await self.look(query)]

    async def inputs(self, code: str, since: int = 0) -> list[str]:
        """The inputs of that table from number `since` on, in order. Raises StoreAway."""
        query = select(inputs.c.body).where(inputs.c.code == code, inputs.c.seq >= since).order_by(inputs.c.seq)
        return [str(row["body"]) for row in await self.look(query)]

    async def rest(self, code: str, rows: int, digest: str) -> None:
        """Note what the state of a table was after so many inputs. Raises NotStored."""
        noted = update(tables).where(tables.c.code == code).values(rested_at=rows, rested_digest=digest)
        await self.write([noted], key=code)

    async def digests(self, code: str) -> dict[int, str]:
        """What is known of a table's states: their digests, by how many inputs were there. Raises StoreAway."""
        kept = select(inputs.c.seq, inputs.c.digest).where(inputs.c.code == code, inputs.c.digest.is_not(None))
        found = {int(row["seq"]): str(row["digest"]) for row in await self.look(kept)}
        rested = select(tables.c.rested_at, tables.c.rested_digest).where(tables.c.code == code)
        for row in await self.look(rested):
            if row["rested_at"] is not None:
                found[int(row["rested_at"])] = str(row["rested_digest"])
        return found

    async def write(self, statements: Sequence[Executable], *, key: str = "", proof: Proof | None = None) -> None:
        """Carry out statements that belong together; on return they are on disk. `key`, `proof`: see Writer.

        Raises NotStored, Overtaken.
        """
        await self._writer.write(others=statements, key=key, proof=proof)

    async def complain(self, code: str, grievance: Grievance) -> None:
        """Write a complaint down. Raises NotStored."""
        await self.write([writing(code, grievance)])

    async def complaints(self, code: str | None) -> list[Grievance]:
        """The complaints at a table, or (None) at all of them, the oldest first. Raises StoreAway."""

        async def found(connection: AsyncConnection) -> list[Grievance]:
            return [read(row) for row in await connection.execute(reading(code))]

        return await self.read(found)

    async def look(self, query: Executable) -> Sequence[RowMapping]:
        """What a query finds, row after row. Raises StoreAway."""

        async def found(connection: AsyncConnection) -> Sequence[RowMapping]:
            return (await connection.execute(query)).mappings().all()

        return await self.read(found)

    async def read(self, look: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """What a look at the database finds, through connections that break. Raises StoreAway."""

        async def once() -> T:
            async with self._reading.connect() as connection:
                return await look(connection)

        task = asyncio.create_task(through_breaks(once, self._patience))
        self._looks.add(task)
        task.add_done_callback(self._looked)
        return await asyncio.shield(task)  # who no longer waits for it does not break off in the middle of a connection

    def _looked(self, task: "asyncio.Task[Any]") -> None:
        self._looks.discard(task)
        if not task.cancelled():
            task.exception()

    async def answers(self) -> bool:
        """Whether the database answers, soon."""
        try:
            async with asyncio.timeout(2), self.engine.connect() as connection:
                return (await connection.execute(select(1))).scalar() == 1
        except (OSError, TimeoutError, SQLAlchemyError):
            return False


_OURS, _writes = secrets.token_urlsafe(12), count()


def new_mark() -> str:
    """What tells one write from every other, of this process and of all."""
    return f"{_OURS}{next(_writes):x}"


def _nobody(code: str, number: int) -> None:
    """There is nobody to tell."""


def _proof(plan: Plan, mark: str) -> Proof:
    return lambda: select(tables.c.code).where(tables.c.code == plan.code, tables.c.mark == mark)


_SAME = (
    *("code", "game", "version", "seed", "status", "window_seconds", "invite_hash", "successor", "created"),
    "began",
    *("nonce", "what_if", "revision"),
)


def _columns(plan: Plan) -> dict[str, Any]:
    return {
        "version": plan.version,
        "seats": len(plan.chairs),
        "options": msgspec.json.encode(plan.options).decode(),
        "seed": plan.seed,
        "edition": None if plan.edition is None else msgspec.json.encode(plan.edition).decode(),
        "status": plan.status,
        "window_seconds": plan.window_seconds,
        "invite_hash": plan.invite_hash,
        "successor": plan.successor,
        "nonce": plan.nonce,
        "what_if": plan.what_if,
        "pace": None if plan.pace.kind == "none" else msgspec.json.encode(plan.pace).decode(),
        "began": plan.began,
    }


def _chairs(plan: Plan, chairs: Sequence[Chair]) -> list[Executable]:
    return [insert(seats).values(code=plan.code, **msgspec.structs.asdict(chair)) for chair in chairs]
