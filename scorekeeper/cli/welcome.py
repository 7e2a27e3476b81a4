"""What people see once the server is up: the addresses, a QR code to scan, the browser."""

import io
import os
import sys
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from scorekeeper.cli.messages import terminal_translator
from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.sharing.hosting import Hosting, base_url
from scorekeeper.tables.access import Access

# What draws in the terminal is imported when it draws: the browser is opened before that.
if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

_ALL_INTERFACES: Final = {"", "0.0.0.0", "::"}
_QR_BLOCKS: Final = "█▀▄"


class Welcome:
    """What is said when the server is up. The links it prints let one device in each."""

    def __init__(self, host: str, hosting: Hosting) -> None:
        self._host = host
        self._hosting = hosting
        self._here = self._there = ""

    def let_in(self, open_access: Callable[[], Access]) -> None:
        """Makes a link for the browser of this computer and one for a phone.

        Where the database cannot be used there are none; the page then says why.
        """
        try:
            access = open_access()
            self._here = f"/j/{access.link_once()}"
            self._there = f"/j/{access.link_once()}"
        except StorageRefused:
            self._here = self._there = ""

    def open_browser(self) -> None:
        """Opens the app in the browser of this computer, where there is a screen for it."""
        if has_screen(os.environ, sys.platform):
            import webbrowser

            # In a thread of its own: some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=(self._local_url(),), daemon=True).start()

    def show(self, console: "Console | None" = None) -> None:
        """Prints the ways in: on this computer, on a phone; and how to stop it."""
        from rich.console import Console
        from rich.text import Text

        t = terminal_translator()
        console = console or Console(highlight=False)
        others = [
            base_url(self._hosting.scheme, address, self._hosting.port) + self._there
            for address in self._hosting.addresses()
        ]
        console.print()
        console.print(Text(t("cli-serving"), style="bold"))
        lines = [(t("cli-on-this-computer"), self._local_url())]
        for number, address in enumerate(others):
            label = t("cli-on-other-devices") if number == 0 else t("cli-or")
            lines.append((label, address))
        width = max(len(label) for label, _ in lines)
        for label, address in lines:
            # Never broken by us: half a link leads nowhere.
            line = Text(f"{label:<{width}}  ").append(address, style="bold")
            console.print(line, soft_wrap=True)
        if others:
            show_qr(others[0], console)
            console.print(t("cli-scan"))
        else:
            console.print(t("cli-this-computer-only"))
        if self._here:
            console.print(t("cli-one-device-each"))
        console.print()
        console.print(Text(t("cli-how-to-stop"), style="dim"))

    def _local_url(self) -> str:
        host = "127.0.0.1" if self._host in _ALL_INTERFACES else self._host
        return base_url(self._hosting.scheme, host, self._hosting.port) + self._here


def show_qr(content: str, console: "Console") -> None:
    """Draws a QR code, where the terminal can."""
    if _can_draw(console):
        console.print()
        console.print(_qr_text(content, console), crop=False, no_wrap=True, overflow="ignore")


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a browser window can be seen; without one, a text browser would take the terminal.

    >>> has_screen({}, "linux"), has_screen({"DISPLAY": ":0"}, "linux"), has_screen({}, "darwin")
    (False, True, True)
    """
    if platform in {"win32", "darwin"}:
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _qr_text(content: str, console: "Console") -> "Text":
    import qrcode
    from rich.text import Text

    code = qrcode.QRCode(border=2)
    code.add_data(content)
    drawn = io.StringIO()
    if console.color_system:
        # Both colours are set: a code drawn in the terminal's own colours comes out inverted on
        # half of all terminals, and many phones do not read that.
        code.print_ascii(out=drawn)
        return Text(drawn.getvalue().rstrip("\n"), style="#000000 on #ffffff")
    code.print_ascii(out=drawn, invert=True)
    return Text(drawn.getvalue().rstrip("\n"))


def _can_draw(console: "Console") -> bool:
    try:
        _QR_BLOCKS.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
