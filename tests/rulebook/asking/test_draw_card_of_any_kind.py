"""Some draw card that is held, and whether it has to be laid or helps against one that comes."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Eine Plus vier kommt auf mich zugerollt, und ich hab auch so eine Ziehkarte. Kann "
         "ich die draufpacken?", "depends"),
        ("en", "A plus four is heading my way and I've got one of those draw cards too. Can I put "
         "it on?", "depends"),
        ("nl", "Er komt een plus vier op me af en ik heb ook zo'n trekkaart. Mag ik die erop "
         "leggen?", "depends"),
        ("de", "Eine Plus vier kommt auf mich zugerollt, und ich hab auch so eine. Kann ich die "
         "draufpacken?", "yes"),
        ("en", "A plus four is heading my way and I've got one too. Can I put it on?", "yes"),
        ("nl", "Er lag een +6 en daar kwam nog een +6 bij. Nu ben ik aan de beurt en ik bezit "
         "alleen een groene +4. Kan ik me daarmee uit de nesten werken?", "no"),
        ("de", "Da lag eine +6, und noch eine +6 kam dazu. Jetzt bin ich dran und besitze nur eine "
         "grüne +4. Kann ich mich damit aus der Affäre ziehen?", "no"),
        ("en", "There was a +6 and another +6 came on top. Now it's my turn and all I own is a "
         "green +4. Can I wriggle out with that?", "no"),
    ],
)  # fmt: skip
def test_what_answers_a_draw_card(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("stacking", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "have a draw two but no wish to add it, must i"),
        ("de", "hab eine zieh zwei aber keine lust sie draufzulegen, muss ich"),
        ("nl", "heb een neem twee maar geen zin om hem erbij te leggen, moet dat"),
    ],
)
def test_who_has_no_wish_to_lay_it_need_not(language: str, question: str) -> None:
    found = answered(question, "classic", language, house=("progressive",))
    assert (found.ruling, found.verdict) == ("stacking", "no")
