"""The pad's pieces: seats along the top, the hand with its subtotal, the line, keys, buttons."""

import asyncio
from contextlib import suppress
from functools import partial
from math import ceil

import flet as ft

from scorekeeper.domain.events import RoundEntry
from scorekeeper.domain.refusals import Refusal
from scorekeeper.ui import parts
from scorekeeper.ui.effects import effects
from scorekeeper.ui.hooks import use_memory, use_value
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.view_model import (
    Chip,
    KnockOut,
    Pad,
    PadGroup,
    PadKey,
    PadSeat,
)
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space

NUMBERS_A_ROW = 5
ACTIONS_A_ROW = 3
WILDS_A_ROW = 4
SMALL_GROUP = 2
"""Groups of so few keys stand side by side: the pad has to fit a small phone without scrolling."""
SEATS_SHOWN = 6
LONG_LABEL = 11
"""Characters of the main button from which its arrow makes room."""
SETTLED = 0.4
"""Seconds after which a screen just shown or a button just clicked has taken the focus."""
TOUCH_PLATFORMS = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)


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
            dimmed=not (place.current or done),
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
            ],
            spacing=Space.XS,
        ),
        padding=ft.Padding.only(left=Space.S, right=Space.S, top=Space.XS),
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
    return ft.Row(
        controls=[
            ft.Column(
                controls=[
                    parts.eyebrow(pad.eyebrow),
                    parts.heading(pad.title, level=1),
                    *([parts.note(pad.reported)] if pad.reported else []),
                ],
                spacing=0,
                expand=True,
                tight=True,
            ),
            *([_knock_out(pad.knock_out, entry)] if pad.knock_out else []),
            parts.announced(
                session.t("entry-subtotal", points=pad.subtotal),
                parts.subtotal("" if pad.reason and pad.empty else str(pad.subtotal)),
            ),
        ],
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


def _knock_out(knock_out: KnockOut, entry: Entry) -> ft.Control:
    t = entry.session.t
    return parts.chip(
        t("entry-knock-out", limit=knock_out.limit),
        entry.play_on if knock_out.out else lambda: entry.knock_out(),
        selected=knock_out.out,
        name=t("entry-knock-out-name", limit=knock_out.limit),
        identifier="knocked-out",
    )


@ft.component
def KnockedOut(knock_out: KnockOut, entry: Entry) -> ft.Control:
    """What stands in for the keys when somebody was knocked out: who caused it, if known."""
    session = use_session()
    t = session.t
    causes = [
        parts.chip(
            seat.name,
            partial(entry.knock_out, seat.player),
            selected=seat.player == knock_out.cause,
            name=t("entry-caused-by", name=seat.name),
            leading=parts.seat_badge(seat.colour, seat.initial, 28),
        )
        for seat in knock_out.causes
    ]
    causes.append(
        parts.chip(
            t("entry-cause-unknown"), lambda: entry.knock_out(), selected=knock_out.cause is None
        )
    )
    return parts.titled_card(
        t("entry-cause-question"),
        [
            ft.Row(controls=causes, wrap=True, spacing=Space.S, run_spacing=Space.S),
            parts.note(t("entry-knock-out-note", points=knock_out.points)),
        ],
    )


@ft.component
def EntryLine(pad: Pad, entry: Entry, line: tuple[str, int]) -> ft.Control:
    """What is in the hand as chips, and the line that takes numbers, sums and words.

    `line` changes when the line starts afresh: for another hand, or emptied.
    """
    session = use_session()
    field = use_memory(NO_FIELD)
    drawn = use_memory(("", -1))
    typing = use_memory(False)
    begun, focused, turn = use_memory(False), use_memory(False), use_memory(0)
    renewed, drawn.current = drawn.current != line, line
    t = session.t

    async def give_focus(asked: int) -> None:
        # Flet drops the connection when it is asked to focus a field that has just gone.
        if asked == turn.current and isinstance(field.current, ft.TextField):
            with suppress(RuntimeError, TimeoutError):
                await field.current.focus()  # type: ignore[no-untyped-call]

    async def take_focus() -> None:
        # On a phone the focus would raise the keyboard over the keys, so there it waits until
        # somebody types.
        if session.page.platform in TOUCH_PLATFORMS and not typing.current:
            return
        asked = turn.current
        if begun.current:
            await give_focus(asked)
        begun.current = True
        await asyncio.sleep(SETTLED)
        # A screen just shown, or a button just clicked, takes the focus away once more.
        if not focused.current:
            await give_focus(asked)

    def give_up() -> None:
        turn.current += 1

    ft.use_effect(take_focus, dependencies=[line], cleanup=give_up)

    def type_(text: str) -> None:
        typing.current = True
        entry.type(text)

    async def submit(_: str) -> None:
        await entry.next()

    error = None
    if pad.not_understood:
        error = t("entry-not-understood", words=", ".join(pad.not_understood)[:80])
    return parts.entry_box(
        [_chip(entry, t("entry-remove", card=chip.text), chip) for chip in pad.chips],
        label=t("entry-line-label"),
        hint=t("entry-line-hint"),
        value=entry.place.hand.text,
        error=error,
        on_change=type_,
        on_submit=submit,
        on_focus=lambda there: setattr(focused, "current", there),
        ref=field,
        renewed=renewed,
        key="typed-line",
    )


def _chip(entry: Entry, remove: str, chip: Chip) -> ft.Control:
    return parts.chip(
        chip.text,
        note=chip.points or None,
        on_remove=lambda: entry.remove(chip),
        remove_label=remove,
        said=chip.said is not None,
    )


@ft.component
def KeyGroups(pad: Pad, entry: Entry) -> ft.Control:
    """The cards of the table's deck, grouped by what they are worth; small groups share a row."""
    rows: list[list[PadGroup]] = []
    for group in pad.groups:
        if rows and all(len(other.keys) <= SMALL_GROUP for other in (*rows[-1], group)):
            rows[-1].append(group)
        else:
            rows.append([group])
    keys = ft.Column(
        controls=[_group_row(row, entry) for row in rows], spacing=Space.XS, tight=True
    )
    return parts.swipeable(keys, to_right=entry.back, to_left=entry.forward)


def _group_row(groups: list[PadGroup], entry: Entry) -> ft.Control:
    if len(groups) == 1:
        return _group(groups[0], entry)
    columns = [_group(group, entry) for group in groups]
    for column in columns:
        column.expand = True
    return ft.Row(controls=columns, spacing=7, vertical_alignment=ft.CrossAxisAlignment.START)


def _group(group: PadGroup, entry: Entry) -> ft.Control:
    first = group.keys[0]
    widest = NUMBERS_A_ROW if first.face else WILDS_A_ROW if first.wild else ACTIONS_A_ROW
    # Rows of one length: eight numbers are four and four, not five and three.
    width = ceil(len(group.keys) / ceil(len(group.keys) / widest))
    rows = [group.keys[start : start + width] for start in range(0, len(group.keys), width)]
    return ft.Column(
        controls=[
            parts.eyebrow(group.label),
            *(ft.Row(controls=[_key(key, entry) for key in row], spacing=6) for row in rows),
        ],
        spacing=6,
        tight=True,
    )


def _key(key: PadKey, entry: Entry) -> ft.Control:
    return parts.pad_key(
        key.label,
        lambda: entry.tap(key.kind),
        name=key.name,
        count=key.count,
        symbol=None if key.face else key.kind,
        wild=key.wild,
        on_long_press=lambda: entry.tap(key.kind, -1),
        identifier=f"key-{key.kind}",
    )


@ft.component
def DeckGuard(pad: Pad) -> ft.Control:
    """More cards than there are: a word of warning, nothing more."""
    said = [parts.announced(text, parts.note(text)) for text in pad.warnings]
    guard = ft.Column(controls=said, spacing=Space.XS, tight=True)
    # Hidden rather than left out, so that what stands below keeps its place.
    guard.visible = bool(said)
    return guard


@ft.component
def Effects(entry: Entry, settled: RoundEntry | None) -> ft.Control:
    """What a correction will change, said before it is saved."""
    session = use_session()
    said, set_said = use_value(_nothing)
    place = entry.place

    async def look() -> None:
        if place.revising is None or settled is None:
            return
        tables, revising = session.services.tables, place.revising
        try:
            found = await session.work(
                lambda: tables.preview_revision(place.state.id, revising, settled)
            )
        except Refusal:
            # What is still missing is said when it is saved.
            set_said(())
            return
        set_said(effects(session.t, place.state, found))

    ft.use_effect(look, dependencies=[repr(settled)])
    # One line where it can be: the keys above must not be pushed off a small screen.
    text = " · ".join(said)
    told = parts.announced(text, parts.note(text, align=ft.TextAlign.CENTER))
    told.visible = bool(said)
    return told


def _nothing() -> tuple[str, ...]:
    return ()


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
        trailing_icon=None
        if len(pad.action) > LONG_LABEL
        else "arrow-right"
        if pad.next_player
        else "check",
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
