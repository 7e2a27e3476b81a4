"""Which changes of the score can be undone, and which undone ones brought back.

Kept while a log is read. A change is in force or taken back by retractions that are in force; it
can be brought back until a newer change is made.
"""

from collections.abc import Callable, Collection

from scorekeeper.domain.events import Event, Order
from scorekeeper.domain.state import Change

Redoable = tuple[tuple[str, ...], Change]
_NEVER: Order = (-1, "", "")


class History:
    """The changes of a log in order, and the retractions in force by what they take back."""

    def __init__(self) -> None:
        self._changes: list[tuple[Event, Change]] = []
        self._taken_back: dict[str, list[Event]] = {}

    def note(self, event: Event, change: Change) -> None:
        """A change was made, whether or not it was taken back later."""
        self._changes.append((event, change))

    def take_back(self, retraction: Event, target: str) -> None:
        """A retraction in force."""
        self._taken_back.setdefault(target, []).append(retraction)

    def event_of(self, change: Change) -> Event:
        """The event that made a change that was noted."""
        return next(event for event, noted in reversed(self._changes) if noted == change)

    def offers(
        self, dropped: Collection[str], is_there: Callable[[Change], bool]
    ) -> tuple[tuple[Change, ...], tuple[Redoable, ...]]:
        """What can be undone, oldest first, and what can be redone, undone longest ago first.

        `dropped` are events that were skipped; `is_there` says whether the round that a change
        is about still is.
        """
        undoable: list[Change] = []
        undone: list[tuple[Order, Redoable]] = []
        newest: Event | None = None
        for event, change in self._changes:
            if change.event in dropped or not (change.event == change.round or is_there(change)):
                continue
            newest = event
            retractions = self._taken_back.get(change.event)
            if not retractions:
                undoable.append(change)
            else:
                ids = tuple(retraction.id for retraction in retractions)
                undone.append((retractions[-1].order, (ids, change)))
        undone.sort()
        last = newest.order if newest else _NEVER
        redoable = tuple(offer for order, offer in undone if order > last)
        return tuple(undoable), redoable
