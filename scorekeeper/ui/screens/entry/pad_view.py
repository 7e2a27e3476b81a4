"""The pad as a screen: what stands above the keys, the keys, and what stays at the thumb."""

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, view
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.screens.entry.asides import (
    CorrectedMeanwhile,
    DeckGuard,
    Effects,
    KnockedOut,
    ManyCards,
    ReportAgain,
)
from scorekeeper.ui.screens.entry.doubting import DoubtedLine
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.keys import KeyGroups
from scorekeeper.ui.screens.entry.pad import PadBottom, PadHeading, PadSeats
from scorekeeper.ui.screens.entry.place import combined, entry_with
from scorekeeper.ui.screens.entry.view_model import pad_of
from scorekeeper.ui.theme import Space


def pad_view(
    entry: Entry, refusal: Refusal | None, emptied: int, theirs: tuple[str, ...] = ()
) -> ft.View:
    """The pad for one hand. `theirs` are hands that somebody else has corrected meanwhile."""
    session, place = entry.session, entry.place
    pad = pad_of(session.t, session.services.library, session.language, place, entry.read)
    overtaken = refusal is not None and refusal.key == "round-revised-meanwhile"
    body: list[ft.Control] = [
        *([refusal_panel(session, refusal)] if refusal and not overtaken else []),
        _notices([keyed(player, CorrectedMeanwhile, player, entry) for player in theirs]),
        PadHeading(pad, entry),
        *(
            [KnockedOut(pad.knock_out, entry)]
            if pad.knock_out and pad.knock_out.out
            else [
                DoubtedLine(pad, entry, (place.current, emptied)),
                KeyGroups(pad, entry),
            ]
        ),
    ]
    # What comes and goes stands below the keys: those that move under a finger are hit wrongly.
    bottom: list[ft.Control] = [
        DeckGuard(pad),
        ManyCards(pad, entry),
        ReportAgain(pad.report_again, entry),
        PadBottom(pad, entry),
    ]
    if place.revising is not None:
        settled = entry_with(place, combined(place.hand, entry.read(place.hand.text)))
        # Said beside what the change does now; which hand it is about, above, where it is known.
        meanwhile = session.say(refusal) if refusal and overtaken and not theirs else ""
        bottom.insert(0, Effects(entry, settled, meanwhile))
    return view(
        parts.screen(PadSeats(pad, entry), body, bottom, scroll_ref=entry.redraw.scroller),
        place=f"/table/{place.state.id}/pad/{place.revising or 'next'}",
    )


def _notices(said: list[ft.Control]) -> ft.Control:
    notices = ft.Column(
        controls=said,
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )
    # Hidden rather than left out, so that what stands below keeps its place.
    notices.visible = bool(said)
    return notices
