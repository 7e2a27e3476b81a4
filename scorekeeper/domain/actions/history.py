"""Taking an event out of force and putting it back: retract, undo, redo."""

from scorekeeper.domain.actions import allowed
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.payloads import Retracted
from scorekeeper.domain.refusals import EventRefused
from scorekeeper.domain.state import Change, TableState


def retract(pen: Pen, event_id: str) -> tuple[Event, ...]:
    """Takes any event out of force; retracting the retraction puts it back."""
    return pen.write(Retracted(event=event_id))


def verify_undo(state: TableState) -> Change:
    """The change that an undo takes back. Raises EventRefused where there is none."""
    if not state.undoable:
        raise EventRefused("undo-nothing")
    return state.undoable[-1]


can_undo = allowed(verify_undo)


def undo(state: TableState, pen: Pen) -> tuple[Event, ...]:
    """Takes back the last change of the score."""
    return retract(pen, verify_undo(state).event)


def verify_redo(state: TableState) -> Change:
    """The change that a redo brings back. Raises EventRefused where there is none."""
    if not state.redoable:
        raise EventRefused("redo-nothing")
    return state.redoable[-1][1]


can_redo = allowed(verify_redo)


def redo(state: TableState, pen: Pen) -> tuple[Event, ...]:
    """Brings back what was undone last, by retracting all that keeps it out."""
    verify_redo(state)
    return pen.write(*(Retracted(event=event) for event in state.redoable[-1][0]))
