"""Slips of the keyboard that only the words beside them settle, and those that nothing settles."""

import pytest

from scorekeeper.rulebook.handwords import read_hand
from tests.rulebook.at_hand import LIBRARY, read


def cards(text: str, variant: str = "classic") -> dict[str, int]:
    reading = read(text, variant)
    assert reading.not_understood == ()
    return dict(reading.tally.cards)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("thre skips, wild", {"skip": 3, "wild": 1}),
        ("teo reverses, blue 4", {"reverse": 2, "4": 1}),
        ("I've got tow wilds and a skip", {"wild": 2, "skip": 1}),
        ("thre red skips, wild", {"skip": 3, "wild": 1}),
        ("zwie Richtungswechsel, rot 7", {"reverse": 2, "7": 1}),
        ("vire Joker, blau 3", {"wild": 4, "3": 1}),
        ("twe passen, rood 4", {"skip": 2, "4": 1}),
        ("dire keerkaarten, joker", {"reverse": 3, "wild": 1}),
    ],
)
def test_a_slip_before_several_cards_is_their_number(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "thee reverses, wild",
        "fou reverses, wild",
        "drwi Richtungswechsel, rot 5",
        "dei Richtungswechsel",
        "vie Joker",
        "vei passen, joker",
    ],
)
def test_a_slip_that_may_be_an_article_or_several_numbers_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("red skpi, red ski, 4", {"skip": 2, "4": 1}),
        ("skip, gteen 2", {"skip": 1, "2": 1}),
        ("blue sevne, red eigt", {"7": 1, "8": 1}),
        ("blua 3, gürn 5, rto 8", {"3": 1, "5": 1, "8": 1}),
        ("rote fnf, gelbe achht", {"5": 1, "8": 1}),
        ("rote nrgen, gele zesd, blauwe dire", {"9": 1, "6": 1, "3": 1}),
        ("acth, nuen, blau 2", {"8": 1, "9": 1, "2": 1}),
    ],
)
def test_a_slip_is_the_likeliest_colour_number_or_card_of_its_place(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize("text", ["red skid, 4", "blue sky, 4", "drawn, blue 8", "keer, gele 8"])
def test_everyday_words_beside_a_colour_or_alone_are_not_taken_for_cards(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text", ["a blue our, a red 5", "een blauwe zo, een rode 5", "een blauwe wee, een rode 5"]
)
def test_a_word_that_says_nothing_is_asked_about_where_a_number_is_wanted(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("drawn two, blue 8", {"draw-two": 1, "8": 1}),
        ("keer on, gele acht", {"reverse": 1, "8": 1}),
        ("Karte umderhen, blau 3, Richtungswechsle", {"reverse": 2, "3": 1}),
        ("jokre, gele 5, pass", {"wild": 1, "5": 1, "skip": 1}),
    ],
)
def test_all_that_stands_between_two_commas_may_be_one_name_with_a_slip(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize("text", ["wild 4", "wat reverses, 7"])
def test_words_that_are_known_together_are_no_slip_of_another_name(text: str) -> None:
    assert read(text).not_understood


def test_a_number_that_ends_in_s_is_no_plural_of_the_card_with_a_plus() -> None:
    assert cards("plus zess, plus zes, pas", "no-mercy") == {"wild-draw-six": 2, "skip": 1}


@pytest.mark.parametrize("text", ["26 pukte", "26 pionts", "26 puntn"])
def test_the_word_for_points_may_have_a_slip(text: str) -> None:
    reading = read(text)
    assert reading.tally.amounts == (26,)
    assert reading.not_understood == ()


@pytest.mark.parametrize("text", ["26 skipper", "26 pakjes", "26 pennies"])
def test_other_words_behind_a_number_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Umkerkarte, gelb 9", {"reverse": 1, "9": 1}),
        ("zwei Umkerkarten, gelb 9", {"reverse": 2, "9": 1}),
        ("Umkehrkarte, gelb 9", {"reverse": 1, "9": 1}),
    ],
)
def test_a_slip_in_a_name_with_card_behind_it_is_put_right(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize("text", ["Geburtstagskarte, gelb 9", "Visitenkarte, gelb 9"])
def test_cards_of_no_game_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("three crads: 7, 8, 9", {"7": 1, "8": 1, "9": 1}),
        ("Noch drei Kartten: 7, 8, 9", {"7": 1, "8": 1, "9": 1}),
        ("zieh vier Kartten, rot 7", {"wild-draw-four": 1, "7": 1}),
        ("zweial Aussetzen, rot 7", {"skip": 2, "7": 1}),
        ("red 7, anoher 7", {"7": 2}),
    ],
)
def test_a_slip_in_a_small_word_is_put_right(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize("text", ["37 ponits", "37 Pnkte", "37 pumten"])
def test_a_slip_in_points_leaves_the_points(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert (dict(reading.tally.cards), reading.tally.amounts) == ({}, (37,))


@pytest.mark.parametrize("text", ["nohting", "nihcts", "neits"])
def test_nothing_with_two_letters_turned_is_nothing(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert (dict(reading.tally.cards), reading.tally.amounts) == ({}, ())


@pytest.mark.parametrize("text", ["rote zwei, wirkloch nur die rote zwei", "noting"])
def test_a_slip_that_would_hide_something_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize("text", ["selbst gestalteterJ oker", "Joker, selbst gestalteterJ oker"])
def test_a_space_between_the_wrong_letters_breaks_nothing(text: str) -> None:
    game = LIBRARY.variant("classic")
    reading = read_hand(text, game, "112", LIBRARY)
    assert reading.not_understood == ()
    assert reading.tally.cards["customizable"] == 1


@pytest.mark.parametrize(
    "text",
    ["rto +4, Joker +6", "rde +4, wild +6", "orod +4, joker +6", "rto plus vier, Joker +6"],
)
def test_a_colour_with_a_slip_may_stand_before_a_plus(text: str) -> None:
    assert cards(text, "no-mercy") == {"draw-four": 1, "wild-draw-six": 1}


@pytest.mark.parametrize("text", ["thre +4", "dri +4", "dei +4", "rde + 4", "hut +4"])
def test_what_may_be_a_number_or_anything_before_a_plus_is_asked_about(text: str) -> None:
    assert read(text, "no-mercy").not_understood


@pytest.mark.parametrize(
    "text",
    [
        "three carsd: 7, 8, 9",
        "drei Kartne: 7, 8, 9",
        "drie kaartne: 7, 8, 9",
        "three card: 7, 8, 9",
        "drei Karte: 7, 8, 9",
        "drie kaartje: 7, 8, 9",
    ],
)
def test_a_slip_in_the_word_for_cards_makes_no_card_of_their_number(text: str) -> None:
    assert cards(text) == {"7": 1, "8": 1, "9": 1}


@pytest.mark.parametrize(
    "text",
    [
        "three carsd: 7, 8",
        "drie kaartne: 7, 8",
        "three card, 7, 8, 9",
        "drei Karte, 7, 8, 9",
        "drie kaart, 7, 8, 9",
    ],
)
def test_a_number_of_cards_that_may_be_one_of_them_is_asked_about(text: str) -> None:
    assert read(text).not_understood


def test_a_number_with_card_behind_it_is_that_card() -> None:
    assert cards("3 card, skip, wild") == {"3": 1, "skip": 1, "wild": 1}


@pytest.mark.parametrize(
    "text",
    [
        "nomrales Aussetzen, blau 3",
        "ein normlaes Aussetzen und blau 3",
        "ein reguläres Aussetzen, blau 3",
        "nomrale skip, blauw 3",
        "gewoen skip, blauw 3",
        "regualr skip, blue 3",
    ],
)
def test_a_slip_in_a_word_for_plain_cards_changes_nothing(text: str) -> None:
    assert cards(text, "flex") == {"skip": 1, "3": 1}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("b4 b7 gsk W", {"4": 1, "7": 1, "skip": 1, "wild": 1}),
        ("r5, gskip, brev", {"5": 1, "skip": 1, "reverse": 1}),
        ("b4, gstopp, r5", {"4": 1, "skip": 1, "5": 1}),
        ("b4, gpas, r5", {"4": 1, "skip": 1, "5": 1}),
    ],
)
def test_a_letter_before_a_name_is_its_colour_among_others(
    text: str, expected: dict[str, int]
) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize("text", ["gsk", "red 4, gsk, W", "b4 gs W", "b4, rus, r5", "b4 gwild r5"])
def test_a_letter_before_what_may_be_no_name_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4tje rood, een 9'tje", {"4": 1, "9": 1}),
        ("drie 4tjes en een rode 5", {"4": 3, "5": 1}),
        ("een 5je en twee 6jes", {"5": 1, "6": 2}),
    ],
)
def test_a_number_may_be_a_little_one(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize("text", ["een 4t en een rode 5", "skip en 12tje"])
def test_other_letters_behind_a_number_are_asked_about(text: str) -> None:
    assert read(text).not_understood
