"""A colour alone stands for the card named: "a red reverse lies, I only have a green one"."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Es liegt ein roter Richtungswechsel und ich hab nur nen grünen. Geht der drauf?"),
        ("de", "Oben liegt ne gelbe Fünf, ich hab nur ne blaue. Geht die?"),
        ("de", "Es liegt ein rotes Aussetzen. Passt ein grünes?"),
        ("de", "Ne grüne Sieben liegt, meine ist rot. Passt die?"),
        ("en", "A blue skip's lying there and I've only a red one. Does it go on?"),
        ("en", "There's a green reverse on top, mine is yellow. Can I lay it?"),
        ("en", "There's a yellow five and I only have a blue one. Will that go?"),
        ("nl", "Er ligt een rode keerkaart en ik heb alleen een groene. Mag die erop?"),
        ("nl", "Er ligt een gele omkeer, de mijne is blauw. Past die?"),
    ],
)
def test_one_of_another_colour_goes_on_its_like(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("match", "yes")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Top card is a green seven and I have a red card. Does it fit?"),
        ("de", "Oben liegt eine grüne Sieben und ich hab eine rote Karte. Passt die?"),
        ("nl", "Er ligt een groene zeven en ik heb een rode kaart. Past die?"),
    ],
)
def test_a_card_of_a_colour_may_be_any(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "depends"
