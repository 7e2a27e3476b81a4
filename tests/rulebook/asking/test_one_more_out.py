"""The bonus for those who are told to be knocked out one after the other."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "bonus"),
    [
        ("nl", "met zen vijven, drie zijn eruit geknald en nu gaat de vierde er ook uit. alleen "
         "ik ben nog over, hoeveel bonuspunten krijg ik?", 1000),
        ("nl", "met zes, een is eruit geknald en daarna nog een. hoeveel bonus krijgt de winnaar?",
         500),
        ("en", "two were knocked out and just now a third. How many bonus points for whoever "
         "wins?", 750),
        ("en", "one got knocked out and then two more. How much bonus does the winner get?", 750),
        ("de", "zwei sind rausgeflogen und gerade auch ein dritter. Wie viele Bonuspunkte gibt "
         "das für den Sieger?", 750),
        ("de", "einer ist rausgeflogen und danach noch einer. Wie viel Bonus bekommt der "
         "Gewinner?", 500),
        ("nl", "Sara vloog eruit en daarna Bas ook. Ik won. Hoeveel bonus krijg ik?", 500),
        ("de", "Sara ist rausgeflogen und danach auch Timo. Ich habe gewonnen. Wie viel Bonus "
         "kriege ich?", 500),
        ("nl", "Sara vloog eruit en ik heb ook gewonnen. Hoeveel bonus krijg ik?", 250),
        # Whoever is told of next is still in.
        ("en", "two were knocked out and the third still plays. How many bonus points for "
         "whoever wins?", 500),
        ("nl", "twee zijn eruit geknald en de derde speelt nog mee. hoeveel bonus krijgt de "
         "winnaar?", 500),
        ("de", "zwei sind rausgeflogen und der dritte spielt noch. Wie viel Bonus bekommt der "
         "Gewinner?", 500),
        ("nl", "er zijn er deze ronde twee uitgevlogen. hoeveel bonus voor de winnaar?", 500),
    ],
)  # fmt: skip
def test_each_one_more_counts(language: str, question: str, bonus: int) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.value) == ("knock-out-bonus", bonus)
