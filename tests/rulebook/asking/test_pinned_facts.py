"""A test per pinned fact of play, named after it. The facts are in `pinned.toml`."""

from typing import Final

import pytest

from scorekeeper.rulebook.asking import Answer, Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.asking.pinned import Fact, facts
from tests.rulebook.at_hand import LIBRARY, RULEBASE

LANGUAGES: Final = {"en", "de", "nl"}
FACTS: Final = facts()


def asked(game: str, fact: Fact) -> Answer:
    """What is answered. The language is found from the question, not told."""
    table = rules_for(LIBRARY.variant(game), LIBRARY, fact.house, fact.players)
    return answer(Asked(fact.q, table), RULEBASE, LIBRARY)


@pytest.mark.parametrize(
    ("game", "fact"), [pytest.param(game, fact, id=fact.name) for game, fact in FACTS]
)
def test_a_pinned_fact_is_answered(game: str, fact: Fact) -> None:
    found = asked(game, fact)
    assert found.situation.language == fact.lang
    assert (found.verdict, found.value) == (fact.verdict, fact.value)
    if fact.ruling is not None:
        assert found.ruling == fact.ruling
    if fact.cited:
        assert any(fact.cited in cite for cite in found.citations), found.citations
    assert found.differs or not fact.differs, "it does not say what other editions have"
    assert found.answer.strip()
    assert "…" not in found.answer


def test_the_facts_are_asked_in_every_language_and_of_every_game() -> None:
    assert {fact.lang for _, fact in FACTS} == LANGUAGES
    assert {(game, fact.lang) for game, fact in FACTS} == {
        (game, lang) for game in ("classic", "no-mercy", "flex") for lang in LANGUAGES
    }


def test_every_fact_has_a_name_of_its_own() -> None:
    names = [fact.name for _, fact in FACTS]
    assert len(set(names)) == len(names) >= 100


def test_every_citation_of_a_fact_leads_to_a_heading() -> None:
    for game, fact in FACTS:
        for cite in asked(game, fact).citations:
            assert LIBRARY.citation(cite, fact.lang).section
