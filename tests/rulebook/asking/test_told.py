"""What is told in a question counts: `told.txt`, a line for each question and its answer."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.asking.told_lines import ToldLine, told_lines
from tests.rulebook.at_hand import LIBRARY, RULEBASE


@pytest.mark.parametrize("told", told_lines(), ids=lambda told: told.question)
def test_what_is_told_is_answered(told: ToldLine) -> None:
    table = rules_for(LIBRARY.variant(told.game), LIBRARY)
    found = answer(Asked(told.question, table, told.language, told.language), RULEBASE, LIBRARY)
    verdict = str(found.value) if found.verdict == "value" else found.verdict
    assert (verdict, found.ruling) == (told.expected, told.ruling)
