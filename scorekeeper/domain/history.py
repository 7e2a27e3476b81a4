"""Which changes of the score can be undone, and which undone ones brought back.

Kept while a log is read. A change is in force or taken back by retractions that are in force; it
can be brought back until a newer change is made. An agreement that was changed is withdrawn in one
step, with every version of it, and so it comes back in one step.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass

from scorekeeper.domain.events import Event, Order
from scorekeeper.domain.payloads import RulingAgreed
from scorekeeper.domain.state import Change

Redoable = tuple[tuple[str, ...], Change]
_NEVER: Order = (-1, "", "")


@dataclass(frozen=True, slots=True)
class _Undone:
    """A change that was taken back, by which retractions; the last one says when."""

    event: Event
    change: Change
    retractions: tuple[Event, ...]

    @property
    def at(self) -> Order:
        return self.retractions[-1].order


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
        undone: list[_Undone] = []
        newest: Event | None = None
        for event, change in self._changes:
            if change.event in dropped or not (change.event == change.round or is_there(change)):
                continue
            newest = event
            retractions = self._taken_back.get(change.event)
            if not retractions:
                undoable.append(change)
            else:
                undone.append(_Undone(event, change, tuple(retractions)))
        undone.sort(key=lambda one: one.at)
        last = newest.order if newest else _NEVER
        return tuple(undoable), tuple(_steps(one for one in undone if one.at > last))


def _steps(undone: Iterable[_Undone]) -> Iterator[Redoable]:
    """What was undone, longest ago first, in the steps in which people did it; each is called by
    its newest change.
    """
    step: list[_Undone] = []
    for one in undone:
        if step and not _same_step(step[-1], one):
            yield _redoable(step)
            step = []
        step.append(one)
    if step:
        yield _redoable(step)


def _redoable(step: list[_Undone]) -> Redoable:
    ids = tuple(retraction.id for one in step for retraction in one.retractions)
    return ids, step[-1].change


def _same_step(one: _Undone, following: _Undone) -> bool:
    """Whether two versions of one agreement were withdrawn together: right after each other on one
    device, the older one first. Undone one by one, the newer goes first.
    """
    older, newer = one.event, following.event
    if not (isinstance(older.payload, RulingAgreed) and isinstance(newer.payload, RulingAgreed)):
        return False
    if older.payload.matter != newer.payload.matter or older.order > newer.order:
        return False
    first, second = one.retractions[-1], following.retractions[-1]
    return first.device == second.device and first.lamport + 1 == second.lamport
