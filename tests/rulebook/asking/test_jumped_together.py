"""Whose card counts if two jump in at the same moment, of which no leaflet speaks."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Two of us jumped in with the same card at precisely the same instant. Whose one "
         "counts?"),
        ("en", "Mia and I both jumped in simultaneously. Who was first?"),
        ("de", "Mia und ich haben im selben Moment reingeworfen. Wer darf?"),
        ("de", "Zwei von uns haben genau gleichzeitig mit der gleichen Karte reingeworfen. Wessen "
         "Karte gilt?"),
        ("nl", "Mia en ik sprongen tegelijk in. Wie gaat voor?"),
    ],
)  # fmt: skip
def test_nobody_says_whose_card_counts(language: str, question: str) -> None:
    assert answered(question, "classic", language, house=("jump-in",)).verdict == "unknown"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Mia jumped in with the same card. Who goes next?"),
        ("de", "Mia hat im selben Moment reingeworfen. Wer ist jetzt dran?"),
        ("nl", "Mia sprong in met dezelfde kaart. Wie is er daarna?"),
    ],
)
def test_who_is_next_after_one_is_told(language: str, question: str) -> None:
    assert answered(question, "classic", language, house=("jump-in",)).verdict == "explain"


def test_what_each_of_us_picks_up_is_a_number() -> None:
    question = "Boom, the all-draw wild, flexed. What does each of us have to pick up?"
    assert answered(question, "flex", "en").value == 2
