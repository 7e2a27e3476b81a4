"""What the app itself asks, typed word by word, is answered as where it is tapped or built."""

from collections.abc import Iterator, Sequence

import pytest

from scorekeeper.l10n import translator
from scorekeeper.rulebook.asking import TableRules
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.builder import ACTS, Act, Chosen
from scorekeeper.tables.lookup import Inquiry, Lookup, Named, Pieced, Words
from scorekeeper.tables.shown.answers import asked_text
from tests.rulebook.at_hand import LIBRARY, RULEBASE

LOOKUP = Lookup(LIBRARY, lambda: RULEBASE)
LANGUAGES = ("en", "de", "nl")
TABLES = {
    "classic": rules_for(LIBRARY.variant("classic"), LIBRARY, (), 4),
    "progressive": rules_for(LIBRARY.variant("classic"), LIBRARY, ("progressive",), 4),
    "no-mercy": rules_for(LIBRARY.variant("no-mercy"), LIBRARY, (), 4),
    "flex": rules_for(LIBRARY.variant("flex"), LIBRARY, (), 4),
}
ALONE: Sequence[Act] = [
    act for act, shape in ACTS.items() if shape.needs_played and not shape.needs_pile
]


def unlike(
    questions: Iterator[Pieced | Named], table: TableRules, language: str
) -> list[tuple[str, object, object]]:
    """The questions, in words, that are answered otherwise when typed; the silent ones apart."""
    t = translator(language)
    found: list[tuple[str, object, object]] = []
    for question in questions:
        inquiry = Inquiry(question)
        words = asked_text(t, LIBRARY, RULEBASE, language, inquiry)
        tapped = LOOKUP.answer(inquiry, table, language)
        typed = LOOKUP.answer(Inquiry(Words(words)), table, language)
        if tapped.verdict == "unknown":
            continue
        if (tapped.verdict, tapped.value) != (typed.verdict, typed.value):
            found.append((words, (tapped.verdict, tapped.value), (typed.verdict, typed.value)))
    return found


def cards_of(table: TableRules) -> list[str]:
    return [card.kind for card in table.variant.cards if not card.kind.isdecimal()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_a_heading_of_the_rulebook(game: str, language: str) -> None:
    headings = (Named(ruling) for ruling in RULEBASE.rulings)
    assert unlike(headings, TABLES[game], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_a_question_built_of_one_card(game: str, language: str) -> None:
    table = TABLES[game]
    built = (Pieced(act, Chosen(kind)) for act in ALONE for kind in cards_of(table))
    assert unlike(built, table, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_a_question_built_of_two_cards(game: str, language: str) -> None:
    table = TABLES[game]
    kinds = cards_of(table)
    built = (Pieced("play", Chosen(one), Chosen(other)) for one in kinds for other in kinds)
    assert unlike(built, table, language) == []
