"""Where a table can be reached: the addresses of this server, and which of them is given out."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

SERVED_AT: Final = "served_at"
"""The setting under which an installation remembers where it was served last."""


@dataclass(slots=True)
class Hosting:
    """How other devices reach the server that this process runs.

    `find_addresses` looks anew each time: a laptop changes networks. `preferred` is the address
    that somebody has chosen; it counts as long as the computer has it.
    """

    scheme: str
    port: int
    find_addresses: Callable[[], list[str]]
    preferred: str | None = field(default=None)

    def addresses(self) -> list[str]:
        """All addresses to give to other devices, the one given out first."""
        found = self.find_addresses()
        if self.preferred in found:
            found.remove(self.preferred)
            found.insert(0, self.preferred)
        return found

    def base(self) -> str:
        """The beginning of every link; this computer's own where no other can connect."""
        return base_url(self.scheme, next(iter(self.addresses()), "127.0.0.1"), self.port)


def base_url(scheme: str, host: str, port: int) -> str:
    """An address without a slash at the end; IPv6 hosts get their brackets.

    >>> base_url("http", "192.168.1.20", 8550), base_url("https", "::1", 8550)
    ('http://192.168.1.20:8550', 'https://[::1]:8550')
    """
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def write_served_at(hosting: Hosting) -> str:
    """Where it is served, as a setting."""
    return f"{hosting.scheme}:{hosting.port}"


def read_served_at(setting: str | None, port: int) -> tuple[str, int]:
    """Scheme and port out of the setting; `port` where there is none.

    >>> read_served_at("https:9000", 8550), read_served_at(None, 8550)
    (('https', 9000), ('http', 8550))
    """
    scheme, _, number = (setting or "").partition(":")
    if scheme in {"http", "https"} and number.isdigit():
        return scheme, int(number)
    return "http", port


def link_address(base: str, secret: str) -> str:
    """The address that opens a capability link.

    >>> link_address("http://192.168.1.20:8550", "abc")
    'http://192.168.1.20:8550/j/abc'
    """
    return f"{base}/j/{secret}"
