"""Ports: the one asked for, else the next free one."""

import socket

import pytest

from scorekeeper.server.ports import NoFreePort, listen, port_of

HERE = "127.0.0.1"


def test_a_free_port_is_taken_as_asked() -> None:
    with listen(HERE, 0) as probe:
        port = port_of(probe)
    with listen(HERE, port) as sock:
        assert port_of(sock) == port


def test_a_taken_port_yields_the_next_free_one() -> None:
    with listen(HERE, 0) as first, listen(HERE, port_of(first)) as second:
        assert port_of(first) < port_of(second) < port_of(first) + 20


def test_the_socket_answers_before_any_server_runs() -> None:
    with listen(HERE, 0) as sock:
        socket.create_connection((HERE, port_of(sock)), timeout=2).close()


def test_when_every_port_is_taken_the_range_is_named() -> None:
    with listen(HERE, 0) as sock:
        port = port_of(sock)
        with pytest.raises(NoFreePort) as caught:
            listen(HERE, port, attempts=1)
    assert (caught.value.first, caught.value.last) == (port, port)


def test_the_search_ends_with_the_last_port_there_is() -> None:
    with socket.socket() as sock:
        sock.bind((HERE, 65_535))
        sock.listen()
        with pytest.raises(NoFreePort):
            listen(HERE, 65_535)


def test_a_host_that_is_not_ours_is_an_error_and_not_a_taken_port() -> None:
    with pytest.raises(OSError, match=r"assign|valid"):
        listen("203.0.113.77", 0)
