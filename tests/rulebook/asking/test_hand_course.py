"""Hands that are told step by step, and whether they come to the Mercy limit."""

import pytest

from tests.rulebook.at_hand import answered

_MERCY = "no-mercy"


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        # Held, hit and laid aside, in the order told.
        ("en", "I held nine. Then a draw ten hit me. Next turn I got rid of one card. After that a "
         "draw six, which I couldn't answer. Am I out of the round?", "no"),
        ("en", "I had 18, drew 6, laid two and then got hit with a plus four. Am I out?", "yes"),
        ("en", "I had 15, drew 6, laid two and then got hit with a plus four. Am I out?", "no"),
        ("en", "Tom held 14. He played two. Then a draw ten hit him. Is he still in?", "yes"),
        ("en", "On nineteen. Drew, drew, drew, drew, and the fifth fitted so I played it. Am I "
         "out?", "no"),
        ("de", "Ich hielt neun. Dann traf mich eine Zieh zehn. Im nächsten Zug bin ich eine "
         "losgeworden. Danach eine Zieh sechs, die ich nicht kontern konnte. Bin ich raus?", "no"),
        ("de", "Hatte 12 Karten, dann 10 gezogen, eine abgelegt, dann noch ne Plus vier kassiert. "
         "Bin ich raus?", "yes"),
        ("de", "Mein Bruder hatte 20 Karten, legte zwei ab und zog dann sechs. Ist er raus?", "no"),
        ("nl", "Ik had er 12, pakte er 10, legde er eentje weg en kreeg toen een plus vier. Lig ik "
         "eruit?", "yes"),
        ("nl", "Ik had er 20, legde er drie weg en kreeg een plus zes. Zit ik er nog in?", "yes"),
        # Claimed, with or without the sum of it all.
        ("en", "My uncle swears 14 cards plus a wild draw ten still leaves me in the round. Is he "
         "right?", "yes"),
        ("nl", "Ik had 15 kaarten, er kwam een plus vier en een plus zes op me af, kon niks "
         "stapelen, dus alles gepakt. Papa zegt dat ik met precies 25 ook al weg moet. Klopt dat?",
         "yes"),
        # A chain that others laid, and that has to be taken.
        ("nl", "Drie keer plus tien achter elkaar gelegd, ik ben de volgende, heb nog maar 1 kaart "
         "en dat is een blauwe 3. Lig ik eruit als ik alles pak?", "yes"),
        # A pile that nobody counts; and a card that is not for me.
        ("en", "A fat stack just got dumped on Oli and he already had seventeen. Has he been "
         "knocked out?", "depends"),
        ("de", "Hab 17 auf der Hand und muss jetzt den ganzen Stapel nehmen. Flieg ich?",
         "depends"),
        ("nl", "Ik heb 17 kaarten en moet nu de hele stapel pakken. Vlieg ik eruit?", "depends"),
        ("en", "I hold 20 and a draw ten hits Tom. Am I out?", "no"),
    ],
)  # fmt: skip
def test_a_hand_is_followed_through_its_steps(language: str, question: str, verdict: str) -> None:
    found = answered(question, _MERCY, language)
    assert (found.ruling, found.verdict, found.sure) == ("mercy", verdict, True)


@pytest.mark.parametrize(
    ("language", "question", "wrong"),
    [
        # Answered with another card, told twice, drawn on, or counted already.
        ("en", "I had 20, a plus six came and I stacked a plus ten on it. Am I out?", "yes"),
        ("en", "Fourteen cards plus ten from the +10. Does that finish me?", "yes"),
        ("de", "Ich hatte 20, dann kam eine +6 und ich habe eine +10 draufgelegt. Bin ich raus?",
         "no"),
        ("de", "Ich nehme zehn auf und habe nun 24. Bin ich raus?", "yes"),
        ("en", "At 23, nothing fits, drawing. Out?", "no"),
        ("nl", "Met 19 kaarten na een +6, vlieg ik er dan uit?", "yes"),
        ("nl", "Moet nu tien kaarten pakken van die +10, lig ik er dan uit?", "no"),
    ],
)  # fmt: skip
def test_what_is_told_otherwise_is_not_added_up(language: str, question: str, wrong: str) -> None:
    found = answered(question, _MERCY, language)
    assert (found.verdict, found.sure) != (wrong, True)
