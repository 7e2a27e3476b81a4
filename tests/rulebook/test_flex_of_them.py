"""Cards of which some are Flex ones, and numbers with the flip symbol."""

import pytest

from tests.rulebook.at_hand import cards, read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("two skips, one of them flex, red 3", {"skip": 1, "flex-skip": 1, "3": 1}),
        ("three skips, two of them flex skips", {"skip": 1, "flex-skip": 2}),
        ("two draw twos, one normal one flex", {"draw-two": 1, "flex-draw-two": 1}),
        ("three skips: one flex, two normal", {"skip": 2, "flex-skip": 1}),
        ("2x skip, one of them flex", {"skip": 1, "flex-skip": 1}),
        ("skip x2, both flex", {"flex-skip": 2}),
        ("zwei +2, davon eine Flex, und ne rote 3", {"draw-two": 1, "flex-draw-two": 1, "3": 1}),
        ("drei Retour, zwei davon Flex", {"reverse": 1, "flex-reverse": 2}),
        ("drei Aussetzen, eine ist normal, zwei sind Flex", {"skip": 1, "flex-skip": 2}),
        ("drei Retour, alle Flex", {"flex-reverse": 3}),
        ("twee skips, waarvan een flex, rode 3", {"skip": 1, "flex-skip": 1, "3": 1}),
        ("twee skips, een gewone en een flex", {"skip": 1, "flex-skip": 1}),
        ("drie skips, allemaal flex", {"flex-skip": 3}),
        ("two skips, one flex reverse", {"skip": 2, "flex-reverse": 1}),
    ],
)
def test_those_that_are_said_to_be_flex_are_flex_cards(text: str, expected: dict[str, int]) -> None:
    assert cards(text, "flex") == expected


@pytest.mark.parametrize(
    "text",
    [
        "two skips, one flex, red 3",
        "three skips, two normal",
        "three skips, both flex",
        "two skips, one of them a flex reverse",
        "two skips and two reverses, all flex",
        "skip, reverse, both flex",
        "skips: one flex, one normal",
        "zwei Retour, keiner davon Flex",
        "drie skips, twee daarvan gewoon",
    ],
)
def test_where_the_shares_do_not_fit_it_is_asked(text: str) -> None:
    assert read(text, "flex").not_understood


@pytest.mark.parametrize(
    "text",
    [
        "red 5 with the flip thing, skip",
        "red 5 (with the little flip thing), skip",
        "red 5 with a flip sign on it, skip",
        "red 5 with flip arrows, skip",
        "rote 5 mit dem Flip-Dings, Aussetzen",
        "rote 5 mit so nem Flip-Zeichen, Aussetzen",
        "rote 5 mit Flip-Pfeil drauf, Aussetzen",
        "rode 5 met dat flip dingetje, overslaan",
        "rode 5 met het draaiteken erop, overslaan",
    ],
)
def test_the_flip_symbol_of_a_number_is_no_wild(text: str) -> None:
    assert cards(text, "flex") == {"5": 1, "skip": 1}


@pytest.mark.parametrize(
    "text",
    [
        "I'm left with the flip thing and a red 5",
        "red 5 and the flip thing",
        "sitze da mit dem Flip und einer roten 5",
        "zit nog met de flip en een rode 5",
    ],
)
def test_the_flip_card_beside_a_number_is_the_wild(text: str) -> None:
    assert cards(text, "flex") == {"flip-wild": 1, "5": 1}


@pytest.mark.parametrize("text", ["red 5, with the flip thing", "rote 5, mit dem Flip-Dings"])
def test_behind_a_comma_it_is_asked_which_it_is(text: str) -> None:
    assert read(text, "flex").not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("three skips but one of them's flex", {"skip": 2, "flex-skip": 1}),
        ("zwei Retour, die Flex und die normale", {"reverse": 1, "flex-reverse": 1}),
        ("twee keer om, de flex en de gewone", {"reverse": 1, "flex-reverse": 1}),
        ("3 skips, 2 flex 1 not", {"skip": 1, "flex-skip": 2}),
        ("skip in flex versie en een 4", {"flex-skip": 1, "4": 1}),
        ("blue 6, flip symbol on it, skip", {"6": 1, "skip": 1}),
        ("rote 2 mit dem Pfeilding drauf, Umdrehjoker", {"2": 1, "flip-wild": 1}),
        ("rode 2 met het pijltje erop, flip joker", {"2": 1, "flip-wild": 1}),
        ("rote 6 mit dem Flipsymbol, grüne 6 ohne", {"6": 2}),
    ],
)
def test_which_side_is_meant_is_said_in_many_ways(text: str, expected: dict[str, int]) -> None:
    assert cards(text, "flex") == expected
