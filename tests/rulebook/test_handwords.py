"""Hands as people type and say them. Points are worked out by hand from RULES.md."""

import pytest

from scorekeeper.domain.hands import MAX_AMOUNTS, NO_CARDS
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.handwords import MAX_TEXT, HandReading, read_hand

LIBRARY = load_library(rules_dir())
CLASSIC = LIBRARY.variant("classic")


def read(text: str, deck: str = "108") -> HandReading:
    return read_hand(text, CLASSIC, deck, LIBRARY)


def points(text: str, deck: str = "108") -> int:
    reading = read(text, deck)
    assert reading.not_understood == ()
    return reading.tally.points(CLASSIC.card_points(deck))


def cards(text: str, deck: str = "108") -> dict[str, int]:
    reading = read(text, deck)
    assert reading.not_understood == ()
    assert reading.tally.amounts == ()
    return reading.tally.cards


@pytest.mark.parametrize(
    ("deck", "expected", "text"),
    [
        ("108", 77, "7, skip, wild"),
        ("108", 77, "7, Aussetzen, Joker"),
        ("108", 77, "7, sla-beurt-over, keuzekaart"),
        ("108", 20, "0, draw two"),
        ("108", 20, "0, Zieh zwei"),
        ("108", 20, "0, neem-twee"),
        ("108", 88, "9, 9, reverse, wild draw four"),
        ("108", 88, "9, 9, Retour, Zieh vier"),
        ("108", 88, "9, 9, keer-om, neem-4"),
        ("112", 83, "swap hands, customizable, 3"),
        ("112", 83, "Tauschkarte, anpassbare Karte, 3"),
        ("112", 83, "ruilkaart, vrij in te vullen, 3"),
    ],
)
def test_the_worked_numbers_of_the_rules(deck: str, expected: int, text: str) -> None:
    assert points(text, deck) == expected


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("37", (37,)),
        ("7", (7,)),
        (" 12+11+7 ", (12, 11, 7)),
        ("12 + 11 plus 7", (12, 11, 7)),
        ("2 mal 20", (40,)),
        ("3x7+20", (21, 20)),
        ("12, 30", (12, 30)),
        ("37 Punkte", (37,)),
        ("siebenunddreißig", (37,)),
        ("thirty-seven", (37,)),
        ("zevenendertig punten", (37,)),
        ("a hundred and four", (104,)),
        ("five hundred", (500,)),
        ("7=7", (7,)),
    ],
)
def test_totals_sums_and_products_are_amounts(text: str, amounts: tuple[int, ...]) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert reading.tally.amounts == amounts
    assert reading.tally.cards == {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3x7", {"7": 3}),
        ("3×7", {"7": 3}),
        ("7,8,9", {"7": 1, "8": 1, "9": 1}),
        ("9 9 4", {"9": 2, "4": 1}),
        ("twee keuzekaarten en een 9", {"wild": 2, "9": 1}),
        ("skip skip wild", {"skip": 2, "wild": 1}),
        ("2 skips", {"skip": 2}),
        ("2 Joker", {"wild": 2}),
        ("2 skip, 7", {"skip": 2, "7": 1}),
        ("zwo Aussetzer, sechs", {"skip": 2, "6": 1}),
        ("skip x2", {"skip": 2}),
        ("2x +4", {"wild-draw-four": 2}),
        ("zweimal aussetzen, 9", {"skip": 2, "9": 1}),
        ("double reverse and a wild", {"reverse": 2, "wild": 1}),
        ("2 neem-2 kaarten", {"draw-two": 2}),
        ("two nines and a skip", {"9": 2, "skip": 1}),
        ("drei Siebener", {"7": 3}),
        ("3 7er", {"7": 3}),
        ("1 skip 1 wild", {"skip": 1, "wild": 1}),
        ("een negen", {"9": 1}),
        ("skip 7", {"skip": 1, "7": 1}),
        ("een keuzekaart en twee zessen", {"wild": 1, "6": 2}),
        ("farb wahl, richtungs wechsel", {"wild": 1, "reverse": 1}),
    ],
)
def test_numbers_before_cards_count_them(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7 skip wild", {"7": 1, "skip": 1, "wild": 1}),
        ("9 9 reverse", {"9": 2, "reverse": 1}),
        ("5 joker", {"5": 1, "wild": 1}),
        ("0 draw two", {"0": 1, "draw-two": 1}),
    ],
)
def test_a_number_that_cannot_count_the_card_after_it_is_a_card(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rot 7, aussetzen, +4", {"7": 1, "skip": 1, "wild-draw-four": 1}),
        ("rot 7 aussetzen +4", {"7": 1, "skip": 1, "wild-draw-four": 1}),
        ("7 rot 5 blau", {"7": 1, "5": 1}),
        ("eine rote 7 und eine blaue retour", {"7": 1, "reverse": 1}),
        ("green skip, yellow 3", {"skip": 1, "3": 1}),
        ("2 rote Aussetzer", {"skip": 2}),
    ],
)
def test_colours_are_accepted_and_change_nothing(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("+2", {"draw-two": 1}),
        ("+4", {"wild-draw-four": 1}),
        ("+2, +4", {"draw-two": 1, "wild-draw-four": 1}),
        ("+4 +4", {"wild-draw-four": 2}),
        ("skip +4", {"skip": 1, "wild-draw-four": 1}),
        ("7, plus vier", {"7": 1, "wild-draw-four": 1}),
        ("wild plus four", {"wild-draw-four": 1}),
        ("een rode 1 en een joker plus vier", {"1": 1, "wild-draw-four": 1}),
        ("skip + 7", {"skip": 1, "7": 1}),
        ("skip + wild", {"skip": 1, "wild": 1}),
    ],
)
def test_plus_before_a_number_is_a_card_where_it_cannot_be_a_sum(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text) == expected


def test_plus_between_numbers_is_a_sum() -> None:
    assert read("7+4").tally.amounts == (7, 4)
    assert read("2 + 4").tally.amounts == (2, 4)


def test_a_hyphen_makes_two_names_one() -> None:
    assert cards("Zieh-4-Joker") == {"wild-draw-four": 1}
    assert cards("+4-Joker, Vier-Zieh") == {"wild-draw-four": 2}
    assert cards("joker, +4") == {"wild": 1, "wild-draw-four": 1}


@pytest.mark.parametrize(
    "text",
    [
        "0",
        "null",
        "zero",
        "nothing",
        "no cards",
        "0 cards",
        "keine",
        "keine Karten",
        "leer",
        "niks",
    ],
)
def test_an_explicit_nothing_is_an_item_and_an_empty_tally(text: str) -> None:
    reading = read(text)
    assert reading.tally == NO_CARDS
    assert [item.amount for item in reading.items] == [0]
    assert reading.not_understood == ()


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_an_empty_line_says_nothing_at_all(text: str) -> None:
    assert read(text) == HandReading(NO_CARDS, (), ())


def test_a_text_beyond_the_limit_is_not_understood_as_a_whole() -> None:
    reading = read("7, " * MAX_TEXT)
    assert reading.tally == NO_CARDS
    assert len(reading.not_understood) == 1


def test_more_amounts_than_a_hand_can_hold_are_reported() -> None:
    reading = read(", ".join(["12"] * (MAX_AMOUNTS + 1)))
    assert len(reading.tally.amounts) == MAX_AMOUNTS
    assert reading.not_understood == ("12",)


def test_items_keep_the_words_they_were_written_in() -> None:
    assert [item.text for item in read("Rot 7, 2 Joker, 12+3").items] == [
        "Rot 7",
        "2 Joker",
        "12",
        "3",
    ]


def test_only_the_languages_asked_for_are_understood() -> None:
    assert read_hand("keuzekaart", CLASSIC, "108", LIBRARY, ("en",)).not_understood
    assert not read_hand("keuzekaart", CLASSIC, "108", LIBRARY, ("nl",)).not_understood
