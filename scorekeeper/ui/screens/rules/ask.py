"""Asking: the line to ask in, what is found while typing, what is offered before."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from scorekeeper.tables.lookup import Under
from scorekeeper.tables.shown.browsing import Heading, headings, likely
from scorekeeper.tables.shown.choices import Choice, choices_of
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import Setter, use_memory
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.rules.asking import Asking
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space

PAUSE = 0.15
"""Seconds without another character after which it is worth looking what was typed."""
LIKELY, LIKELY_ON_A_SHORT_SCREEN = 7, 4
MOST_TYPED = 2_000
"""Characters. The answer to a longer question says that it is too long."""


@ft.component
def AskLine(asking: Asking, typed: str, set_typed: Setter[str]) -> ft.Control:
    """The line at the thumb: Enter or the button asks."""
    session = use_session()
    field, drawn, latest = use_memory(NO_FIELD), use_memory(-1), use_memory("")
    renewed, drawn.current = drawn.current != asking.shown.times, asking.shown.times
    t = session.t

    async def type_(text: str) -> None:
        # Every drawing takes longer than a fast typist's next character.
        latest.current = text
        await asyncio.sleep(PAUSE)
        if latest.current == text:
            set_typed(text)

    def ask(text: str) -> None:
        latest.current = ""
        if text.strip():
            set_typed("")
            asking.ask(text)

    def send() -> None:
        ask(field.current.value if field.current else typed)

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
                hint=t("rules-ask-hint"),
                value=typed,
                on_change=type_,
                on_submit=ask,
                show_label=False,
                max_length=MOST_TYPED,
                expand=True,
                ref=field,
                renewed=renewed,
                key="question",
            ),
            parts.icon_button("arrow-up", t("rules-ask-send"), send, filled=True, identifier="ask"),
        ],
        spacing=Space.XS,
    )


@ft.component
def Suggestions(asking: Asking, typed: str, done: Callable[[], None]) -> ft.Control:
    """Headings of the rulebook that are like what is being typed."""
    session = use_session()
    t, language = session.t, session.language
    found = session.services.lookup.suggestions(typed, asking.rules, language)

    def open_(ruling: str) -> None:
        done()
        asking.open_ruling(ruling)

    rows = [
        parts.list_row(
            heading.name,
            note=heading.ask,
            on_click=partial(open_, heading.ruling),
            identifier=f"found-{heading.ruling}",
        )
        for heading in headings(asking.rulebase, language, found)
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
def GameChoices(asking: Asking) -> ft.Control:
    """Which game, how many play, which house rules: where no table says so."""
    session = use_session()
    under = Under.of(asking.rules)
    choices = choices_of(session.t, session.services.library, session.language, under, None)
    games = [choice for choice in choices if choice.group == "variant"]
    others = [choice for choice in choices if choice.group != "variant"]
    return column([chips(asking, games), choice_strip(asking, others)])


@ft.component
def LikelyNow(asking: Asking) -> ft.Control:
    """The questions that people are likely to have now, to tap."""
    session = use_session()
    most = LIKELY_ON_A_SHORT_SCREEN if use_look().short else LIKELY
    found: tuple[Heading, ...] = likely(asking.rulebase, session.language, asking.rules)[:most]
    return column(
        [
            parts.eyebrow(session.t("rules-likely")),
            ft.Row(
                controls=[
                    parts.chip(heading.ask, partial(asking.open_ruling, heading.ruling))
                    for heading in found
                ],
                wrap=True,
                spacing=Space.S,
                run_spacing=Space.S,
            ),
        ]
    )


def choice_strip(asking: Asking, choices: Sequence[Choice]) -> ft.Control:
    """Choices side by side; the line scrolls."""
    return ft.Row(
        controls=[_choice(asking, choice) for choice in choices],
        spacing=6,
        scroll=ft.ScrollMode.HIDDEN,
    )


def chips(asking: Asking, choices: Sequence[Choice]) -> ft.Control:
    """Choices in as many lines as it takes."""
    return ft.Row(
        controls=[_choice(asking, choice) for choice in choices],
        spacing=6,
        run_spacing=6,
        wrap=True,
    )


def _choice(asking: Asking, choice: Choice) -> ft.Control:
    return parts.chip(choice.text, partial(asking.correct, choice.under), selected=choice.chosen)


def column(controls: Sequence[ft.Control], spacing: float = Space.S) -> ft.Control:
    """Things one below the other, as wide as the screen."""
    return ft.Column(
        controls=list(controls),
        spacing=spacing,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )
