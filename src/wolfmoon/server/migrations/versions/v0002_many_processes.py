"""Several processes on one store: who wrote what, who runs a table's clocks and bots, who is where; talk; digests."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("mark", sa.String(32)))
    op.add_column("tables", sa.Column("driver", sa.String(32)))
    op.add_column("tables", sa.Column("rested_at", sa.Integer))
    op.add_column("tables", sa.Column("rested_digest", sa.String(32)))
    op.add_column("inputs", sa.Column("mark", sa.String(32)))
    op.add_column("inputs", sa.Column("digest", sa.String(32)))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "talk",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("mark", sa.String(32)),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("talk", "presence", "processes"):
        op.drop_table(table)
    for column in ("digest", "mark"):
        op.drop_column("inputs", column)
    for column in ("rested_digest", "rested_at", "driver", "mark", "revision"):
        op.drop_column("tables", column)
