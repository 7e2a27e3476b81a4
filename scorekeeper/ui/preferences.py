"""What a person set for their own device: theme, language, text size. Kept by the device."""

import logging
from typing import Final

import flet as ft
from pydantic import BaseModel, ConfigDict, ValidationError

from scorekeeper.l10n import LANGUAGES
from scorekeeper.ui.theme import TEXT_SCALES, ThemeChoice

KEY: Final = "scorekeeper.preferences"
logger = logging.getLogger(__name__)


class Preferences(BaseModel):
    """`language` None follows the device."""

    model_config = ConfigDict(frozen=True)

    theme: ThemeChoice = ThemeChoice.SYSTEM
    language: str | None = None
    text_scale: float = 1.0


def read_preferences(stored: object) -> Preferences:
    """The preferences as stored; the usual ones where there are none or they make no sense."""
    if not isinstance(stored, str) or len(stored) > 1000:
        return Preferences()
    try:
        found = Preferences.model_validate_json(stored)
    except ValidationError:
        return Preferences()
    scale = found.text_scale if found.text_scale in TEXT_SCALES else 1.0
    language = found.language if found.language in LANGUAGES else None
    return found.model_copy(update={"text_scale": scale, "language": language})


async def load_preferences() -> Preferences:
    """What this device has stored."""
    try:
        return read_preferences(await ft.SharedPreferences().get(KEY))
    except (RuntimeError, TimeoutError, OSError):
        # A browser that forbids storage still gets an app, just one that forgets.
        logger.info("this device does not give its stored preferences")
        return Preferences()


async def store_preferences(preferences: Preferences) -> None:
    """Stores them on this device, where it allows that."""
    try:
        await ft.SharedPreferences().set(KEY, preferences.model_dump_json())
    except (RuntimeError, TimeoutError, OSError):
        logger.info("this device does not store preferences")
