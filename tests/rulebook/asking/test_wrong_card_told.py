"""What a wrong card costs whoever took it back, told as a story."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Gran laid a red 4 on a blue 7 and Uncle Pete spotted it. She's taken the 4 back "
         "into her hand. How many extra cards does she have to draw?"),
        ("de", "Oma hat eine rote 4 auf eine blaue 7 gelegt und Onkel Peter hat es gemerkt. Sie "
         "hat die 4 wieder auf die Hand genommen. Wie viele Karten muss sie zusätzlich ziehen?"),
        ("nl", "Oma legde een rode 4 op een blauwe 7 en oom Piet zag het. Ze heeft de 4 weer in "
         "haar hand genomen. Hoeveel extra kaarten moet ze trekken?"),
    ],
)  # fmt: skip
def test_cards_to_draw_are_no_points(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.value) == ("wrong-card", 2)
