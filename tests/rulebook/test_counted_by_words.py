"""Numbers, colours and jests beside cards: "I have two, a 5 and a wild", "3x 7 red"."""

import pytest

from tests.rulebook.at_hand import cards, read


@pytest.mark.parametrize(
    "text",
    [
        "I have two, a 5 and a wild",
        "I've got two left, a 5 and a wild",
        "ich hab noch zwei, ne 5 und nen Joker",
        "ik heb er nog twee, een 5 en een joker",
        "ik heb er nog twee, 5 en joker",
        "er zijn er nog 2, een 5 en een joker",
    ],
)
def test_who_has_so_many_cards_names_as_many(text: str) -> None:
    assert cards(text) == {"5": 1, "wild": 1}


@pytest.mark.parametrize(
    "text", ["ik heb er nog drie, een 5 en een joker", "ik heb er nog 4, 5, 6 en joker"]
)
def test_so_many_of_them_and_others_listed_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "3x 7 red, skip",
        "three times the 7 in red, skip",
        "3x 7 rot, Aussetzen",
        "dreimal die 7 in rot, Aussetzen",
        "drie keer de 7 in het rood, skip",
        "3 x 7 rood, skip",
    ],
)
def test_a_colour_behind_a_multiplied_number_is_that_of_the_cards(text: str) -> None:
    assert cards(text) == {"7": 3, "skip": 1}


@pytest.mark.parametrize("text", ["3x 20 red", "3x 20 rot", "3x 20 rood"])
def test_points_have_no_colour(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "skip, the red one, and a skip, the blue one",
        "Aussetzen, das rote, und Aussetzen, das blaue",
        "skip, de rode, en skip, de blauwe",
    ],
)
def test_which_card_it_is_may_be_said_behind_it(text: str) -> None:
    assert cards(text) == {"skip": 2}


@pytest.mark.parametrize(
    "text",
    [
        "the red one, the blue one and a skip",
        "two skips, the red one and the blue one",
        "the skip, the red one, the blue three",
    ],
)
def test_the_red_one_alone_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text", ["the one and only reverse", "der eine und einzige Retour", "de enige echte keer om"]
)
def test_the_one_and_only_is_no_one(text: str) -> None:
    assert cards(text) == {"reverse": 1}


@pytest.mark.parametrize(
    "text",
    [
        "70, just kidding, 17",
        "seven hundred no I'm joking, it's 17",
        "70, kleiner Scherz, 17",
        "70, nee grapje, 17",
        "70, grapje, 17",
    ],
)
def test_a_jest_between_two_numbers_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "red 7, just kidding, red 8",
        "rote 7, nee Scherz, rote 8",
        "rode 7, nee grapje, rode 8",
    ],
)
def test_a_jest_about_a_coloured_number_takes_it_back(text: str) -> None:
    assert cards(text) == {"8": 1}


@pytest.mark.parametrize("text", ["57, no kidding", "57, Spaß beiseite", "geen grapje, 57"])
def test_a_denied_jest_takes_nothing_back(text: str) -> None:
    reading = read(text)
    assert not reading.not_understood
    assert reading.tally.amounts == (57,)


@pytest.mark.parametrize(
    "text", ["20+7 should be 27", "20 + 7, müsste 27 sein", "20 + 7 moet 27 zijn"]
)
def test_what_it_should_be_is_the_total(text: str) -> None:
    reading = read(text)
    assert not reading.not_understood
    assert sum(reading.tally.amounts) == 27


def test_what_it_should_be_and_is_not_is_asked_about() -> None:
    assert read("skip and 7 should be 30").not_understood
