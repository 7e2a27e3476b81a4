"""Whether somebody is out of a race by the cards they still hold."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Afvalrace tot vijfhonderd: Noor stond op 440, en nu heeft ze nog een keuzekaart en "
         "een sla-beurt-over vast. Moet zij eruit?", "yes"),
        ("nl", "Afvalrace tot vijfhonderd: Noor stond op 420, en nu heeft ze nog een keuzekaart en "
         "een keer-om vast. Moet zij eruit?", "no"),
        ("en", "Elimination race to 500: Nora was on 440 and now still holds a Wild and a Skip. Is "
         "she out?", "yes"),
        ("en", "Elimination race to 500: Nora was on 420 and now still holds a Wild and a Skip. Is "
         "she out?", "no"),
        ("de", "Ausscheidungsrennen bis 500: Nora stand bei 440 und hat jetzt noch eine "
         "Farbwahlkarte und eine Aussetzen-Karte auf der Hand. Muss sie raus?", "yes"),
        ("de", "Ausscheidungsrennen bis 500: Nora stand bei 420 und hat jetzt noch eine "
         "Farbwahlkarte und eine Aussetzen-Karte auf der Hand. Muss sie raus?", "no"),
    ],
)  # fmt: skip
def test_what_is_still_held_is_added(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("elimination", verdict)
