"""The root of a session: its preferences, its look, its routes."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.l10n import FALLBACK, Translator, translator
from scorekeeper.tables.access import VISITOR
from scorekeeper.tables.services import Services
from scorekeeper.ui import parts
from scorekeeper.ui.device import Device, ask_device
from scorekeeper.ui.economy import write_messages_briefly
from scorekeeper.ui.faults import forgive_late_answers, outlive_drawing, outlive_reloading
from scorekeeper.ui.hooks import use_value
from scorekeeper.ui.letters import letters_probe
from scorekeeper.ui.live import Live
from scorekeeper.ui.look import LookContext, look_for
from scorekeeper.ui.material import build_theme
from scorekeeper.ui.preferences import (
    Preferences,
    load_desk,
    load_preferences,
    new_desk,
    store_preferences,
)
from scorekeeper.ui.screens.arriving.components import ArriveScreen
from scorekeeper.ui.screens.copying.components import CopyScreen
from scorekeeper.ui.screens.devices.components import DevicesScreen
from scorekeeper.ui.screens.entry.components import NewRoundScreen, ReviseRoundScreen
from scorekeeper.ui.screens.home.components import HomeScreen
from scorekeeper.ui.screens.new_table.components import NewTableScreen
from scorekeeper.ui.screens.plan.components import PlanScreen
from scorekeeper.ui.screens.receipt.components import RoundReceiptScreen, TotalReceiptScreen
from scorekeeper.ui.screens.rounds.components import RoundsScreen
from scorekeeper.ui.screens.rounds.page import RoundScreen
from scorekeeper.ui.screens.rules.components import RulesScreen, TableRulesScreen
from scorekeeper.ui.screens.settings.components import SettingsScreen
from scorekeeper.ui.screens.setup.components import SetupScreen
from scorekeeper.ui.screens.share.components import ShareScreen
from scorekeeper.ui.screens.share.handing import HandOverScreen
from scorekeeper.ui.screens.share.people import PeopleScreen
from scorekeeper.ui.screens.table.components import TableScreen
from scorekeeper.ui.screens.winner.components import WinnerScreen
from scorekeeper.ui.session import Session, SessionContext, use_session
from scorekeeper.ui.theme import font_sources

ANSWERED_WITHIN: Final = 0.6
"""Seconds; a device that answers at all does so in a twentieth of that."""

ASKED_TIMES: Final = 20
ASKED_ANEW_AFTER: Final = 1.0
"""Seconds without an answer: a page that was loaded again has taken the question with it."""

ROUTES = [
    ft.Route(
        path="/",
        component=HomeScreen,
        children=[
            ft.Route(path="new", component=NewTableScreen),
            ft.Route(
                path="settings",
                component=SettingsScreen,
                children=[ft.Route(path="devices", component=DevicesScreen)],
            ),
            ft.Route(path="rules", component=RulesScreen),
            ft.Route(path="arrive", component=ArriveScreen),
            ft.Route(
                path="table/:table",
                component=TableScreen,
                children=[
                    ft.Route(path="round/:after/:out/:hand", component=NewRoundScreen),
                    ft.Route(path="at/:at/round/:after/:out/:hand", component=NewRoundScreen),
                    ft.Route(path="winner", component=WinnerScreen),
                    ft.Route(path="copy", component=CopyScreen),
                    ft.Route(path="plan", component=PlanScreen),
                    ft.Route(path="receipt/:player", component=TotalReceiptScreen),
                    ft.Route(path="setup", component=SetupScreen),
                    ft.Route(
                        path="share",
                        component=ShareScreen,
                        children=[
                            ft.Route(path="people", component=PeopleScreen),
                            ft.Route(path="hand-over", component=HandOverScreen),
                        ],
                    ),
                    ft.Route(path="rules", component=TableRulesScreen),
                    ft.Route(
                        path="rounds",
                        component=RoundsScreen,
                        children=[
                            ft.Route(
                                path=":round",
                                component=RoundScreen,
                                children=[
                                    ft.Route(path="hand/:hand", component=ReviseRoundScreen),
                                    ft.Route(path="receipt/:player", component=RoundReceiptScreen),
                                ],
                            )
                        ],
                    ),
                ],
            ),
        ],
    )
]


@dataclass(frozen=True, slots=True)
class Known:
    """What a session knows of its device: what is stored there and what it says of itself."""

    stored: Preferences
    device: Device
    desk: str


def nothing_known() -> Known:
    """A device that has not answered yet; its desk is nobody's until it does."""
    return Known(Preferences(), Device(FALLBACK, reduced_motion=False), new_desk())


async def ask(page: ft.Page) -> Known:
    """The device's answers. Takes ten seconds where it does not answer at all."""
    stored, device, desk = await asyncio.gather(load_preferences(), ask_device(page), load_desk())
    return Known(stored, device, desk)


async def ask_until_answered(page: ft.Page) -> Known:
    """The answers of a device that did not give them at once, whichever of its pages gives them.

    Takes half a minute where none ever does.
    """
    for _ in range(ASKED_TIMES):
        try:
            return await asyncio.wait_for(ask(page), ASKED_ANEW_AFTER)
        except TimeoutError:
            continue
    return await ask(page)


@ft.component
def Trouble(
    page: ft.Page,
    refusal: Refusal,
    known: Known,
    again: Callable[[], Awaitable[None]],
) -> list[ft.View]:
    """What stands there while the database cannot be used: why, and another try."""
    stored = known.stored
    look = look_for(stored.theme, page.platform_brightness, text_scale=stored.text_scale)
    t = translator(stored.language or known.device.language)
    return LookContext(
        look,
        lambda: [
            ft.View(
                route="/",
                padding=0,
                bgcolor=look.palette.paper,
                controls=[TroubleScreen(t, refusal, again)],
            )
        ],
    )


@ft.component
def TroubleScreen(
    t: Translator, refusal: Refusal, again: Callable[[], Awaitable[None]]
) -> ft.Control:
    """The panel and the button."""
    return parts.screen(
        parts.top_bar(t("trouble-title")),
        [parts.error_panel(t("refused-title"), t(refusal.key, **refusal.params))],
        [parts.primary_button(t("trouble-again"), again, icon="rotate-ccw")],
    )


@ft.component
def NotFound() -> ft.Control:
    """An address that leads nowhere, with the way home."""
    session = use_session()
    t = session.t
    return parts.screen(
        None,
        [parts.empty_state("circle-help", t("not-found-title"), t("not-found-text"))],
        [parts.primary_button(t("back-home"), lambda: session.go("/"))],
    )


@ft.component
def App(page: ft.Page, services: Services, live: Live, answered: Known | None) -> ft.Control:
    """Everything of one session; `answered` is None where the device has yet to be asked."""
    known, set_known = use_value(lambda: answered or nothing_known())
    preferences, device = known.stored, known.device
    brightness, set_brightness = ft.use_state(page.platform_brightness)
    size, set_size = ft.use_state((page.width, page.height))
    enlarged, set_enlarged = use_value(lambda: 1.0)

    async def ask_again() -> None:
        if answered is None:
            set_known(await ask_until_answered(page))

    ft.use_effect(ask_again, dependencies=[])

    def listen() -> None:
        page.on_platform_brightness_change = lambda _: set_brightness(page.platform_brightness)
        page.on_resize = lambda _: set_size((page.width, page.height))

    ft.use_effect(listen, dependencies=[])

    def measure() -> None:
        page.overlay.append(letters_probe(set_enlarged))
        page.update()

    ft.use_effect(measure, dependencies=[])
    look = look_for(
        preferences.theme,
        brightness,
        text_scale=preferences.text_scale,
        enlarged=enlarged,
        reduced_motion=device.reduced_motion,
        width=size[0],
        height=size[1],
    )
    language = preferences.language or device.language
    t = translator(language)

    def dress() -> None:
        page.theme = page.dark_theme = build_theme(look.palette)
        page.theme_mode = ft.ThemeMode.DARK if look.palette.dark else ft.ThemeMode.LIGHT
        page.data = t("fault")
        page.update()

    ft.use_effect(dress, dependencies=[look.palette, language])

    def change(wanted: Preferences) -> None:
        set_known(Known(wanted, device, known.desk))
        page.run_task(store_preferences, wanted)

    session = Session(
        page=page,
        services=services,
        live=live,
        desk=services.drafts.desk(known.desk),
        preferences=preferences,
        language=language,
        t=t,
        change_preferences=change,
    )
    return LookContext(
        look,
        lambda: SessionContext(
            session, lambda: ft.Router(ROUTES, not_found=NotFound, manage_views=True)
        ),
    )


def flet_main(
    title: str, open_services: Callable[[], Services]
) -> Callable[[ft.Page], Awaitable[None]]:
    """The entry point that Flet calls for each new session.

    `open_services` gives the services, or raises the Refusal that each session is shown until
    what stands in the way is gone.
    """

    forgive_late_answers()
    outlive_drawing()
    outlive_reloading()
    write_messages_briefly()

    async def main(page: ft.Page) -> None:
        page.title = title
        # A browser asks the server for other scripts when a name needs them (server/fonts.py).
        page.fonts = font_sources(woff2=page.web, fallbacks=not page.web)
        page.padding = 0
        try:
            known: Known | None = await asyncio.wait_for(ask(page), ANSWERED_WITHIN)
        except TimeoutError:
            # A browser that comes back to a restarted server answers only once it has drawn
            # something; the app asks again then.
            known = None
        try:
            # Whoever opened the connection that this session began with.
            services = (await asyncio.to_thread(open_services)).visited_by(VISITOR.get())
            # Read once here, off the event loop; the first drawing then finds everything at hand.
            await asyncio.to_thread(services.tables.recent)
        except Refusal as refusal:
            page.render_views(Trouble, page, refusal, known or nothing_known(), lambda: main(page))
            return
        live = Live(page, services.tables.changes)
        page.render_views(App, page, services, live, known)

    return main
