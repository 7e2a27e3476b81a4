"""What came of a challenge, told by the cards that were seen."""

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import load_rulebase
from scorekeeper.rulebook.asking.proved import proved
from scorekeeper.rulebook.asking.words import words_of

TONGUES = load_rulebase(rules_dir(), load_library(rules_dir())).tongues


@pytest.mark.parametrize(
    ("language", "text", "outcome"),
    [
        ("en", "I challenged, and she had two yellows", "guilty"),
        ("en", "I challenged him and he did not hold, as he has none in blue", "innocent"),
        ("en", "she had two yellows, may I challenge", ""),
        ("de", "angezweifelt, und er hatte zwei gelbe", "guilty"),
        ("nl", "aangevochten en hij had twee gele", "guilty"),
    ],
)
def test_cards_seen_after_a_challenge_tell_what_came_of_it(
    language: str, text: str, outcome: str
) -> None:
    glossary = TONGUES[language].glossary
    words = words_of(text, language)
    assert proved(words, glossary.mentions(words), glossary) == outcome
