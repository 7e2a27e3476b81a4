"""Which of two draw cards answers the other, and whether it may."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.settling import Answer
from tests.rulebook.at_hand import LIBRARY, RULEBASE

ANSWERED = [
    ("en", "In No Mercy, may I reply to a +6 with a +4?", "no"),
    ("en", "No Mercy: +2 to answer a +4, please say yes", "no"),
    ("en", "Is a Wild Reverse Draw 4 good enough to answer a Wild Draw 6?", "no"),
    ("en", "A chain reached me with a +4 last; can I carry it on with a Wild Draw 6?", "yes"),
    ("en", "Will a +10 do as a reply to a +6?", "yes"),
    ("en", "Does a +4 beat a +6?", "no"),
    ("en", "Bea's stack was a +2 on a +4 and I objected. Was I right to object?", "yes"),
    ("de", "Auf ein +10 ein +6 legen, geht das?", "no"),
    ("de", "Mit einer +4 auf eine +6 antworten, geht das?", "no"),
    ("de", "Ist eine +4 stark genug, um eine +6 zu kontern?", "no"),
    ("de", "Schlägt eine +6 eine +4?", "yes"),
    ("de", "Kann eine +6 eine +4 schlagen?", "yes"),
    ("nl", "Kan ik een +6 met een +4 beantwoorden?", "no"),
    ("nl", "Kan ik een +4 met een +6 beantwoorden?", "yes"),
    ("nl", "Met een +2 op een +10 reageren, mag dat?", "no"),
    ("nl", "+4 op mij, ik leg een +2. Mag dat?", "no"),
    ("nl", "Verslaat een +4 een +6?", "no"),
]


def answer_to(variant: str, language: str, question: str) -> Answer:
    table = rules_for(LIBRARY.variant(variant), LIBRARY, (), None)
    return answer(Asked(question, table, language, language), RULEBASE, LIBRARY)


@pytest.mark.parametrize(("language", "question", "verdict"), ANSWERED)
def test_a_draw_card_answers_only_one_that_is_no_higher(
    language: str, question: str, verdict: str
) -> None:
    told = answer_to("no-mercy", language, question)
    assert (told.verdict, told.ruling, told.sure) == (verdict, "stacking", True)


def test_where_nothing_is_stacked_no_card_answers() -> None:
    told = answer_to("classic", "en", "May I reply to a Draw Two with a Draw Two?")
    assert (told.verdict, told.ruling) == ("no", "stacking")
