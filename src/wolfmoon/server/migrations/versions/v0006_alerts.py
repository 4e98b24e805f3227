"""Where seats want to be told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "alerts",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("code_hash", sa.String(64)),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    op.drop_table("alerts")
