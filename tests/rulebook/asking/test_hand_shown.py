"""What a doubted Wild Draw Four costs whoever has seen the whole hand, or is said to be right."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "ruling", "value"),
    [
        ("de", "Lea legt eine Plus vier auf Grün, ich zweifle sie an. Sie zeigt mir ihr Blatt: "
         "zwei rote Karten und eine gelbe. Wie viele Karten muss ich jetzt nehmen?",
         "challenge-innocent", 6),
        ("en", "Lea lays a plus four on green, I challenge her. She shows me her hand: two red "
         "cards and a yellow one. How many cards must I take now?", "challenge-innocent", 6),
        ("nl", "Lea legt een plus vier op groen, ik vecht het aan. Ze laat me haar hand zien: twee "
         "rode kaarten en een gele. Hoeveel kaarten moet ik nu pakken?", "challenge-innocent", 6),
        ("en", "Lea lays a plus four on green, I challenge her. She shows me her hand: two red "
         "cards and a green one. How many cards does she take?", "challenge-guilty", 4),
        ("de", "Lea legt eine Plus vier auf Grün, ich zweifle sie an. Sie zeigt mir ihr Blatt: "
         "zwei rote Karten und eine grüne. Wie viele Karten muss ich jetzt nehmen?",
         "challenge-guilty", 0),
    ],
)  # fmt: skip
def test_all_the_colours_of_a_hand_are_shown(
    language: str, question: str, ruling: str, value: int
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.value) == (ruling, value)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Do I have to draw if I challenge a wild draw four and I am right?", "no"),
        ("de", "Muss ich ziehen, wenn ich eine Zieh-Vier anzweifle und recht habe?", "no"),
        ("nl", "Moet ik trekken als ik een wild neem vier aanvecht en gelijk heb?", "no"),
        ("en", "Must I draw cards when I challenge a wild draw four and I'm right?", "no"),
        ("en", "Do I have to draw if I challenge a wild draw four and I am wrong?", "yes"),
        ("nl", "Moet ik trekken als ik een wild neem vier aanvecht en ongelijk heb?", "yes"),
    ],
)
def test_who_is_right_draws_nothing(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I have 24, Tom draws one more. Am I out?", "no"),
        ("de", "Ich habe 24, Tom zieht noch eine. Bin ich draußen?", "no"),
        ("nl", "Ik heb er 24, Tom pakt er nog een. Lig ik eruit?", "no"),
        ("en", "I have 24 and draw one more. Am I out?", "yes"),
        ("nl", "Ik heb er 24 en pak er nog een. Lig ik eruit?", "yes"),
    ],
)
def test_what_another_draws_is_not_mine(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("mercy", verdict)
