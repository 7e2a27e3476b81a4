"""Who is next and who is skipped where the players are named in their order."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Order of play Emma, Paul, Lisa, me, and Paul lays a skip. Am I next?", "yes"),
        ("en", "Order of play Emma, Paul, Lisa, me, and Paul lays a skip. Is Lisa next?", "no"),
        ("en", "It goes Emma, Paul, Lisa, me, and Paul lays a reverse. Is Emma next?", "yes"),
        ("de", "Die Reihenfolge ist Emma, Paul, Lisa, ich und Paul legt ein Retour. "
         "Bin ich jetzt dran?", "no"),
        ("de", "Es geht Emma, Paul, Lisa, ich und Lisa legt Aussetzen. Spielt Emma weiter?", "yes"),
        ("nl", "Na Emma komt Paul, dan Lisa, dan ik, en Emma speelt een overslaankaart. "
         "Speelt Lisa verder?", "yes"),
        ("nl", "Als de volgorde Emma, Paul, Lisa, ik is en Paul een keerkaart legt, ben ik de "
         "volgende?", "no"),
    ],
)  # fmt: skip
def test_whoever_comes_next_in_the_row_is_next(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, players=4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Order of play Emma, Paul, Lisa, me, and Paul lays a skip. Is Lisa skipped?", "yes"),
        ("en", "Order of play Emma, Paul, Lisa, me, and Paul lays a skip. Am I skipped?", "no"),
        ("de", "Die Reihenfolge ist Emma, Paul, Lisa, ich und Lisa legt Aussetzen. "
         "Werde ich übersprungen?", "yes"),
        ("nl", "De volgorde is Emma, Paul, Lisa, ik en Emma legt een skip. "
         "Wordt Lisa overgeslagen?", "no"),
    ],
)  # fmt: skip
def test_only_the_one_behind_whoever_lays_it_is_skipped(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language, players=4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "It went Emma, Paul, Lisa, me, and there have been two reverses, first from Emma, "
         "then from me. Is Emma next?", "yes"),
        ("en", "We go Emma, Paul, Lisa, me, Emma plays a reverse and I play a reverse too. "
         "Is Lisa next?", "no"),
        ("nl", "Het ging Emma, Paul, Lisa, ik, Emma draaide met een keerom en ik heb met de "
         "mijne teruggedraaid. Is Emma nu aan de beurt?", "yes"),
    ],
)  # fmt: skip
def test_two_reverses_turn_the_row_back(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, players=4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "It goes Emma, Paul, me, and Paul lays a reverse. Is Emma next?"),
        ("nl", "De volgorde was Emma, Paul, Lisa, ik, toen kwam er een keerkaart van Emma en "
         "direct daarna een van mij. Is Emma nu aan de beurt?"),
    ],
)  # fmt: skip
def test_nothing_is_counted_where_more_or_less_is_told(language: str, question: str) -> None:
    assert answered(question, "classic", language, players=4).confidence < 1.0
