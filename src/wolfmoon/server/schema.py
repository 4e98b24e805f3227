"""The tables of the store. Changing them takes a migration (migrations/versions)."""

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
    sqlite_with_rowid=False,
)

Index("tables_created", tables.c.created)
