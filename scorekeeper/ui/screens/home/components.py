"""The components of Home."""

from collections.abc import Callable, Sequence
from datetime import datetime

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.roles import Act
from scorekeeper.ui import insets, parts, symbols
from scorekeeper.ui.frame import refusal_panel, view
from scorekeeper.ui.hooks import keyed, use_value
from scorekeeper.ui.live import use_following
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.home.view_model import Evening, evening_of, greeting, shelves_of
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Radius, Space

_BESIDE_A_NAME = 170
"""Width of all that stands beside a table's name in the list: margins, the sign and the date."""


@ft.component
def HomeScreen() -> ft.View:
    """Resume in one tap, a new table, earlier evenings."""
    session = use_session()
    recent = session.services.tables.recent
    played, set_played = use_value(lambda: _played(recent))

    async def refresh() -> None:
        set_played(await session.work(lambda: _played(recent)))

    use_following(session.live, None, refresh, only_at="/")
    t = session.t
    top = parts.top_bar(
        t("home-title"),
        eyebrow=greeting(t, datetime.now().astimezone().hour),
        actions=[
            parts.icon_button(
                "scale", t("rules-title"), lambda: session.go("/rules"), identifier="rules"
            ),
            parts.icon_button("settings", t("settings-title"), lambda: session.go("/settings")),
        ],
    )
    if isinstance(played, Refusal):
        return view(parts.screen(top, [refusal_panel(session, played)]))
    return view(parts.screen(top, _body(played)))


def _played(recent: Callable[[], list[TableState]]) -> list[TableState] | Refusal:
    try:
        return recent()
    except Refusal as refusal:
        return refusal


def _body(states: list[TableState]) -> list[ft.Control]:
    session = use_session()
    t = session.t
    now = datetime.now().astimezone()
    evenings = [
        evening_of(t, session.services.library, session.language, state, now) for state in states
    ]
    if not evenings:
        return [
            parts.empty_state("dices", t("home-empty-title"), t("home-empty-text")),
            parts.primary_button(t("home-new-table"), lambda: session.go("/new"), icon="plus"),
            *_arrive(),
        ]
    shelves = shelves_of(evenings)
    return [
        *([NowPlaying(shelves.now)] if shelves.now else []),
        *_new_table(strong=shelves.now is None),
        *_shelf(t("home-also-running"), shelves.running),
        *_shelf(t("home-earlier"), shelves.earlier),
        *_arrive(),
    ]


def _new_table(*, strong: bool) -> list[ft.Control]:
    """The way to another table, for those who may open one; `strong` where none is played at."""
    session = use_session()
    if not session.may(Act.MANAGE):
        return []
    text = session.t("home-new-table")
    if strong:
        return [parts.primary_button(text, lambda: session.go("/new"), icon="plus")]
    return [parts.secondary_button(text, lambda: session.go("/new"), icon="plus", on_paper=True)]


def _shelf(title: str, evenings: Sequence[Evening]) -> list[ft.Control]:
    """Tables under a heading; nothing where there is none."""
    if not evenings:
        return []
    heading = ft.Container(
        content=ft.Semantics(heading_level=2, content=parts.eyebrow(title)),
        padding=insets.only(top=Space.M, left=Space.XS),
    )
    return [heading, *(keyed(evening.table, EveningRow, evening) for evening in evenings)]


def _arrive() -> list[ft.Control]:
    """The way in for a copy from another phone, for those who may take one over."""
    session = use_session()
    if not session.may(Act.MANAGE):
        return []
    return [
        parts.quiet_button(
            session.t("home-arrive"),
            lambda: session.go("/arrive"),
            icon="scan-qr-code",
            outlined=True,
            identifier="arrive",
        )
    ]


@ft.component
def NowPlaying(evening: Evening) -> ft.Control:
    """The table being played, with the way back to it."""
    session = use_session()
    t = session.t
    return parts.hero_card(
        ft.Column(
            controls=[
                ft.Column(
                    controls=[
                        parts.eyebrow(t("home-now-playing")),
                        parts.heading(evening.name),
                        parts.body(evening.line, use_look().palette.soft_ink),
                    ],
                    spacing=0,
                    tight=True,
                ),
                parts.decoration(
                    ft.Row(
                        controls=[
                            parts.seat_badge(seat.colour, seat.initial, 34)
                            for seat in evening.seats
                        ],
                        spacing=Space.M,
                        run_spacing=Space.S,
                        wrap=True,
                    )
                ),
                parts.primary_button(
                    t("home-resume"),
                    lambda: session.go(f"/table/{evening.table}"),
                    trailing_icon="arrow-right",
                    identifier="resume",
                ),
            ],
            spacing=Space.L,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        )
    )


@ft.component
def EveningRow(evening: Evening) -> ft.Control:
    """An earlier evening in two lines."""
    session = use_session()
    palette = use_look().palette
    icon = "trophy" if evening.over else "play"
    return parts.card_sheet(
        ft.Row(
            controls=[
                ft.Container(
                    content=symbols.icon(icon, palette.on_primary, 24),
                    bgcolor=palette.primary,
                    width=46,
                    height=46,
                    border_radius=Radius.KEY,
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Column(
                    controls=[
                        parts.name(
                            evening.name,
                            max_lines=2,
                            room=use_look().least_width - _BESIDE_A_NAME,
                        ),
                        parts.note(evening.line, max_lines=2),
                    ],
                    spacing=0,
                    expand=True,
                    tight=True,
                ),
                parts.note(evening.date),
            ],
            spacing=Space.M,
        ),
        on_click=lambda: session.go(f"/table/{evening.table}"),
        label=f"{evening.name}, {evening.line}, {evening.date}",
        padding=Space.M,
    )
