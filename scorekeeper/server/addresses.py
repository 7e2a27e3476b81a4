"""The addresses under which other devices in the local network reach this computer.

Nothing is sent: connecting a UDP socket only asks the system which way it would go.
"""

import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv4Network
from typing import Final

# Where a packet would go, the likeliest first: the default route (an address reserved for
# documentation stands for "anywhere"), then gateways of home routers and phone hotspots, for
# networks that have no way out.
_PROBES: Final = (
    "192.0.2.1",
    "192.168.0.1",
    "192.168.1.1",
    "192.168.2.1",
    "192.168.178.1",
    "192.168.43.1",
    "192.168.137.1",
    "172.20.10.1",
    "10.0.0.1",
    "10.42.0.1",
)
_HOME_NETWORKS: Final = tuple(
    IPv4Network(block) for block in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")
)
_ALL_INTERFACES: Final = ("", "0.0.0.0", "::")


def lan_addresses(host: str) -> list[str]:
    """The IPv4 addresses to give to other devices when listening on `host`, the best guess first.

    Empty where only this computer can connect.
    """
    if host not in _ALL_INTERFACES:
        return reachable([host])
    return reachable([*_towards_probes(), *_of_host_name()])


def reachable(candidates: Iterable[str]) -> list[str]:
    """The candidates that another device can reach, without doubles, home networks first.

    >>> reachable(["127.0.1.1", "203.0.113.9", "192.168.1.20", "169.254.7.7", "192.168.1.20"])
    ['192.168.1.20', '203.0.113.9']
    """
    usable = [address for address in dict.fromkeys(candidates) if _is_usable(address)]
    return sorted(usable, key=lambda address: not _is_at_home(address))


def _is_at_home(text: str) -> bool:
    address = IPv4Address(text)
    return any(address in network for network in _HOME_NETWORKS)


def _is_usable(text: str) -> bool:
    try:
        address = IPv4Address(text)
    except ValueError:
        return False
    return not (
        address.is_loopback
        or address.is_link_local
        or address.is_unspecified
        or address.is_multicast
        or address.is_reserved
    )


def _towards_probes() -> Iterator[str]:
    for probe in _PROBES:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
            try:
                sock.connect((probe, 9))
            except OSError:
                continue
            yield sock.getsockname()[0]


def _of_host_name() -> Iterator[str]:
    try:
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    for info in infos:
        yield str(info[4][0])
