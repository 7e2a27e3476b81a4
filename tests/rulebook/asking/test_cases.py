"""What has happened at the table, with one thing changed that decides, and what is asked of it."""

from collections import Counter

import pytest

from tests.rulebook.asking.cases import CASES, cases
from tests.rulebook.asking.question_lines import (
    LANGUAGES,
    Line,
    Outcome,
    ask,
    judge,
    told_by,
)
from tests.rulebook.at_hand import LIBRARY, RULEBASE
from tests.soaking import some_of

VERDICTS = {"yes", "no", "value", "depends", "explain", "unknown"}
ONE_IN = 2
"""About one in so many is asked; `make soak` asks them all."""
RIGHT, SURELY_WRONG = 0.80, 0.06
"""Least and most of a hundred that were not learned from: what has been reached, to be kept."""


def every_line(language: str) -> list[Line]:
    return [line for learned in (True, False) for line in cases(LIBRARY, language, learned=learned)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wording_that_was_not_learned_is_mostly_answered_rightly(language: str) -> None:
    outcomes: Counter[str] = Counter()
    for line in some_of(cases(LIBRARY, language, learned=False), ONE_IN):
        told = told_by(ask(line, RULEBASE, LIBRARY))
        outcome = judge(line, told)
        outcomes[outcome] += 1
        outcomes["sure"] += outcome is Outcome.WRONG and told.sure
    count = sum(outcomes[outcome] for outcome in Outcome)
    assert outcomes[Outcome.RIGHT] >= RIGHT * count, outcomes
    assert outcomes["sure"] <= SURELY_WRONG * count, outcomes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_case_asks_in_full_sentences_for_what_the_rules_know(language: str) -> None:
    for line in every_line(language):
        assert line.verdict in VERDICTS, line.id
        assert (line.verdict == "value") == (line.value is not None), line.id
        assert line.ruling in RULEBASE.rulings or line.verdict == "unknown", line.id
        assert not set("{}|*") & set(line.text), line.text
        assert "  " not in line.text, line.text


def test_no_case_stands_there_twice() -> None:
    names = Counter(line.id for language in LANGUAGES for line in every_line(language))
    assert not [name for name, count in names.items() if count > 1]


def test_every_file_of_cases_is_asked_from() -> None:
    asked_from = {line.id.split("-")[1] for line in every_line("en")}
    assert asked_from == {path.stem for path in CASES.glob("*.toml")}
