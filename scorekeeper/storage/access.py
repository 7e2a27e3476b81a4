"""Who has been let in, as rows: invitations, devices, admissions. Secrets come as fingerprints.

What a role may do and when an invitation counts is decided in `tables/access.py`.
"""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select, update

from scorekeeper.storage.admissions import EVERY_TABLE, Admission, Invitation, KnownDevice
from scorekeeper.storage.connection import Database, insert_or_replace
from scorekeeper.storage.identifiers import new_id
from scorekeeper.storage.schema import ADMISSION, DEVICE, INVITATION, KEEPING
from scorekeeper.storage.timestamps import from_text, now, to_text


class AccessStore:
    """The part of the database that says who is let in. Everything raises StorageRefused."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def invitation(self, fingerprint: str) -> Invitation | None:
        """The invitation of that secret, whether it still counts or not."""
        query = select(INVITATION).where(INVITATION.c.fingerprint == fingerprint)
        with self._database.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else _invitation(tuple(row))

    def epoch(self, table: str, role: str) -> int:
        """The number of the standing link of a role, 0 where there has been none."""
        query = select(INVITATION.c.epoch).where(
            INVITATION.c.table_id == table, INVITATION.c.role == role, INVITATION.c.kind == "link"
        )
        with self._database.reading() as connection:
            return max((row[0] for row in connection.execute(query)), default=0)

    def invite(self, invitation: Invitation) -> None:
        """Adds an invitation; a link or code takes the place of the one before it."""
        with self._database.writing() as connection:
            if invitation.kind != "once":
                connection.execute(
                    delete(INVITATION).where(
                        INVITATION.c.table_id == invitation.table,
                        INVITATION.c.role == invitation.role,
                        INVITATION.c.kind == invitation.kind,
                    )
                )
            expired = INVITATION.c.expires_at < to_text(now())
            connection.execute(delete(INVITATION).where(expired))
            insert_or_replace(connection, INVITATION, [_row(invitation)])

    def use_up(self, fingerprint: str) -> bool:
        """Ends an invitation for one use; False where somebody was faster."""
        with self._database.writing() as connection:
            used = connection.execute(
                delete(INVITATION).where(INVITATION.c.fingerprint == fingerprint)
            )
        return used.rowcount == 1

    def device(self, fingerprint: str) -> KnownDevice | None:
        """The device with that cookie."""
        with self._database.reading() as connection:
            found = _devices(connection, DEVICE.c.fingerprint == fingerprint)
        return next(iter(found), None)

    def fingerprint_of(self, device: str) -> str | None:
        """The fingerprint of a device's cookie."""
        query = select(DEVICE.c.fingerprint).where(DEVICE.c.id == device)
        with self._database.reading() as connection:
            return connection.execute(query).scalar_one_or_none()

    def add_device(self, fingerprint: str, label: str) -> str:
        """A new device that is nothing anywhere yet; its id."""
        device = new_id() + new_id()
        at = to_text(now())
        with self._database.writing() as connection:
            connection.execute(
                insert(DEVICE).values(
                    id=device, fingerprint=fingerprint, label=label, created_at=at, seen_at=at
                )
            )
        return device

    def admit(self, device: str, table: str, role: str, seat: str | None) -> None:
        """Makes a device something at a table, whatever it was there before."""
        row = {"device": device, "table_id": table, "role": role, "seat": seat}
        with self._database.writing() as connection:
            insert_or_replace(connection, ADMISSION, [row])

    def dismiss(self, table: str, *, device: str | None = None, role: str | None = None) -> None:
        """Takes admissions to a table away: of one device, of one role, or both given."""
        where = [ADMISSION.c.table_id == table]
        if device is not None:
            where.append(ADMISSION.c.device == device)
        if role is not None:
            where.append(ADMISSION.c.role == role)
        with self._database.writing() as connection:
            connection.execute(delete(ADMISSION).where(*where))

    def devices(self, table: str) -> list[KnownDevice]:
        """The devices let in to a table, those for every table too; the last seen first."""
        with self._database.reading() as connection:
            here = select(ADMISSION.c.device).where(ADMISSION.c.table_id.in_((table, EVERY_TABLE)))
            found = _devices(connection, DEVICE.c.id.in_(here))
        return sorted(found, key=lambda device: device.seen_at, reverse=True)

    def see(self, seen: Iterable[tuple[str, datetime]]) -> None:
        """Notes when devices were seen last."""
        with self._database.writing() as connection:
            for device, moment in seen:
                connection.execute(
                    update(DEVICE).where(DEVICE.c.id == device).values(seen_at=to_text(moment))
                )

    def keeper(self, table: str) -> tuple[str, int] | None:
        """The device that the score-keeping was handed to last, and how often it was."""
        query = select(KEEPING.c.device, KEEPING.c.epoch).where(KEEPING.c.table_id == table)
        with self._database.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else (row[0], row[1])

    def hand_over(self, table: str, device: str) -> int:
        """Notes that a device keeps score from now on; how often that has changed."""
        with self._database.writing() as connection:
            query = select(KEEPING.c.epoch).where(KEEPING.c.table_id == table)
            epoch = (connection.execute(query).scalar_one_or_none() or 0) + 1
            row = {"table_id": table, "device": device, "epoch": epoch}
            insert_or_replace(connection, KEEPING, [row])
        return epoch


def _devices(connection: Connection, where: object) -> list[KnownDevice]:
    columns = (DEVICE.c.id, DEVICE.c.label, DEVICE.c.created_at, DEVICE.c.seen_at)
    rows = connection.execute(select(*columns).where(where)).all()  # type: ignore[arg-type]
    admitted: dict[str, list[Admission]] = {}
    query = select(
        ADMISSION.c.device, ADMISSION.c.table_id, ADMISSION.c.role, ADMISSION.c.seat
    ).where(ADMISSION.c.device.in_([row[0] for row in rows]))
    for device, table, role, seat in connection.execute(query):
        admitted.setdefault(device, []).append(Admission(table, role, seat))
    return [
        KnownDevice(id_, label, from_text(made), from_text(seen), tuple(admitted.get(id_, ())))
        for id_, label, made, seen in rows
    ]


def _invitation(row: tuple[object, ...]) -> Invitation:
    fingerprint, table, role, kind, epoch, expires_at, from_device = row
    return Invitation(
        fingerprint=str(fingerprint),
        table=str(table),
        role=str(role),
        kind=str(kind),
        epoch=int(str(epoch)),
        expires_at=None if expires_at is None else from_text(str(expires_at)),
        from_device=None if from_device is None else str(from_device),
    )


def _row(invitation: Invitation) -> dict[str, object]:
    return {
        "fingerprint": invitation.fingerprint,
        "table_id": invitation.table,
        "role": invitation.role,
        "kind": invitation.kind,
        "epoch": invitation.epoch,
        "expires_at": None if invitation.expires_at is None else to_text(invitation.expires_at),
        "from_device": invitation.from_device,
    }
