"""The tables of the database. Events are only ever added; the rest is small.

How an event becomes a row is in `rows.py`, how an older database gets these tables in
`migrate.py`.
"""

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, Table, Text, UniqueConstraint
from sqlmodel import Field, SQLModel

# SQLite numbers rows by itself only where the type is exactly INTEGER.
_Serial: Final = BigInteger().with_variant(Integer(), "sqlite")


class EventRow(SQLModel, table=True):
    """One event of one table's log. `seq` grows with every event and is never used twice.

    `at` is text in UTC (`timestamps.py`), `payload` the JSON text of the event's payload.
    """

    __tablename__ = "event"
    __table_args__ = (
        UniqueConstraint("id", name="uq_event_id"),
        Index("ix_event_table_id_seq", "table_id", "seq"),
        {"sqlite_autoincrement": True},
    )

    seq: int | None = Field(default=None, sa_column=Column(_Serial, primary_key=True))
    id: str
    table_id: str
    device: str
    lamport: int = Field(sa_type=BigInteger)
    at: str
    by: str
    kind: str
    payload: str = Field(sa_type=Text)


class PlayerRow(SQLModel, table=True):
    """Somebody who plays here, at whatever table. `played_at` is None before the first game."""

    __tablename__ = "player"

    id: str = Field(primary_key=True)
    name: str
    colour: int
    created_at: str
    played_at: str | None = None
    hidden: bool = False


class SettingRow(SQLModel, table=True):
    """What the installation remembers about itself."""

    __tablename__ = "setting"

    key: str = Field(primary_key=True)
    value: str


class DraftRow(SQLModel, table=True):
    """A round that somebody is entering. `content` is JSON, `touched` text in UTC."""

    __tablename__ = "draft"

    desk: str = Field(primary_key=True)
    table_id: str = Field(primary_key=True)
    place: str = Field(primary_key=True)
    content: str = Field(sa_type=Text)
    touched: str


class InvitationRow(SQLModel, table=True):
    """A way in: a standing link, a short code or a link for one use. Secrets are not kept.

    `table_id` is empty for the whole installation; `from_device` hands the score-keeping over.
    """

    __tablename__ = "invitation"
    __table_args__ = (Index("ix_invitation_table_id_role", "table_id", "role"),)

    fingerprint: str = Field(primary_key=True)
    table_id: str
    role: str
    kind: str
    epoch: int = 0
    expires_at: str | None = None
    from_device: str | None = None


class DeviceRow(SQLModel, table=True):
    """A browser or app that has been let in."""

    __tablename__ = "device"
    __table_args__ = (UniqueConstraint("fingerprint", name="uq_device_fingerprint"),)

    id: str = Field(primary_key=True)
    fingerprint: str
    label: str
    created_at: str
    seen_at: str


class AdmissionRow(SQLModel, table=True):
    """What a device is at a table (empty: at all of them), and whose seat it has."""

    __tablename__ = "admission"
    __table_args__ = (Index("ix_admission_table_id", "table_id"),)

    device: str = Field(primary_key=True)
    table_id: str = Field(primary_key=True)
    role: str
    seat: str | None = None


class KeepingRow(SQLModel, table=True):
    """The device that a table's score-keeping was handed to last; `epoch` counts the times."""

    __tablename__ = "keeping"

    table_id: str = Field(primary_key=True)
    device: str
    epoch: int


EVENT: Final[Table] = SQLModel.metadata.tables["event"]
PLAYER: Final[Table] = SQLModel.metadata.tables["player"]
SETTING: Final[Table] = SQLModel.metadata.tables["setting"]
DRAFT: Final[Table] = SQLModel.metadata.tables["draft"]
INVITATION: Final[Table] = SQLModel.metadata.tables["invitation"]
DEVICE: Final[Table] = SQLModel.metadata.tables["device"]
ADMISSION: Final[Table] = SQLModel.metadata.tables["admission"]
KEEPING: Final[Table] = SQLModel.metadata.tables["keeping"]
