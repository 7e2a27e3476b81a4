"""Puts the program together: opens the store, loads the rules, hands both to the screens."""

import atexit
import gc
import logging
import threading
from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, RulesFileBroken, load_library
from scorekeeper.rulebook.asking import load_rulebase
from scorekeeper.settings import Settings
from scorekeeper.storage import open_store
from scorekeeper.tables.draft_writer import open_drafts
from scorekeeper.tables.inquiries import Inquiries
from scorekeeper.tables.lookup import Lookup
from scorekeeper.tables.roster import Roster
from scorekeeper.tables.service import Tables
from scorekeeper.ui.app import flet_main
from scorekeeper.ui.session import Services

logger = logging.getLogger(__name__)
GC_THRESHOLD: Final = (50_000, 20, 20)


def build_services(settings: Settings) -> Services:
    """The services of one process. Raises StorageRefused where the database cannot be used."""
    store = open_store(settings.database_url)
    drafts = open_drafts(store)
    atexit.register(drafts.close)
    library = open_library(settings)
    return Services(
        settings=settings,
        tables=Tables(store),
        roster=Roster(store),
        library=library,
        drafts=drafts,
        lookup=open_lookup(library),
        inquiries=Inquiries(),
    )


def open_library(settings: Settings) -> Library:
    """The rules that come with the program, and the table's own variants."""
    return load_library(rules_dir(), settings.own_variants_dir)


def open_lookup(library: Library) -> Lookup:
    """The rulebook to ask; it is read with the first question."""
    return Lookup(library, lambda: load_rulebase(rules_dir(), library))


def open_tables(settings: Settings) -> Tables:
    """The tables alone, for commands without screens. Raises StorageRefused."""
    return Tables(open_store(settings.database_url))


def log_broken(fault: RulesFileBroken) -> None:
    """Notes an own variant file that is left out."""
    logger.warning("%s", fault)


def build_app(
    settings: Settings, report: Callable[[RulesFileBroken], None] = log_broken
) -> Callable[[ft.Page], Awaitable[None] | None]:
    """The Flet entry point. A database that cannot be used is each session's news, not its end.

    `report` is told of every own variant file that cannot be used.
    """
    opener = Opener(settings)
    try:
        for fault in opener().library.broken:
            report(fault)
    except StorageRefused as refusal:
        logger.error("%s", refusal)
    settle_memory()
    return flet_main(settings.app.name, opener)


class Opener:
    """Opens the services once; a failed attempt is made again by whoever asks next."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = threading.Lock()
        self._services: Services | None = None

    def __call__(self) -> Services:
        """The services. Raises StorageRefused where the database cannot be used."""
        with self._lock:
            if self._services is None:
                self._services = build_services(self._settings)
            return self._services


def settle_memory() -> None:
    """Tells the collector that what is loaded now stays.

    The program and its screens are some hundred thousand objects that live as long as the process;
    walking them over and over doubles the time of a fold.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLD)
