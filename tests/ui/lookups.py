"""Answers as the rules screen shows them, with or without a table."""

from scorekeeper.l10n import translator
from scorekeeper.rulebook.asking import TableRules
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.tables.lookup import Inquiry, Lookup, Question, Under
from scorekeeper.tables.shown.answers import AnswerView, answer_view
from tests.domain.builders import Sitting
from tests.rulebook.at_hand import LIBRARY, RULEBASE

LOOKUP = Lookup(LIBRARY, lambda: RULEBASE)


def played(variant: str = "classic", *house: str, players: int | None = 4) -> TableRules:
    return rules_for(LIBRARY.variant(variant), LIBRARY, house, players)


def view(
    question: Question,
    rules: TableRules | None = None,
    *,
    table: Sitting | None = None,
    under: Under | None = None,
    language: str = "en",
) -> AnswerView:
    base = rules or played()
    inquiry = Inquiry(question, under)
    found = LOOKUP.answer(inquiry, base, language)
    state = table.state if table else None
    t = translator(language)
    return answer_view(t, LIBRARY, RULEBASE, inquiry, found, base, state)
