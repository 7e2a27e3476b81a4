"""Run by Alembic for each migration, on the connection that `storage/migrate.py` hands over."""

from alembic import context
from sqlmodel import SQLModel

from scorekeeper.storage import schema  # noqa: F401  (the tables register themselves)

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SQLModel.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
