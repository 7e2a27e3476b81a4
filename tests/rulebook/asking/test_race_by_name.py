"""Who is out of an elimination race of whom totals and new points are told by name."""

import pytest

from tests.rulebook.at_hand import answered

DE = "Ausscheidungsrennen bis 500: Gabi steht bei 430, Horst bei 488. In dieser Runde bleibt Gabi "
EN = "Elimination race to 500: Gabi is on 430, Horst on 488. This round leaves Gabi "
NL = (
    "Afvalrace tot 500. Ik stond op 470, Noor op 440, Wim op 210; deze ronde komen er voor mij 25 "
    "bij, voor Noor 65 en voor Wim niks. "
)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", f"{DE}mit 31 sitzen und Horst mit 11. Ist Horst nun draußen?", "no"),
        ("de", f"{DE}mit 31 sitzen und Horst mit 12. Ist Horst nun draußen?", "yes"),
        ("de", f"{DE}mit 31 sitzen und Horst mit 12. Ist Gabi nun draußen?", "no"),
        ("en", f"{EN}with 31 and Horst with 11. Is Horst out now?", "no"),
        ("nl", f"{NL}Vlieg ik eruit?", "no"),
        ("nl", f"{NL}Vliegt Noor eruit?", "yes"),
        ("nl", f"{NL}Blijft Wim erin?", "yes"),
        ("en", "Elimination race to 500. I was on 470, Nora on 440, Wim on 210; this round 25 come "
         "to me, 65 to Nora and nothing to Wim. Am I out?", "no"),
        ("nl", "Afvalrace tot 500. Piet stond op 488 en ik heb er 15 bijgekregen. Ben ik eruit?",
         "depends"),
        ("de", "Ausscheidungsrennen bis 500. Piet stand auf 488 und ich habe 15 dazubekommen. Bin "
         "ich draußen?", "depends"),
        ("en", "Elimination race to 500. Piet was on 488 and I got another 15. Am I out?",
         "depends"),
        ("nl", "Afvalrace tot 500. Piet stond op 488 en hij heeft er 15 bijgekregen. Is Piet "
         "eruit?", "yes"),
        ("en", "Elimination race to 500 and I'm sitting on 499. Am I gone?", "no"),
    ],
)  # fmt: skip
def test_each_total_is_of_whoever_is_named(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("elimination", verdict)
