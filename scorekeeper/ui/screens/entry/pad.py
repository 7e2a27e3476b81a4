"""The pad's frame: seats along the top, the hand with its subtotal, the buttons at the thumb."""

import flet as ft

from scorekeeper.ui import insets, parts
from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.parts.scaffold import follows_body
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.view_model import (
    KnockOut,
    Pad,
    PadSeat,
)
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space

SEATS_SHOWN = 5
_KNOCK_OUT = 68
"""Width of the chip that knocks somebody out."""
_DIGITS = 64
"""Width of three digits of a small subtotal."""
_MAIN_SHARE = 3 / 5


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
    """Whose hand it is, whether they were knocked out, and what it is worth so far.

    It is of one height while a hand is entered: keys below that move are hit wrongly.
    """
    session = use_session()
    look = use_look()
    shown = "" if pad.reason and pad.empty else str(pad.subtotal)
    # A short screen has no room for a third line of a long name.
    close = look.short and not look.stacked
    round_ = parts.eyebrow(pad.eyebrow, max_lines=1 if close else None)
    whose = ft.Column(
        controls=[
            *([] if look.stacked else [round_]),
            parts.heading(
                pad.title,
                level=1,
                max_lines=2 if close else None,
                room=title_room(look) if pad.knock_out else None,
            ),
            *([parts.note(pad.reported, max_lines=1)] if pad.reported else []),
        ],
        spacing=0,
        tight=True,
    )
    total = parts.announced(
        session.t("entry-subtotal", points=pad.subtotal),
        parts.running_total(shown, small=pad.knock_out is not None),
    )
    fallen = [_knock_out(pad.knock_out, entry)] if pad.knock_out else []
    if not look.stacked:
        return _beside(whose, [*fallen, total])
    # Beside both no name would have room for its letters.
    below = ft.Row(controls=[*fallen, total], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    return ft.Column(
        controls=[round_, whose, below] if fallen else [round_, _beside(whose, [total])],
        spacing=Space.XS,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def title_room(look: Look) -> float:
    """The room of a hand's title beside the knock-out and the digits of the subtotal."""
    beside = (_KNOCK_OUT + _DIGITS) * look.text_scale + 2 * Space.S
    return look.least_width - 2 * Space.L - beside


def _beside(whose: ft.Column, rest: list[ft.Control]) -> ft.Control:
    whose.expand = True
    return ft.Row(
        controls=[whose, *rest],
        spacing=Space.S,
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
        room=_main_room(look) if look.short and not look.stacked else None,
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
    return ft.Column(
        controls=[_reason(pad.reason, t("entry-reason-empty"), look), buttons],
        spacing=Space.XS,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def _main_room(look: Look) -> float:
    """Width of the button that leads on: on a short screen the keys need what is above it."""
    return (look.least_width - 2 * Space.L - Space.S) * _MAIN_SHARE


def _reason(reason: str | None, usual: str, look: Look) -> ft.Control:
    """Why the main button does not work."""
    said = ft.Semantics(
        live_region=True,
        exclude_semantics=reason is None,
        content=parts.note(reason or usual, align=ft.TextAlign.CENTER),
    )
    # Hidden rather than left out: buttons that change places would lose the keyboard's focus.
    if follows_body(look):
        # Where it stands in what scrolls it keeps its room, too: all above would move without it.
        said.opacity = 0 if reason is None else 1
    else:
        said.visible = reason is not None
    return said
