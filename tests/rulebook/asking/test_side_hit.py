"""Whom a card hits, left or right of whoever lays it, where it is told which way play goes."""

import pytest

from tests.rulebook.at_hand import answered

_TURNS = [
    ("de", "Im Uhrzeigersinn, zu viert. Ich leg die schwarze Retour-Plus-vier. Trifft's den links "
     "von mir?", "no"),
    ("de", "Zu viert im Uhrzeigersinn. Ich leg den Richtungswechsel-Zieh-4-Joker. Zieht der rechts "
     "von mir?", "yes"),
    ("de", "Gegen den Uhrzeigersinn, ich leg den Retour-Zieh-4-Joker. Zieht der links von mir die "
     "vier?", "yes"),
    ("en", "Four of us, clockwise. I lay the wild reverse draw 4. Does it hit the one on my left?",
     "no"),
    ("en", "Going anticlockwise, wild reverse draw 4 from me. Does the player on my left take "
     "four?", "yes"),
    ("nl", "Met z'n vieren, met de klok mee. Ik leg de Joker Omkeer Pak 4. Pakt degene links van "
     "mij?", "no"),
    ("nl", "Tegen de klok in, ik leg de zwarte omkeer +4. Moet mijn linkerbuur pakken?", "yes"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "question", "verdict"), _TURNS)
def test_the_wild_reverse_hits_the_other_side(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language, 4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Im Uhrzeigersinn, ich leg ne Retour. Kommt der links von mir dran?", "no"),
        ("de", "Im Uhrzeigersinn, ich leg ne +2. Zieht der links von mir?", "yes"),
        ("en", "Clockwise, I lay a draw two. Does the one on my right draw?", "no"),
        ("nl", "Met de klok mee, ik leg een keerkaart. Is degene rechts van mij nu?", "yes"),
    ],
)
def test_other_cards_hit_by_their_own_way(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, 4).verdict == verdict
