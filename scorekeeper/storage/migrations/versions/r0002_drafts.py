"""Half-entered rounds get a table of their own, so that they outlive the process."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Creates the table."""
    op.create_table(
        "draft",
        sa.Column("desk", sa.String(), primary_key=True),
        sa.Column("table_id", sa.String(), primary_key=True),
        sa.Column("place", sa.String(), primary_key=True),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("touched", sa.String(), nullable=False),
    )
