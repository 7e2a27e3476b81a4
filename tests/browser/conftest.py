"""The browser and the server that the tests of this folder share.

Without a Chromium these tests are skipped, and one line at the end says how to get one.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext

from scorekeeper.sharing.roles import Role
from scorekeeper.storage import EVERY_TABLE
from tests.browser.chromium import HOW_TO_GET_ONE, chromium, find_chromium
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server

PHONE: Final = (360, 640)
LAPTOP: Final = (1280, 800)
_ANDROID: Final = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36"
)
LONGEST: Final = ("test_whole_game", "test_rules_lookup", "test_entry", "test_every_screen")
_skipped: list[str] = []

Enter = Callable[..., Kitchen]
"""`enter(server, size=PHONE, role=Role.OWNER)`: one more person with a device of that size.

They are let in as what `role` says, at the `table` given or at all of them; None: not at all.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests of this folder and puts them last; skips them where there is no browser.

    Playwright keeps an event loop running in this thread until its browser is closed; a test that
    wants a loop of its own has to come before.
    """
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)
    items.sort(key=_place)
    wanting = [item for item in items if item.get_closest_marker("browser")]
    if wanting and find_chromium() is None:
        for item in wanting:
            item.add_marker(pytest.mark.skip(reason="no Chromium"))
            _skipped.append(item.nodeid)


def _place(item: pytest.Item) -> tuple[bool, int]:
    """Browser tests last, and of those the files that take longest first: two processes then end
    at about the same time.
    """
    takes_long = item.path.stem in LONGEST
    return (
        item.get_closest_marker("browser") is not None,
        LONGEST.index(item.path.stem) if takes_long else len(LONGEST),
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says loudly what was left out."""
    if _skipped:
        terminalreporter.write_line(
            f"!!! {len(_skipped)} BROWSER TESTS SKIPPED: no Chromium found. "
            f"Get one with {HOW_TO_GET_ONE}.",
            red=True,
            bold=True,
        )


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each person gets a profile of their own in it."""
    with chromium() as running:
        yield running


@pytest.fixture
def server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, with nothing in it, to stop and start at will."""
    yield from _serving(tmp_path)


@pytest.fixture(scope="module")
def shared_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a module; each test brings its own table."""
    yield from _serving(tmp_path_factory.mktemp("shared"))


@pytest.fixture
def idle_server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own that has not been started yet."""
    server = Server(tmp_path / "data", tmp_path / "server.log")
    yield server
    server.close()


def _serving(folder: Path) -> Iterator[Server]:
    server = Server(folder / "data", folder / "server.log")
    server.start()
    try:
        yield server
    finally:
        server.close()


@pytest.fixture
def enter(browser: Browser) -> Iterator[Enter]:
    """Lets people in; afterwards nobody's browser may have complained.

    They have asked their device for little motion, unless a test says otherwise: to draw, without
    a graphics card, what moves is a fifth of a test's work.
    """
    contexts: list[BrowserContext] = []
    people: list[Kitchen] = []

    def let_in(
        server: Server,
        size: tuple[int, int] = PHONE,
        role: Role | None = Role.OWNER,
        table: str = EVERY_TABLE,
        **options: Any,
    ) -> Kitchen:
        width, height = size
        touch = width < 600
        if touch:
            options.setdefault("user_agent", _ANDROID)
        device = {"user_agent": _ANDROID, "has_touch": True, "is_mobile": True} if touch else {}
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=1,
            **{"locale": "en-GB", "reduced_motion": "reduce", **device, **options},
        )
        contexts.append(context)
        if role is not None:
            context.add_cookies(server.cookies(role, table))
        people.append(Kitchen(context.new_page(), server.address, touch=touch))
        return people[-1]

    yield let_in
    for context in contexts:
        context.close()
    assert [complaint for person in people for complaint in person.complaints] == []
