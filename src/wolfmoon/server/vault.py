"""Everything that a store holds as one portable file, and back: from SQLite to PostgreSQL too.

The file is gzipped JSON lines: a head with the form of the store, a line for each row, `["table", {column: value}]`, and at the
end how many there were and what all lines before hash to. What is so only while processes live is left out.
"""

import gzip
import json
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wolfmoon.server.engine import head, known_revisions
from wolfmoon.server.refusals import BadBackup, NotEmpty
from wolfmoon.server.schema import metadata, presence, processes

FORMAT = 1
BATCH = 500
KEPT = [table for table in metadata.sorted_tables if table not in (processes, presence)]
PASSING = {"driver"}  # columns that are so only while processes live


async def back_up(engine: AsyncEngine, file: Path) -> int:
    """Write all of a store to a file, as it is at one moment; the tables may be played on meanwhile. Returns how many rows.

    Raises OSError if the file cannot be written; an older file of that name is then as it was.
    """
    part = file.with_name(f"{file.name}.part")
    try:
        with gzip.open(part, "wb", 6) as out:
            async with engine.connect() as connection:
                await _hold_still(connection)
                rows = await _write_all(connection, out)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return rows


async def _hold_still(connection: AsyncConnection) -> None:
    """From now on this connection sees the store as it is now."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    else:
        await connection.exec_driver_sql("BEGIN")


async def _write_all(connection: AsyncConnection, out: gzip.GzipFile) -> int:
    hashed, counted = blake2b(digest_size=16), Counter[str]()

    def line(value: Any) -> None:
        written = json.dumps(value, ensure_ascii=False).encode() + b"\n"
        hashed.update(written)
        out.write(written)

    line({"wolfmoon-backup": FORMAT, "form": head(), "made": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())})
    for table in KEPT:
        columns = [column for column in table.columns if column.name not in PASSING]
        async with connection.stream(select(*columns).order_by(*table.primary_key)) as rows:
            async for row in rows.mappings():
                line([table.name, dict(row)])
                counted[table.name] += 1
    end = {"end": dict(counted), "hash": hashed.hexdigest()}
    out.write(json.dumps(end).encode() + b"\n")
    return counted.total()


async def restore(engine: AsyncEngine, file: Path) -> int:
    """Fill an empty store, of the present form, from a file: all of it or nothing. Returns how many rows.

    Raises BadBackup naming what is wrong with the file, NotEmpty, OSError if it cannot be read.
    """
    rows = check(file)
    async with engine.begin() as connection:
        await connection.run_sync(_fill, file)
    return rows


def check(file: Path) -> int:
    """Whether the file is whole; how many rows it holds. Raises BadBackup, OSError."""
    hashed, counted = blake2b(digest_size=16), Counter[str]()
    first, end = True, None
    try:
        with gzip.open(file, "rb") as lines:
            for written in lines:
                value = json.loads(written)
                if end is not None:
                    raise BadBackup(file=str(file), why="it goes on after its end")
                if first:
                    _check_head(file, value)
                elif isinstance(value, dict):
                    end = value
                    continue
                else:
                    counted[value[0]] += 1
                hashed.update(written)
                first = False
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BadBackup(file=str(file), why="it is cut off or damaged") from None
    except (ValueError, LookupError, TypeError):
        raise BadBackup(file=str(file), why="it is not a backup, or damaged") from None
    if end is None:
        raise BadBackup(file=str(file), why="its end is missing")
    if end.get("hash") != hashed.hexdigest() or end.get("end") != dict(counted):
        raise BadBackup(file=str(file), why="its content is not what its end says")
    return counted.total()


def _check_head(file: Path, value: Any) -> None:
    if not isinstance(value, dict) or value.get("wolfmoon-backup") != FORMAT:
        raise BadBackup(file=str(file), why="it is not a backup of Wolfmoon")
    if value.get("form") not in known_revisions():
        raise BadBackup(file=str(file), why="it was made by a later version of Wolfmoon")


def _fill(connection: Connection, file: Path) -> None:
    for table in KEPT:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise NotEmpty()
    for table, rows in _batches(file):
        connection.execute(insert(table), rows)


def _batches(file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of a file that was checked, in batches of one table and the same columns."""
    tables = {table.name: table for table in KEPT}
    name, rows = "", list[dict[str, Any]]()
    with gzip.open(file, "rb") as lines:
        next(lines)
        for written in lines:
            value = json.loads(written)
            if isinstance(value, dict):
                break
            if value[0] != name or len(rows) >= BATCH:
                if rows:
                    yield tables[name], rows
                name, rows = value[0], []
            rows.append(value[1])
    if rows:
        yield tables[name], rows
