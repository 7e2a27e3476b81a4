"""Whether somebody is out whose cards are told by a bound: "he's got more than twenty"."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE

BOUNDED = [
    ("en", "He's got more than twenty cards by the look of it. Is he out?", "depends"),
    ("en", "He has at least twenty cards, is he out?", "depends"),
    ("en", "She has over thirty cards. Is she still in?", "no"),
    ("en", "He's got fewer than 30 cards. Is he out?", "depends"),
    ("en", "He's got fewer than 20 cards. Is he out?", "no"),
    ("en", "He holds about 24 cards. Is he out?", "depends"),
    ("en", "He holds about 12 cards. Is he out?", "no"),
    ("en", "Are you out with more than 24 cards?", "yes"),
    ("en", "Do I need more than 25 cards to be out?", "no"),
    ("de", "Er hat mehr als zwanzig Karten. Ist er raus?", "depends"),
    ("de", "Sie hält mindestens 25 Karten. Ist sie raus?", "yes"),
    ("de", "Ich habe weniger als 25 Karten. Bin ich noch drin?", "yes"),
    ("de", "Muss man mehr als 24 Karten haben, um rauszufliegen?", "yes"),
    ("nl", "Hij heeft meer dan twintig kaarten, zo te zien. Ligt hij eruit?", "depends"),
    ("nl", "Ik heb ruim 20 kaarten. Lig ik eruit?", "depends"),
    ("nl", "Ik heb minder dan 25 kaarten. Lig ik eruit?", "no"),
    ("nl", "Moet je meer dan 25 kaarten hebben om eruit te liggen?", "no"),
]
COUNTED = [
    ("en", "He holds 24 cards. Is he out?", "no"),
    ("en", "He has 20 cards and draws six. Is he out?", "yes"),
    ("de", "Ist man erst mit mehr als 25 Karten raus?", "no"),
    ("nl", "Lig je er pas uit met meer dan 25 kaarten?", "no"),
]


@pytest.mark.parametrize(("language", "question", "verdict"), BOUNDED + COUNTED)
def test_a_bound_may_leave_open_who_is_out(language: str, question: str, verdict: str) -> None:
    table = rules_for(LIBRARY.variant("no-mercy"), LIBRARY, (), None)
    told = answer(Asked(question, table, language, language), RULEBASE, LIBRARY)
    assert (told.verdict, told.ruling, told.sure) == (verdict, "mercy", True)
