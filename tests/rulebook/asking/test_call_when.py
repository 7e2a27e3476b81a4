"""Whether UNO is called before or behind the card that leaves one: explained, never yes or no."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "do I have to say uno before or after I put the card down"),
        ("en", "Do you say UNO when you play the card or after?"),
        ("de", "Muss ich Uno vor oder nach dem Ablegen sagen?"),
        ("de", "Sagt man Uno bevor oder nachdem man die vorletzte Karte legt?"),
        ("nl", "Moet ik uno roepen voor of na het neerleggen?"),
        ("nl", "Zeg je uno voordat of nadat je de kaart neerlegt?"),
    ],
)
def test_before_or_after_is_no_question_of_yes_or_no(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("uno-when", "explain")


def test_whether_it_must_be_called_before_is_not_taken_for_it() -> None:
    assert answered("Must I call UNO with one card left?", "classic", "en").verdict == "yes"
