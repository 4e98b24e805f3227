"""What the processes that share a store know of each other: who lives, who is where, who runs a table's clocks and bots.

A process lives as long as it says so: `until`, by the database's own clock. Whatever a dead one was doing is anybody's.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Float,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    type_coerce,
    update,
)

from wolfmoon.core.table import Seat
from wolfmoon.server.schema import inputs, presence, processes, tables, talk
from wolfmoon.server.store import Store


class Numbers(NamedTuple):
    """How far a table has come in the store: how many inputs, which revision of its plan, the last line of its talk."""

    inputs: int
    revision: int
    said: int


class Census:
    """One process's entries in the store, and what the others have written there."""

    def __init__(self, store: Store, me: str, lease: float) -> None:
        self.me = me
        self._store = store
        self._lease = lease
        postgresql = store.engine.dialect.name == "postgresql"
        clock = "extract(epoch from clock_timestamp())" if postgresql else "(julianday('now') - 2440587.5) * 86400.0"
        self._now: ColumnElement[float] = type_coerce(literal_column(clock), Float)
        self._alive = select(processes.c.id).where(processes.c.until > self._now)

    async def sign(self) -> None:
        """Say that this process lives, for one lease more. Raises NotStored."""
        mine = processes.c.id == self.me
        renewed = [
            delete(processes).where(mine | (processes.c.until < self._now - 10 * self._lease)),
            insert(processes).values(id=self.me, until=self._now + self._lease),
        ]
        await self._store.write(renewed)

    async def leave(self) -> None:
        """This process ends: nothing is its any more. Raises NotStored."""
        await self._store.write(
            [
                update(tables).where(tables.c.driver == self.me).values(driver=None),
                delete(presence).where(presence.c.process == self.me),
                delete(processes).where(processes.c.id == self.me),
            ]
        )

    async def living(self) -> frozenset[str]:
        """The processes that live. Raises StoreAway."""
        return frozenset(str(row["id"]) for row in await self._store.look(self._alive))

    async def take_over(self, codes: Sequence[str]) -> frozenset[str]:
        """Of these tables those whose clocks and bots this process runs now: its own, and what nobody living runs.

        Raises StoreAway, NotStored.
        """
        if not codes:
            return frozenset()
        query = select(tables.c.code, tables.c.driver).where(tables.c.code.in_(codes))
        living, found = await self.living(), await self._store.look(query)
        free = [str(row["code"]) for row in found if row["driver"] != self.me and row["driver"] not in living]
        if free:
            orphaned = or_(tables.c.driver.is_(None), tables.c.driver.not_in(self._alive))
            claimed = update(tables).where(tables.c.code.in_(free), orphaned).values(driver=self.me)
            await self._store.write([claimed])
            found = await self._store.look(query)
        return frozenset(str(row["code"]) for row in found if row["driver"] == self.me)

    async def unled(self, codes: Sequence[str]) -> list[str]:
        """Those of these tables whose clocks and bots no living process runs. Raises StoreAway."""
        query = select(tables.c.code, tables.c.driver).where(tables.c.code.in_(codes))
        living = await self.living()
        return [str(row["code"]) for row in await self._store.look(query) if row["driver"] not in living]

    async def let_go(self, code: str) -> None:
        """Leave a table's clocks and bots to somebody else. Raises NotStored."""
        mine = (tables.c.code == code, tables.c.driver == self.me)
        await self._store.write([update(tables).where(*mine).values(driver=None)])

    async def note(self, code: str, seats: Iterable[Seat]) -> None:
        """Write down which seats of a table are connected here. Raises NotStored."""
        gone = delete(presence).where(presence.c.code == code, presence.c.process == self.me)
        here = [insert(presence).values(code=code, process=self.me, seat=seat) for seat in sorted(seats)]
        await self._store.write([gone, *here])

    async def elsewhere(self, codes: Sequence[str]) -> Mapping[str, frozenset[Seat]]:
        """The seats of these tables that are connected at other processes. Raises StoreAway."""
        found: dict[str, set[Seat]] = {code: set() for code in codes}
        query = select(presence.c.code, presence.c.seat).where(
            presence.c.code.in_(codes), presence.c.process != self.me, presence.c.process.in_(self._alive)
        )
        for row in await self._store.look(query):
            found[row["code"]].add(row["seat"])
        return {code: frozenset(seats) for code, seats in found.items()}

    async def numbers(self, codes: Sequence[str]) -> Mapping[str, Numbers]:
        """How far each of these tables has come. Raises StoreAway."""
        written = select(func.max(inputs.c.seq)).where(inputs.c.code == tables.c.code).scalar_subquery()
        said = select(func.max(talk.c.n)).where(talk.c.code == tables.c.code).scalar_subquery()
        query = select(tables.c.code, tables.c.revision, written.label("written"), said.label("said"))
        return {
            str(row["code"]): Numbers(
                0 if row["written"] is None else row["written"] + 1, row["revision"], row["said"] or 0
            )
            for row in await self._store.look(query.where(tables.c.code.in_(codes)))
        }
