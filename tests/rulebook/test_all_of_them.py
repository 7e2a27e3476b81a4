"""What is said of all that was listed, and what may be more of them."""

import pytest

from scorekeeper.rulebook.handwords import read_hand
from tests.rulebook.at_hand import LIBRARY, read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("blue 7, skip x3 (yes all three!!)", {"7": 1, "skip": 3}),
        ("blue 7, three skips, all three of them", {"7": 1, "skip": 3}),
        ("7, 8, skip (yes all three!)", {"7": 1, "8": 1, "skip": 1}),
        ("red 7, blue 7, green 7, yes all three sevens", {"7": 3}),
        ("two wilds, yes both", {"wild": 2}),
        ("7, 8, skip -- three of them", {"7": 1, "8": 1, "skip": 1}),
        ("7, 8, skip (three of them)", {"7": 1, "8": 1, "skip": 1}),
        ("7, 8, Aussetzen - drei Stück", {"7": 1, "8": 1, "skip": 1}),
        ("7, 8, pas – drie stuks", {"7": 1, "8": 1, "skip": 1}),
        ("four wilds, all of them", {"wild": 4}),
        ("rot 5, 3x Aussetzen (ja, alle drei!)", {"5": 1, "skip": 3}),
        ("7, 8, Aussetzen, ja alle drei", {"7": 1, "8": 1, "skip": 1}),
        ("zwei Joker, ja beide", {"wild": 2}),
        ("rood 5, drie passen, ja alle drie", {"5": 1, "skip": 3}),
        ("7, 8, pas, ja alle drie", {"7": 1, "8": 1, "skip": 1}),
        ("twee jokers, echt allebei", {"wild": 2}),
    ],
)
def test_what_is_said_of_all_adds_nothing(text: str, expected: dict[str, int]) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == expected
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "7, 8, skip all three",
        "7, 8, three skips, all four",
        "7, 8, skip, three of them",
        "7, 8, skip -- four of them",
        "8, skip -- two of them",
        "7, 8, pas - vier stuks",
        "a wild, all four",
        "skip, both",
        "7, 8, Aussetzen alle drei",
        "ein Joker, alle vier",
        "7, 8, pas alle drie",
        "een joker, alle vier",
    ],
)
def test_as_many_as_there_are_not_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize("text", ["all three skips", "alle drei Aussetzer", "alle drie de passen"])
def test_all_of_a_card_are_so_many(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"skip": 3}


@pytest.mark.parametrize(
    "text",
    [
        "a seven an eight and a nine all three red",
        "eine sieben eine acht und eine neun alle drei rot",
        "eine sieben eine acht und eine neun allesamt rot",
        "een zeven een acht en een negen allemaal rood",
        "een zeven een acht en een negen alle drie rood",
        "allemaal rood: 7, 8, 9",
        "red 7, red 8, red 9 (all red, unlucky!)",
        "rot 7, rot 8, rot 9 (alle rot, Pech!)",
        "rood 7, rood 8, rood 9 (allemaal rood, pech!)",
    ],
)
def test_the_colour_of_all_adds_nothing(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"7": 1, "8": 1, "9": 1}
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "a seven and an eight all three red",
        "eine sieben und eine acht alle drei rot",
        "een zeven, een acht en een blauwe negen allemaal rood",
        "een zeven een acht en een negen allemaal rode",
        "allemaal rood 7",
    ],
)
def test_a_colour_that_is_not_that_of_all_is_asked_about(text: str) -> None:
    assert read(text).not_understood


def test_the_same_word_is_a_card_where_no_colour_follows() -> None:
    game = LIBRARY.variant("flex")
    reading = read_hand("allemaal, rood 7", game, game.default_deck.id, LIBRARY)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"flex-all-draw": 1, "7": 1}
