"""What is dictated or sent as a letter: commas by their name, greetings, things said again."""

import pytest

from tests.rulebook.at_hand import read


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("red eight comma blue two comma wild", {"8": 1, "2": 1, "wild": 1}),
        ("grüne sechs Komma gelbe neun Komma Aussetzen", {"6": 1, "9": 1, "skip": 1}),
        ("groene vier komma twee jokers komma pas", {"4": 1, "wild": 2, "skip": 1}),
        ("green 1 full stop skip full stop", {"1": 1, "skip": 1}),
        ("rote acht Punkt blaue zwei Punkt Joker Punkt", {"8": 1, "2": 1, "wild": 1}),
        ("rode 7 punt joker punt", {"7": 1, "wild": 1}),
        ("three comma five comma seven", {"3": 1, "5": 1, "7": 1}),
    ],
)
def test_a_comma_that_is_said_divides_the_cards(text: str, cards: dict[str, int]) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == cards


@pytest.mark.parametrize(
    "text", ["three comma five", "drei Komma fünf", "drie komma vijf", "a wild comma 50"]
)
def test_a_spoken_comma_is_doubtful_where_a_written_one_is(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(("text", "points"), [("7 Punkt", 7), ("20 punt", 20), ("12 Punkte", 12)])
def test_points_are_no_full_stop(text: str, points: int) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert sum(reading.tally.amounts) == points


@pytest.mark.parametrize(
    "text",
    [
        "red 5, wild. Love, Gran",
        "red 5 and a wild, hugs and kisses from Nana",
        "wild, red 5. Kind regards, Harold",
        "rote 5, Joker. Gruß Oma",
        "rote 5 und ein Joker, viele Grüße von Oma und Opa",
        "Joker, rote 5, lg Hannelore",
        "rode 5, joker. Groetjes, oma",
        "joker en een rode 5, veel liefs van tante Truus",
        "rode 5, joker, met vriendelijke groet, Kees",
    ],
)
def test_a_greeting_at_the_end_says_nothing(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"5": 1, "wild": 1}


@pytest.mark.parametrize(
    "text",
    [
        "red 7, kisses, Pete has a wild",
        "rote 7, Gruß an Peter, der hat noch einen Joker",
        "rode 7, groetjes, Anna heeft een joker",
    ],
)
def test_a_hand_behind_a_greeting_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("four skips, honestly, four skips", {"skip": 4}),
        ("three wilds yes really three wilds and a red 5", {"wild": 3, "5": 1}),
        ("zwei Aussetzer? Ja, zwei Aussetzer", {"skip": 2}),
        ("drei rote Siebener, ehrlich, drei rote Siebener", {"7": 3}),
        ("ein Joker, wirklich, ein Joker und eine grüne 4", {"wild": 1, "4": 1}),
        ("drie jokers ja echt drie jokers", {"wild": 3}),
        ("twee omkeren, ja, twee omkeren", {"reverse": 2}),
    ],
)
def test_what_is_affirmed_counts_once(text: str, cards: dict[str, int]) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == cards


@pytest.mark.parametrize(
    "text",
    ["a skip, yes, a skip", "rote 7, ja, rote 7", "7 rot, ja, 7 rot", "een joker, ja, een joker"],
)
def test_one_card_behind_a_mere_yes_may_be_another(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("three wilds, three wilds", {"wild": 6}),
        ("a skip and yes another skip", {"skip": 2}),
        ("two skips, yes really, two wilds", {"skip": 2, "wild": 2}),
        ("eine rote 7, ja echt, eine rote 8", {"7": 1, "8": 1}),
        ("twee pas, ja, drie jokers", {"skip": 2, "wild": 3}),
    ],
)
def test_other_cards_behind_a_yes_are_added(text: str, cards: dict[str, int]) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == cards


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("3x8 + 2x5", {"8": 3, "5": 2}),
        ("2x9+3x4+1x6", {"9": 2, "4": 3, "6": 1}),
        ("5x4 + 1x9", {"4": 5, "9": 1}),
        ("two times eight plus three times five", {"8": 2, "5": 3}),
        ("2 mal 8 plus 3 mal 5", {"8": 2, "5": 3}),
        ("2 keer 7 plus 1 keer 9", {"7": 2, "9": 1}),
        ("2x7 + 3x8 = 38", {"7": 2, "8": 3}),
    ],
)
def test_products_that_are_added_are_cards(text: str, cards: dict[str, int]) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == cards


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("3x8 + 20", (24, 20)),
        ("2x20 + 3x5", (40, 15)),
        ("3x8 + 2x5 points", (24, 10)),
        ("12x2 + 3x5", (24, 15)),
        ("fifty plus twenty plus four", (50, 20, 4)),
        ("sechzig plus dreißig plus zwei, macht 92", (60, 30, 2)),
        ("vijftig plus twintig plus vier", (50, 20, 4)),
        ("twenty plus twenty plus six", (20, 20, 6)),
        ("zwanzig plus zwanzig plus sechs", (20, 20, 6)),
        ("twintig plus twintig plus zes", (20, 20, 6)),
        ("twintig plus tien plus zes, dus 36", (20, 10, 6)),
    ],
)
def test_other_sums_are_points(text: str, amounts: tuple[int, ...]) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert (dict(reading.tally.cards), reading.tally.amounts) == ({}, amounts)


@pytest.mark.parametrize(
    "text",
    [
        "fifty plus four",
        "zehn plus zwei plus vier",
        "vijftig plus vier plus twee",
        "een joker plus zes",
    ],
)
def test_a_spelled_plus_four_behind_a_number_may_be_a_card(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "points"),
    [("5O points", 50), ("2o Punkte", 20), ("l00 punten", 100), ("1O5", 105), ("=7o", 70)],
)
def test_letters_that_look_like_digits_are_read_in_a_number(text: str, points: int) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert sum(reading.tally.amounts) == points


@pytest.mark.parametrize("text", ["+1o, red 3", "+1O, rote 3", "joker +I0, rode 3"])
def test_a_draw_ten_may_be_typed_with_a_letter(text: str) -> None:
    reading = read(text, "no-mercy")
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"wild-draw-ten": 1, "3": 1}


@pytest.mark.parametrize("text", ["7o", "I7 points", "l5 Punkte", "skip, 3o"])
def test_letters_that_may_be_something_else_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("wild, no plus, and a red 3", {"wild": 1, "3": 1}),
        ("ein Joker ohne Plus, rote 3", {"wild": 1, "3": 1}),
        ("joker zonder plus, rode 3", {"wild": 1, "3": 1}),
        ("een rode vijf een groene zes en een beurt overslaan", {"5": 1, "6": 1, "skip": 1}),
        ("een skip in het rood een joker", {"skip": 1, "wild": 1}),
        ("7 rot, 7 bla", {"7": 2}),
        ("skip, ref 6", {"skip": 1, "6": 1}),
    ],
)
def test_words_beside_a_card_are_no_card(text: str, cards: dict[str, int]) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == cards
