"""Whose turn it is among three or more, once whoever asks laid a card."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I just threw a reverse. Do I go again?"),
        ("en", "When I play a skip, am I up again?"),
        ("en", "Is it my turn again if I lay a draw two?"),
        ("en", "I put down a skip. I play again, right?"),
        ("de", "Ich habe gerade einen Richtungswechsel gelegt. Bin ich nochmal dran?"),
        ("de", "Wenn ich Aussetzen spiele, bin ich dann wieder an der Reihe?"),
        ("de", "Bin ich gleich wieder dran, wenn ich eine Zieh zwei lege?"),
        ("nl", "Ik heb net een keerkaart gelegd. Ben ik weer aan de beurt?"),
        ("nl", "Als ik sla-beurt-over speel, mag ik dan weer?"),
        ("nl", "Ben ik meteen weer aan de beurt als ik een keerkaart leg?"),
    ],
)
def test_with_four_it_is_another_ones_turn(language: str, question: str) -> None:
    found = answered(question, "classic", language, 4)
    assert (found.verdict, found.sure) == ("no", True)


@pytest.mark.parametrize(
    ("language", "question", "variant", "players", "verdict"),
    [
        ("en", "I just threw a reverse. Do I go again?", "classic", 2, "yes"),
        ("en", "I just threw a reverse. Do I go again?", "classic", None, "depends"),
        ("en", "Is it my turn again if I lay a skip everyone?", "no-mercy", 4, "yes"),
        ("de", "Wenn ich Aussetzen spiele, bin ich dann wieder an der Reihe?", "classic", 2, "yes"),
        ("de", "Ich lege Alle aussetzen. Bin ich nochmal dran?", "no-mercy", 4, "yes"),
        ("nl", "Ben ik meteen weer aan de beurt als ik een keerkaart leg?", "classic", 2, "yes"),
        ("nl", "Ik leg iedereen-overslaan. Ben ik weer aan de beurt?", "no-mercy", 4, "yes"),
    ],
)
def test_with_two_or_where_all_are_skipped_it_is_not(
    language: str, question: str, variant: str, players: int | None, verdict: str
) -> None:
    assert answered(question, variant, language, players).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Can I lay a reverse again?"),
        ("en", "I laid a skip and then Nora and Omar played. Is it my turn again?"),
        ("de", "Darf ich nochmal einen Richtungswechsel legen?"),
        ("nl", "Mag ik weer een keerkaart leggen?"),
    ],
)
def test_another_matter_is_not_answered_for_sure(language: str, question: str) -> None:
    found = answered(question, "classic", language, 4)
    assert not (found.verdict == "no" and found.confidence == 1.0)
