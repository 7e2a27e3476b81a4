"""The settings screen."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import flet as ft

from scorekeeper import __version__
from scorekeeper.l10n import LANGUAGES
from scorekeeper.sharing.roles import Act
from scorekeeper.ui import parts
from scorekeeper.ui.frame import view
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import TEXT_SCALES, Space, ThemeChoice

Option = TypeVar("Option")
OWN_NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
"""Each language under its own name, whatever language is set."""


@ft.component
def SettingsScreen() -> ft.View:
    """Theme, language and text size of this device; everything works at once."""
    session = use_session()
    t = session.t
    chosen = session.preferences

    def change(**wanted: object) -> None:
        session.change_preferences(chosen.model_copy(update=wanted))

    languages: list[tuple[str | None, str]] = [(None, t("settings-language-device"))]
    languages += [(code, OWN_NAMES[code]) for code in LANGUAGES]
    return view(
        parts.screen(
            parts.top_bar(
                t("settings-title"), on_back=lambda: session.go("/"), back_label=t("back-home")
            ),
            [
                parts.titled_card(
                    t("settings-theme"),
                    [
                        parts.segmented(
                            [
                                (choice.value, t(f"settings-theme-{choice.value}"))
                                for choice in ThemeChoice
                            ],
                            chosen.theme.value,
                            lambda value: change(theme=ThemeChoice(value)),
                            label=t("settings-theme"),
                        )
                    ],
                ),
                parts.titled_card(
                    t("settings-language"),
                    [_choices(languages, chosen.language, lambda code: change(language=code))],
                ),
                parts.titled_card(
                    t("settings-text-size"),
                    [
                        _choices(
                            [(scale, f"{round(scale * 100)} %") for scale in TEXT_SCALES],
                            chosen.text_scale,
                            lambda scale: change(text_scale=scale),
                        )
                    ],
                ),
                *_devices(session),
                parts.note(t("settings-about", version=__version__)),
            ],
        )
    )


def _devices(session: Session) -> list[ft.Control]:
    """The way to the owner's devices, where others can connect at all."""
    if session.services.hosting is None or not session.may(Act.MANAGE):
        return []
    return [
        parts.list_row(
            session.t("devices-title"),
            note=session.t("devices-note"),
            icon="qr-code",
            on_click=lambda: session.go("/settings/devices"),
            identifier="devices",
        )
    ]


def _choices(
    options: Sequence[tuple[Option, str]], chosen: Option, choose: Callable[[Option], None]
) -> ft.Control:
    return ft.Row(
        controls=[
            parts.chip(text, partial(choose, option), selected=option == chosen)
            for option, text in options
        ],
        wrap=True,
        spacing=Space.S,
        run_spacing=Space.S,
    )
