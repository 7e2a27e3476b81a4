"""What happens when an action breaks in a way nobody foresaw: it is logged, and the person told.

Flet's own answer is to replace the whole app with an error page; what was typed would be gone.
Refusals are not faults: screens show them. Faults that would cost a person their connection, or
leave every board on their screen standing still, are caught here too.
"""

import inspect
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import flet as ft
from flet.components.component import Component
from flet.components.hooks.use_effect import EffectHook
from flet.controls.base_control import BaseControl
from flet.messaging.connection import Connection
from flet.messaging.session import Session

logger = logging.getLogger(__name__)

_HELD: Final = "_held_until_connected"


async def carry_out(action: Callable[[], object]) -> None:
    """Runs an action, sync or async; a fault in it ends in a message, not in a broken app."""
    try:
        result = action()
        if inspect.isawaitable(result):
            await result
    except Exception:
        logger.exception("an action failed")
        _say_so()


def forgive_late_answers() -> None:
    """Lets a session live on when a control that has just gone answers what it was asked.

    Flet 1.0 raises in the loop that reads from the browser then, which drops the connection: a
    save tapped while the line was being given the focus left the board standing still.
    """
    strict = Session.handle_invoke_method_results
    if getattr(strict, "forgiving", False):
        return

    def forgiving(
        session: Session, control_id: int, call_id: str, result: object, error: str | None
    ) -> None:
        try:
            strict(session, control_id, call_id, result, error)
        except RuntimeError:
            logger.debug("control %s answered when it had gone", control_id)

    forgiving.forgiving = True  # type: ignore[attr-defined]
    Session.handle_invoke_method_results = forgiving  # type: ignore[method-assign, assignment]


def outlive_drawing() -> None:
    """Lets a session go on drawing when one part of a screen breaks while it is drawn anew.

    Flet 1.0 ends the loop that draws then, without a word: nothing on that screen would change any
    more. The broken part stays as it was last drawn.
    """
    strict = Component.update
    if getattr(strict, "outliving", False):
        return

    def outliving(component: Component) -> None:
        try:
            strict(component)  # type: ignore[no-untyped-call]
        except Exception:
            logger.exception("%s could not be drawn", getattr(component.fn, "__qualname__", "?"))
            _say_so()

    outliving.outliving = True  # type: ignore[attr-defined]
    Component.update = outliving  # type: ignore[method-assign]


@dataclass
class _Held:
    """What a session without a connection has yet to draw and to do."""

    updates: set[BaseControl] = field(default_factory=set)
    effects: list[tuple[EffectHook, bool]] = field(default_factory=list)


def outlive_reloading() -> None:
    """Lets a session that loses its connection do what it still had to once it has one again.

    Flet 1.0 forgets updates and effects then. A page loaded again while it was being drawn for the
    first time came back without its half-entered round, and heard of no change any more.
    """
    if getattr(Session.disconnect, "outliving", False):
        return
    update, effect = Session.schedule_update, Session.schedule_effect
    disconnect, attach = Session.disconnect, Session.attach_connection

    def schedule_update(session: Session, control: BaseControl) -> None:
        if _away(session):
            _held_of(session).updates.add(control)
        else:
            update(session, control)

    def schedule_effect(session: Session, hook: EffectHook, is_cleanup: bool) -> None:
        if _away(session):
            _held_of(session).effects.append((hook, is_cleanup))
        else:
            effect(session, hook, is_cleanup)

    async def holding(session: Session, session_timeout_seconds: int) -> None:
        held = _held_of(session)
        held.updates |= vars(session)["_Session__pending_updates"]
        held.effects += vars(session)["_Session__pending_effects"]
        await disconnect(session, session_timeout_seconds)

    def attach_connection(session: Session, conn: Connection) -> None:
        held: _Held = vars(session).pop(_HELD, _Held())
        attach(session, conn)
        for control in held.updates:
            session.schedule_update(control)
        for hook, is_cleanup in held.effects:
            session.schedule_effect(hook, is_cleanup)

    holding.outliving = True  # type: ignore[attr-defined]
    Session.schedule_update = schedule_update  # type: ignore[method-assign, assignment]
    Session.schedule_effect = schedule_effect  # type: ignore[method-assign, assignment]
    Session.disconnect = holding  # type: ignore[method-assign, assignment]
    Session.attach_connection = attach_connection  # type: ignore[method-assign, assignment]


def _held_of(session: Session) -> _Held:
    # It lies in the session, so that both go together: what is held knows the session.
    held: _Held = vars(session).setdefault(_HELD, _Held())
    return held


def _away(session: Session) -> bool:
    return session.connection is None and session.expires_at is not None


def _say_so() -> None:
    try:
        page = ft.context.page
        # The root component leaves the sentence here, in the language of the session.
        if isinstance(page.data, str):
            page.show_dialog(ft.SnackBar(ft.Text(page.data)))
    except Exception:
        # It is said where a fault is caught: another one there would undo that.
        logger.exception("a fault could not be told")
