"""Whether who is hit by a draw card may lay something else that draws nothing."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Die +2 trifft mich. Darf ich Aussetzen legen?"),
        ("nl", "Hij legt een +2 op mij, mag ik een sla-beurt-over leggen?"),
        ("en", "May I put a wild on a +2 that hits me?"),
        ("de", "Darf ich einen Joker auf eine +2 legen, die mich trifft?"),
        ("nl", "Mag ik een 7 op een +2 leggen die mij treft?"),
    ],
)
def test_whatever_it_is_they_draw_instead(language: str, question: str) -> None:
    found = answered(question, "classic", language, 4)
    assert (found.ruling, found.verdict) == ("dodge", "no")
    assert found.sure


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "May I put a wild on a +2 that hits my neighbour?"),
        ("en", "May I play a wild on a draw two after somebody has drawn for it?"),
        ("de", "Darf ich einen Joker auf eine +2 legen, die meinen Nachbarn trifft?"),
        ("nl", "Mag ik een keuzekaart op een +2 leggen die mij niet treft?"),
    ],
)
def test_on_what_hits_somebody_else_they_may(language: str, question: str) -> None:
    assert answered(question, "classic", language, 4).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I'm hit by a red draw two. May I lay my red 3?"),
        ("en", "Someone hit me with a red draw two, can I play my red skip"),
        ("de", "Mich trifft eine Zieh 2 in Rot-Blau. Darf ich meine rote 3 legen?"),
        ("nl", "Ik word geraakt door een rood-blauwe neem twee. Mag ik mijn rode 3 leggen?"),
    ],
)
def test_in_flex_too_what_would_fit_is_laid_by_nobody_who_has_to_draw(
    language: str, question: str
) -> None:
    found = answered(question, "flex", language)
    assert (found.ruling, found.verdict, found.case) != ("dodge", "no", "flex-same-colour")
    assert (found.ruling, found.verdict) == ("dodge", "no")


def test_in_flex_it_is_laid_on_a_draw_card_that_has_hit_already() -> None:
    question = "A red draw two lies there. May I lay my red 3?"
    assert answered(question, "flex", "en").verdict == "yes"
