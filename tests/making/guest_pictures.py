"""Pictures of the pages that need nothing but a browser: the guest page, the door.

Taken along with those of the app by `screenshots.py`, which also knows where they go.
"""

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page

from scorekeeper.sharing.roles import Role
from tests.browser.evenings import Evening
from tests.browser.server import Server

TELEVISION: Final = (1280, 720)
SETTLES: Final = 900
"""Milliseconds until everything has moved to its place."""

Do = Callable[[Page], None]


@dataclass(frozen=True, slots=True)
class PageScene:
    """A page to photograph: its file, its address, what somebody does there first.

    `role` None: somebody who has not been let in.
    """

    name: str
    path: str
    role: Role | None = Role.PLAYER
    do: Do | None = None
    size: tuple[int, int] = (390, 844)
    scale: int = 2
    locale: str = "en-GB"
    themes: tuple[str, ...] = ("light", "dark")


def taps_cards(page: Page) -> None:
    """Sits down as Lea and taps what she still holds."""
    page.get_by_role("button", name="Lea").click()
    for kind in ("7", "skip"):
        page.locator(f'.key[data-kind="{kind}"]').click()


def guest_scenes(friday: Evening) -> list[PageScene]:
    """Every page of a guest with something in it."""
    board = f"/t/{friday.id}"
    return [
        PageScene("guest-board", board),
        PageScene("guest-hand", f"{board}/hand", do=taps_cards),
        PageScene("guest-hand-small", f"{board}/hand", do=taps_cards, size=(360, 640)),
        PageScene("guest-ask", f"{board}/ask?q=May+I+put+a+%2B2+on+a+%2B2%3F"),
        PageScene("guest-rounds", f"{board}/rounds"),
        PageScene("guest-television", board, Role.VIEWER, size=TELEVISION, scale=1),
        PageScene("join", "/join", role=None),
    ]


def photograph_page(
    browser: Browser, server: Server, scene: PageScene, table: str, folder: Path, colours: int
) -> None:
    """Takes the page by day and by night."""
    for theme in scene.themes:
        options: dict[str, Any] = {"color_scheme": theme}
        context = browser.new_context(
            viewport={"width": scene.size[0], "height": scene.size[1]},
            device_scale_factor=scene.scale,
            locale=scene.locale,
            **options,
        )
        if scene.role is not None:
            context.add_cookies(server.cookies(scene.role, table))
        page = context.new_page()
        page.goto(f"{server.address}{scene.path}")
        if scene.do is not None:
            scene.do(page)
        page.wait_for_timeout(SETTLES)
        picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
        small = picture.quantize(colours, dither=Image.Dither.NONE)
        small.save(folder / f"{scene.name}-{theme}.png", optimize=True)
        context.close()
