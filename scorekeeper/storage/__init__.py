"""Keeps the logs of all tables and the roster in one database; knows no rules and no screens.

    store = open_store("sqlite:////home/ada/scorekeeper.db")
    last = store.append(events)                     # committed when this returns
    last = store.append(events, expected_last=last) # LogMoved where somebody was faster
    for seq, event in store.events(table, since=0): ...

What can be called, all of it from any thread:

- `open_store(url, busy_timeout=5.0)`: creates or migrates the database, a backup before it.
- the log: `append`, `events`, `last_seq`, `tables`, `count`, `export_events`
- the roster: `players`, `add_player`, `rename_player`, `hide_player`
- half-entered rounds: `drafts`, `keep_drafts`; `append` forgets the one it `settles`
- who has been let in: `access` (see `access.py`), and sooner than the rest `Doorstep`
- what the installation knows of itself: `device_id`, which signs the events written here,
  `setting`, `remember`; and `close`

Whatever the database cannot do raises `StorageRefused` with a message of `l10n/…/storage.ftl`;
the log is then as it was before. A sequence number (`seq`) is the place of an event in this
database, in the order of arrival. It means nothing elsewhere.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from scorekeeper.storage.admissions import EVERY_TABLE, Admission, Invitation, KnownDevice
from scorekeeper.storage.doorstep import Doorstep, is_in_order

if TYPE_CHECKING:
    from scorekeeper.storage.access import AccessStore
    from scorekeeper.storage.drafts import DraftChanges, DraftKey, StoredDraft
    from scorekeeper.storage.errors import LogMoved
    from scorekeeper.storage.event_store import EventStore, TableHead, open_store
    from scorekeeper.storage.roster import RosterPlayer

__all__ = [
    "EVERY_TABLE",
    "AccessStore",
    "Admission",
    "Doorstep",
    "DraftChanges",
    "DraftKey",
    "EventStore",
    "Invitation",
    "KnownDevice",
    "LogMoved",
    "RosterPlayer",
    "StoredDraft",
    "TableHead",
    "is_in_order",
    "open_store",
]

# SQLAlchemy takes as long to import as the server: it comes with the first name that needs it.
_WITH_SQL: Final = {
    "AccessStore": "access",
    "DraftChanges": "drafts",
    "DraftKey": "drafts",
    "EventStore": "event_store",
    "LogMoved": "errors",
    "RosterPlayer": "roster",
    "StoredDraft": "drafts",
    "TableHead": "event_store",
    "open_store": "event_store",
}


def __getattr__(name: str) -> Any:
    module = _WITH_SQL.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{module}"), name)
