"""What every screen of one session is given: the services, the language, the way around.

How things look is in `look.py`; what changes on other devices comes through `live.py`.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.l10n import Translator
from scorekeeper.sharing.roles import Act
from scorekeeper.tables.drafts import Desk
from scorekeeper.tables.services import Services
from scorekeeper.ui.live import Live
from scorekeeper.ui.preferences import Preferences

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Session:
    """One browser tab or one window."""

    page: ft.Page
    services: Services
    live: Live
    desk: Desk
    preferences: Preferences
    language: str
    t: Translator
    change_preferences: Callable[[Preferences], None]

    def may(self, act: Act, table: str = "") -> bool:
        """Whether this device may do something at a table; the machine itself may do all."""
        device = self.services.device
        return device is None or self.services.access.can(device, act, table)

    def go(self, route: str) -> None:
        """Shows another screen; the browser's back button returns."""
        self.page.navigate(route)

    def say(self, refusal: Refusal) -> str:
        """Why something was refused, in the session's language."""
        return self.t(refusal.key, **refusal.params)

    async def confirm_saved(self) -> None:
        """A light touch in the hand, where the device can give one."""
        if not self.page.web and self.page.platform in {
            ft.PagePlatform.ANDROID,
            ft.PagePlatform.IOS,
        }:
            await ft.HapticFeedback().light_impact()  # type: ignore[no-untyped-call]

    @property
    def has_keys(self) -> bool:
        """Whether the device is likely to have a keyboard of its own: on others a line that takes
        the focus unasked raises one over half of the screen.
        """
        return self.page.platform not in {ft.PagePlatform.ANDROID, ft.PagePlatform.IOS}

    async def work(self, call: Callable[[], Result]) -> Result:
        """Runs a call that may wait for the disk without holding up other sessions."""
        return await asyncio.to_thread(call)


_NO_SESSION: Session | None = None
SessionContext = ft.create_context(_NO_SESSION)


def use_session() -> Session:
    """The session that is being drawn. A hook: called before any part."""
    session = ft.use_context(SessionContext)
    assert session is not None
    return session


def use_screen_awake(session: Session) -> None:
    """Keeps the screen of a phone on while the component is shown. A hook.

    A browser allows it only to pages with a certificate, which a laptop at home does not have.
    """

    async def awake() -> None:
        if not session.page.web:
            await ft.Wakelock().enable()  # type: ignore[no-untyped-call]

    async def asleep() -> None:
        if not session.page.web:
            await ft.Wakelock().disable()  # type: ignore[no-untyped-call]

    ft.use_effect(awake, dependencies=[], cleanup=asleep)
