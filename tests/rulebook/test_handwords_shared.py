"""A noun for several colours, doubts about a colour, and cards of which only the worth is told."""

import pytest

from tests.rulebook.at_hand import read


def understood(text: str, variant: str = "classic") -> tuple[dict[str, int], int]:
    reading = read(text, variant)
    assert reading.not_understood == ()
    return dict(reading.tally.cards), sum(reading.tally.amounts)


@pytest.mark.parametrize(
    "text",
    [
        "one red and one green seven",
        "a red and a blue 7",
        "je eine rote und eine grüne Sieben",
        "je eine rote und grüne Sieben",
        "een rode en een groene zeven",
        "zwei Sieben, eine davon blau",
        "zweimal die Sieben, einmal rot, einmal blau",
        "red 7, other red 7",
        "eine 7, ne andere 7",
        "7 - red, 7 - blue",
    ],
)
def test_two_colours_of_a_card_are_two_cards(text: str) -> None:
    assert understood(text) == ({"7": 2}, 0)


@pytest.mark.parametrize(
    "text",
    [
        "drei rote und eine blaue 7",
        "a red and a blue wild",
        "a red and blue 7",
        "three seven, one of them blue",
        "zwei sieben, eine davon blau",
    ],
)
def test_what_may_be_other_cards_too_is_not_shared(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "a seven, blue I think, and a skip",
        "a red or blue seven and a skip",
        "eine Sieben, ich glaube blau, und ein Aussetzen",
        "een zeven, blauw geloof ik, en een skip",
        "a skip, and the red 7 too",
        "action: skip, numbers: 7",
        "1 skip 1 seven",
        "7s: one, skips: one",
    ],
)
def test_what_changes_no_worth_is_no_doubt(text: str) -> None:
    assert understood(text) == ({"7": 1, "skip": 1}, 0)


@pytest.mark.parametrize(
    "text", ["a seven I think and a skip", "a 7 or 8", "skip or 7", "skip too"]
)
def test_a_doubt_about_a_card_is_one(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "three number cards worth 15 altogether and a skip",
        "ein Aussetzen und der Rest Zahlen, 15",
        "a skip and 15 more points",
    ],
)
def test_the_worth_of_cards_that_are_not_named_is_points(text: str) -> None:
    assert understood(text) == ({"skip": 1}, 15)


@pytest.mark.parametrize(
    "text",
    ["4 and two numbers total 15", "a skip and the rest numbers, 35", "two skips plus 40"],
)
def test_what_may_be_the_total_is_reported(text: str) -> None:
    assert read(text).not_understood


def test_letters_are_cards_among_others_whose_colour_is_one() -> None:
    assert understood("R2 R2 B+2 W") == ({"2": 2, "draw-two": 1, "wild": 1}, 0)
    assert understood("Gskip") == ({"skip": 1}, 0)


def test_number_cards_are_counted_apart_from_the_others() -> None:
    assert understood("two number cards, a 4 and a 7, and a skip") == (
        {"4": 1, "7": 1, "skip": 1},
        0,
    )
    assert read("two number cards, a 4 and a skip").not_understood


def test_a_name_without_a_space_is_one() -> None:
    assert understood("G+4 wild+6", "no-mercy") == ({"draw-four": 1, "wild-draw-six": 1}, 0)


@pytest.mark.parametrize(
    "text",
    [
        "two of each: skip and wild",
        "two each of skip and wild",
        "skip and wild, two each",
        "a skip and a wild twice each",
        "twee van elk: skip en joker",
        "je zwei Joker und Aussetzer",
        "Aussetzen und Joker je zweimal",
    ],
)
def test_as_many_of_each_are_as_many_of_all_that_is_named(text: str) -> None:
    assert understood(text) == ({"skip": 2, "wild": 2}, 0)


@pytest.mark.parametrize(
    "text",
    [
        "two of each: skip, wild and one 7",
        "je zwei Joker und ein Aussetzer",
        "red 7 and skip, 2 each, wild",
        "rote 7, Aussetzen und Joker je zweimal",
        "rode 7, skip en joker elk 2 keer en gele 1",
        "2 skips and wild twice each, blue 9",
        "7, skip, wild, both twice",
        "Joker, rote 7 je zweimal",
        "skip, wild, both 20",
    ],
)
def test_as_many_of_each_beside_another_number_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "skip and wild twice each and a blue 9",
        "a skip and a wild two of each plus blue 9",
        "skip and wild both twice, blue 9",
        "blue 9, skip and wild both twice",
        "Aussetzen und Joker je zweimal, dazu blau 9",
        "Aussetzen und Joker beide doppelt, blau 9",
        "skip en joker, allebei 2 keer, blauw 9",
        "skip en joker telkens 2x en blauw 9",
    ],
)
def test_what_there_is_as_many_of_may_stand_beside_another_card(text: str) -> None:
    assert understood(text) == ({"skip": 2, "wild": 2, "9": 1}, 0)


def test_each_number_of_each_is_said_of_what_stands_before_it() -> None:
    told = {"skip": 2, "reverse": 2, "3": 3, "4": 3}
    text = "Aussetzen und Retour je zweimal, rote 3 und gelbe 4 je dreimal"
    assert understood(text) == (told, 0)


def test_what_each_is_worth_is_no_number_of_cards() -> None:
    assert understood("two skips, 20 each") == ({"skip": 2}, 0)
    assert understood("zwei Joker zu je 50") == ({"wild": 2}, 0)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("three twenties and a fifty", ({}, 110)),
        ("a twenty and a fifty", ({}, 70)),
        ("two 20 pointers and a 50 pointer", ({}, 90)),
        ("zwei Zwanziger, ein Fünfziger und ne rote 4", ({"4": 1}, 90)),
        ("ne 50 und ne 20", ({}, 70)),
        ("een vijftiger, twee twintigers en een rode 5", ({"5": 1}, 90)),
        ("a skip, that's a twenty", ({"skip": 1}, 0)),
    ],
)
def test_what_a_card_is_worth_can_be_counted(
    text: str, expected: tuple[dict[str, int], int]
) -> None:
    assert understood(text) == expected


@pytest.mark.parametrize(
    "text", ["a fifty", "one fifty", "a twelve and a twenty", "a skip, a twenty, a wild, a fifty"]
)
def test_what_may_be_another_number_or_told_twice_is_asked_about(text: str) -> None:
    assert read(text).not_understood


def test_a_worth_that_a_draw_card_bears_is_asked_about() -> None:
    assert read("a ten and a twenty", "no-mercy").not_understood


@pytest.mark.parametrize(
    ("text", "variant"),
    [
        ("Joker, der Rest sind 9", "classic"),
        ("wild and 9 for the rest", "classic"),
        ("joker, rest 9", "classic"),
        ("Umdreh-Joker, der Rest ist 9", "flex"),
    ],
)
def test_the_rest_is_an_amount_of_one_digit_too(text: str, variant: str) -> None:
    wilds, points = understood(text, variant)
    assert (sum(wilds.values()), points) == (1, 9)


def test_the_rest_may_be_a_list_of_cards() -> None:
    assert understood("wild, the rest: 9, 4") == ({"wild": 1, "9": 1, "4": 1}, 0)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rode en blauwe pas, en een 3", {"skip": 2, "3": 1}),
        ("rote und gelbe Sieben", {"7": 2}),
        ("rote und blaue Retour, eine 5", {"reverse": 2, "5": 1}),
        ("three greens, 2, 5 and 9", {"2": 1, "5": 1, "9": 1}),
        ("zwei rote, 4 und 7", {"4": 1, "7": 1}),
        ("drie groene, 2, 5 en 9", {"2": 1, "5": 1, "9": 1}),
        ("two green, 5, 7", {"2": 1, "5": 1, "7": 1}),
        ("a one and a three left, both yellow", {"1": 1, "3": 1}),
        ("een één en een drie over, allebei geel", {"1": 1, "3": 1}),
        ("blue 7, blue skip (all blue lol)", {"7": 1, "skip": 1}),
        ("rote 7, rote 3, rot aussetzen (alles rot)", {"7": 1, "3": 1, "skip": 1}),
        ("geel 4 geel 7 geel pas (alles geel)", {"4": 1, "7": 1, "skip": 1}),
    ],
)
def test_colours_of_several_cards_are_told_from_cards(text: str, expected: dict[str, int]) -> None:
    assert understood(text)[0] == expected


@pytest.mark.parametrize(
    "text",
    [
        "een rode en blauwe pas",
        "twee rode en blauwe pas",
        "rode en blauwe passen",
        "rood en blauw 7",
        "rote und rote 7",
        "three greens, 2 and 5",
        "red 8 blue 5 all red",
    ],
)
def test_colours_that_may_be_of_other_cards_are_asked_about(text: str) -> None:
    assert read(text).not_understood


def test_two_colours_may_be_on_one_card_of_flex() -> None:
    assert read("rode en blauwe 7", "flex").not_understood


@pytest.mark.parametrize(
    "text",
    [
        "red, blue and yellow 7, so three sevens",
        "rot, blau und gelb 7, das sind drei Siebener",
        "rood, blauw en geel 7, dus drie zevens",
    ],
)
def test_as_many_colours_as_cards_that_are_named_behind_them(text: str) -> None:
    assert understood(text) == ({"7": 3}, 0)


@pytest.mark.parametrize(
    "text",
    [
        "red, blue and yellow 7",
        "red, blue and yellow 7, so two sevens",
        "rot, blau und gelb 7, das sind drei Achter",
        "rood, blauw en geel 7, dus vier zevens",
    ],
)
def test_colours_of_which_no_more_is_known_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize("text", ["e roti Sechsi", "e blaui Sächsi", "ich han no e roti Sechsi"])
def test_a_swiss_six_is_a_six(text: str) -> None:
    assert understood(text) == ({"6": 1}, 0)
