"""Takes the pictures in docs/screenshots from the running app: `make screenshots`.

An evening is written through the services the app itself uses; every screen is then opened in a
real browser, light and dark, and stored small enough for a README.
"""

import io
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.chromium import chromium
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import ROOT, Server

FOLDER: Final = ROOT / "docs" / "screenshots"
PHONE: Final = (390, 844)
SMALL: Final = (360, 640)
LAPTOP: Final = (1280, 800)
COLOURS: Final = 128
SETTLES_IN: Final = 2500
"""Milliseconds from the first drawing until fonts and pictures are there."""
Scheme = Literal["light", "dark"]
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a route."""

    name: str
    route: str
    size: tuple[int, int] = PHONE
    locale: str = "en-GB"
    schemes: tuple[Scheme, ...] = SCHEMES
    type_in: str = ""


def evenings(data_dir: Path) -> list[Shot]:
    """Plays two evenings and lists what there is to see of them."""
    people = ("Oma", "Mira", "Lea", "Jonas", "Tom")
    over = Evening(
        data_dir, people, table="Sunday cousins", at=datetime(2026, 11, 15, 20, tzinfo=UTC)
    )
    over.play(
        ("Lea", {"Oma": 88, "Mira": 50, "Jonas": 34, "Tom": 70}),
        ("Mira", {"Oma": 20, "Lea": 9, "Jonas": 77, "Tom": 12}),
        ("Lea", {"Oma": 61, "Mira": 94, "Jonas": 40, "Tom": 83}),
    )
    on = Evening(data_dir, people, table="Friday kitchen", dealer="Tom")
    on.play(
        ("Oma", {"Mira": 42, "Lea": 71, "Jonas": 20, "Tom": 55}),
        ("Mira", {"Oma": {"7": 1, "skip": 1, "wild": 1}, "Lea": 12, "Jonas": 9, "Tom": 6}),
        ("Lea", {"Oma": 14, "Mira": 58, "Jonas": 31, "Tom": 40}),
        ("Oma", {"Mira": 20, "Lea": 33, "Jonas": 52, "Tom": 8}),
    )
    pad = on.pad("Mira", "Lea")
    rounds = f"{on.route}/rounds"
    return [
        Shot("home", "/"),
        Shot("new-table", "/new"),
        Shot("board", on.route),
        Shot("pad", pad, type_in="7, skip, wild"),
        Shot("rounds", rounds),
        Shot("round", on.round(2)),
        Shot("setup", f"{on.route}/setup"),
        Shot("winner", f"{over.route}/winner"),
        Shot("settings", "/settings"),
        Shot("board-360", on.route, SMALL),
        Shot("pad-360", pad, SMALL, type_in="12+11+7"),
        Shot("pad-german", pad, SMALL, "de-DE", ("light",), "zwei Aussetzen, 9"),
        Shot("board-dutch", on.route, SMALL, "nl-NL", ("dark",)),
        Shot("board-1280", on.route, LAPTOP),
        Shot("pad-1280", pad, LAPTOP, type_in="37"),
    ]


def take(browser: Browser, server: Server, shot: Shot, scheme: Scheme) -> None:
    """One picture into the folder."""
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=1 if width > 1000 else 2,
        locale=shot.locale,
        color_scheme=scheme,
        has_touch=width < 1000,
    )
    page = context.new_page()
    kitchen = Kitchen(page, server.address, touch=width < 1000)
    kitchen.open(shot.route)
    page.get_by_role("button").first.wait_for()
    if shot.type_in:
        # A half-entered hand is kept for everybody: the picture before this one left its own.
        page.locator("input").first.click()
        page.keyboard.press("Control+a")
        page.keyboard.type(shot.type_in, delay=30)
    page.wait_for_timeout(SETTLES_IN)
    _store(page, FOLDER / f"{shot.name}-{scheme}.png")
    context.close()


def _store(page: Page, file: Path) -> None:
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> None:
    """Takes every picture anew."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        data_dir = Path(folder) / "data"
        shots = evenings(data_dir)
        server = Server(data_dir, Path(folder) / "server.log")
        server.start()
        try:
            for shot in shots:
                for scheme in shot.schemes:
                    take(browser, server, shot, scheme)
                    print(f"{shot.name}-{scheme}.png")
        finally:
            server.close()


if __name__ == "__main__":
    main()
