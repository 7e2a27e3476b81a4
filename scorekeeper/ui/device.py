"""What the device says of itself: its language, and whether its owner wants less motion."""

import asyncio
from dataclasses import dataclass
from typing import Final

import flet as ft

from scorekeeper.l10n import LANGUAGES, language_from_locale

_NO_ANSWER: Final = (RuntimeError, TimeoutError, OSError)


@dataclass(frozen=True, slots=True)
class Device:
    """The device of one session."""

    language: str
    reduced_motion: bool


async def ask_device(page: ft.Page) -> Device:
    """The device's answers; the usual ones where it gives none."""
    language, reduced_motion = await asyncio.gather(_language(page), _reduced_motion())
    return Device(language, reduced_motion)


async def _language(page: ft.Page) -> str:
    try:
        info = await page.get_device_info()
    except _NO_ANSWER:
        return language_from_locale(None)
    wanted = [*(getattr(info, "languages", None) or ()), getattr(info, "language", None)]
    known = [tag for tag in wanted if tag and tag.replace("_", "-").split("-")[0] in LANGUAGES]
    return language_from_locale(known[0] if known else None)


async def _reduced_motion() -> bool:
    try:
        features = await ft.SemanticsService().get_accessibility_features()
    except _NO_ANSWER:
        return False
    return bool(features.reduce_motion or features.disable_animations)
