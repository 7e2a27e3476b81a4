"""The line of the pad: what it takes, and what it was understood to say."""

import flet as ft

from scorekeeper.tables.round_drafts import HandDraft
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.entry_box import Strip
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.focus import use_line_focus
from scorekeeper.ui.screens.entry.latest import Latest
from scorekeeper.ui.screens.entry.view_model import (
    Chip,
    Pad,
)
from scorekeeper.ui.session import use_session


@ft.component
def EntryLine(pad: Pad, entry: Entry, line: tuple[str, int], wrong: bool) -> ft.Control:
    """What is in the hand as chips, and the line that takes numbers, sums and words.

    `line` changes when the line starts afresh: for another hand, or emptied. What is `wrong` with
    it is said below.
    """
    session = use_session()
    hand = entry.place.hand
    focus = use_line_focus(session, line, hand.text)
    latest, strip = use_latest(hand)
    chips = latest.last(pad.tapped, pad.said)
    t = session.t

    def type_(text: str) -> None:
        focus.typed()
        entry.type(text)

    async def submit(_: str) -> None:
        await entry.next()

    return parts.entry_box(
        [_chip(entry, t("entry-remove", card=chip.text), chip) for chip in chips],
        label=t("entry-line-label"),
        hint=t("entry-line-hint-short" if use_look().stacked else "entry-line-hint"),
        value=hand.text,
        wrong=wrong,
        on_change=type_,
        on_submit=submit,
        on_focus=focus.changed,
        ref=focus.field,
        renewed=focus.renewed,
        at_end=focus.at_end,
        key="typed-line",
        letters=sum(len(chip.text) + len(chip.points) for chip in chips),
        strip=strip,
    )


def use_latest(hand: HandDraft) -> tuple[Latest, Strip]:
    """What of the hand was changed last, and how the chips scroll to it. A hook."""
    latest, away, anew = use_memory(Latest(hand)), use_memory(False), use_memory(0)
    before, latest.current = latest.current, latest.current.after(hand)
    if away.current and latest.current is not before and latest.current.grown:
        # Flet leaves chips that somebody has scrolled as they are, and the newest out of sight.
        away.current, anew.current = False, anew.current + 1

    def scrolled(there: bool) -> None:
        away.current = there

    return latest.current, Strip(latest.current.grown, anew.current, scrolled)


def _chip(entry: Entry, remove: str, chip: Chip) -> ft.Control:
    return parts.chip(
        chip.text,
        note=chip.points or None,
        on_remove=lambda: entry.remove(chip),
        remove_label=remove,
        said=chip.said is not None,
    )
