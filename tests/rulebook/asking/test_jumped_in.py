"""Whether a card may be thrown in out of turn, by the colours of the two that are told."""

import pytest

from tests.rulebook.at_hand import answered

JUMP_IN = ("jump-in",)


@pytest.mark.parametrize(
    ("language", "question", "verdict", "case"),
    [
        ("en", "blue 6 in my hand, green 6 on the pile, and it's Nora's turn. May I get in before "
         "her?", "no", "different"),
        ("en", "green 6 in my hand, green 6 on the pile, and it's Nora's turn. May I get in before "
         "her?", "yes", "same"),
        ("en", "Someone just played a 6. I have a blue 6. Can I jump in?", "depends", "open"),
        ("en", "There's a blue skip on the pile and I have a red skip. May I jump in with it?",
         "no", "different"),
        ("de", "Kann ich mit meiner blauen Sechs reingrätschen, wenn oben eine Sechs liegt?",
         "depends", "open"),
        ("de", "Kann ich mit meiner blauen Sechs reingrätschen, wenn oben eine blaue Sechs liegt?",
         "yes", "same"),
        ("de", "Blaue Sechs auf meiner Hand, grüne Sechs auf dem Stapel, und Nora ist dran. Darf "
         "ich vor ihr rein?", "no", "different"),
        ("de", "Da liegt eine Aussetzen, ich hab auch eine. Darf ich damit außer der Reihe "
         "reinspringen?", "depends", "open"),
        ("nl", "er ligt een sla beurt over, ik heb er ook een, mag ik er buiten mijn beurt mee "
         "inspringen", "depends", "open"),
        ("nl", "Mag ik met mijn blauwe zes inspringen als er een zes ligt?", "depends", "open"),
        ("de", "Olli ist nicht dran, will aber ne Sechs auf die grüne Sechs reinwerfen. Darf er "
         "das?", "depends", "open"),
        ("nl", "Olli is niet aan de beurt. Mag hij een blauwe zes ertussen gooien op de groene "
         "zes?", "no", "different"),
        ("nl", "Blauwe zes in mijn hand, groene zes op de stapel, en Nora is aan de beurt. Mag ik "
         "voor haar ertussen?", "no", "different"),
    ],
)  # fmt: skip
def test_a_card_jumps_in_only_on_its_very_twin(
    language: str, question: str, verdict: str, case: str
) -> None:
    found = answered(question, "classic", language, players=4, house=JUMP_IN)
    assert (found.ruling, found.case, found.verdict) == ("jump-in", case, verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "green 6 in my hand, green 6 on the pile, and it's Nora's turn. May I get in before "
         "her?"),
        ("de", "Grüne Sechs auf meiner Hand, grüne Sechs auf dem Stapel, und Nora ist dran. Darf "
         "ich vor ihr rein?"),
        ("nl", "Groene zes in mijn hand, groene zes op de stapel, en Nora is aan de beurt. Mag ik "
         "eerst?"),
    ],
)  # fmt: skip
def test_without_the_house_rule_nobody_comes_first(language: str, question: str) -> None:
    assert answered(question, "classic", language, players=4).verdict == "no"
