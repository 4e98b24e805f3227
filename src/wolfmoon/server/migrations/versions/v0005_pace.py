"""How much time a table gives, and when its game began: the first question's clock counts from there."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text))
    op.add_column("tables", sa.Column("began", sa.Float))


def downgrade() -> None:
    op.drop_column("tables", "began")
    op.drop_column("tables", "pace")
