"""The store: which tables there are, who sits where, and every input ever acknowledged."""

import time
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, RowMapping, event, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from wolfmoon.core.rules import Edition
from wolfmoon.server.schema import inputs, seats, tables
from wolfmoon.server.writer import Writer


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
    it goes on from.
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


class Store:
    """Reads by itself, writes through one Writer. Make it with `await Store.open(url)`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine, insert(inputs))

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect and bring the store to its present form."""
        engine = create_async_engine(url, connect_args={"timeout": 30} if url.startswith("sqlite") else {})
        if url.startswith("sqlite"):
            event.listen(engine.sync_engine, "connect", _tune_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        return cls(engine)

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        await self._writer.close()
        await self._engine.dispose()

    async def append(self, code: str, seq: int, bodies: Sequence[str]) -> None:
        """Write inputs of a table from number `seq` on; on return they are on disk.

        Raises Overtaken if that number is there already, NotStored if they cannot be written; then none of them is.
        """
        now = time.time()
        rows = [{"code": code, "seq": seq + i, "body": body, "at": now} for i, body in enumerate(bodies)]
        await self._writer.write(rows)

    async def add(self, plan: Plan) -> None:
        """Write a new table with its seats. Raises Overtaken if the code is taken, NotStored."""
        row = _columns(plan) | {"code": plan.code, "game": plan.game, "created": plan.created}
        await self._writer.write(others=[insert(tables).values(row), *_chairs(plan, plan.chairs)])

    async def keep(self, plan: Plan) -> None:
        """Write a table's plan and seats as they are now. Raises NotStored."""
        changed: list[Executable] = [update(tables).where(tables.c.code == plan.code).values(_columns(plan))]
        changed.append(seats.delete().where(seats.c.code == plan.code))
        await self._writer.write(others=[*changed, *_chairs(plan, plan.chairs)])

    async def plan(self, code: str) -> Plan | None:
        """The table of that code."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.code == code))).mappings().first()
            if found is None:
                return None
            chairs = await connection.execute(select(seats).where(seats.c.code == code).order_by(seats.c.seat))
            return Plan(
                **{field: found[field] for field in _SAME},
                options=msgspec.json.decode(found["options"]),
                edition=None if found["edition"] is None else msgspec.json.decode(found["edition"]),
                chairs=[
                    Chair(row.seat, row.name, row.kind, row.level, bool(row.ready), row.token_hash, bool(row.muted))
                    for row in chairs
                ],
            )

    async def inputs(self, code: str) -> list[str]:
        """Every input of that table, in order."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(inputs.c.body).where(inputs.c.code == code).order_by(inputs.c.seq))
            return list(rows.scalars())

    async def write(self, statements: Sequence[Executable]) -> None:
        """Carry out statements that belong together; on return they are on disk. Raises NotStored, Overtaken."""
        await self._writer.write(others=statements)

    async def look(self, query: Executable) -> Sequence[RowMapping]:
        """What a query finds, row after row."""
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def answers(self) -> bool:
        """Whether the database answers."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(1))).scalar() == 1


_SAME = (
    *("code", "game", "version", "seed", "status", "window_seconds", "invite_hash", "successor", "created"),
    *("nonce", "what_if"),
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
    }


def _chairs(plan: Plan, chairs: Sequence[Chair]) -> list[Executable]:
    return [insert(seats).values(code=plan.code, **msgspec.structs.asdict(chair)) for chair in chairs]


def _tune_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # acknowledged means on disk, even if the power fails
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("wolfmoon.server").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
