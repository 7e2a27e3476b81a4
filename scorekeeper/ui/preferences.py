"""What a device keeps for itself: theme, language, text size, and the name of its desk."""

import logging
import re
import secrets
from typing import Final

import flet as ft
from pydantic import BaseModel, ConfigDict, ValidationError

from scorekeeper.l10n import LANGUAGES
from scorekeeper.ui.theme import TEXT_SCALES, ThemeChoice

KEY: Final = "scorekeeper.preferences"
DESK_KEY: Final = "scorekeeper.desk"
_DESK: Final = re.compile(r"[0-9a-f]{16}")
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


def new_desk() -> str:
    """A name for a device whose half-entered rounds are to be told from those of others."""
    return secrets.token_hex(8)


async def load_desk() -> str:
    """The name of this device's desk, given to it the first time; lost where it stores nothing."""
    try:
        stored = await ft.SharedPreferences().get(DESK_KEY)
        if isinstance(stored, str) and _DESK.fullmatch(stored):
            return stored
        desk = new_desk()
        await ft.SharedPreferences().set(DESK_KEY, desk)
    except (RuntimeError, TimeoutError, OSError):
        logger.info("this device does not store the name of its desk")
        return new_desk()
    return desk
