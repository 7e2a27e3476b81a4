"""Which of two cards lies and which is put on it, where both are told in everyday words."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Nora has played a blue 2. Can Theo put a yellow 8 on that?", "no"),
        ("en", "Nora has played a blue 2. Can Theo put a yellow 2 on that?", "yes"),
        ("de", "Nora hat eine blaue 2 gespielt. Kann Theo da eine gelbe 8 drauflegen?", "no"),
        ("de", "Nora hat eine blaue 2 gelegt. Kann Theo darauf eine blaue 8 legen?", "yes"),
        ("nl", "Nora heeft een blauwe 2 gespeeld. Kan Theo daar een gele 8 overheen gooien?", "no"),
        ("nl", "Nora heeft een blauwe 2 opgegooid. Mag Theo daar een gele 2 op leggen?", "yes"),
        ("nl", "Nora speelde een blauwe 2 en Theo legde er een gele 8 op. Klopt dat?", "no"),
        ("nl", "Nora speelde een blauwe 2 en Theo legde er een blauwe 8 op. Klopt dat?", "yes"),
    ],
)
def test_what_somebody_has_laid_lies_there(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Nora laid a +4 and Theo put a +10 on top. Is that allowed?", "yes"),
        ("en", "Nora laid a +10 and Theo put a +4 on top. Is that allowed?", "no"),
        ("de", "Nora legte eine +4 und Theo packte eine +10 obendrauf. Darf er das?", "yes"),
        ("de", "Nora legte eine +10 und Theo packte eine +4 obendrauf. Darf er das?", "no"),
        ("nl", "Nora legde een +4 en Theo deed er een +10 bovenop. Mag dat?", "yes"),
        ("nl", "Nora legde een +10 en Theo deed er een +4 bovenop. Mag dat?", "no"),
        ("nl", "Nora legde een +10 en Theo gooide er een +4 op. Mag dat?", "no"),
    ],
)
def test_what_is_put_on_top_does_not_lie_below(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "There's a +10 on top. May I lay a +4?", "no"),
        ("de", "Eine +10 liegt obendrauf. Darf ich eine +4 legen?", "no"),
        ("nl", "Er ligt een +10 bovenop. Mag ik een +4 leggen?", "no"),
        ("nl", "Er ligt een +4 bovenop. Mag ik een +10 leggen?", "yes"),
    ],
)
def test_what_is_said_to_be_on_top_lies_there(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language).verdict == verdict
