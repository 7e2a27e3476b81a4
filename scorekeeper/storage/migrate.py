"""Brings a database to the schema of this version, and refuses those that it must not touch.

A change of the schema is a new file in `migrations/versions/` and its id at the end of OURS
in `revisions.py`.
Alembic is imported only where there is something to migrate: it costs as much time as the rest
of the start.
"""

from datetime import datetime

from sqlalchemy import Connection, inspect

from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.storage.backup import back_up
from scorekeeper.storage.connection import Database
from scorekeeper.storage.revisions import OURS, VERSION_TABLE, Schema


def migrate(database: Database, moment: datetime, schema: Schema = OURS) -> None:
    """Creates or migrates the tables; nothing is changed where they are as they should be.

    An existing file is copied before it is changed; `moment` goes into the name of the copy.
    All or nothing: whatever goes wrong, the database stays as it was. Raises StorageRefused for
    a database that is damaged, of another program or from a newer version.
    """
    with database.reading() as connection:
        revision = _revision(connection, database.place, schema)
    database.verify_intact()
    if revision == schema.head:
        return
    database.use_wal()
    with database.writing() as connection:
        # Asked again: another process may have been faster.
        revision = _revision(connection, database.place, schema)
        if revision == schema.head:
            return
        if revision is not None and database.file is not None:
            back_up(database.file, schema.head, moment)
        _upgrade(connection, schema)


def _revision(connection: Connection, place: str, schema: Schema) -> str | None:
    tables = inspect(connection).get_table_names()
    if VERSION_TABLE not in tables:
        if tables:
            raise StorageRefused("storage-foreign", file=place)
        return None
    query = f"SELECT version_num FROM {VERSION_TABLE}"
    revision = str(connection.exec_driver_sql(query).scalar_one())
    if revision not in schema.revisions:
        raise StorageRefused("storage-newer-version", file=place)
    return revision


def _upgrade(connection: Connection, schema: Schema) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(schema.scripts).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
