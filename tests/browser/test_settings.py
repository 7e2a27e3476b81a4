"""What a person sets for their own device works at once and is still so after a reload."""

import re
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Locator, expect

from scorekeeper.ui.theme import DARK, LIGHT
from tests.browser.breadth import a_few
from tests.browser.conftest import Enter
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server


def paper(kitchen: Kitchen) -> str:
    """The colour in the corner of the screen, as the palettes write it."""
    picture = Image.open(BytesIO(kitchen.page.screenshot())).convert("RGB")
    corner = picture.crop((2, picture.height - 3, 3, picture.height - 2))
    return f"#{corner.tobytes().hex().upper()}"


def becomes(kitchen: Kitchen, colour: str) -> bool:
    """Whether the paper takes on a colour within the time that things may take."""
    for _ in range(40):
        if paper(kitchen) == colour:
            return True
        kitchen.page.wait_for_timeout(100)
    return False


def test_dark_and_light_work_at_once_and_survive_a_reload(
    shared_server: Server, enter: Enter
) -> None:
    kitchen = enter(shared_server)
    kitchen.open("/settings")
    kitchen.sees_heading("Settings")
    assert becomes(kitchen, LIGHT.paper)
    kitchen.tap("Dark")
    assert becomes(kitchen, DARK.paper)
    kitchen.reload()
    kitchen.sees_heading("Settings")
    assert becomes(kitchen, DARK.paper)
    kitchen.tap("To the tables")
    kitchen.sees_heading("Whose turn is it?")
    assert becomes(kitchen, DARK.paper)


def test_the_theme_follows_the_device_until_somebody_chooses(
    shared_server: Server, enter: Enter
) -> None:
    kitchen = enter(shared_server, color_scheme="dark")
    kitchen.open("/settings")
    kitchen.sees_heading("Settings")
    assert becomes(kitchen, DARK.paper)
    kitchen.page.emulate_media(color_scheme="light")
    assert becomes(kitchen, LIGHT.paper)


@pytest.mark.parametrize(
    ("choice", "settings", "home"),
    a_few(
        ("Deutsch", "Einstellungen", "Zu den Tischen"),
        ("Nederlands", "Instellingen", "Naar de tafels"),
        usual=1,
    ),
)
def test_a_language_works_at_once_and_survives_a_reload(
    choice: str, settings: str, home: str, shared_server: Server, enter: Enter
) -> None:
    kitchen = enter(shared_server)
    kitchen.open("/settings")
    kitchen.tap(choice)
    kitchen.sees_heading(settings)
    kitchen.reload()
    kitchen.sees_heading(settings)
    kitchen.sees_buttons(home)


@pytest.mark.parametrize(
    ("locale", "settings"),
    a_few(("nl", "Instellingen"), ("fr-FR", "Settings"), ("de-AT", "Einstellungen"), usual=2),
)
def test_the_language_follows_the_device_until_somebody_chooses(
    locale: str, settings: str, shared_server: Server, enter: Enter
) -> None:
    kitchen = enter(shared_server, locale=locale)
    kitchen.open("/settings")
    kitchen.sees_heading(settings)


def test_text_grows_at_once_and_stays_large(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(shared_server)
    kitchen.open("/settings")
    kitchen.sees_heading("Text size")
    small = kitchen.height_of(kitchen.heading("Text size"))
    kitchen.tap("200 %")
    kitchen.sees_grown(kitchen.heading("Text size"), 1.7 * small)
    kitchen.open(evening.route)
    kitchen.sees("Round 1: who went out?")
    kitchen.open("/settings")
    kitchen.sees_grown(kitchen.heading("Text size"), 1.7 * small)


def test_letters_that_the_browser_enlarges_are_made_room_for_like_our_own(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    evening.play(("Mira", {"Jonas": 30}))
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    saved = kitchen.words(re.compile(r"^Round\s1 saved"))
    kitchen.sees_buttons("Undo")
    assert _below(kitchen, saved) < 12
    kitchen.page.evaluate("document.documentElement.style.fontSize = '32px'")
    for _ in range(100):
        if _below(kitchen, saved) > 40:
            return
        kitchen.page.wait_for_timeout(100)
    raise AssertionError("Undo still stands beside what was done")


def _below(kitchen: Kitchen, message: Locator) -> float:
    """How much further down the way back stands than the message it belongs to."""
    undo, said = kitchen.button("Undo").bounding_box(), message.bounding_box()
    return undo["y"] - said["y"] if undo and said else 0.0


def test_settings_of_one_device_are_not_those_of_another(
    shared_server: Server, enter: Enter
) -> None:
    mine, yours = enter(shared_server), enter(shared_server)
    mine.open("/settings")
    mine.tap("Deutsch", "Dunkel")
    assert becomes(mine, DARK.paper)
    yours.open("/settings")
    yours.sees_heading("Settings")
    assert becomes(yours, LIGHT.paper)
    expect(yours.heading("Einstellungen")).to_have_count(0)
