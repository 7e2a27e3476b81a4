"""Which address is given out: the best one found, or the one that somebody chose while it lasts."""

import pytest

from scorekeeper.sharing.hosting import (
    Hosting,
    base_url,
    read_served_at,
    write_served_at,
)


def test_the_first_address_found_is_given_out() -> None:
    hosting = Hosting("http", 8550, lambda: ["192.168.1.20", "10.0.0.7"])
    assert hosting.addresses() == ["192.168.1.20", "10.0.0.7"]
    assert hosting.base() == "http://192.168.1.20:8550"


def test_a_chosen_address_counts_as_long_as_the_computer_has_it() -> None:
    found = ["192.168.1.20", "10.0.0.7"]
    hosting = Hosting("https", 9000, lambda: list(found))
    hosting.preferred = "10.0.0.7"
    assert hosting.addresses() == ["10.0.0.7", "192.168.1.20"]
    assert hosting.base() == "https://10.0.0.7:9000"
    found.remove("10.0.0.7")
    assert hosting.base() == "https://192.168.1.20:9000"
    found.append("10.0.0.7")
    assert hosting.base() == "https://10.0.0.7:9000"


def test_where_no_other_can_connect_the_link_is_for_this_computer() -> None:
    assert Hosting("http", 8550, lambda: []).base() == "http://127.0.0.1:8550"


def test_where_it_was_served_last_is_read_back() -> None:
    hosting = Hosting("https", 9000, lambda: [])
    assert read_served_at(write_served_at(hosting), 8550) == ("https", 9000)


@pytest.mark.parametrize("setting", [None, "", "ftp:80", "https", "https:", "https:-1", "::", "x"])
def test_a_setting_that_says_nothing_sensible_is_passed_over(setting: str | None) -> None:
    assert read_served_at(setting, 8550) == ("http", 8550)


def test_the_brackets_of_ipv6_are_there() -> None:
    assert base_url("http", "fe80::1", 80) == "http://[fe80::1]:80"
