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
