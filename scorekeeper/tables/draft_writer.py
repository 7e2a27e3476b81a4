"""Writes drafts behind the fingers, so that they outlive the process: no tap waits for the disk.

What the disk does not take stays in memory and is tried again; entering goes on meanwhile.
"""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.storage import DraftChanges, DraftKey, EventStore, StoredDraft
from scorekeeper.tables.draft_content import read_content, write_content
from scorekeeper.tables.drafts import MAX_DRAFTS, Drafts
from scorekeeper.tables.logs import Clock, utc_now
from scorekeeper.tables.round_drafts import RoundDraft

logger = logging.getLogger(__name__)

DELAY: Final = 0.1
"""Seconds that a draft is in memory only; what changes meanwhile is written together."""

DELAY_AFTER_REFUSAL: Final = 10.0
_TICK: Final = timedelta(microseconds=1)


def open_drafts(store: EventStore, *, clock: Clock = utc_now, delay: float = DELAY) -> Drafts:
    """The drafts that an earlier process left behind, and from now on every change kept."""
    try:
        stored = store.drafts(MAX_DRAFTS)
    except StorageRefused as refusal:
        logger.warning("earlier drafts are not to be had: %s", refusal)
        stored = []
    writer = DraftWriter(store, clock=clock, delay=delay)
    for _key, draft in stored:
        writer.not_before(draft.touched)
    readable = ((key, read_content(draft.content)) for key, draft in stored)
    return Drafts(writer, {key: draft for key, draft in readable if draft is not None})


@dataclass(frozen=True, slots=True)
class _Change:
    """The latest about a draft: to be written, forgotten (None), or left to the save."""

    draft: RoundDraft | None
    touched: datetime
    left_to_save: bool = False


class DraftWriter:
    """One thread that writes what has changed, the latest of each draft. See drafts.Keeper."""

    def __init__(self, store: EventStore, *, clock: Clock = utc_now, delay: float = DELAY) -> None:
        self._store = store
        self._clock = clock
        self._delay = delay
        self._changed = threading.Condition()
        self._pending: dict[DraftKey, _Change] = {}
        self._last: datetime | None = None
        self._closing = threading.Event()
        self._turn = threading.Lock()
        self._thread: threading.Thread | None = None

    def not_before(self, moment: datetime) -> None:
        """From now on drafts are touched later than this, whatever the clock says."""
        self._last = max(moment, self._last or moment)

    def note(self, key: DraftKey, draft: RoundDraft | None) -> None:
        """A draft has changed, or is forgotten. Returns at once."""
        self._note(key, lambda touched: _Change(draft, touched))

    def leave_to_save(self, key: DraftKey) -> None:
        """A save is about to take the draft off the disk: nothing of it is written any more."""
        self._note(key, lambda touched: _Change(None, touched, left_to_save=True))

    def flush(self) -> bool:
        """Writes what is not written yet, now; False where the database refuses."""
        with self._turn:
            with self._changed:
                if not self._pending:
                    return True
            collected: dict[DraftKey, _Change] = {}

            def collect() -> DraftChanges:
                with self._changed:
                    collected.update(self._pending)
                    self._pending.clear()
                return {
                    key: _stored(change)
                    for key, change in collected.items()
                    if not change.left_to_save
                }

            try:
                self._store.keep_drafts(collect, MAX_DRAFTS)
            except StorageRefused as refusal:
                logger.warning("drafts stay in memory for now: %s", refusal)
                with self._changed:
                    for key, change in collected.items():
                        self._pending.setdefault(key, change)
                return False
            return True

    def close(self) -> None:
        """Writes the rest and ends the thread; later changes stay in memory."""
        with self._changed:
            self._closing.set()
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()
        self.flush()

    def _note(self, key: DraftKey, change: Callable[[datetime], _Change]) -> None:
        with self._changed:
            if self._closing.is_set():
                return
            # Each is later than the one before: the order decides which drafts make room.
            now = self._clock()
            self._last = now if self._last is None else max(now, self._last + _TICK)
            self._pending[key] = change(self._last)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="drafts", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def _run(self) -> None:
        delay = self._delay
        while not self._closing.is_set():
            with self._changed:
                self._changed.wait_for(lambda: self._pending or self._closing.is_set())
            if self._closing.wait(delay):
                return
            try:
                delay = self._delay if self.flush() else DELAY_AFTER_REFUSAL
            except Exception:
                # Nobody is there to be told, and the next drafts are to be kept all the same.
                logger.exception("some drafts are not kept")


def _stored(change: _Change) -> StoredDraft | None:
    content = None if change.draft is None else write_content(change.draft)
    return None if content is None else StoredDraft(content, change.touched)
