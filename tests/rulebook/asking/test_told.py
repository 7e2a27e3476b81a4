"""What is told in a question counts: `told.txt`, a line for each question and its answer."""

from pathlib import Path
from typing import NamedTuple

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import Asked, answer, load_rulebase
from scorekeeper.rulebook.asking.at_table import rules_for

LIBRARY = load_library(rules_dir())
RULEBASE = load_rulebase(rules_dir(), LIBRARY)


class Told(NamedTuple):
    """A question asked at a table of this game, and the verdict, or the value, that is expected."""

    game: str
    language: str
    expected: str
    ruling: str
    question: str


TOLD = [
    Told(*line.split(" | "))
    for line in Path(__file__).with_name("told.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize("told", TOLD, ids=lambda told: told.question)
def test_what_is_told_is_answered(told: Told) -> None:
    table = rules_for(LIBRARY.variant(told.game), LIBRARY)
    found = answer(Asked(told.question, table, told.language, told.language), RULEBASE, LIBRARY)
    verdict = str(found.value) if found.verdict == "value" else found.verdict
    assert (verdict, found.ruling) == (told.expected, told.ruling)
