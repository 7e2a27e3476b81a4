"""What of the line was not understood: when it is said, and what it may mean."""

import asyncio
from collections.abc import Collection
from functools import partial

import flet as ft

from scorekeeper.l10n import Translator
from scorekeeper.tables.shown.doubts import Doubt, Offer
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_memory, use_value
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.line import EntryLine
from scorekeeper.ui.screens.entry.view_model import Pad
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space

RESTS = 0.8
"""Seconds without a letter after which the last word is taken to be finished."""

_SAID: frozenset[int] = frozenset()


@ft.component
def DoubtedLine(pad: Pad, entry: Entry, line: tuple[str, int]) -> ft.Control:
    """The line and, below it, what of it was not understood; a word half typed is given time.

    `line` changes when the line starts afresh: for another hand, or emptied.
    """
    text = entry.place.hand.text
    rested, set_rested = use_value(lambda: text)
    drawn, said, turn = use_memory(line), use_memory(_SAID), use_memory(0)
    # What was not typed just now needs no rest.
    finished = rested == text or drawn.current != line
    drawn.current = line
    doubts = pad.doubts if finished else ripe(pad.doubts, text, said.current)
    said.current = frozenset(doubt.place[0] for doubt in doubts)

    async def rest() -> None:
        asked = turn.current
        if not finished:
            await asyncio.sleep(RESTS)
        if asked == turn.current:
            set_rested(text)

    def typed_on() -> None:
        turn.current += 1

    ft.use_effect(rest, dependencies=[text, line], cleanup=typed_on)
    return ft.Column(
        controls=[EntryLine(pad, entry, line, bool(doubts)), Doubts(doubts, entry)],
        spacing=Space.S if doubts else 0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def ripe(doubts: tuple[Doubt, ...], text: str, said: Collection[int]) -> tuple[Doubt, ...]:
    """Those to say while somebody types: not the word at the very end, unless one that begins
    there was said before: what is said below the line moves the keys.
    """
    return tuple(doubt for doubt in doubts if doubt.place[1] < len(text) or doubt.place[0] in said)


@ft.component
def Doubts(doubts: tuple[Doubt, ...], entry: Entry) -> ft.Control:
    """What was not understood, underlined, and what it may mean; one row for each piece."""
    t = use_session().t
    rows = ft.Column(
        controls=[_doubt(t, entry, doubt) for doubt in doubts], spacing=Space.XS, tight=True
    )
    # Hidden rather than left out, so that what stands below keeps its place.
    rows.visible = bool(doubts)
    return rows


def _doubt(t: Translator, entry: Entry, doubt: Doubt) -> ft.Control:
    words = doubt.text
    missed = t("entry-too-many-points" if doubt.too_many else "entry-not-understood", words=words)
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
