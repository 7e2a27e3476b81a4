"""The same fact in many everyday wordings: whichever is taken, the answer is mostly right."""

from collections import Counter
from typing import Final

import pytest

from tests.rulebook.asking.question_lines import LANGUAGES, Outcome, ask, judge, told_by
from tests.rulebook.asking.wordings import A_FACT, PART, TRIES, read, wordings
from tests.rulebook.at_hand import LIBRARY, RULEBASE
from tests.soaking import SOAKING

COUNT: Final = 30 * A_FACT if SOAKING else A_FACT
"""Wordings of each fact: `make soak` asks some forty thousand in each language."""
RIGHT, SURELY_WRONG = 0.95, 0.01
"""Least and most of all wordings: what has been reached, to be kept."""
FEWEST: Final = 2
"""Wordings that a fact has at least."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_hundred_wordings_95_are_answered_rightly_and_one_wrongly_without_doubt(
    language: str,
) -> None:
    outcomes: Counter[str] = Counter()
    wrong = []
    for line in wordings(LIBRARY, language, COUNT):
        told = told_by(ask(line, RULEBASE, LIBRARY))
        outcome = judge(line, told)
        outcomes[outcome] += 1
        if outcome is Outcome.WRONG and told.sure:
            wrong.append((line.text, told.verdict, told.value))
    count = outcomes.total()
    assert outcomes[Outcome.RIGHT] >= RIGHT * count, outcomes
    assert len(wrong) <= SURELY_WRONG * count, wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fact_gives_the_parts_of_its_frames_and_no_others(language: str) -> None:
    file = read(language)
    for fact in file.fact:
        given = file.words | fact.parts
        open_ = {
            part for frame in fact.frames for text in file.frames[frame] for part in named(text)
        }
        used: set[str] = set()
        while open_ - used:
            used |= open_
            open_ = {part for name in used for part in named(given[name])}
        assert set(fact.parts) <= used, fact.id
        assert not set(fact.parts) & set(file.words), fact.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_wording_of_a_fact_comes_twice_and_none_is_left_half_put_together(language: str) -> None:
    lines = list(wordings(LIBRARY, language, COUNT))
    twice = Counter((line.text, repr(line.table)) for line in lines)
    assert not [text for (text, _), times in twice.items() if times > 1]
    for line in lines:
        assert not set("{}|<>") & set(line.text), line.text
        assert "  " not in line.text, line.text
        assert line.ruling is None or line.ruling in RULEBASE.rulings, line.id
        assert (line.verdict == "value") == (line.value is not None), line.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_frame_is_asked_in_and_every_fact_has_a_name_of_its_own(language: str) -> None:
    file = read(language)
    assert {frame for fact in file.fact for frame in fact.frames} == set(file.frames)
    names = [fact.id for fact in file.fact]
    assert len(set(names)) == len(names) >= 100
    asked = Counter(line.id.rpartition("-")[0] for line in wordings(LIBRARY, language))
    assert len(asked) == len(file.fact)
    assert min(asked.values()) >= FEWEST


def test_the_same_wordings_are_asked_each_time_and_more_begin_with_them() -> None:
    few = [line.text for line in wordings(LIBRARY, "en")]
    assert few == [line.text for line in wordings(LIBRARY, "en")]
    assert TRIES > 1
    more = {line.text for line in wordings(LIBRARY, "en", 2 * A_FACT)}
    assert set(few) <= more


def named(text: str) -> list[str]:
    """The parts that a text names."""
    return PART.findall(text)
