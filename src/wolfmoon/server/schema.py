"""The tables of the store. Changing them takes a migration (migrations/versions).

Several processes may write: `revision` counts the changes of a table's plan, `mark` says which write made a row, so that a
process whose connection broke can tell whether its own write was done. `digest` is that of the state before the input, kept
now and then; `rested_digest` that of the state after `rested_at` inputs, when the table was last let go of in order.
"""

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("edition", Text),
    Column("status", String(8), nullable=False),
    Column("window_seconds", Integer, nullable=False),
    Column("invite_hash", String(64)),
    Column("successor", String(16)),
    Column("created", Float, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("mark", String(32)),
    Column("driver", String(32)),
    Column("rested_at", Integer),
    Column("rested_digest", String(32)),
)

seats = Table(
    "seats",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64)),
    Column("kind", String(8), nullable=False),
    Column("level", String(16)),
    Column("ready", Integer, nullable=False),
    Column("token_hash", String(64)),
)

inputs = Table(
    "inputs",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("mark", String(32)),
    Column("digest", String(32)),
    sqlite_with_rowid=False,
)

talk = Table(
    "talk",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64)),
    Column("text", Text, nullable=False),
    Column("mark", String(32)),
    Column("at", Float, nullable=False),
)

# What is so only as long as the processes live; no backup holds it.

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

Index("tables_created", tables.c.created)
