"""Asking: the line to ask in, what is found while typing, what is offered before."""

import asyncio
from contextlib import suppress
from functools import partial

import flet as ft

from scorekeeper.rulebook.asking.no_questions import MAX_QUESTION
from scorekeeper.tables.lookup import Under
from scorekeeper.tables.shown.browsing import Heading, cards_found, found, likely
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.rules.address import MOST_READ
from scorekeeper.ui.screens.rules.asking import Asking
from scorekeeper.ui.screens.rules.columns import column, flow
from scorekeeper.ui.screens.rules.corrections import GameChoices
from scorekeeper.ui.screens.rules.place import Line
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space

PAUSE = 0.15
"""Seconds without another character after which it is worth looking what was typed."""
SETTLED = 0.4
"""Seconds after which a screen just shown has taken the focus."""
LIKELY, LIKELY_ON_A_SHORT_SCREEN = 7, 4


@ft.component
def AskLine(asking: Asking, line: Line) -> ft.Control:
    """The line at the thumb: Enter or the button asks."""
    session = use_session()
    field, drawn, latest = use_memory(NO_FIELD), use_memory(0), use_memory("")
    here = use_memory(asking.address)
    renewed, drawn.current = drawn.current != line.times, line.times
    t = session.t

    async def type_(text: str) -> None:
        # Every drawing takes longer than a fast typist's next character.
        latest.current = text
        await asyncio.sleep(PAUSE)
        if latest.current == text:
            asking.set_line(lambda now: now.typed(text))

    def ask(text: str) -> None:
        latest.current = ""
        asking.ask(text)

    def send() -> None:
        ask(field.current.value if field.current else line.text)

    async def hold() -> None:
        # What is to be written or changed is written without another tap; at a keyboard the next
        # question is, too. There a screen just shown takes the focus once more.
        unasked = not line.text and not line.fault
        if unasked and session.has_keys:
            await asyncio.sleep(SETTLED)
        if unasked and (latest.current or not session.has_keys):
            return
        # Flet drops the connection when it is asked to focus a field that has just gone.
        if isinstance(field.current, ft.TextField):
            with suppress(RuntimeError, TimeoutError):
                await field.current.focus()  # type: ignore[no-untyped-call]

    def forget() -> None:
        # Whoever goes back elsewhere is to see that, and not what is like the words left here.
        if here.current != asking.address and line.text:
            asking.set_line(lambda now: now.put())
        here.current = asking.address

    async def prepare() -> None:
        lookup = session.services.lookup
        await session.work(lambda: lookup.prepare(asking.rules, session.language))

    ft.use_effect(prepare, dependencies=[str(Under.of(asking.rules)), session.language])
    ft.use_effect(hold, dependencies=[line.times])
    ft.use_effect(forget, dependencies=[asking.address])
    fault = t(line.fault, limit=MAX_QUESTION) if line.fault else None
    return ft.Row(
        controls=[
            parts.icon_button(
                "layers",
                t("rules-cards"),
                lambda: asking.turn_to("cards"),
                identifier="cards",
            ),
            parts.text_field(
                label=t("rules-ask-label"),
                # Large letters leave no room for more between the buttons.
                hint=t("rules-ask-label" if use_look().stacked else "rules-ask-hint"),
                value=line.text,
                error=fault,
                on_change=type_,
                on_submit=ask,
                show_label=False,
                max_length=MOST_READ,
                expand=True,
                ref=field,
                renewed=renewed,
                key="question",
            ),
            parts.icon_button("arrow-up", t("rules-ask-send"), send, filled=True, identifier="ask"),
        ],
        spacing=Space.XS,
        # What is wrong stands below the line, which the buttons stay beside.
        vertical_alignment=ft.CrossAxisAlignment.START if fault else ft.CrossAxisAlignment.CENTER,
    )


@ft.component
def Suggestions(asking: Asking, typed: str) -> ft.Control:
    """Cards and headings of the rulebook that are like what is being typed."""
    session = use_session()
    t, services, language = session.t, session.services, session.language
    cards = cards_found(services.library, services.lookup, language, asking.rules, typed)
    rows = [
        parts.list_row(
            key.name,
            note=t("rules-act-effect"),
            icon="layers",
            on_click=partial(asking.open_card, key.card.kind),
            identifier=f"found-card-{key.card.kind}",
        )
        for key in cards
    ]
    rows += [
        parts.list_row(
            heading.name,
            note=t("rules-belongs-to", game=heading.game) if heading.game else heading.ask,
            on_click=partial(asking.open_ruling, heading.ruling),
            identifier=f"found-{heading.ruling}",
        )
        for heading in found(
            services.library,
            services.lookup,
            asking.rulebase,
            language,
            asking.rules,
            typed,
        )
    ]
    return column(
        [parts.eyebrow(t("rules-found")), *(rows or [parts.note(t("rules-found-nothing"))])]
    )


@ft.component
def Offers(asking: Asking) -> ft.Control:
    """What to do before anything is asked: likely questions, cards to tap, the rulebook."""
    session = use_session()
    t = session.t
    controls: list[ft.Control] = []
    if asking.state is None:
        controls += [parts.eyebrow(t("rules-which-game")), GameChoices(asking)]
    controls += [
        LikelyNow(asking),
        parts.list_row(
            t("rules-cards"),
            note=t("rules-cards-note"),
            icon="layers",
            on_click=lambda: asking.turn_to("cards"),
            identifier="to-cards",
        ),
        parts.list_row(
            t("rules-book"),
            note=t("rules-book-note"),
            icon="book-open",
            on_click=lambda: asking.turn_to("book"),
            identifier="to-book",
        ),
    ]
    return column(controls, Space.M)


@ft.component
def LikelyNow(asking: Asking) -> ft.Control:
    """The questions that people are likely to have now, to tap."""
    session = use_session()
    most = LIKELY_ON_A_SHORT_SCREEN if use_look().short else LIKELY
    offered: tuple[Heading, ...] = likely(asking.rulebase, session.language, asking.rules)[:most]
    return column(
        [
            parts.eyebrow(session.t("rules-likely")),
            flow(
                [
                    parts.chip(heading.ask, partial(asking.open_ruling, heading.ruling))
                    for heading in offered
                ],
                Space.S,
            ),
        ]
    )
