"""A hand that a correction in the making does not ask for, because that player goes out in it."""

import flet as ft

from scorekeeper.tables.correction_drafts import changes_only
from scorekeeper.ui import parts
from scorekeeper.ui.frame import view
from scorekeeper.ui.screens.entry.address import correction_route
from scorekeeper.ui.screens.entry.place import Place, first_open
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import Space


def unasked_view(session: Session, place: Place) -> ft.View:
    """Says so, and leads on: with the correction that was begun, or without it to the hand."""
    t = session.t
    base = f"/table/{place.state.id}/rounds/{place.revising}"
    name = place.state.name_of(place.current)
    played = place.played
    begun = played is not None and changes_only(place.draft, played) is not None
    said = t("unasked-in-correction" if begun else "unasked", name=name)

    def discard() -> None:
        session.desk.drop(place.state.id, place.key)

    def go_on() -> None:
        if played is not None:
            first = first_open(place.draft, place.asked)
            session.go(correction_route(place.state.id, played, first))

    ways: list[ft.Control] = [
        parts.secondary_button(t("unfinished-go-on"), go_on, icon="pencil"),
        parts.quiet_button(t("unfinished-discard"), discard, icon="trash-2", outlined=True),
    ]
    body: list[ft.Control] = [parts.announced(said, parts.body(said)), *(ways if begun else ())]
    return view(
        parts.screen(
            parts.top_bar(
                t("round-title", number=place.number),
                on_back=lambda: session.go(base),
                back_label=t("back"),
            ),
            [
                parts.card_sheet(
                    ft.Column(
                        controls=body,
                        spacing=Space.M,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        tight=True,
                    )
                )
            ],
        )
    )
