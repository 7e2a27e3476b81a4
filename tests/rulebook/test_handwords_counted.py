"""How many of a card there are, and which it is, where what stands beside it tells so."""

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.handwords import read_hand

LIBRARY = load_library(rules_dir())


def cards(text: str, variant: str = "classic", deck: str = "") -> dict[str, int]:
    game = LIBRARY.variant(variant)
    reading = read_hand(text, game, deck or game.default_deck.id, LIBRARY)
    assert reading.not_understood == ()
    return dict(reading.tally.cards)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("vier Aussetzen", {"skip": 4}),
        ("ich glaub 2 Aussetzen", {"skip": 2}),
        ("drei Retour", {"reverse": 3}),
        ("twee overslaan", {"skip": 2}),
        ("rote 7 und 2 Aussetzen", {"7": 1, "skip": 2}),
        ("rot 2 Aussetzen", {"2": 1, "skip": 1}),
    ],
)
def test_a_name_without_a_plural_is_counted(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("drei plus zwei und eine gelbe Null", {"draw-two": 3, "0": 1}),
        ("eine rote 6 und drei plus sechs", {"6": 1, "wild-draw-six": 3}),
        ("twee plus tien en een blauwe 6", {"wild-draw-ten": 2, "6": 1}),
    ],
)
def test_beside_cards_with_an_article_a_spelled_plus_is_no_sum(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text, "no-mercy") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5x1", {"1": 5}),
        ("5x1, 7x2", {"5": 1, "7": 2}),
        ("1x5", {"5": 1}),
        ("8x2", {"8": 2}),
        ("5x3", {"3": 5}),
        ("5x3, skip", {"5": 3, "skip": 1}),
    ],
)
def test_five_times_one_is_five_ones_where_nothing_is_beside_it(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("the two of blue", {"2": 1}),
        ("the eight of red, the two of blue and a reverse", {"8": 1, "2": 1, "reverse": 1}),
        ("the two of blue skips", {"skip": 2}),
        ("2+, 4+ leider", {"draw-two": 1, "wild-draw-four": 1}),
        ("retour rteour gelb 4", {"reverse": 2, "4": 1}),
        ("missed turn, green 3", {"skip": 1, "3": 1}),
        ("a wild with plus four and a wild without", {"wild-draw-four": 1, "wild": 1}),
        ("Joker mit plus vier und ein Joker ohne", {"wild-draw-four": 1, "wild": 1}),
        ("die rote Karte mit der 3 und ein Aussetzen", {"3": 1, "skip": 1}),
        ("the red card with the 3 and a skip", {"3": 1, "skip": 1}),
        ("een blauwe kaart met een 8", {"8": 1}),
        ("red three blue five wild card plus two", {"3": 1, "5": 1, "wild": 1, "draw-two": 1}),
        ("gele vier groene vier joker plus twee", {"4": 2, "wild": 1, "draw-two": 1}),
        ("pas 20, joker 50, gele 3 = 73", {"skip": 1, "wild": 1, "3": 1}),
    ],
)
def test_what_stands_beside_a_card_tells_which_it_is(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Joker tauschen 40 und Joker 50 und 6 macht 96", {"swap-hands": 1, "wild": 1, "6": 1}),
        ("reverse and one of those write on cards", {"reverse": 1, "customizable": 1}),
        ("verwissel handen plus een blauwe 6", {"swap-hands": 1, "6": 1}),
        ("please write on: red 7", {"7": 1}),
        ("Wild leer, Zieh zwei, 6", {"customizable": 1, "draw-two": 1, "6": 1}),
        ("wild leeg, pak twee", {"customizable": 1, "draw-two": 1}),
    ],
)
def test_cards_of_the_larger_deck_are_known_by_what_they_do(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text, deck="112") == expected


@pytest.mark.parametrize(
    "text",
    [
        "wild and a bunch of numbers adding to 23",
        "Joker und Zahlen die zusammen 23 ergeben",
        "joker en cijfers die samen 23 zijn",
        "een joker en 23 aan losse punten",
    ],
)
def test_numbers_that_are_only_summed_up_are_points(text: str) -> None:
    game = LIBRARY.variant("classic")
    reading = read_hand(text, game, "108", LIBRARY)
    assert reading.not_understood == ()
    assert reading.tally.cards == {"wild": 1}
    assert reading.tally.amounts == (23,)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 jokers 1 pas 1 rode 3", {"wild": 2, "skip": 1, "3": 1}),
        ("1 Joker 2 Aussetzer 1 grüne Null", {"wild": 1, "skip": 2, "0": 1}),
        ("1 wild 2 skips 1 green zero", {"wild": 1, "skip": 2, "0": 1}),
        ("only skips, three of them", {"skip": 3}),
        ("nur Aussetzer, drei davon", {"skip": 3}),
        ("alleen jokers, drie stuks", {"wild": 3}),
    ],
)
def test_a_number_that_fits_its_card_counts_it(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "5 skips 1 wild 1 red 3",
        "2 wilds 3 red 3",
        "skips, three of them red",
        "red four wild plus two blue",
        "wild card plus two",
        "a skip and 12 more",
        "rote Karte mit 3 Punkten",
        "pas 20 = 20",
    ],
)
def test_a_number_that_may_be_of_something_else_is_asked_about(text: str) -> None:
    game = LIBRARY.variant("classic")
    assert read_hand(text, game, "108", LIBRARY).not_understood


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("Karten mit zusammen 56 Punkten", 56),
        ("kaarten van samen 56 punten", 56),
        ("cards worth 56", 56),
        ("a skip and 70 more", 90),
        ("ein Joker und noch 30 mehr", 80),
        ("een joker en 30 meer", 80),
    ],
)
def test_points_of_cards_that_are_not_told_count_once(text: str, points: int) -> None:
    game = LIBRARY.variant("classic")
    reading = read_hand(text, game, "108", LIBRARY)
    assert reading.not_understood == ()
    worths = game.card_points("108")
    told = sum(worths[kind] * count for kind, count in reading.tally.cards.items())
    assert told + sum(reading.tally.amounts) == points
