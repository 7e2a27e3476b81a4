"""What only says again how much is claimed denies nothing: "just the four, nothing extra"."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "So I challenged, and he turned out innocent. I only take the four, nothing extra, "
         "right?", "no"),
        ("en", "My challenge failed. I only draw four, nothing on top?", "no"),
        ("en", "I challenged, she had no red. Six cards for me and nothing more, right?", "yes"),
        ("en", "I challenged, he was innocent. So I draw nothing, right?", "no"),
        ("de", "Mein Zweifel war falsch. Da ziehe ich bloß die vier und nichts dazu, stimmt's?",
         "no"),
        ("de", "Ich habe angezweifelt und er war unschuldig. Ich ziehe sechs und sonst nichts, "
         "richtig?", "yes"),
        ("nl", "Ik had ongelijk met mijn uitdaging. Dan pak ik gewoon vier en niets erbij, klopt "
         "dat?", "no"),
        ("nl", "Ik daagde uit en hij was onschuldig. Ik pak zes en verder niks, klopt dat?", "yes"),
    ],
)  # fmt: skip
def test_nothing_more_says_the_number_again(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.ruling) == (verdict, "challenge-innocent")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Für eine Zieh Zwei zieht man nicht mehr als zwei Karten, stimmt's?", "yes"),
        ("de", "Mein Bruder meint, wer UNO vergisst, zieht nicht mehr als zwei. Stimmt das?",
         "yes"),
        ("de", "Mehr als zehn dürfen nicht mitspielen, stimmt das?", "yes"),
        ("de", "Dürfen mehr als zehn Leute mitspielen?", "no"),
        ("en", "More than ten can't play, right?", "yes"),
        ("en", "Is it true that no more than ten people may play?", "yes"),
        ("en", "With more than two players, does a Reverse act as a Skip?", "no"),
        ("nl", "Klopt het dat er niet meer dan tien mensen mee mogen doen?", "yes"),
        ("nl", "Mogen we met meer dan tien mensen spelen?", "no"),
    ],
)  # fmt: skip
def test_more_than_so_many_are_at_least_one_more(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Draw Twos add up tonight. My uncle claims that a person still can't lay more than "
         "a single one of them when it's their go. Is that so?", "yes"),
        ("en", "She says with progressive she can lay more than a single Draw Two a go. Is she "
         "right?", "no"),
        ("de", "Zieh Zwei wird heute addiert. Mein Onkel behauptet, man darf trotzdem nicht mehr "
         "als eine davon legen, wenn man dran ist. Stimmt das?", "yes"),
        ("nl", "Mag ik meer dan één +2 in mijn beurt opleggen?", "no"),
    ],
)  # fmt: skip
def test_more_than_one_draw_card_are_several(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, house=("progressive",))
    assert (found.verdict, found.ruling) == (verdict, "stack-several")
