"""Sentences that several screens say."""

from datetime import datetime

import pytest

from scorekeeper.l10n import translator
from scorekeeper.tables.shown.words import moment_by, several

AT = datetime(2026, 11, 20, 20, 15).astimezone()


@pytest.mark.parametrize(
    ("language", "named", "unnamed"),
    [
        ("en", "Nov 20, 20:15, by Mira", "Nov 20, 20:15"),
        ("de", "20. Nov., 20:15, von Mira", "20. Nov., 20:15"),
        ("nl", "20 nov, 20:15, door Mira", "20 nov, 20:15"),
    ],
)
def test_a_moment_names_who_did_it_only_where_that_is_known(
    language: str, named: str, unnamed: str
) -> None:
    t = translator(language)
    assert moment_by(t, AT, "Mira") == named
    assert moment_by(t, AT, "") == unnamed


@pytest.mark.parametrize(
    ("language", "number", "named"),
    [
        ("en", "8 × the 7", "8 × Skip"),
        ("de", "8 × die 7", "8 × Skip"),
        ("nl", "8 × de 7", "8 × Skip"),
    ],
)
def test_several_cards_with_a_number_do_not_read_like_a_sum(
    language: str, number: str, named: str
) -> None:
    t = translator(language)
    assert several(t, 8, "7") == number
    assert several(t, 8, "Skip") == named
    assert several(t, 1, "7") == "7"
