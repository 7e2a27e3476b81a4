"""Who gets the 250 for one who was knocked out, where it is told who won the round."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Ich hab Nils mit der +10 aus der Runde gekickt, gewonnen hat dann Vera. Kriegt "
         "Vera die 250 für ihn?", "yes"),
        ("de", "Ich hab Tim rausgeworfen, aber Ann hat gewonnen. Kriegt sie die 250?", "yes"),
        ("de", "Ich hab Tim gekickt, die Runde ging an Ann. Gehen die 250 an mich?", "no"),
        ("de", "Rausgeworfen hat ihn Mia, gewonnen hab ich. Sind die 250 meine?", "yes"),
        ("en", "I kicked Nils out with a +10, and then Vera won. Does Vera get the 250 for him?",
         "yes"),
        ("en", "I kicked Nils out with a +10, and then Vera won. Do I get the 250 for him?", "no"),
        ("en", "I threw Tim out, Kim won. She says the 250 are hers. Right?", "yes"),
        ("en", "I threw Tim out, Kim won. She says the 250 are mine. Right?", "no"),
        ("nl", "Ik heb Nils met een +10 eruit gegooid, en toen won Vera. Krijgt Vera de 250 voor "
         "hem?", "yes"),
        ("nl", "Ann heeft Tim eruit gespeeld, ik won. Krijg ik die 250 punten?", "yes"),
        ("nl", "Mia gooide Tim eruit, Kim won de ronde. Zijn de 250 voor Mia?", "no"),
    ],
)  # fmt: skip
def test_the_winner_of_the_round_gets_it(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("knock-out-bonus", verdict)


def test_two_who_were_knocked_out_bring_more_than_250() -> None:
    question = "Two were knocked out and I won. Do I get 250?"
    assert answered(question, "no-mercy", "en").verdict == "no"
