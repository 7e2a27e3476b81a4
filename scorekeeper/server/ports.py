"""Finds a free port and keeps it: the socket listens from the moment it is found."""

import errno
import socket
import sys
from typing import Final

ATTEMPTS: Final = 20
_LAST_PORT: Final = 65_535
_BACKLOG: Final = 2048


class NoFreePort(Exception):
    """Every port tried is in use; `first` and `last` bound the range."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__(first, last)
        self.first = first
        self.last = last


def listen(host: str, port: int, attempts: int = ATTEMPTS) -> socket.socket:
    """A socket that listens on `port`, or on the next free one of `attempts` in a row.

    Port 0 lets the system choose. Raises NoFreePort, and OSError where the host is not an
    address of this computer or the port is not allowed.
    """
    last = min(port + attempts - 1, _LAST_PORT)
    for candidate in range(port, last + 1):
        try:
            return _listening(host, candidate)
        except OSError as error:
            if not _means_taken(error):
                raise
    raise NoFreePort(port, last)


def port_of(sock: socket.socket) -> int:
    """The port a listening socket has."""
    return int(sock.getsockname()[1])


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    sock = socket.socket(family, kind, protocol)
    try:
        if sys.platform == "win32":
            # There, SO_REUSEADDR would let two programs have the same port.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            # A port whose last owner has just stopped is free.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen(_BACKLOG)
    except OSError:
        sock.close()
        raise
    return sock


def _means_taken(error: OSError) -> bool:
    if sys.platform == "win32" and error.errno == errno.EACCES:
        return True
    return error.errno == errno.EADDRINUSE
