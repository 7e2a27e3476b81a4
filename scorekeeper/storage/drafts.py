"""Half-entered rounds as rows, one for each desk and place; what is in them `tables/` knows.

There are few of them, and each is changed and removed: nothing here is a log.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select

from scorekeeper.storage.connection import insert_or_replace
from scorekeeper.storage.schema import DRAFT
from scorekeeper.storage.timestamps import from_text, to_text

logger = logging.getLogger(__name__)


class DraftKey(NamedTuple):
    """Whose draft it is (a desk is one device), at which table, and where in the table's line."""

    desk: str
    table: str
    place: str


@dataclass(frozen=True, slots=True)
class StoredDraft:
    """The text of a draft, and when it was last touched (UTC)."""

    content: str
    touched: datetime


DraftChanges = Mapping[DraftKey, StoredDraft | None]
"""Drafts to be kept; None for one that is to be forgotten."""

Collect = Callable[[], DraftChanges]


def newest_drafts(connection: Connection, limit: int) -> list[tuple[DraftKey, StoredDraft]]:
    """The drafts touched last, the newest at the end; a row that makes no sense is left out."""
    columns = (DRAFT.c.desk, DRAFT.c.table_id, DRAFT.c.place, DRAFT.c.content, DRAFT.c.touched)
    query = select(*columns).order_by(DRAFT.c.touched.desc()).limit(limit)
    found: list[tuple[DraftKey, StoredDraft]] = []
    for desk, table, place, content, touched in reversed(connection.execute(query).all()):
        try:
            moment = from_text(touched)
        except (ValueError, TypeError):
            logger.warning("a draft of table %r cannot be read", table)
            continue
        found.append((DraftKey(desk, table, place), StoredDraft(content, moment)))
    return found


def write_drafts(connection: Connection, changes: DraftChanges, limit: int) -> None:
    """Writes and forgets drafts; of all drafts, the `limit` touched last stay."""
    rows = [
        {
            **dict(zip(("desk", "table_id", "place"), key, strict=True)),
            "content": draft.content,
            "touched": to_text(draft.touched),
        }
        for key, draft in changes.items()
        if draft is not None
    ]
    for key, draft in changes.items():
        if draft is None:
            forget_draft(connection, key)
    if rows:
        insert_or_replace(connection, DRAFT, rows)
        kept = select(DRAFT.c.touched).order_by(DRAFT.c.touched.desc()).limit(limit).subquery()
        oldest = select(func.min(kept.c.touched)).scalar_subquery()
        connection.execute(delete(DRAFT).where(DRAFT.c.touched < oldest))


def forget_draft(connection: Connection, key: DraftKey) -> None:
    """Removes a draft, if there is one."""
    connection.execute(
        delete(DRAFT).where(
            DRAFT.c.desk == key.desk, DRAFT.c.table_id == key.table, DRAFT.c.place == key.place
        )
    )
