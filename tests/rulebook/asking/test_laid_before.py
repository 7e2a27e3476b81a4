"""Which of two cards lies there already, in the many ways in which that is said."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Kann ich eine +10 nachlegen, wenn Mia eine +6 gelegt hat?", "yes"),
        ("de", "Darf ich eine +4 draufhauen, nachdem Jan eine +6 gespielt hat?", "no"),
        ("de", "Darf Mia eine +6 spielen, falls ich eine +4 lege?", "yes"),
        ("en", "Can I add a +10 when Mia has played a +6?", "yes"),
        ("en", "May I throw a +4 on top, if somebody laid a +6?", "no"),
        ("en", "May Jan stack a +6 if I play a +4?", "yes"),
        ("nl", "Mag ik een +10 opgooien als Mia een +6 heeft gelegd?", "yes"),
        ("nl", "Kan ik een +4 spelen nadat Jan een +6 heeft gespeeld?", "no"),
        ("nl", "Mag Mia een +6 erop leggen wanneer ik een +4 speel?", "yes"),
    ],
)
def test_what_another_person_has_laid_lies_below(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language, players=4)
    assert (found.ruling, found.verdict) == ("stacking", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Darf ich eine +6 legen, wenn ich eine +2 gelegt habe?"),
        ("de", "Darf ich eine +6 legen, wenn keiner eine +2 gelegt hat?"),
        ("de", "Darf ich eine +6 legen, wenn Mia danach eine +2 legt?"),
        ("en", "May I play a +6 after playing a +2?"),
        ("en", "May I play a +6 if nobody has played a +2?"),
        ("nl", "Mag ik een +6 leggen als ik een +2 heb gelegd?"),
        ("nl", "Mag ik een +6 leggen als niemand een +2 heeft gelegd?"),
    ],
)
def test_nothing_lies_that_nobody_else_has_laid(language: str, question: str) -> None:
    told = answered(question, "no-mercy", language, players=4).situation
    assert told.pile is None or told.pile.kind != "draw-two"


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Opa spielt eine Plus 4. Darf ich eine Plus 6 obendrauf packen?", "yes"),
        ("Opa spielt eine Plus 6. Darf ich eine Plus 4 oben drauf werfen?", "no"),
        ("Mia legt eine Plus 10. Kann ich da eine Plus 4 oben draufhauen?", "no"),
        ("Wenn Mia eine Plus 2 legt, darf ich eine Plus 10 obendrauf tun?", "yes"),
    ],
)
def test_what_is_put_on_top_does_not_lie_there_already(question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", "de", players=4)
    assert (found.ruling, found.verdict) == ("stacking", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Opa hat eine gelbe 8 gelegt. Kann ich da eine rote 3 drauflegen?", "no"),
        ("de", "Opa hat eine gelbe 8 auf den Tisch gelegt. Darf Mia eine rote 8 legen?", "yes"),
        ("de", "Eine gelbe 8 liegt obendrauf. Darf ich eine rote 3 legen?", "no"),
        ("en", "Grandpa has played a yellow 8. Can Mia put a red 3 on it?", "no"),
        ("en", "Grandpa has just laid a yellow 8. Can Mia put a red 8 on it?", "yes"),
        ("nl", "Opa heeft een gele 8 gelegd. Kan Mia er een rode 3 op leggen?", "no"),
        ("nl", "Opa heeft een gele 8 op tafel gegooid. Mag Mia er een rode 8 op doen?", "yes"),
    ],
)
def test_a_card_that_somebody_has_laid_is_held_no_more(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.verdict) == ("match", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Ich hab eine rote 8 darf die auf eine gelbe 8 gelegt werden?"),
        ("en", "I have a red 8 and Jan played a yellow 8. May I?"),
        ("nl", "Ik heb een rode 8. Jan heeft een gele 8 gelegd. Mag ik?"),
    ],
)
def test_a_card_that_somebody_has_still_goes_on_the_one_that_was_laid(
    language: str, question: str
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.verdict) == ("match", "yes")
