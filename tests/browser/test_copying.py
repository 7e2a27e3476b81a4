"""A table carried to another house with no network between: by picture, text and file."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload

from scorekeeper.settings import load_settings
from scorekeeper.sharing.pictures import MAX_FILE
from scorekeeper.storage import open_store
from scorekeeper.tables.service import Tables
from tests.browser.conftest import Enter
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server
from tests.sharing.copying.evenings import Evening as LongEvening

FAMILY = ("Oma", "Mira", "Lea")
PHOTO = (900, 1000)


@pytest.fixture
def elsewhere(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    """Another house: its own server, its own database."""
    server = Server(tmp_path / "elsewhere", tmp_path / "elsewhere.log")
    server.start()
    yield server
    server.close()


@pytest.fixture
def evening(server: Server) -> Evening:
    evening = Evening(server.data_dir, FAMILY, table="Freitagsküche")
    evening.play(("Oma", {"Mira": 17, "Lea": {"7": 1, "skip": 1}}), ("Lea", {"Oma": 9, "Mira": 0}))
    return evening


def tables_in(server: Server) -> Tables:
    return Tables(open_store(load_settings(data_dir=server.data_dir).database_url))


def choose(somebody: Kitchen, name: str, data: bytes) -> None:
    """Chooses a file where the screen asks for one."""
    kind = "image/png" if name.endswith(".png") else "text/plain"
    file: FilePayload = {"name": name, "mimeType": kind, "buffer": data}
    with somebody.page.expect_file_chooser() as asked:
        somebody.tap("Picture or file")
    asked.value.set_files(file)


def photographed(somebody: Kitchen, route: str) -> bytes:
    """The screen that shows the code, as somebody else's camera sees it."""
    somebody.open(route)
    somebody.sees_buttons("Copy as text")
    return somebody.picture_at_rest()


def test_a_picture_of_the_screen_carries_a_table_to_another_server_and_twice_is_once(
    server: Server, elsewhere: Server, evening: Evening, enter: Enter
) -> None:
    photo = photographed(enter(server, PHOTO), f"{evening.route}/copy")
    there = enter(elsewhere)
    there.open("/")
    there.tap("Take over a copy")
    choose(there, "photo.png", photo)
    there.sees("Freitagsküche", "3 players: Oma, Mira, Lea", "2 rounds played", "8 new entries")
    assert tables_in(elsewhere).recent() == []
    there.tap("Take it over")
    there.sees_totals({"Oma": 44, "Lea": 9, "Mira": 0})
    assert there.route == evening.route

    there.open("/arrive")
    choose(there, "photo.png", photo)
    there.sees("Nothing new: all of it is here already.")
    there.tap("Open the table")
    there.sees_totals({"Oma": 44, "Lea": 9, "Mira": 0})
    here, copied = tables_in(server), tables_in(elsewhere)
    assert copied.state(evening.id) == here.state(evening.id)
    assert copied.events(evening.id) == here.events(evening.id)


def test_a_table_that_went_on_in_both_houses_shows_the_dispute_before_and_after(
    server: Server, elsewhere: Server, evening: Evening, enter: Enter
) -> None:
    here, there = tables_in(server), tables_in(elsewhere)
    there.merge(evening.id, here.events(evening.id))
    evening.play(("Oma", {"Mira": 5, "Lea": 5}))
    game = there.state(evening.id).game
    assert game is not None
    there.score_round(evening.id, game.rounds[0].entry, game.tip)
    photo = photographed(enter(server, PHOTO), f"{evening.route}/copy")
    somebody = enter(elsewhere)
    somebody.open("/arrive")
    choose(somebody, "photo.png", photo)
    somebody.sees("1 new entry", "1 entry is only here. It stays.")
    somebody.sees("The table went on in two places: 1 round was entered twice.")
    somebody.tap("Take it over")
    somebody.is_at(evening.route)
    state = there.state(evening.id)
    assert state.game is not None
    assert len(state.game.waiting) == 1


def test_several_codes_are_read_one_by_one_in_any_order(
    server: Server, elsewhere: Server, enter: Enter
) -> None:
    log = LongEvening(style="cards", reports=True).log()
    tables_in(server).merge(log[0].table, log)
    host = enter(server, PHOTO, reduced_motion="no-preference")
    host.open(f"/table/{log[0].table}/copy")
    host.tap("Pause", "Next code")
    host.sees("of 2")
    host.lets_it_settle()
    one = host.page.screenshot()
    host.tap("Next code")
    host.lets_it_settle()
    other = host.page.screenshot()
    there = enter(elsewhere)
    there.open("/arrive")
    choose(there, "one.png", one)
    there.sees("1 of 2 codes read", "is still missing.")
    choose(there, "one.png", one)
    # The same once more: nothing to be seen comes of it.
    there.lets_it_settle()
    there.sees("1 of 2 codes read")
    choose(there, "other.png", other)
    there.sees(f"{len(log)} new entries", "30 rounds played")
    there.tap("Take it over")
    there.is_at(f"/table/{log[0].table}")
    assert len(tables_in(elsewhere).events(log[0].table)) == len(log)


@pytest.mark.parametrize("way", ["text", "file"])
def test_the_copied_text_and_the_saved_file_carry_a_table_too(
    server: Server, elsewhere: Server, evening: Evening, enter: Enter, way: str
) -> None:
    host = enter(server, PHOTO, permissions=["clipboard-read", "clipboard-write"])
    host.open(f"{evening.route}/copy")
    there = enter(elsewhere, PHOTO)
    there.open("/arrive")
    carry: dict[str, Callable[[], None]] = {
        "text": lambda: _by_text(host, there),
        "file": lambda: _by_file(host, there),
    }
    carry[way]()
    there.sees("Freitagsküche", "8 new entries")
    there.tap("Take it over")
    there.sees_totals({"Oma": 44, "Lea": 9, "Mira": 0})


def _by_text(host: Kitchen, there: Kitchen) -> None:
    host.tap("Copy as text")
    host.sees("Copied")
    text = host.page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("SK1:")
    there.tap_field("Or paste the text")
    there.page.keyboard.insert_text(f"Here it is: {text}")
    there.tap("Read")


def _by_file(host: Kitchen, there: Kitchen) -> None:
    with host.page.expect_download() as saved:
        host.tap("Save as a file")
    assert saved.value.suggested_filename == "Freitagsküche.json"
    choose(there, "table.json", saved.value.path().read_bytes())


def test_what_is_no_copy_is_refused_in_words_and_nothing_is_taken(
    elsewhere: Server, enter: Enter
) -> None:
    there = enter(elsewhere)
    there.open("/arrive")
    choose(there, "cat.png", there.page.screenshot())
    there.sees("No code was found in the picture.")
    choose(there, "note.txt", b"Bring the chips")
    there.sees("There is no copy in this text.")
    choose(there, "newer.txt", b"SK7:ABC")
    there.sees("This copy comes from a newer version of Scorekeeper.")
    choose(there, "film.png", bytes(MAX_FILE + 1))
    there.sees("The picture is too large. Up to 15 MB can be read.")
    assert tables_in(elsewhere).recent() == []
    assert list((elsewhere.data_dir / "uploads").iterdir()) == []
