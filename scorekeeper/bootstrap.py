"""Puts the program together: opens the store, loads the rules, hands both to the screens."""

import atexit
import logging
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.memory import settle_memory
from scorekeeper.resources import rules_dir
from scorekeeper.server.deferred import Once
from scorekeeper.settings import Settings
from scorekeeper.sharing.capabilities import load_key
from scorekeeper.sharing.hosting import SERVED_AT, Hosting, write_served_at
from scorekeeper.storage import Doorstep, is_in_order
from scorekeeper.tables.access import Access

# The rules, the screens and the store take as long to import as all the rest, and a browser at the
# gate needs none of them: they are imported where they are first used.
if TYPE_CHECKING:
    import flet as ft

    from scorekeeper.rulebook import Library, RulesFileBroken
    from scorekeeper.rulebook.asking import Rulebase
    from scorekeeper.storage import AccessStore, EventStore
    from scorekeeper.tables.lookup import Lookup
    from scorekeeper.tables.service import Tables
    from scorekeeper.tables.services import Services

logger = logging.getLogger(__name__)
KEY_FILE: Final = "access.key"


def build_services(settings: Settings, store: "EventStore", access: Access) -> "Services":
    """The services of one process."""
    from scorekeeper.tables.draft_writer import open_drafts
    from scorekeeper.tables.inquiries import Inquiries
    from scorekeeper.tables.lookout import Lookout
    from scorekeeper.tables.roster import Roster
    from scorekeeper.tables.service import Tables
    from scorekeeper.tables.services import Services

    drafts = open_drafts(store)
    atexit.register(drafts.close)
    library = open_library(settings)
    tables = Tables(store)
    Lookout(tables)
    return Services(
        settings=settings,
        tables=tables,
        roster=Roster(store),
        library=library,
        drafts=drafts,
        lookup=open_lookup(library),
        inquiries=Inquiries(),
        access=access,
    )


def open_access(settings: Settings, store: "AccessStore") -> Access:
    """Who is let in to this installation. Raises StorageRefused."""
    try:
        key = load_key(settings.data_dir / KEY_FILE)
    except OSError as fault:
        raise StorageRefused(
            "storage-key-unusable",
            file=str(settings.data_dir / KEY_FILE),
            reason=fault.strerror or str(fault),
        ) from None
    return Access(store, key)


def open_library(settings: Settings) -> "Library":
    """The rules that come with the program, and the table's own variants."""
    from scorekeeper.rulebook import load_library

    return load_library(rules_dir(), settings.own_variants_dir)


def open_lookup(library: "Library") -> "Lookup":
    """The rulebook to ask; it is read with the first question."""
    from scorekeeper.tables.lookup import Lookup

    return Lookup(library, lambda: _rulebase(library))


def _rulebase(library: "Library") -> "Rulebase":
    """The rulings; what only the first questions wait for is put together meanwhile."""
    from scorekeeper.rulebook.asking import load_rulebase, warm

    loaded = load_rulebase(rules_dir(), library)
    threading.Thread(target=warm, args=(loaded, library), name="warm", daemon=True).start()
    return loaded


def open_tables(settings: Settings) -> "Tables":
    """The tables alone, for commands without screens. Raises StorageRefused."""
    from scorekeeper.storage import open_store
    from scorekeeper.tables.service import Tables

    return Tables(open_store(settings.database_url))


def log_broken(fault: "RulesFileBroken") -> None:
    """Notes an own variant file that is left out."""
    logger.warning("%s", fault)


def build_app(
    opener: "Opener", report: "Callable[[RulesFileBroken], None]" = log_broken
) -> "Callable[[ft.Page], Awaitable[None] | None]":
    """The Flet entry point. A database that cannot be used is each session's news, not its end.

    `report` is told of every own variant file that cannot be used.
    """
    from scorekeeper.ui.app import flet_main

    try:
        for fault in opener.services().library.broken:
            report(fault)
    except StorageRefused as refusal:
        logger.error("%s", refusal)
    settle_memory()
    return flet_main(opener.settings.app.name, opener.services)


class Opener:
    """Opens what the process works with once; a failed attempt is made again by whoever asks next.

    Who is let in comes first: a browser waits for that, and for the rest only when it draws.
    `hosting` is set where a server runs.
    """

    def __init__(self, settings: Settings, hosting: Hosting | None = None) -> None:
        self.settings = settings
        self.hosting = hosting
        self._store = Once(self._open_store)
        self._access = Once(lambda: open_access(settings, self._access_store()))
        self._services = Once(self._open_services)

    def access(self) -> Access:
        """Who is let in. Raises StorageRefused where the database cannot be used."""
        return self._access()

    def services(self) -> "Services":
        """The services. Raises StorageRefused where the database cannot be used."""
        return self._services()

    def _open_services(self) -> "Services":
        built = build_services(self.settings, self._store(), self.access())
        return replace(built, hosting=self.hosting)

    def _access_store(self) -> "AccessStore":
        file = self.settings.database_file
        if file is not None and is_in_order(file):
            return cast("AccessStore", Doorstep(file, lambda: self._store().access))
        return self._store().access

    def _open_store(self) -> "EventStore":
        from scorekeeper.storage import open_store

        store = open_store(self.settings.database_url)
        if self.hosting is not None:
            store.remember(SERVED_AT, write_served_at(self.hosting))
        return store
