"""Nobody challenges a Wild Draw Four for which another one has to draw."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Can somebody sitting two seats further on challenge my Wild Draw Four, when it "
         "isn't him who has to draw?", "no"),
        ("en", "Can I challenge a +4 that wasn't played on me?", "no"),
        ("en", "Can I challenge a +4 that was played on me?", "yes"),
        ("en", "May Eva challenge my wild draw four when it's her who has to draw?", "yes"),
        ("de", "Darf Jan zweifeln, wenn nicht er die vier ziehen muss?", "no"),
        ("nl", "Mag Jan aanvechten als hij niet degene is die moet pakken?", "no"),
    ],
)  # fmt: skip
def test_only_whoever_draws_challenges(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.ruling) == (verdict, "challenge-who")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "One thrown out with 28 cards, one left with 30 points. So I get 30, right?", "no"),
        ("en", "One thrown out with 28 cards, one left with 30 points. So i get 280, right?",
         "yes"),
        ("de", "Einer ist rausgeflogen, der andere hat noch 30 Punkte. Also kriege ich 30, "
         "stimmt's?", "no"),
        ("nl", "Eén is uitgeschakeld, de ander heeft nog 30 punten. Dus ik krijg 30, klopt dat?",
         "no"),
    ],
)  # fmt: skip
def test_the_bonus_is_not_forgotten(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language).verdict == verdict
