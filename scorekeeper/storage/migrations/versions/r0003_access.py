"""Who has been let in: invitations, devices, and what each device is at which table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Creates the tables."""
    op.create_table(
        "invitation",
        sa.Column("fingerprint", sa.String(), primary_key=True),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("expires_at", sa.String(), nullable=True),
        sa.Column("from_device", sa.String(), nullable=True),
    )
    op.create_index("ix_invitation_table_id_role", "invitation", ["table_id", "role"])
    op.create_table(
        "device",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("fingerprint", sa.String(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("created_at", sa.String(), nullable=False),
        sa.Column("seen_at", sa.String(), nullable=False),
        sa.UniqueConstraint("fingerprint", name="uq_device_fingerprint"),
    )
    op.create_table(
        "admission",
        sa.Column("device", sa.String(), primary_key=True),
        sa.Column("table_id", sa.String(), primary_key=True),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=True),
    )
    op.create_index("ix_admission_table_id", "admission", ["table_id"])
    op.create_table(
        "keeping",
        sa.Column("table_id", sa.String(), primary_key=True),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
    )
