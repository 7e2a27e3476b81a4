"""No answer without a source: what no leaflet says is a convention of the app, and cited as one."""

import pytest

from scorekeeper.rulebook.asking import Answer, Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE

LANGUAGES = ("en", "de", "nl")


def told(question: str, variant: str = "classic", language: str = "en") -> Answer:
    rules = rules_for(LIBRARY.variant(variant), LIBRARY)
    return answer(Asked(question, rules, language, language), RULEBASE, LIBRARY)


@pytest.mark.parametrize(
    ("question", "ruling"),
    [
        ("How many points does a late joiner start with?", "late-joiner"),
        ("What happens when somebody leaves in the middle of the game?", "leaver"),
        ("Does the deal pass to the left after a round?", "dealer"),
        ("Two of us are equal lowest when lowest total wins, do we share the win?", "ties"),
    ],
)
def test_a_convention_of_the_app_is_cited_as_one(question: str, ruling: str) -> None:
    found = told(question)
    assert (found.ruling, found.citations) == (ruling, ("app#convention",))


def test_a_rule_of_another_game_is_cited_where_it_stands() -> None:
    found = told("Is somebody with 25 cards knocked out?", "flex")
    assert (found.verdict, found.citations) == ("no", ("nm-2023#mercy",))


@pytest.mark.parametrize(
    ("question", "language"),
    [
        # Reckoned, where the ruling itself does not know the card.
        ("Vier kaarten in mijn hand, ik moet er 3 pakken. Hoeveel zijn dat er dan?", "nl"),
        # Explained that there is no such card.
        ("ich spiel hände tauschen, darf ich mir da zusätzlich noch ne farbe wünschen", "de"),
    ],
)
def test_what_is_reckoned_or_explained_beside_a_ruling_is_founded_too(
    question: str, language: str
) -> None:
    found = told(question, language=language)
    assert found.verdict != "unknown"
    assert found.citations


def test_where_a_convention_comes_from_is_said_in_every_language() -> None:
    cited = [LIBRARY.citation("app#convention", language) for language in LANGUAGES]
    assert len({cite.section for cite in cited}) == len({cite.edition for cite in cited}) == 3
    assert LIBRARY.citation("deluxe-1999#goal", "en").section == "Doel van het spel"
