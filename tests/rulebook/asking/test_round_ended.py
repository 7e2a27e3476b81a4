"""A total in the race while the round that somebody else has ended is not counted yet."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Elimination race, limit 500, I'm at 470 and Walter has just gone out. Am I "
         "eliminated?"),
        ("en", "Elimination race to 300, I'm on 270 and my sister just finished. Am I still in?"),
        ("de", "Ausscheidungsrennen, Grenze 500, ich stehe bei 470 und Walter hat die Runde gerade "
         "beendet. Bin ich raus?"),
        ("de", "Ausscheidungsrennen bis 500: Ich steh bei 480, Lena hat gerade die letzte Karte "
         "gelegt. Flieg ich raus?"),
        ("en", "Elimination race to 500: I'm on 450 and the round is still going. Am I out at the "
         "end of it?"),
        ("de", "Ausscheidungsrennen bis 500: ich steh bei 460 und die Runde läuft noch. Bin ich am "
         "Ende draußen?"),
        ("nl", "Afvalrace tot 500: ik sta op 450 en de ronde is nog bezig. Lig ik er aan het einde "
         "uit?"),
        ("nl", "Afvalrace, grens 500, ik sta op 470 en Walter heeft de ronde net uitgespeeld. Lig "
         "ik eruit?"),
        ("nl", "Afvalrace tot 500. Ik stond op 460 en Bo is net uit. Lig ik eruit?"),
    ],
)  # fmt: skip
def test_what_the_ended_round_costs_is_not_told(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.case, found.verdict) == ("elimination", "open", "depends")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Ausscheidungsrennen bis 500: ich steh bei 460 und die Runde läuft noch. Bin ich "
         "draußen?", "no"),
        ("en", "Elimination race, limit 500, I'm at 520 and Walter has just gone out. Am I "
         "eliminated?", "yes"),
        ("en", "Elimination race, limit 500, I'm at 470 and have just gone out. Am I eliminated?",
         "no"),
        ("de", "Ausscheidungsrennen, Grenze 500, ich stehe bei 470 und bin gerade fertig geworden. "
         "Bin ich raus?", "no"),
        ("nl", "Afvalrace, grens 500, na de telling sta ik op 470 en Walter heeft de ronde "
         "gewonnen. Lig ik eruit?", "no"),
    ],
)  # fmt: skip
def test_whoever_ends_it_or_has_counted_or_is_over_the_limit_knows(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict
