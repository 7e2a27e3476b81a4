"""Groups of cards that are counted and described: "four little numbers", "5x red"."""

import pytest

from tests.rulebook.at_hand import cards, read

LISTED = {"skip": 1, "1": 1, "2": 1, "3": 1, "5": 1}


@pytest.mark.parametrize(
    "text",
    [
        "skip and four little numbers: 1, 2, 3, 5",
        "skip and four silly small numbers, 1, 2, 3, 5",
        "skip plus four little numbers: 1, 2, 3, 5",
        "skip, four low red numbers: 1, 2, 3, 5",
        "Aussetzen und vier läppische Zahlen: 1, 2, 3, 5",
        "Aussetzen und vier blöde kleine Zahlen: 1, 2, 3, 5",
        "Aussetzen, dazu vier kleine: 1, 2, 3, 5",
        "overslaan en vier lage getallen: 1, 2, 3, 5",
        "overslaan en vier stomme cijfertjes: 1, 2, 3, 5",
        "skip and four tiny cards: 1, 2, 3, 5",
        "Aussetzen und vier winzige rote Karten: 1, 2, 3, 5",
    ],
)
def test_the_number_of_such_cards_is_no_card(text: str) -> None:
    assert cards(text) == LISTED


@pytest.mark.parametrize(
    "text",
    [
        "skip and four little numbers: 1, 2, 3",
        "skip and four little ones",
        "red 4 little numbers: 3, 5",
        "Aussetzen und vier kleine",
        "skip en drie lage",
    ],
)
def test_where_not_as_many_are_listed_it_is_asked(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "4x red: 1, 4, 4, skip",
        "4x rot: 1, 4, 4, Aussetzen",
        "Viermal rot (1, 4, 4, Aussetzen)",
        "vier keer rood: 1, 4, 4, overslaan",
        "4x rood (1, 4, 4, overslaan)",
    ],
)
def test_times_before_a_colour_count_what_is_listed(text: str) -> None:
    assert cards(text) == {"1": 1, "4": 2, "skip": 1}


@pytest.mark.parametrize(
    "text", ["3x blue: 7", "5x rot: 1, 4, 4, Aussetzen", "3x geel: 1, 4", "dreimal gelb (1, 4)"]
)
def test_times_that_count_something_else_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "reverse (y), reverse (g), 1 (r)",
        "Retour [g], Retour [b], 1 [r]",
        "keer om (g), keer om (b), 1 (r)",
    ],
)
def test_a_letter_in_brackets_is_the_colour_of_a_card(text: str) -> None:
    assert cards(text) == {"reverse": 2, "1": 1}


@pytest.mark.parametrize("text", ["7 (x), skip", "7 (g/b)", "skip (2)", "Aussetzen (b/g)"])
def test_what_else_stands_in_brackets_is_asked_about(text: str) -> None:
    assert read(text).not_understood
