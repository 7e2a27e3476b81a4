"""What the pad says beside the keys: a knock-out, a warning, what a correction will change."""

from functools import partial

import flet as ft

from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.refusals import Refusal
from scorekeeper.ui import parts
from scorekeeper.ui.effects import effects
from scorekeeper.ui.hooks import use_value
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.place import is_blank
from scorekeeper.ui.screens.entry.view_model import (
    KnockOut,
    Pad,
)
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


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
def ReportAgain(text: str | None, entry: Entry) -> ft.Control:
    """The way back to the hand that its owner reported, after it was changed here."""
    button = parts.quiet_button(text or "", entry.take_report, icon="undo-2")
    # Hidden rather than left out, so that what stands below keeps its place.
    button.visible = text is not None
    return button


@ft.component
def CorrectedMeanwhile(player: str, entry: Entry) -> ft.Control:
    """That somebody else has corrected a hand that is corrected here, and the way to theirs."""
    t = use_session().t
    place = entry.place
    played = place.played
    hand = played.entry.hands.get(player) if played else None
    points = hand.points(place.game.rules.card_points) if hand else 0
    said = t(
        "entry-corrected-meanwhile" if hand else "entry-corrected-meanwhile-no-hand",
        name=place.state.name_of(player),
        points=points,
    )
    return ft.Column(
        controls=[
            parts.announced(said, parts.note(said)),
            parts.quiet_button(
                t("entry-take-theirs"), partial(entry.leave_theirs, player), icon="undo-2"
            ),
        ],
        spacing=0,
        tight=True,
    )


@ft.component
def DeckGuard(pad: Pad) -> ft.Control:
    """More cards than there are: a word of warning, nothing more."""
    said = [parts.announced(text, parts.warning(text)) for text in pad.warnings]
    guard = ft.Column(controls=said, spacing=Space.XS, tight=True)
    # Hidden rather than left out, so that what stands below keeps its place.
    guard.visible = bool(said)
    return guard


@ft.component
def ManyCards(pad: Pad, entry: Entry) -> ft.Control:
    """So many cards that their player may be knocked out: asked, and answered with one tap."""
    asked = ft.Row(
        controls=[
            ft.Container(
                content=parts.announced(pad.many or "", parts.warning(pad.many or "")), expand=True
            ),
            parts.chip(
                entry.session.t("entry-knock-out"),
                lambda: entry.knock_out(),
                name=entry.session.t("entry-many-cards-out", name=pad.name),
            ),
        ],
        spacing=Space.S,
    )
    asked.visible = pad.many is not None
    return asked


@ft.component
def Effects(entry: Entry, settled: RoundEntry | None, meanwhile: str) -> ft.Control:
    """What a correction will change, said before it is saved; and what has happened `meanwhile`."""
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

    ft.use_effect(look, dependencies=[repr(settled), place.state.last])
    # One line where it can be: the keys above must not be pushed off a small screen.
    text = " · ".join((*([meanwhile] if meanwhile else ()), *said))
    grave = session.t("effect-reopens") in said
    shown = parts.warning(text) if grave else parts.note(text, align=ft.TextAlign.CENTER)
    told = parts.announced(text, shown)
    # A hand with nothing in it yet has no effect to tell, and the hint below needs the room.
    told.visible = bool(meanwhile) or (bool(said) and not is_blank(place))
    return told


def _nothing() -> tuple[str, ...]:
    return ()
