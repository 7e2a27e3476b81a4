"""Agreeing at the table: how the matter is settled here, and who decided."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from scorekeeper.domain.payloads import MAX_RULING_TEXT, RulingVerdict
from scorekeeper.rulebook.asking import Answer
from scorekeeper.tables.half_agreed import Agreement, Making
from scorekeeper.tables.shown.answers import AnswerView
from scorekeeper.tables.shown.board import seat_view
from scorekeeper.tables.shown.verdicts import verdict_said
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import Setter, use_value
from scorekeeper.ui.screens.rules.agreement import agreement_of, draft_of, offered
from scorekeeper.ui.screens.rules.asking import Asking
from scorekeeper.ui.screens.rules.columns import Landing, column
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space

DIGITS = 5


@ft.component
def Agree(asking: Asking, shown: AnswerView) -> ft.Control:
    """One button; it opens what there is to decide and brings it into sight.

    For other rules than the table's there is none: what was agreed there would answer nobody.
    """
    session = use_session()
    t, half = session.t, session.services.half_agreed
    making = asking.making(shown.matter, shown.agreed.id if shown.agreed else "")
    opened, set_opened = ft.use_state(half.of(making) is not None)

    def close() -> None:
        half.drop(making)
        set_opened(False)

    if shown.home:
        return parts.note(t("rules-agree-not-here"))
    if not opened:
        return parts.secondary_button(
            t("rules-agree-anew" if shown.agreed else "rules-agree"),
            lambda: set_opened(True),
            icon="gavel",
            identifier="agree",
        )
    return Landing("agree-form", AgreeForm(asking, shown, making, close), asking.scroll_to)


@ft.component
def AgreeForm(
    asking: Asking, shown: AnswerView, making: Making, close: Callable[[], None]
) -> ft.Control:
    """What there is to decide; a save that is not possible yet says why."""
    session = use_session()
    t, half, answer = session.t, session.services.half_agreed, shown.answer
    known = shown.agreed.agreed if shown.agreed else None
    wanted, set_wanted = use_value(lambda: half.of(making) or agreement_of(answer, known))

    def change(chosen: Agreement | Callable[[Agreement], Agreement]) -> None:
        def kept(now: Agreement) -> Agreement:
            then = chosen(now) if callable(chosen) else chosen
            half.keep(making, then)
            return then

        set_wanted(kept)

    draft = draft_of(wanted, shown.matter, shown.asked, answer, known)
    missing = asking.why_not(draft) if wanted.verdict else t("rules-agree-choose")

    async def save() -> None:
        if await asking.agree(draft, wanted.by):
            close()

    return parts.titled_card(
        t("rules-agree-title"),
        [
            Verdicts(offered(answer, known), answer, wanted, change),
            Details(wanted, change),
            Deciders(asking, wanted, change),
            parts.primary_button(
                t("rules-agree-save"),
                save,
                icon="gavel",
                disabled=bool(missing),
                reason=missing,
                identifier="agree-save",
            ),
            parts.quiet_button(t("cancel"), close),
        ],
    )


@ft.component
def Verdicts(
    offers: Sequence[RulingVerdict],
    answer: Answer,
    wanted: Agreement,
    set_wanted: Setter[Agreement],
) -> ft.Control:
    """Yes, no, and what else the matter may come to; of a claim, whether it is right."""
    t = use_session().t

    def said(verdict: RulingVerdict) -> str:
        return verdict_said(t, verdict, answer.situation).text

    def text(verdict: RulingVerdict) -> str:
        if verdict == "value":
            return t("rules-agree-number")
        return t("rules-agree-explain") if verdict == "explain" else said(verdict)

    return ft.Row(
        controls=[
            parts.chip(
                text(verdict),
                partial(set_wanted, wanted.with_verdict(verdict)),
                selected=verdict == wanted.verdict,
                identifier=f"verdict-{verdict}",
            )
            for verdict in offers
        ],
        wrap=True,
        spacing=Space.S,
        run_spacing=Space.S,
    )


@ft.component
def Details(wanted: Agreement, set_wanted: Setter[Agreement]) -> ft.Control:
    """The number where it is one, and whatever else there is to say."""
    t = use_session().t
    controls: list[ft.Control] = []
    if wanted.verdict == "value":
        controls.append(
            parts.text_field(
                label=t("rules-agree-number-label"),
                value=wanted.number,
                on_change=lambda text: set_wanted(lambda now: now.with_number(text)),
                keyboard=ft.KeyboardType.NUMBER,
                max_length=DIGITS,
                key="number",
            )
        )
    controls.append(
        parts.text_field(
            label=t("rules-agree-words-label"),
            hint=t("rules-agree-words-needed" if wanted.in_words else "rules-agree-words-hint"),
            value=wanted.words,
            on_change=lambda text: set_wanted(lambda now: now.with_words(text)),
            max_length=MAX_RULING_TEXT,
            lines=3,
            key="words",
        )
    )
    return column(controls)


@ft.component
def Deciders(asking: Asking, wanted: Agreement, set_wanted: Setter[Agreement]) -> ft.Control:
    """Who decided: everybody, unless somebody is named."""
    t = use_session().t
    state = asking.state
    assert state is not None
    people = [
        parts.chip(
            t("rules-agree-all"),
            partial(set_wanted, wanted.with_by("")),
            selected=not wanted.by,
        )
    ]
    for seat in state.present:
        drawn = seat_view(state, seat.player)
        people.append(
            parts.chip(
                seat.name,
                partial(set_wanted, wanted.with_by(seat.name)),
                selected=wanted.by == seat.name,
                leading=parts.seat_badge(drawn.colour, drawn.initial, 28),
            )
        )
    return column(
        [
            parts.eyebrow(t("rules-agree-who")),
            ft.Row(controls=people, wrap=True, spacing=Space.S, run_spacing=Space.S),
        ]
    )


@ft.component
def TakeBack(asking: Asking, ruling: str) -> ft.Control:
    """The way back from an agreement; the board can bring it back again."""
    return parts.quiet_button(
        use_session().t("rules-agreed-take-back"),
        partial(asking.take_back, ruling),
        icon="undo-2",
        identifier="take-back",
    )
