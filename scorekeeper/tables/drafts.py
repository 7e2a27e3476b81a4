"""Rounds that are being entered: kept by the host until they are saved, so a reload loses nothing.

They are in memory, where a tap finds them at once; `draft_writer.py` keeps them for a crash.

A draft belongs to a desk (one device, with all its tabs), a table and a place in its line (the
round it comes after, or the round it revises). What two people enter on two devices at the same
time never touches.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol

from scorekeeper.storage import DraftKey
from scorekeeper.tables.changes import Changes
from scorekeeper.tables.round_drafts import RoundDraft, is_correction

MAX_DRAFTS: Final = 200


class Keeper(Protocol):
    """Whoever keeps drafts beyond the life of the process; every call returns at once."""

    def note(self, key: DraftKey, draft: RoundDraft | None) -> None:
        """A draft has changed, or is forgotten."""

    def leave_to_save(self, key: DraftKey) -> None:
        """A save is about to forget the draft."""

    def close(self) -> None:
        """The end of the process: this one may wait for the disk."""


class Drafts:
    """The drafts of this process, the most recently touched kept. Safe across threads.

    `kept` are those of an earlier process, the most recently touched last.
    """

    def __init__(
        self, keeper: Keeper | None = None, kept: Mapping[DraftKey, RoundDraft] | None = None
    ) -> None:
        self._lock = threading.Lock()
        self._keeper = keeper
        self._drafts: OrderedDict[DraftKey, RoundDraft] = OrderedDict(kept or {})
        self._saved: OrderedDict[DraftKey, str] = OrderedDict()
        self._changes = Changes()

    def desk(self, name: str) -> "Desk":
        """The drafts of one device."""
        return Desk(self, name)

    def get(self, key: DraftKey) -> RoundDraft | None:
        """A desk's draft at a place of a table's line."""
        with self._lock:
            return self._drafts.get(key)

    def begun(self, table: str, place: str) -> RoundDraft | None:
        """The draft at a place of a table's line that was touched last, on whichever desk."""
        with self._lock:
            return next(
                (
                    draft
                    for key, draft in reversed(self._drafts.items())
                    if key.table == table and key.place == place
                ),
                None,
            )

    def half_entered(self, desk: str, table: str, at: int) -> tuple[RoundDraft, ...]:
        """What a desk has entered for new rounds at one of a table's tables, the latest first."""
        with self._lock:
            return tuple(
                draft
                for key, draft in reversed(self._drafts.items())
                if (key.desk, key.table, draft.table) == (desk, table, at)
                and draft.has_hands
                and not is_correction(key.place)
            )

    def subscribe(self, desk: str, table: str, tell: Callable[[], None]) -> Callable[[], None]:
        """Calls `tell` whenever a desk's drafts of a table change; returns the unsubscribe.

        The tabs of one browser share a desk: what one of them enters the others show.
        """
        return self._changes.subscribe(_told_of(desk, table), lambda _what: tell())

    def put(self, key: DraftKey, draft: RoundDraft) -> None:
        """Keeps a draft."""
        with self._lock:
            self._put(key, draft)
        self._tell(key)

    def move(self, key: DraftKey, place: str, after: str) -> bool:
        """A draft begun for a round that somebody else has entered, kept for the round `after` it.

        False where there is no draft, or hands are being entered at the new place already.
        """
        new = key._replace(place=place)
        with self._lock:
            draft, there = self._drafts.get(key), self._drafts.get(new)
            if draft is None or (there is not None and there.has_hands):
                return False
            self._drop(key)
            self._put(new, replace(draft, after=after))
        self._tell(key)
        return True

    def drop(self, key: DraftKey) -> None:
        """Forgets a draft that was thrown away."""
        with self._lock:
            self._drop(key)
        self._tell(key)

    def set_aside(self, key: DraftKey) -> None:
        """Out of sight while it is being saved; the save itself forgets it for good.

        If the process dies meanwhile, there is either the saved round or still the draft.
        """
        with self._lock:
            self._drafts.pop(key, None)
            if self._keeper is not None:
                self._keeper.leave_to_save(key)

    def settled(self, key: DraftKey, saved: str = "") -> None:
        """The round of a draft set aside is saved; `saved` is which one that made, if a new one."""
        with self._lock:
            if key not in self._drafts:
                self._drop(key)
            if saved:
                self._saved[key] = saved
                self._saved.move_to_end(key)
            while len(self._saved) > MAX_DRAFTS:
                self._saved.popitem(last=False)
        self._tell(key)

    def saved(self, key: DraftKey) -> str:
        """The round that this desk has saved at a place of a table's line; empty for none.

        It is known as long as the process lives: whoever goes back to a pad that they have left
        a moment ago is not told of their own round as of somebody else's.
        """
        with self._lock:
            return self._saved.get(key, "")

    def close(self) -> None:
        """Waits until everything is kept; the process is about to end."""
        if self._keeper is not None:
            self._keeper.close()

    def _tell(self, key: DraftKey) -> None:
        self._changes.publish(_told_of(key.desk, key.table))

    def _put(self, key: DraftKey, draft: RoundDraft) -> None:
        self._drafts[key] = draft
        self._drafts.move_to_end(key)
        if self._keeper is not None:
            self._keeper.note(key, draft)
        while len(self._drafts) > MAX_DRAFTS:
            self._drop(next(iter(self._drafts)))

    def _drop(self, key: DraftKey) -> None:
        self._drafts.pop(key, None)
        if self._keeper is not None:
            self._keeper.note(key, None)


@dataclass(frozen=True, slots=True)
class Desk:
    """The drafts of one device, as its screens use them."""

    drafts: Drafts
    name: str

    def get(self, table: str, place: str) -> RoundDraft | None:
        """See Drafts.get."""
        return self.drafts.get(self.key(table, place))

    def half_entered(self, table: str, at: int) -> tuple[RoundDraft, ...]:
        """See Drafts.half_entered."""
        return self.drafts.half_entered(self.name, table, at)

    def subscribe(self, table: str, tell: Callable[[], None]) -> Callable[[], None]:
        """See Drafts.subscribe."""
        return self.drafts.subscribe(self.name, table, tell)

    def put(self, table: str, place: str, draft: RoundDraft) -> None:
        """See Drafts.put."""
        self.drafts.put(self.key(table, place), draft)

    def move(self, table: str, old: str, new: str, after: str | None = None) -> bool:
        """See Drafts.move. `after` is the round before, where the new place is not called so."""
        return self.drafts.move(self.key(table, old), new, after or new)

    def drop(self, table: str, place: str) -> None:
        """See Drafts.drop."""
        self.drafts.drop(self.key(table, place))

    def set_aside(self, table: str, place: str) -> DraftKey:
        """See Drafts.set_aside; what the save is to forget."""
        key = self.key(table, place)
        self.drafts.set_aside(key)
        return key

    def settled(self, table: str, place: str, saved: str = "") -> None:
        """See Drafts.settled."""
        self.drafts.settled(self.key(table, place), saved)

    def saved(self, table: str, place: str) -> str:
        """See Drafts.saved."""
        return self.drafts.saved(self.key(table, place))

    def key(self, table: str, place: str) -> DraftKey:
        """What a draft of this desk is found by."""
        return DraftKey(self.name, table, place)


def _told_of(desk: str, table: str) -> str:
    return f"{desk} {table}"
