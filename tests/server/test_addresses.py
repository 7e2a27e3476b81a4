"""Addresses for the phones around the table."""

import socket

import pytest

from scorekeeper.server.addresses import lan_addresses, reachable


@pytest.mark.parametrize(
    "useless", ["127.0.0.1", "127.0.1.1", "169.254.10.1", "0.0.0.0", "224.0.0.1", "::1", "host"]
)
def test_addresses_that_no_phone_reaches_are_left_out(useless: str) -> None:
    assert reachable([useless]) == []


def test_home_networks_come_before_public_addresses_and_keep_their_order() -> None:
    found = ["8.8.4.4", "192.168.178.20", "10.0.0.7", "192.168.178.20"]
    assert reachable(found) == ["192.168.178.20", "10.0.0.7", "8.8.4.4"]


def test_a_server_for_this_computer_only_has_no_address_for_phones() -> None:
    assert lan_addresses("127.0.0.1") == []


def test_a_server_on_one_address_is_reached_there() -> None:
    assert lan_addresses("192.168.1.20") == ["192.168.1.20"]


def test_every_address_found_is_one_of_this_computer() -> None:
    for address in lan_addresses("0.0.0.0"):
        with socket.socket() as sock:
            sock.bind((address, 0))
