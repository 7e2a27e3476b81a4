"""Whether the colour named for a wild has to be another than the one that lies there."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Es war eh schon Blau. Jonas legt nen Joker und will wieder Blau. Muss er sich was "
         "anderes aussuchen?", "no"),
        ("de", "Blau lag schon. Ich leg nen Joker und sag nochmal Blau. Muss ich was anderes "
         "nehmen?", "no"),
        ("de", "Blau gilt gerade. Darf ich mit dem Joker auch was anderes ansagen?", "yes"),
        ("de", "Es war schon Blau. Jon legt nen Joker und sagt wieder Blau. Darf er das?", "yes"),
        ("en", "It was blue already. Jon plays a wild and says blue again. Does he have to choose "
         "another?", "no"),
        ("en", "It was red anyway, Jo's wild says red again. Has he got to choose something "
         "different?", "no"),
        ("en", "Blue's the current colour. May I call something else with my wild?", "yes"),
        ("nl", "Het was al blauw. Jon legt een joker en zegt weer blauw. Moet hij iets anders "
         "kiezen?", "no"),
        ("nl", "Het was al groen. Mia legt een joker en wil weer groen. Moet ze wat anders "
         "uitkiezen?", "no"),
        ("nl", "Blauw geldt nu. Mag ik met een joker iets anders zeggen?", "yes"),
    ],
)  # fmt: skip
def test_it_may_be_the_same_and_may_be_another(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("wild-colour", verdict)
