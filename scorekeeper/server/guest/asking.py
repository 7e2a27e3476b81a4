"""Asking a rule: the same answers as in the app, as a page that needs no script."""

from dataclasses import replace
from http import HTTPStatus
from typing import Final

from starlette.responses import Response

from scorekeeper.domain.state import TableState
from scorekeeper.rulebook.asking import TableRules
from scorekeeper.rulebook.asking.at_table import rules_of
from scorekeeper.rulebook.asking.no_questions import MAX_QUESTION
from scorekeeper.server.guest.board_pages import around
from scorekeeper.server.guest.pages import page
from scorekeeper.server.guest.visit import Visit
from scorekeeper.sharing.roles import Act
from scorekeeper.tables.lookup import Inquiry, Named, Question, Under, Words
from scorekeeper.tables.shown.answers import AnswerView, answer_view
from scorekeeper.tables.shown.browsing import likely

MOST_TYPED: Final = 2_000
"""Characters that the line takes; more than can be asked, so that nothing is cut off unnoticed."""
_LIKELY: Final = 7
_FIRST_GAME: Final = "classic"


def ask(visit: Visit) -> Response:
    """The line to ask in; with a question in the address, its answer."""
    visit.verify(Act.WATCH)
    state = visit.state()
    params = visit.request.query_params
    text, ruling = params.get("q", "").strip()[:MOST_TYPED], params.get("ruling", "")
    too_long = len(text) > MAX_QUESTION
    rules = _rules(visit, state)
    rulebase = visit.services.lookup.open()
    question: Question | None = None
    if ruling in rulebase.rulings:
        question = Named(ruling)
    elif text and not too_long:
        question = Words(text)
    return page(
        visit.request,
        "ask.html",
        visit.language,
        status=HTTPStatus.UNPROCESSABLE_ENTITY if too_long else HTTPStatus.OK,
        asked=text,
        problem=visit.t("guest-ask-too-long", limit=MAX_QUESTION) if too_long else "",
        ruling=ruling,
        answer=_answer(visit, state, rules, question) if question else None,
        likely=likely(rulebase, visit.language, rules)[:_LIKELY],
        limit=MOST_TYPED,
        **around(visit, state),
    )


def _rules(visit: Visit, state: TableState) -> TableRules:
    """What is played here. Raises RulesRefused for a game that is not known here."""
    game = state.game
    agreed = game.rules if game else state.rules
    if agreed is None:
        return visit.services.lookup.rules(Under(_FIRST_GAME))
    players = len(game.players if game else state.present)
    return rules_of(agreed, visit.services.library, players)


def _answer(visit: Visit, state: TableState, rules: TableRules, question: Question) -> AnswerView:
    services = visit.services
    inquiry = Inquiry(question)
    house = visit.request.query_params.get("with", "")
    if house in services.library.house_rules:
        under = Under.of(rules)
        inquiry = Inquiry(question, replace(under, house=(*under.house, house)))
    elif "home" in visit.request.query_params:
        inquiry = Inquiry(question, Under.of(rules))
    services.inquiries.note(visit.visitor.device, visit.table, inquiry)
    found = services.lookup.answer(inquiry, rules, visit.language)
    rulebase = services.lookup.open()
    return answer_view(visit.t, services.library, rulebase, inquiry, found, rules, state)
