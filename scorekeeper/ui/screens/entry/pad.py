"""The pad's frame: seats along the top, the hand with its subtotal, the buttons at the thumb."""

import flet as ft

from scorekeeper.ui import insets, parts
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.entry.asides import ReportAgain
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.view_model import (
    KnockOut,
    Pad,
    PadSeat,
)
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space

SEATS_SHOWN = 5


@ft.component
def PadSeats(pad: Pad, entry: Entry) -> ft.Control:
    """The seats of the round, in seat order; a tick where the hand is in."""
    session = use_session()
    look = use_look()
    t = session.t

    def seat(place: PadSeat) -> ft.Control:
        done = place.status in {"done", "knocked-out", "reported"}
        return parts.seat_button(
            place.seat.colour,
            place.seat.initial,
            t(f"entry-seat-{place.status}", name=place.seat.name, by=place.by),
            (lambda: entry.show(place.seat.player)) if place.asked else None,
            current=place.current,
            dimmed=not (place.current or done or place.status == "begun"),
            ticked=done,
        )

    return ft.Container(
        content=ft.Row(
            controls=[
                parts.icon_button("arrow-left", t("back"), entry.leave),
                ft.Row(
                    controls=[seat(place) for place in _around_current(pad, look.wide)],
                    spacing=0,
                    scroll=ft.ScrollMode.HIDDEN,
                    alignment=ft.MainAxisAlignment.CENTER,
                    expand=True,
                ),
                parts.icon_button("scale", t("rules-title"), entry.ask_a_rule, identifier="rules"),
            ],
            spacing=Space.XS,
        ),
        padding=insets.only(left=Space.S, right=Space.S, top=Space.XS),
    )


def _around_current(pad: Pad, wide: bool) -> tuple[PadSeat, ...]:
    # A strip that had to be scrolled would hide whose turn it is.
    if wide or len(pad.seats) <= SEATS_SHOWN:
        return pad.seats
    current = next(place for place, seat in enumerate(pad.seats) if seat.current)
    start = max(0, min(current - SEATS_SHOWN // 2, len(pad.seats) - SEATS_SHOWN))
    return pad.seats[start : start + SEATS_SHOWN]


@ft.component
def PadHeading(pad: Pad, entry: Entry) -> ft.Control:
    """Whose hand it is, whether they were knocked out, and what it is worth so far."""
    session = use_session()
    shown = "" if pad.reason and pad.empty else str(pad.subtotal)
    return ft.Row(
        controls=[
            ft.Column(
                controls=[
                    parts.eyebrow(pad.eyebrow),
                    parts.heading(pad.title, level=1),
                    *([parts.note(pad.reported)] if pad.reported else []),
                    ReportAgain(pad.report_again, entry),
                ],
                spacing=0,
                expand=True,
                tight=True,
            ),
            *([_knock_out(pad.knock_out, entry)] if pad.knock_out else []),
            parts.announced(
                session.t("entry-subtotal", points=pad.subtotal),
                # Beside the key for a knock-out 250 must not push the name into a second line.
                parts.number(shown) if pad.knock_out else parts.subtotal(shown),
            ),
        ],
        spacing=Space.S if shown else 0,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


def _knock_out(knock_out: KnockOut, entry: Entry) -> ft.Control:
    t = entry.session.t
    return parts.chip(
        t("entry-knock-out"),
        entry.play_on if knock_out.out else lambda: entry.knock_out(),
        selected=knock_out.out,
        name=t("entry-knock-out-name", limit=knock_out.limit),
        identifier="knocked-out",
    )


@ft.component
def PadBottom(pad: Pad, entry: Entry) -> ft.Control:
    """Nothing left (or start again), and on to the next hand."""
    session = use_session()
    look = use_look()
    t = session.t
    if pad.knock_out and pad.knock_out.out:
        left = parts.secondary_button(t("entry-play-on"), entry.play_on, expand=2)
    elif pad.empty:
        left = parts.secondary_button(t("entry-no-cards"), entry.no_cards, expand=2)
    else:
        left = parts.secondary_button(t("entry-clear"), entry.clear, expand=2)
    main = parts.primary_button(
        pad.action,
        entry.next,
        disabled=pad.reason is not None,
        name=pad.action,
        identifier="next",
        expand=3,
    )
    buttons: ft.Control = ft.Row(controls=[left, main], spacing=Space.S)
    if look.stacked:
        left.expand = main.expand = None
        buttons = ft.Column(
            controls=[left, main],
            spacing=Space.S,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        )
    reason = ft.Semantics(
        live_region=True, content=parts.note(pad.reason or "", align=ft.TextAlign.CENTER)
    )
    # Hidden rather than left out: buttons that change places would lose the keyboard's focus.
    reason.visible = pad.reason is not None
    return ft.Column(
        controls=[reason, buttons],
        spacing=Space.XS,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )
