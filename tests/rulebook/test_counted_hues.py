"""How many have a colour, and colours of which there are none."""

import pytest

from tests.rulebook.at_hand import cards, read


@pytest.mark.parametrize(
    "text",
    [
        "two greens (3 and 6), one wild",
        "two green cards (3, 6) and a wild",
        "zwei grüne (3 und 6), ein Joker",
        "zwei grüne (eine 3 und eine 6) und ein Joker",
        "twee groene (3 en 6), een joker",
    ],
)
def test_what_a_colour_holds_may_stand_in_brackets(text: str) -> None:
    assert cards(text) == {"3": 1, "6": 1, "wild": 1}


@pytest.mark.parametrize(
    "text",
    [
        "three yellows: 1, 5, reverse. one blue: skip",
        "drei gelbe: 1, 5, Retour. Eine blaue: Aussetzen.",
        "drie gele: 1, 5, keer om; een blauwe: skip",
        "three yellows: 1, 5, reverse, one blue: skip",
    ],
)
def test_each_number_is_that_of_what_is_listed_behind_it(text: str) -> None:
    assert cards(text) == {"1": 1, "5": 1, "reverse": 1, "skip": 1}


@pytest.mark.parametrize(
    "text",
    [
        "two greens (3, 6, 7) and a skip",
        "zwei grüne (3) und Aussetzen",
        "twee groene (20 en 6), een joker",
        "two greens (skip, skip skip), a wild",
        "three yellows: 1, 5. One blue: skip",
        "drei gelbe: 1, 5, Retour. Eine blaue: Aussetzen, 7",
        "drie gele: 1, 5. twee blauwe: skip, 7, 8",
    ],
)
def test_another_number_than_is_listed_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "yellow: none, red: 5 5, blue: skip",
        "red: 5 5, blue: skip, green cards: nothing",
        "Gelb: nichts, Rot: 5 5, Blau: Aussetzen",
        "Gelb: keine. Rot: 5 5. Blau: Aussetzen.",
        "geel: niks, rood: 5 5, blauw: skip",
        "rood: 5 5, blauw: skip, geel: niks",
    ],
)
def test_a_colour_of_which_there_is_nothing_adds_nothing(text: str) -> None:
    assert cards(text) == {"5": 2, "skip": 1}


@pytest.mark.parametrize(
    "text", ["red: 5 5, nothing", "red: 5, yellow: no skip, wild?", "rood: 5, niks: skip"]
)
def test_a_nothing_that_is_of_no_colour_is_asked_about(text: str) -> None:
    assert read(text).not_understood


def test_no_colour_at_all_is_nothing() -> None:
    assert cards("yellow: none, red: none") == {}
