""" "If you can't go, do you draw one?": that nothing fits denies nothing of what is asked."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "if you can't go, do you draw a card?"),
        ("en", "Nothing fits. Do I have to take one card?"),
        ("de", "wenn nix passt zieht man dann eine karte?"),
        ("de", "kannst du nicht dann ziehst du eine"),
        ("nl", "als je niks kunt leggen, pak je er dan een?"),
        ("nl", "kan je niet dan pak je er een"),
        ("nl", "Als je niet kunt, trek je er één. Klopt dat?"),
    ],
)
def test_whoever_has_nothing_that_fits_draws_one(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("no-playable", "yes")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "if you can't go, do you draw just one card?"),
        ("de", "wenn nix passt zieht man dann nur eine karte?"),
        ("nl", "als je niks kunt leggen, pak je er dan maar een?"),
    ],
)
def test_where_one_draws_on_until_a_card_fits_one_is_not_enough(
    language: str, question: str
) -> None:
    assert answered(question, "no-mercy", language).verdict == "no"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "if you can't go, do you draw three cards?"),
        ("de", "wenn nix passt zieht man dann drei karten?"),
        ("nl", "als je niks kunt leggen, pak je er dan twee?"),
    ],
)
def test_more_than_one_is_not_drawn(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "no"
