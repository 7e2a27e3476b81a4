""" "Is Tom wrong that …?": it is asked whether he errs, and not whether it is so."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Is Tom wrong that you can end on a wild?"),
        ("de", "Irrt Tom sich darin, dass man mit einer Farbwahl enden darf?"),
        ("de", "Liegt Oma falsch damit, dass man mit einer Farbwahl enden darf?"),
        ("nl", "Vergist Tom zich dat je met een keuzekaart mag eindigen?"),
        ("nl", "Heeft Tom ongelijk dat je met een keuzekaart mag eindigen?"),
    ],
)
def test_who_says_what_is_so_is_not_wrong(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("last-card", "no")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Is Tom wrong that you may lay two cards at once?"),
        ("de", "Irrt Tom sich darin, dass man zwei Karten auf einmal legen darf?"),
        ("nl", "Zit Piet ernaast dat je twee kaarten tegelijk mag spelen?"),
    ],
)
def test_who_says_what_is_not_so_is_wrong(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("one-card", "yes")
