"""A database that cannot be used: said in the person's language, with another try that works."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.breadth import a_few
from tests.browser.conftest import Enter
from tests.browser.evenings import Evening
from tests.browser.server import Server
from tests.letting_in import cookie, let_in

DATABASE = "scorekeeper.db"


@pytest.mark.parametrize(
    ("locale", "title", "reason", "again", "home"),
    a_few(
        (
            "de-DE",
            "Scorekeeper kommt nicht an seinen Block",
            "ist beschädigt",
            "Noch einmal",
            "Zurück zum Tisch",
        ),
        (
            "nl-NL",
            "Scorekeeper kan zijn blok niet openen",
            "is beschadigd",
            "Opnieuw proberen",
            "Terug naar de tafel",
        ),
        (
            "en-GB",
            "Scorekeeper cannot open its notebook",
            "is damaged",
            "Try again",
            "Back to the table",
        ),
        usual=1,
    ),
)
def test_a_damaged_database_is_told_and_once_repaired_another_try_works(
    locale: str,
    title: str,
    reason: str,
    again: str,
    home: str,
    idle_server: Server,
    enter: Enter,
    tmp_path: Path,
) -> None:
    Evening(tmp_path / "sound", ("Mira", "Jonas"))
    entry = let_in(tmp_path / "sound")
    backup = tmp_path / "backup.db"
    with closing(sqlite3.connect(tmp_path / "sound" / DATABASE)) as sound:
        sound.execute("VACUUM INTO ?", (str(backup),))
    idle_server.data_dir.mkdir()
    shutil.copy(tmp_path / "sound" / "access.key", idle_server.data_dir)
    damaged = idle_server.data_dir / DATABASE
    damaged.write_bytes(b"SQLite format 3\0" + b"kitchen " * 2000)
    before = damaged.read_bytes()
    idle_server.start()
    kitchen = enter(idle_server, role=None, locale=locale)
    page = kitchen.page
    address = idle_server.address
    for name, value in cookie(entry, idle_server.port).items():
        page.context.add_cookies([{"name": name, "value": value, "url": address}])
    page.goto(address)
    for _attempt in range(2):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text(reason)
        expect(page.get_by_role("alert")).to_contain_text(str(damaged))
        page.get_by_role("link", name=again).click()
    assert damaged.read_bytes() == before
    shutil.copy(backup, damaged)
    page.get_by_role("link", name=again).click()
    kitchen.wake()
    kitchen.sees_buttons(home)
    kitchen.complaints.clear()
