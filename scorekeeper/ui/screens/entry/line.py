"""The line of the pad: what it takes, what it was understood to say, and what it was not."""

import asyncio
from contextlib import suppress
from functools import partial

import flet as ft

from scorekeeper.l10n import Translator
from scorekeeper.tables.shown.doubts import Doubt, Offer
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.view_model import (
    Chip,
    Pad,
)
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space

SETTLED = 0.4
"""Seconds after which a screen just shown or a button just clicked has taken the focus."""
TOUCH_PLATFORMS = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)


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

    return parts.entry_box(
        [_chip(entry, t("entry-remove", card=chip.text), chip) for chip in pad.chips],
        label=t("entry-line-label"),
        hint=t("entry-line-hint"),
        value=entry.place.hand.text,
        wrong=bool(pad.doubts),
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
def Doubts(pad: Pad, entry: Entry) -> ft.Control:
    """What was not understood, underlined, and what it may mean; one row for each piece."""
    t = use_session().t
    rows = ft.Column(
        controls=[_doubt(t, entry, doubt) for doubt in pad.doubts], spacing=Space.XS, tight=True
    )
    # Hidden rather than left out, so that what stands below keeps its place.
    rows.visible = bool(pad.doubts)
    return rows


def _doubt(t: Translator, entry: Entry, doubt: Doubt) -> ft.Control:
    words = doubt.text
    missed = t("entry-not-understood", words=words)
    asked = t("entry-doubt", words=words) if doubt.offers else missed
    leave = parts.chip(
        t("entry-means-nothing"),
        partial(entry.leave_out, doubt.said, doubt.place),
        name=t("entry-means-nothing-name", words=words),
    )
    return ft.Row(
        controls=[
            parts.announced(missed, parts.questioned(asked, words)),
            *(_offer(t, entry, doubt, offer) for offer in doubt.offers),
            leave,
        ],
        wrap=True,
        spacing=Space.S,
        run_spacing=Space.XS,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _offer(t: Translator, entry: Entry, doubt: Doubt, offer: Offer) -> ft.Control:
    # A number is called what stands on its key: once is enough.
    is_named = offer.name == offer.key
    mark = None if is_named else parts.card_mark(offer.kind, key=offer.key, wild=offer.wild)
    return parts.chip(
        offer.name,
        partial(entry.mean, doubt.said, offer.line),
        name=t("entry-means", words=doubt.text, card=offer.name),
        leading=mark,
    )
