"""Colours behind the cards, letters and numbers before colons, one in each colour."""

import pytest

from scorekeeper.rulebook.handwords import HandReading, read_hand
from tests.rulebook.at_hand import LIBRARY


def read(text: str, deck: str = "108") -> HandReading:
    game = LIBRARY.variant("classic")
    return read_hand(text, game, deck, LIBRARY)


def cards(text: str, deck: str = "108") -> dict[str, int]:
    reading = read(text, deck)
    assert reading.not_understood == ()
    assert reading.tally.amounts == ()
    return dict(reading.tally.cards)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("seven green eight green reverse green", {"7": 1, "8": 1, "reverse": 1}),
        ("two blue four blue draw two blue", {"2": 1, "4": 1, "draw-two": 1}),
        ("six red skip blue", {"6": 1, "skip": 1}),
        ("nine blue zero red plus four", {"9": 1, "0": 1, "wild-draw-four": 1}),
        ("7 red 2 blue reverse yellow wild wild", {"7": 1, "2": 1, "reverse": 1, "wild": 2}),
        ("schreib mal sieben grün acht grün retour grün", {"7": 1, "8": 1, "reverse": 1}),
        ("acht gelb acht rot plus zwei rot", {"8": 2, "draw-two": 1}),
        ("NEUN BLAU NULL ROT PLUS VIER", {"9": 1, "0": 1, "wild-draw-four": 1}),
        ("drei rot fünf gelb aussetzen grün joker", {"3": 1, "5": 1, "skip": 1, "wild": 1}),
        ("zeven groen acht groen keer om groen", {"7": 1, "8": 1, "reverse": 1}),
        ("twee blauw vier blauw plus twee blauw", {"2": 1, "4": 1, "draw-two": 1}),
        ("negen blauw nul rood joker", {"9": 1, "0": 1, "wild": 1}),
    ],
)
def test_each_card_has_the_colour_behind_it(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "two blue skip red",
        "two blue plus two red",
        "zwei blau aussetzen rot",
        "sieben grüne acht grüne aussetzen grüne",
        "twee blauw skip rood",
        "zeven groene acht groene skip groene",
    ],
)
def test_what_may_be_counted_or_has_no_colour_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("R: 0 2 6, G: 6 9, Y: reverse, wild", {"0": 1, "2": 1, "6": 2, "9": 1, "reverse": 1}),
        ("R: 0 2 6; G: 6 9; B: Retour; ein Joker", {"0": 1, "2": 1, "6": 2, "9": 1, "reverse": 1}),
        ("rood: 0 2 6. G: 6 9. B: keer om. joker", {"0": 1, "2": 1, "6": 2, "9": 1, "reverse": 1}),
    ],
)
def test_letters_before_colons_are_colours(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected | {"wild": 1}


@pytest.mark.parametrize("text", ["R: 7, skip", "A: 3, B: 7", "K: 7, R: 8", "G: Joker, M: 7"])
def test_letters_that_may_be_people_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7s: red and green. 4: blue. And a skip.", {"7": 2, "4": 1, "skip": 1}),
        ("7: red, 4: blue, skip: green", {"7": 1, "4": 1, "skip": 1}),
        ("7er: rot und grün. 4: blau. Ein Aussetzen", {"7": 2, "4": 1, "skip": 1}),
        ("7: rood, 4: blauw, skip: groen", {"7": 1, "4": 1, "skip": 1}),
        ("skips: one, reverses: two, wilds: none", {"skip": 1, "reverse": 2}),
        ("Aussetzen: einmal, Retour: zweimal, Joker: keiner", {"skip": 1, "reverse": 2}),
        ("skips: twee, reverses: een", {"skip": 2, "reverse": 1}),
        ("one two three cards, red 1 red 2 skip", {"1": 1, "2": 1, "skip": 1}),
        ("eins zwei drei Karten: rot 1, rot 2, Aussetzen", {"1": 1, "2": 1, "skip": 1}),
        ("een twee drie kaarten: rood 1, rood 2, skip", {"1": 1, "2": 1, "skip": 1}),
        ("three skips. three!", {"skip": 3}),
        ("drei Aussetzer. Drei!", {"skip": 3}),
        ("drie skips, drie!", {"skip": 3}),
        ("3 (three) skips and 1 (one) nine", {"skip": 3, "9": 1}),
        ("drei (3) Aussetzer", {"skip": 3}),
        ("drie (3) skips", {"skip": 3}),
        ("a skip, a skip and another skip, that's three", {"skip": 3}),
        ("ein Aussetzen, ein Aussetzen und noch ein Aussetzen, sind drei", {"skip": 3}),
        ("een skip, een skip en nog een skip, dat zijn er drie", {"skip": 3}),
    ],
)
def test_categories_and_counts(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "2: red and blue, 7: green",
        "skip: 2, wild: 1",
        "Siebener: 2, Joker: 1",
        "two wilds, none",
        "3 (2) skips",
        "one two three sevens",
        "one two three cards",
        "one two four cards, red 1, skip, wild, 9",
        "skip, skip, that's three",
    ],
)
def test_categories_that_do_not_fit_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("four twos stuck in my hand, one in each colour", {"2": 4}),
        ("four reverses one of each color", {"reverse": 4}),
        ("vier Zweier, in jeder Farbe einen", {"2": 4}),
        ("vier Aussetzer, jede Farbe einmal", {"skip": 4}),
        ("vier tweeën, van elke kleur één", {"2": 4}),
        ("vier skips, per kleur een", {"skip": 4}),
        ("sixes x 2, plus the yellow two", {"6": 2, "2": 1}),
        ("zwei Sechser, plus die gelbe Zwei", {"6": 2, "2": 1}),
        ("twee zessen, plus de gele twee", {"6": 2, "2": 1}),
        ("two of the skip ones and a reverse one", {"skip": 2, "reverse": 1}),
    ],
)
def test_one_in_each_colour_plus_the_others(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


def test_ones_are_such_cards() -> None:
    told = {"customizable": 2, "draw-two": 1}
    assert cards("two of the customisable ones and a draw two", "112") == told


@pytest.mark.parametrize(
    "text",
    [
        "three skips, one in each colour",
        "four wilds, one of each colour",
        "drei Aussetzer, jede Farbe einmal",
        "drie skips, van elke kleur één",
        "a wild, plus the four",
        "ein Joker, plus die vier",
        "een joker, plus de vier",
    ],
)
def test_what_does_not_add_up_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("30 points, er sorry, 31 points", 31),
        ("30 Punkte, äh sorry, 31 Punkte", 31),
        ("30 punten, eh sorry, 31 punten", 31),
        ("31 all in", 31),
        ("all in 31", 31),
        ("31 al met al", 31),
        ("unterm Strich 31", 31),
    ],
)
def test_points_and_what_is_said_with_them(text: str, amount: int) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert reading.tally.amounts == (amount,)


@pytest.mark.parametrize("text", ["30, uh sorry, 31", "7, äh sorry, 8", "skip, eh sorry, keer om"])
def test_a_hesitation_makes_nothing_surer(text: str) -> None:
    assert read(text).not_understood
