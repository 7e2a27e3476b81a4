"""A card put on one that is told only behind it: "may I put it on top if he plays a +10?"."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Could Nora chuck a +6 on it if my uncle plays a +10?", "no"),
        ("en", "Could Nora chuck a +10 on it if my uncle plays a +6?", "yes"),
        ("en", "May we lay a draw four on top after Omar has laid a draw two?", "yes"),
        ("en", "May we lay a draw two on top after Omar has laid a draw four?", "no"),
        ("en", "Pia put a plus four on it when Omar played a plus ten. Was that allowed?", "no"),
        ("de", "Darf meine Tante eine +2 drauflegen, wenn Omar eine +4 legt?", "no"),
        ("de", "Darf meine Tante eine +4 drauflegen, wenn Omar eine +2 legt?", "yes"),
        ("de", "Kann ich eine +6 darauf werfen, nachdem Pia eine +10 gelegt hat?", "no"),
        ("nl", "Mag tante een +4 erop leggen als Omar een +10 legt?", "no"),
        ("nl", "Mag tante een +10 erop leggen als Omar een +4 legt?", "yes"),
        ("nl", "Kan ik daar een +2 bovenop gooien nadat Pia een +6 heeft gelegd?", "no"),
    ],
)
def test_what_is_told_behind_lies_there(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language, 4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Omar played a +4. May I put a +6 on it?", "yes"),
        ("en", "Omar played a +6. May I put a +4 on it when it's my turn?", "no"),
        ("en", "If Omar plays a +6, may I put a +4 on it?", "no"),
        ("de", "Omar legt eine +6. Darf ich da eine +4 drauflegen?", "no"),
        ("de", "Wenn Omar eine +4 legt, darf ich dann eine +6 drauflegen?", "yes"),
        ("nl", "Omar legt een +6. Mag ik er een +4 op leggen?", "no"),
        ("nl", "Als Omar een +4 legt, mag ik er dan een +6 op leggen?", "yes"),
    ],
)
def test_what_is_told_before_still_lies_there(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language, 4).verdict == verdict
