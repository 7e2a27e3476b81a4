"""The words of a long card name in whatever order people say them: one card, and not two."""

from itertools import permutations

import pytest

from tests.rulebook.at_hand import answered

_NAMES = {
    "en": ("wild", "reverse", "draw four"),
    "de": ("Joker", "Umkehr", "+4"),
    "nl": ("joker", "keer om", "neem vier"),
}
_LAID = {
    "en": "I lay the {}. How many are drawn?",
    "de": "Ich lege den {}. Wie viele werden gezogen?",
    "nl": "Ik leg de {}. Hoeveel worden er gepakt?",
}


@pytest.mark.parametrize(
    ("language", "name"),
    [
        (language, " ".join(order))
        for language in _NAMES
        for order in permutations(_NAMES[language])
    ],
)
def test_the_wild_that_reverses_and_draws_is_one_card_in_any_order(
    language: str, name: str
) -> None:
    found = answered(_LAID[language].format(name), "no-mercy", language, players=4)
    assert [card.kind for card in found.situation.cards] == ["wild-reverse-draw-four"]
    assert found.value == 4


def test_alone_against_one_it_comes_back_to_whoever_lays_it() -> None:
    question = "Wir sind zu zweit. Ich lege den +4-Umkehr-Joker. Wie viele muss ich selbst ziehen?"
    assert answered(question, "no-mercy", "de", players=2).value == 4
