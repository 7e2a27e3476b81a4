"""Whoever throws others out asks for points, and for no cards that are missing."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "how much do I get for knocking out two"),
        ("de", "wie viel krieg ich wenn ich zwei rauswerfe"),
        ("nl", "hoeveel krijg ik als ik er twee uitgooi"),
        ("nl", "hoeveel krijg ik als ik twee spelers uitgooi"),
    ],
)
def test_two_thrown_out_bring_two_bonuses(language: str, question: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.value) == ("knock-out-bonus", 500)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I hold two cards. How many more until I'm out?"),
        ("de", "Ich hab zwei Karten. Wie viele noch, bis ich raus bin?"),
        ("nl", "Ik heb twee kaarten. Hoeveel nog tot ik eruit lig?"),
    ],
)
def test_who_holds_two_lacks_cards_to_be_thrown_out(language: str, question: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.value) == ("mercy", 23)
