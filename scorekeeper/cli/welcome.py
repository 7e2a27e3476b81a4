"""What people see once the server is up: the addresses, a QR code to scan, the browser."""

import io
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

import qrcode
from rich.console import Console
from rich.table import Table
from rich.text import Text

from scorekeeper.cli.messages import terminal_translator
from scorekeeper.server.addresses import lan_addresses

_ALL_INTERFACES: Final = {"", "0.0.0.0", "::"}
_QR_BLOCKS: Final = "█▀▄"


def print_welcome(host: str, port: int, console: Console | None = None) -> None:
    """Prints where to find the app: on this computer, on other devices, and how to stop it."""
    t = terminal_translator()
    console = console or Console(highlight=False)
    others = [url(address, port) for address in lan_addresses(host)]
    console.print()
    console.print(Text(t("cli-serving"), style="bold"))
    table = Table.grid(padding=(0, 2))
    table.add_row(t("cli-on-this-computer"), Text(local_url(host, port), style="bold"))
    for number, address in enumerate(others):
        label = t("cli-on-other-devices") if number == 0 else t("cli-or")
        table.add_row(label, Text(address, style="bold"))
    console.print(table)
    if others and _can_draw(console):
        console.print()
        console.print(_qr_text(others[0], console), crop=False, no_wrap=True, overflow="ignore")
        console.print(t("cli-scan"))
    if not others:
        console.print(t("cli-this-computer-only"))
    console.print()
    console.print(Text(t("cli-how-to-stop"), style="dim"))


def open_browser(host: str, port: int) -> None:
    """Opens the app in the browser of this computer, where there is a screen to show it on."""
    if has_screen(os.environ, sys.platform):
        # In a thread of its own: some browsers return only when they are closed.
        threading.Thread(target=webbrowser.open, args=(local_url(host, port),), daemon=True).start()


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a browser window can be seen; without one, a text browser would take the terminal.

    >>> has_screen({}, "linux"), has_screen({"DISPLAY": ":0"}, "linux"), has_screen({}, "darwin")
    (False, True, True)
    """
    if platform in {"win32", "darwin"}:
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def local_url(host: str, port: int) -> str:
    """The address for the browser of this computer.

    >>> local_url("0.0.0.0", 8550), local_url("192.168.1.20", 8550)
    ('http://127.0.0.1:8550', 'http://192.168.1.20:8550')
    """
    return url("127.0.0.1" if host in _ALL_INTERFACES else host, port)


def url(host: str, port: int) -> str:
    """An http address; IPv6 hosts get their brackets.

    >>> url("::1", 8550)
    'http://[::1]:8550'
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _qr_text(content: str, console: Console) -> Text:
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


def _can_draw(console: Console) -> bool:
    try:
        _QR_BLOCKS.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
