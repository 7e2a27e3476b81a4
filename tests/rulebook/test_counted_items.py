"""Numbers before a card in a list: how many there are, where the items beside it show it."""

import pytest

from tests.rulebook.at_hand import cards, read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 red 5s, 1 blue 5, skip", {"5": 3, "skip": 1}),
        ("1 red 5 and 1 green 7", {"5": 1, "7": 1}),
        ("Joker, zwei blaue 8, ein grünes Retour", {"wild": 1, "8": 2, "reverse": 1}),
        ("2 rot 7, 1 blau 3", {"7": 2, "3": 1}),
        ("drie rode 7, joker", {"7": 3, "wild": 1}),
        ("2 blauwe 5 \n1 joker \n3 gele 2", {"5": 2, "wild": 1, "2": 3}),
    ],
)
def test_a_number_before_a_coloured_number_counts_in_a_list(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "2 blue 5",
        "so, 2 blue 5",
        "Anna: 2 blue 5",
        "2 blue 5, 7 red",
        "red 7 skip, 2 blue 5",
        "7 skip, 2 blue 5",
        "skip + 2 blue 5",
        "1,1,2 blue 5",
        "2blue 5, skip",
        "zwei grüne 3 und 7 und Aussetzen",
        "zwei grüne 3, 7",
    ],
)
def test_a_number_before_a_coloured_number_is_asked_about_elsewhere(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 +10\n2 Aussetzen\n1 blaue 9", {"wild-draw-ten": 1, "skip": 2, "9": 1}),
        ("1 +10, 2 skips", {"wild-draw-ten": 1, "skip": 2}),
        ("2 rote +4, 1 overslaan", {"draw-four": 2, "skip": 1}),
    ],
)
def test_a_number_before_a_draw_card_counts_beside_others_that_are_counted(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text, "no-mercy") == expected


@pytest.mark.parametrize("text", ["2 +4", "2 +2, 7, skip", "1 +4, 2 +2", "2 +2 = 40"])
def test_a_number_before_a_draw_card_may_be_a_sum_elsewhere(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a red one, a red three, a wild draw four", {"1": 1, "3": 1, "wild-draw-four": 1}),
        ("a red three, a red one", {"3": 1, "1": 1}),
        ("a red one, a blue one and a green 3", {"1": 2, "3": 1}),
        ("een rode een, een rode drie", {"1": 1, "3": 1}),
    ],
)
def test_a_red_one_is_a_1_beside_a_red_three(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "a red one",
        "a blue one and a skip",
        "a red three, a blue one",
        "a red 3, another red one",
        "a skip, a red one, a red three",
    ],
)
def test_a_red_one_may_be_another_of_what_stands_before_it(text: str) -> None:
    assert read(text).not_understood
