"""Tables, seats and inputs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("edition", sa.Text),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("window_seconds", sa.Integer, nullable=False),
        sa.Column("invite_hash", sa.String(64)),
        sa.Column("successor", sa.String(16)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("tables_created", "tables", ["created"])
    op.create_table(
        "seats",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("ready", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String(64)),
    )
    op.create_table(
        "inputs",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("inputs")
    op.drop_table("seats")
    op.drop_table("tables")
