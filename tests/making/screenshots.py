"""Takes pictures of every screen, by day and by night, into docs/screenshots.

    python -m tests.making.screenshots

A real server on evenings made up here, a real browser. The pictures are reduced to few colours, so
that the repository stays small; look at them after a change of the look.
"""

import argparse
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final, Literal

from PIL import Image
from playwright.sync_api import Browser, Request, StorageState

from scorekeeper.ui.theme import FONT_FILES, OTHER_SCRIPTS
from tests.browser.chromium import chromium
from tests.browser.evenings import Evening, KnockedOut, Played
from tests.browser.kitchen import Kitchen
from tests.browser.server import ROOT, Server
from tests.making.guest_pictures import PageScene, guest_scenes, photograph_page

FOLDER: Final = ROOT / "docs" / "screenshots"
COLOURS: Final = 160
FONT: Final = re.compile(r"/fonts/[a-z-]+/.*\.woff2$")
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 640)
LAPTOP: Final = (1280, 800)
ASK_LINE: Final = 36
"""Pixels from the bottom of the screen to the line that takes a question."""

FAMILY: Final = ("Oma", "Mira", "Lea", "Jonas", "Tom")
EVENING: Final[tuple[Played, ...]] = (
    ("Oma", {"Mira": 17, "Lea": {"7": 1, "skip": 1}, "Jonas": 30, "Tom": {"wild": 1, "4": 1}}),
    ("Mira", {"Lea": 12, "Jonas": {"9": 2, "reverse": 1}, "Tom": 8, "Oma": 21}),
    ("Oma", {"Mira": 44, "Lea": 9, "Jonas": 5, "Tom": {"draw-two": 1, "3": 1}}),
    ("Lea", {"Jonas": 25, "Tom": 3, "Oma": 14, "Mira": {"wild-draw-four": 1}}),
    ("Jonas", {"Tom": 31, "Oma": 6, "Mira": 0, "Lea": 11}),
    ("Mira", {"Lea": {"skip": 1, "2": 1}, "Jonas": 40, "Tom": 22, "Oma": {"wild": 1, "0": 1}}),
)
FINISHED: Final[tuple[Played, ...]] = (
    ("Lea", {"Jonas": 88, "Tom": 77, "Oma": 20}),
    ("Tom", {"Oma": 61, "Lea": 45, "Jonas": 12}),
    ("Lea", {"Jonas": 53, "Tom": 102, "Oma": 39}),
    ("Jonas", {"Tom": 20, "Oma": 18, "Lea": 7}),
    ("Lea", {"Jonas": 66, "Tom": 35, "Oma": 50}),
)

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen to photograph: its file, its address, a button to tap there, on which device.

    `ask`: a question to type there first.

    `waits`: seconds until there is something to see; `deuteranopia`: as somebody sees it who
    cannot tell red from green.
    """

    name: str
    route: str
    tap: str | None = None
    ask: str | None = None
    size: tuple[int, int] = PHONE
    scale: int = 2
    locale: str = "en-GB"
    themes: tuple[Theme, ...] = THEMES
    waits: float = 0
    deuteranopia: bool = False


def scenes(friday: Evening, finished: Evening) -> list[Scene]:
    """Every screen with something in it."""
    pad = friday.pad("Oma", "Lea")
    return [
        Scene("home", "/"),
        Scene("new-table", "/new"),
        Scene("board", friday.route),
        Scene("pad", pad),
        Scene("rounds", f"{friday.route}/rounds"),
        Scene("round", friday.round(3)),
        Scene("receipt", f"{friday.round(3)}/receipt/{friday.players['Oma']}"),
        Scene("receipt-total", f"{friday.route}/receipt/{friday.players['Mira']}"),
        Scene("round-void", friday.round(5), tap="Take this round out"),
        Scene("setup", f"{friday.route}/setup"),
        Scene("share", f"{friday.route}/share", waits=2),
        Scene("share-german", f"{friday.route}/share", size=SMALL_PHONE, locale="de-DE"),
        Scene("copy", f"{friday.route}/copy", waits=1),
        Scene("arrive", "/arrive"),
        Scene("winner", f"{finished.route}/winner"),
        Scene("rules", f"{friday.route}/rules"),
        Scene("rules-answer", f"{friday.route}/rules", ask="May I put a +2 on a +2?"),
        Scene(
            "rules-answer-german",
            f"{friday.route}/rules",
            ask="Wie viele Karten ziehe ich, wenn ich UNO vergesse?",
            size=SMALL_PHONE,
            locale="de-DE",
        ),
        Scene(
            "rules-silent-dutch",
            f"{friday.route}/rules",
            ask="Wat is de hoofdstad van Frankrijk?",
            size=SMALL_PHONE,
            locale="nl-NL",
            themes=("dark",),
        ),
        Scene("rules-book", f"{friday.route}/rules", tap="The rulebook"),
        Scene("rules-cards", f"{friday.route}/rules", tap="Tap the cards"),
        Scene("rules-home", "/rules"),
        Scene("settings", "/settings"),
        Scene("nowhere", "/nowhere"),
        Scene("board-small", friday.route, size=SMALL_PHONE),
        Scene("pad-small", pad, size=SMALL_PHONE),
        Scene("board-wide", friday.route, size=LAPTOP, scale=1),
        Scene("pad-wide", pad, size=LAPTOP, scale=1),
        Scene("pad-german", pad, locale="de-DE", themes=("light",)),
        Scene("board-dutch", friday.route, locale="nl-NL", themes=("dark",)),
    ]


def device(scene: Scene, theme: Theme = "light") -> dict[str, Any]:
    """The device a scene is looked at on."""
    return {
        "viewport": {"width": scene.size[0], "height": scene.size[1]},
        "device_scale_factor": scene.scale,
        "locale": scene.locale,
        "color_scheme": theme,
        "has_touch": True,
    }


def lay_cards(browser: Browser, server: Server, friday: Evening) -> StorageState:
    """A round half entered, and what the browser stores to be known again as the same device."""
    context = browser.new_context(locale="en-GB", has_touch=True)
    context.add_cookies(server.cookies())
    scout = Kitchen(context.new_page(), server.address, touch=True)
    scout.open(friday.pad("Oma", "Mira"))
    scout.tap_card("3", "8")
    scout.sees_subtotal(11)
    scout.tap("Next: Lea")
    scout.sees_heading("Lea’s hand")
    scout.tap_card("7", "skip", "wild")
    scout.sees_subtotal(77)
    stored = context.storage_state()
    context.close()
    return stored


def place_to_tap(browser: Browser, server: Server, scene: Scene) -> tuple[float, float] | None:
    """Where the scene's button is, learnt with the semantics tree, which leaves its marks."""
    if scene.tap is None:
        return None
    context = browser.new_context(**device(scene))
    context.add_cookies(server.cookies())
    scout = Kitchen(context.new_page(), server.address, touch=True)
    scout.open(scene.route)
    scout.sees_buttons(scene.tap)
    place = scout.place_of(scout.button(scene.tap))
    context.close()
    return place


def ask(kitchen: Kitchen, scene: Scene) -> None:
    """Types the scene's question into the line at the thumb, and waits for the answer."""
    kitchen.lets_it_settle()
    kitchen.tap_at((scene.size[0] / 2, scene.size[1] - ASK_LINE))
    kitchen.lets_it_settle()
    kitchen.type_(scene.ask or "")
    kitchen.press("Enter")
    kitchen.lets_it_settle()
    kitchen.lets_it_settle()


def note_font(fonts: list[str], request: Request) -> None:
    """Remembers a font that has arrived."""
    if FONT.search(request.url):
        fonts.append(request.url)


def photograph(
    browser: Browser,
    server: Server,
    scene: Scene,
    folder: Path,
    stored: StorageState | None = None,
) -> None:
    """Takes the scene by day and by night, on the device that has `stored` something."""
    place = place_to_tap(browser, server, scene)
    for theme in scene.themes:
        context = browser.new_context(**device(scene, theme), storage_state=stored)
        context.add_cookies(server.cookies())
        page = context.new_page()
        fonts: list[str] = []
        page.on("requestfinished", partial(note_font, fonts))
        kitchen = Kitchen(page, server.address, touch=True)
        if scene.deuteranopia:
            context.new_cdp_session(page).send(
                "Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"}
            )
        kitchen.open_unread(scene.route)
        if scene.ask is not None:
            ask(kitchen, scene)
        if place is not None:
            kitchen.tap_at(place)
        # They come after the first drawing, and everything is drawn again.
        while len(fonts) < len(FONT_FILES) - len(OTHER_SCRIPTS):
            page.wait_for_timeout(100)
        kitchen.lets_it_settle()
        page.wait_for_timeout(scene.waits * 1000)
        picture = Image.open(BytesIO(kitchen.page.screenshot())).convert("RGB")
        small = picture.quantize(COLOURS, dither=Image.Dither.NONE)
        small.save(folder / f"{scene.name}-{theme}.png", optimize=True)
        context.close()


@contextmanager
def serving(data_dir: Path, **variables: str) -> Iterator[Server]:
    """A server on a data folder, with environment variables of its own."""
    server = Server(data_dir, data_dir.with_suffix(".log"), **variables)
    server.start()
    try:
        yield server
    finally:
        server.close()


def evenings(data_dir: Path) -> tuple[Evening, Evening]:
    """What has been played: the evening that goes on, and one that is over."""
    Evening(
        data_dir,
        ("Oma", "Mira", "Tom"),
        table="Holiday flat",
        target=300,
        at=datetime(2026, 10, 27, 19, 30, tzinfo=UTC),
    ).play(("Oma", {"Mira": 120, "Tom": 90}), ("Mira", {"Oma": 30, "Tom": 61}))
    finished = Evening(
        data_dir,
        ("Lea", "Jonas", "Tom", "Oma"),
        table="Sunday with the cousins",
        at=datetime(2026, 11, 15, 17, 5, tzinfo=UTC),
    )
    finished.play(*FINISHED)
    friday = Evening(
        data_dir, FAMILY, table="Friday kitchen", at=datetime(2026, 11, 20, 20, 15, tzinfo=UTC)
    )
    friday.play(*EVENING)
    friday.revise(3, "Oma", {"Mira": 34, "Lea": 9, "Jonas": 5, "Tom": {"draw-two": 1, "3": 1}})
    return friday, finished


def systems(data_dir: Path) -> list[Scene]:
    """A table of every other system, and its board."""
    four, eight = FAMILY[:4], (*FAMILY, "Ida", "Ben", "Zoe")
    mercy = Evening(data_dir, four, variant="no-mercy", target=1000, table="No Mercy night")
    mercy.play(
        ("Oma", {"Mira": KnockedOut("Lea"), "Lea": 74, "Jonas": 40}),
        ("Lea", {"Oma": 33, "Mira": 12, "Jonas": KnockedOut()}),
    )
    race = Evening(data_dir, four, scoring="elimination-race", target=100, table="The race")
    race.play(
        ("Oma", {"Mira": 44, "Lea": 74, "Jonas": 12}), ("Lea", {"Oma": 9, "Mira": 61, "Jonas": 3})
    )
    low = Evening(data_dir, four, scoring="lowest-total-wins", target=200, table="Low is good")
    low.play(
        ("Oma", {"Mira": 40, "Lea": 74, "Jonas": 12}), ("Lea", {"Oma": 33, "Mira": 90, "Jonas": 5})
    )
    pairs = Evening(data_dir, four, formation="partners", table="Across the table")
    pairs.play(("Oma", {"Mira": 34, "Jonas": 50}), ("Jonas", {"Oma": 12, "Lea": 30}))
    party = Evening(data_dir, eight, formation="rotating-partners", table="Eight at two tables")
    party.play_at(1, 5)
    party.play_at(2, 3)
    flex = Evening(data_dir, four, variant="flex", table="Flex")
    return [
        Scene("board-no-mercy", mercy.route),
        Scene("pad-no-mercy", mercy.pad("Oma", "Mira"), size=SMALL_PHONE),
        Scene(
            "pad-knocked-out",
            mercy.pad("Oma", "Mira"),
            tap="Knocked out with 25 cards or more",
            size=SMALL_PHONE,
        ),
        *(
            Scene(f"pad-{name}-deuteranopia", route, size=SMALL_PHONE, deuteranopia=True)
            for name, route in (
                ("classic", pairs.pad("Oma", "Mira")),
                ("no-mercy", mercy.pad("Oma", "Mira")),
                ("flex", flex.pad("Oma", "Mira")),
            )
        ),
        Scene("pad-flex", flex.pad("Oma", "Mira"), size=SMALL_PHONE),
        Scene(
            "rules-no-mercy",
            f"{mercy.route}/rules",
            ask="Can I put a +4 on the +6?",
            size=SMALL_PHONE,
        ),
        Scene("rounds-no-mercy", f"{mercy.route}/rounds"),
        Scene("board-race", race.route),
        Scene("board-lowest", low.route),
        Scene("board-partners", pairs.route),
        Scene("board-eight", party.route),
        Scene("plan", f"{party.route}/plan"),
    ]


def main() -> None:
    """Takes all pictures, or those whose names are given."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="only these scenes, such as pad or board-wide")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go")
    options = parser.parse_args()
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)

    def take(server: Server, *album: Scene, stored: StorageState | None = None) -> None:
        for scene in album:
            if not options.names or scene.name in options.names:
                photograph(browser, server, scene, folder, stored)

    def take_page(server: Server, page: PageScene, table: str = "") -> None:
        if not options.names or page.name in options.names:
            photograph_page(browser, server, page, table, folder, COLOURS)

    with tempfile.TemporaryDirectory() as temporary, chromium() as browser:
        scratch = Path(temporary)
        friday, finished = evenings(scratch / "played")
        with serving(scratch / "played") as server:
            stored = lay_cards(browser, server, friday)
            take(server, *scenes(friday, finished), stored=stored)
            for page in guest_scenes(friday):
                take_page(server, page, friday.id)
        others = systems(scratch / "systems")
        with serving(scratch / "systems") as server:
            take(server, *others)
        with serving(scratch / "empty") as server:
            take(server, Scene("home-empty", "/"))
        # A trouble whose message names no path of this computer: another program holds on to it.
        shutil.copytree(scratch / "played", scratch / "held")
        with closing(sqlite3.connect(scratch / "held" / "scorekeeper.db")) as holding:
            holding.execute("PRAGMA locking_mode = EXCLUSIVE")
            holding.execute("BEGIN EXCLUSIVE")
            with serving(scratch / "held") as server:
                take_page(server, PageScene("trouble", "/", role=None))
    total = sum(file.stat().st_size for file in folder.glob("*.png"))
    print(f"{folder}: {total / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
