"""Who deals of two who drew a card for it, asked or claimed by somebody."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Beim Auslosen, wer gibt, zieht Max einen Joker und ich eine Neun. Max meint, er "
         "gibt. Stimmt das?", "no"),
        ("de", "Beim Auslosen, wer gibt, zieht Max einen Joker und ich eine Neun. Ich meine, ich "
         "gebe. Stimmt das?", "yes"),
        ("de", "Max zieht ne +4, ich ne 3. Gibt Max?", "no"),
        ("de", "Fürs Geben zieht Max ne 8 und ich ne 9. Er sagt, er gibt. Richtig?", "no"),
        ("de", "Max zieht ne 8 und ich ne 2. Er sagt, ich gebe. Richtig?", "no"),
        ("en", "We draw for the deal. Max gets a wild, I get a nine. Max reckons he's dealing. "
         "True?", "no"),
        ("en", "We draw for the deal. Max gets a wild, I get a nine. Max says I deal. Is he "
         "right?", "yes"),
        ("en", "Max drew an 8, I drew a 2. He says I deal. Is he right?", "no"),
        ("nl", "Voor het delen trekt Kim een +2 en Bo een 3. Kim vindt dat zij deelt. Klopt dat?",
         "no"),
        ("nl", "Max trekt een 8, ik een 2. Geeft Max?", "yes"),
    ],
)  # fmt: skip
def test_whoever_drew_the_highest_number_deals(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("dealer", verdict)


def test_what_is_said_of_it_does_not_contradict_the_answer() -> None:
    claim = "Max zieht einen Joker und ich eine Neun. Max meint, er gibt. Stimmt das?"
    assert not answered(claim, "classic", "de").answer.startswith("Ja")
