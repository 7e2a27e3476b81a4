"""When the pad draws itself again: after its own steps, and after those of another tab."""

from contextlib import suppress

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.tables.round_drafts import RoundDraft
from scorekeeper.ui.hooks import Memory, use_memory, use_value
from scorekeeper.ui.live import use_desk
from scorekeeper.ui.parts.scaffold import NO_SCROLLER
from scorekeeper.ui.screens.entry.flow import Redraw
from scorekeeper.ui.screens.entry.place import Place
from scorekeeper.ui.session import Session

NO_PLACE: Place | None = None
"""What a memory of the place starts as."""
_NO_DRAFT: RoundDraft | None = None

Where = tuple[str, str]
"""A table and the key of the draft at it."""


def use_redraw(where: Where) -> tuple[Redraw, Refusal | None, int]:
    """How an entry tells its screen to draw again; the refusal to show; how often the line was
    emptied. A hook.

    What was refused at one place is not said at another one that the screen goes on to.
    """
    _version, set_version = ft.use_state(0)
    refusal, set_refusal = use_value(_nothing_refused)
    emptied, set_emptied = ft.use_state(0)
    leaving = use_memory(False)
    known = use_memory(_NO_DRAFT)
    scroller = use_memory(NO_SCROLLER)
    redraw = Redraw(
        leaving=leaving,
        known=known,
        draft_changed=lambda: set_version(lambda version: version + 1),
        refused=lambda fault: set_refusal((where, fault)),
        line_emptied=lambda: set_emptied(lambda times: times + 1),
        scroller=scroller,
    )
    return redraw, refusal[1] if refusal and refusal[0] == where else None, emptied


def _nothing_refused() -> tuple[Where, Refusal | None] | None:
    return None


def use_other_tabs(
    session: Session, where: Where, redraw: Redraw, shown: Memory[Place | None]
) -> None:
    """Draws again what another tab of the same browser has entered: what the button says is what
    is saved. A hook.
    """

    saved = use_memory(session.desk.saved(*where))

    async def look() -> None:
        now, place = session.desk.get(*where), shown.current
        before, saved.current = saved.current, session.desk.saved(*where)
        if redraw.leaving.current:
            return
        if now is redraw.known.current and saved.current == before:
            return
        redraw.known.current = now
        if place is not None and now and now.hand(place.current).text != place.hand.text:
            redraw.line_emptied()
        redraw.draft_changed()

    use_desk(session.live, session.desk, where[0], look)


def use_start_at_top(redraw: Redraw, hand: str) -> None:
    """Shows another hand from its beginning: whose it is, and its line. A hook."""
    shown = use_memory(hand)

    async def begin() -> None:
        before, shown.current = shown.current, hand
        scroller = redraw.scroller.current
        if before != hand and scroller is not None:
            # Flet drops the connection when it is asked to scroll what has just gone.
            with suppress(RuntimeError, TimeoutError):
                await scroller.scroll_to(offset=0)

    ft.use_effect(begin, dependencies=[hand])
