"""Seats the host has muted, quick phrases among what is said, complaints about somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("muted", sa.Integer, nullable=False, server_default="0"))
    op.add_column("talk", sa.Column("phrase", sa.Text))
    op.create_table(
        "complaints",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("complaints_code", "complaints", ["code"])


def downgrade() -> None:
    op.drop_table("complaints")
    op.drop_column("talk", "phrase")
    op.drop_column("seats", "muted")
