"""Wilds of which some are told better: "two wilds, one of them a +4"."""

import pytest

from tests.rulebook.at_hand import cards, read


@pytest.mark.parametrize(
    "text",
    [
        "two wilds, one of them a +4, and a 7",
        "two wilds, one is a +4, and a 7",
        "two wilds, one of which is a draw four, and a 7",
        "2 wilds (one of them a +4), 7",
        "two wilds, one being a +4, and a 7",
        "two wilds including a +4, 7",
        "zwei Joker, wovon einer ein +4 ist, und eine 7",
        "zwei Joker, darunter ein +4, und eine 7",
        "twee jokers, waarbij een een +4 is, en een 7",
        "twee jokers, waaronder een +4, en een 7",
        "twee jokers, eentje ervan een +4, en een 7",
        "zwei Joker, davon ein +4, und eine 7",
        "zwei Joker, einer davon +4, und eine 7",
        "2 Joker (einer davon ein +4), 7",
        "twee jokers, waarvan een +4, en een 7",
        "twee jokers, een daarvan is een +4, en een 7",
        "twee jokers, een is een +4, en een 7",
    ],
)
def test_one_of_two_counts_once(text: str) -> None:
    assert cards(text) == {"wild": 1, "wild-draw-four": 1, "7": 1}


@pytest.mark.parametrize(
    "text",
    [
        "three wilds, two of them +4",
        "three wilds, two of which are +4s",
        "drei Joker, davon zwei +4",
        "drei Joker, zwei davon +4",
        "drie jokers, waarvan twee +4",
    ],
)
def test_so_do_two_of_three(text: str) -> None:
    assert cards(text) == {"wild": 1, "wild-draw-four": 2}


@pytest.mark.parametrize(
    "text",
    [
        "two wilds, two of them +4",
        "two wilds, three of them +4",
        "three skips, two of them +2",
        "three wilds, one of them a skip",
        "three wilds, including a skip",
        "zwei Joker, einer davon plus vier",
        "drei Aussetzer, davon zwei Joker",
        "twee jokers, waarvan twee +4",
        "drie jokers, waarvan een pas",
    ],
)
def test_what_cannot_be_some_of_them_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "two wilds, one +4",
        "two wilds and one of the draw fours",
        "zwei Joker, ein +4",
        "twee jokers, een +4",
    ],
)
def test_another_entry_of_the_list_is_another_card(text: str) -> None:
    assert cards(text) == {"wild": 2, "wild-draw-four": 1}
