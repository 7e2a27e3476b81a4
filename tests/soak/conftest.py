"""The browser's fixtures, for the long browser tests that `make soak` runs."""

from tests.browser.conftest import browser, enter, server, shared_server

__all__ = ["browser", "enter", "server", "shared_server"]
