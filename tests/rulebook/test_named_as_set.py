"""What cards that were listed are called together, and what may be more of them."""

import pytest

from tests.rulebook.at_hand import read


@pytest.mark.parametrize(
    "text",
    [
        "blue 6, blue 6, green 6, that's three sixes",
        "blue 6, blue 6, green 6, all sixes",
        "blue 6, blue 6, green 6, nothing but sixes",
        "blau 6, blau 6, grün 6, voll der Sechserpasch",
        "blau 6, blau 6, grün 6, was für ein Pasch",
        "blau 6, blau 6, grün 6, ein Sechserdrilling",
        "blau 6, blau 6, grün 6, lauter Sechser",
        "blau 6, blau 6, grün 6, das sind drei Sechser",
        "blauw 6, blauw 6, groen 6, allemaal zessen",
        "blauw 6, blauw 6, groen 6, alleen maar zessen",
        "blauw 6, blauw 6, groen 6, dat zijn drie zessen",
    ],
)
def test_what_they_are_called_together_adds_nothing(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"6": 3}
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "blue 6, blue 6, green 6, three sixes",
        "blue 6, blue 6, green 6, triple sixes",
        "red 6, blue 7, just sixes",
        "red 6, blue 6, all qwert sixes",
        "Sechserpasch",
        "blau 6, Siebenerpasch",
        "blau 6, grün 7, ein Pasch",
        "blau 6, blau 6, drei Joker, Sechserpasch",
        "blau 6, blau 6, grün 6, drei Sechser",
        "blauw 6, blauw 6, groen 6, drie zessen",
        "blauw 6, groen 7, allemaal zessen",
    ],
)
def test_what_may_be_more_of_them_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("red 6, blue 6, two green sixes", {"6": 4}),
        ("rot 7, blau 7, zwei grüne Siebener", {"7": 4}),
        ("rood 6, blauw 6, drie zessen", {"6": 5}),
    ],
)
def test_more_of_another_colour_or_number_count(text: str, expected: dict[str, int]) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == expected
