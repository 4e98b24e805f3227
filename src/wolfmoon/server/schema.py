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
    Column("nonce", String(64)),
    Column("what_if", String(32)),
    Column("pace", Text),
    Column("began", Float),
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
    Column("muted", Integer, nullable=False, server_default="0"),
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
    Column("phrase", Text),
    Column("mark", String(32)),
    Column("at", Float, nullable=False),
)

complaints = Table(
    "complaints",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), ForeignKey("tables.code"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", Integer, nullable=False),
    Column("name", String(64)),
    Column("words", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("at", Float, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), ForeignKey("tables.code"), nullable=False),
    Column("moment", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), ForeignKey("tables.code"), nullable=False),
    Column("seat", Integer),
    Column("moment", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)

alerts = Table(
    "alerts",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("target", Text, nullable=False),
    Column("code_hash", String(64)),
    Column("tries", Integer, nullable=False, server_default="0"),
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
Index("notes_code", notes.c.code)
Index("reports_code", reports.c.code)
Index("complaints_code", complaints.c.code)
