"""Sums and amounts said beside the cards they are made of."""

import pytest

from tests.rulebook.at_hand import read


@pytest.mark.parametrize(
    "text",
    [
        "oh je, achtzig, nämlich viermal 20",
        "also, achtzig, nämlich viermal 20",
        "okay: eighty, namely four times 20",
        "nou, tachtig, namelijk vier keer 20",
    ],
)
def test_a_word_before_a_sum_does_not_make_it_count_twice(text: str) -> None:
    reading = read(text)
    assert not reading.not_understood
    assert sum(reading.tally.amounts) == 80


@pytest.mark.parametrize(
    "text",
    [
        "70, a wild and a skip",
        "a wild, a skip, 70",
        "it's 70, a wild and a skip",
        "70 with a wild and a skip",
        "total 70 with a wild and a skip",
        "70 points for a wild and a skip",
        "70 Punkte, Joker, Aussetzen",
        "insgesamt 70 mit Joker und Aussetzen",
        "70 für Joker und Aussetzen",
        "totaal 70 met joker en overslaan",
        "joker, overslaan, echt waar, 70 punten",
    ],
)
def test_a_sum_first_or_last_is_told_again(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"wild": 1, "skip": 1}
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "60 with a wild and a skip",
        "total 60 with a wild and a skip",
        "60, a wild and a skip",
        "30, a skip and a 9",
        "a wild, a skip, 60 points",
        "60 für Joker und Aussetzen",
        "totaal 60 met joker en overslaan",
        "40 and two skips",
        "two skips plus 40",
        "two skips, another 40",
        "two skips. 40 points in numbers",
        "zwei Aussetzen, 40 Punkte dazu",
        "twee overslaan, nog 40 punten",
        "20 for a skip",
    ],
)
def test_another_sum_and_points_on_top_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize("text", ["66, yes 66", "66 Punkte, ja 66", "66 punten, ja echt 66"])
def test_a_number_that_is_affirmed_counts_once(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert reading.tally.amounts == (66,)


def test_another_number_behind_a_yes_is_asked_about() -> None:
    assert read("66, yes 65").not_understood


@pytest.mark.parametrize("text", ["3x7, 2x20", "drie keer 7, zwei mal 20", "2 x 20, three sevens"])
def test_a_product_is_no_sum_of_what_stands_beside_it(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"7": 3}
    assert sum(reading.tally.amounts) == 40


@pytest.mark.parametrize(
    "text",
    [
        "two wilds and a skip, that's a hundred and twenty gone",
        "two wilds and a skip: one twenty",
        "two wilds and a skip. that's your hundred and twenty",
        "zwei Joker und ein Aussetzer, das sind hundertzwanzig futsch",
        "twee jokers en een skip. Honderd en twintig",
        "twee jokers en een skip, dat is 120 naar de haaien",
    ],
)
def test_a_sum_may_be_said_loosely(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"wild": 2, "skip": 1}
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "two wilds and a skip: one fifty",
        "two wilds and a skip, that's your forty",
        "twee jokers en een skip, dat is 98 naar de haaien",
        "two wilds, a skip, and 120",
    ],
)
def test_a_loose_sum_that_does_not_fit_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("70 (wild 50 and skip 20)", {"wild": 1, "skip": 1}),
        ("Aussetzen 20, Farbwahl 50, rote 6 6, Summe 76", {"skip": 1, "wild": 1, "6": 1}),
        ("zwei Plus zwei, eine rot und eine grün, 40", {"draw-two": 2}),
        ("red zero and blue zero, so nothing really", {"0": 2}),
        ("4 wilds. yes four.", {"wild": 4}),
        ("two skips, yes, and a two", {"skip": 2, "2": 1}),
    ],
)
def test_worths_and_sums_beside_the_cards_add_nothing(text: str, cards: dict[str, int]) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == cards
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "90 (wild 50 and skip 20)",
        "Aussetzen 20, Farbwahl 50, rote 6 6, Summe 82",
        "a skip, so nothing",
    ],
)
def test_worths_and_sums_that_do_not_fit_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("two wilds and a skip. Ninety eight", "Ninety eight"),
        ("zwei Joker und ein Aussetzer. 98", "98"),
        ("twee jokers en een skip. Acht en negentig", "Acht en negentig"),
    ],
)
def test_a_sum_in_a_sentence_of_its_own_is_asked_about_where_it_does_not_fit(
    text: str, asked: str
) -> None:
    reading = read(text)
    assert reading.not_understood == (asked,)
    assert dict(reading.tally.cards) == {"wild": 2, "skip": 1}
    assert reading.tally.amounts == ()


def test_a_sum_in_a_sentence_of_its_own_that_fits_is_told_again() -> None:
    reading = read("twee jokers en een skip. Honderdtwintig")
    assert reading.not_understood == ()
    assert reading.tally.amounts == ()


def test_what_was_listed_may_be_told_again_in_figures() -> None:
    reading = read("three twenties and an eight, 3x20+8")
    assert reading.not_understood == ()
    assert (dict(reading.tally.cards), sum(reading.tally.amounts)) == ({"8": 1}, 60)


@pytest.mark.parametrize(
    "text", ["a reverse, a skip (the red one)", "a reverse, a skip, the red one"]
)
def test_the_colour_of_a_card_said_behind_it_is_no_card_of_its_own(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"reverse": 1, "skip": 1}


@pytest.mark.parametrize("text", ["nix mehr, alles weg", "niks meer, alles weg"])
def test_that_all_is_gone_is_no_card_behind_nothing(text: str) -> None:
    reading = read(text, "no-mercy")
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {}


def test_that_all_is_gone_may_be_the_card_of_that_name() -> None:
    reading = read("eine 7, alles weg", "no-mercy")
    assert dict(reading.tally.cards) == {"7": 1, "discard-all": 1}


def test_a_count_affirmed_that_is_not_of_all_cards_is_asked_about() -> None:
    assert read("3 yellow, 4 wilds. yes four.").not_understood == ("four",)
