"""A question from the guest page has the answer that the app gives."""

from urllib.parse import quote_plus

import pytest

from scorekeeper.domain.actions.rulings import RulingDraft
from scorekeeper.rulebook.asking.at_table import rules_of
from scorekeeper.sharing.roles import Role
from scorekeeper.tables.lookup import Inquiry, Words
from scorekeeper.tables.shown.matters import matter_for
from tests.rulebook.asking.question_lines import lines
from tests.server.guest.kitchen import Kitchen
from tests.server.guest.test_board_page import read, said


def test_before_a_question_there_are_some_to_tap(kitchen: Kitchen) -> None:
    table = kitchen.table("no-mercy").id
    guest = kitchen.device(Role.VIEWER, table)
    page = guest.get(f"/t/{table}/ask")
    links = [
        attrs["href"]
        for tag, attrs in read(page.text).tags
        if tag == "a" and "?ruling=" in attrs["href"]
    ]
    assert len(links) == 7
    for link in links:
        assert guest.get(link).status_code == 200


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Can I put a +2 on a +2?", "en"),
        ("Darf ich eine +2 auf eine +4 legen?", "de"),
        ("Hoeveel is een joker waard?", "nl"),
        ("What is a wild worth?", "en"),
    ],
)
def test_the_answer_is_that_of_the_app(kitchen: Kitchen, question: str, language: str) -> None:
    table = kitchen.table()
    assert table.rules is not None
    library, lookup = kitchen.services.library, kitchen.services.lookup
    rules = rules_of(table.rules, library, 4)
    expected = lookup.answer(Inquiry(Words(question)), rules, language)
    guest = kitchen.device(Role.VIEWER, table.id)
    words = said(
        guest.get(f"/t/{table.id}/ask?q={quote_plus(question)}", accept_language=language).text
    )
    assert question in words
    assert expected.answer in words
    assert expected.why in words
    assert expected.citations
    for cite in expected.citations:
        assert library.citation(cite, language).section in words


def test_an_answer_in_doubt_says_so_and_what_else_may_be_meant_is_one_tap_away(
    kitchen: Kitchen,
) -> None:
    table = kitchen.table()
    assert table.rules is not None
    library, lookup = kitchen.services.library, kitchen.services.lookup
    rules = rules_of(table.rules, library, 4)
    # Which question leaves doubt, and whether another is near, hangs on what was learned.
    vague = [line.text for line in lines("tune18.en", library)]
    answers = ((q, lookup.answer(Inquiry(Words(q)), rules, "en")) for q in vague)
    doubted = (q for q, found in answers if not found.sure and found.passages)
    guest = kitchen.device(Role.VIEWER, table.id)
    page = guest.get(f"/t/{table.id}/ask?q={quote_plus(next(doubted))}").text
    assert "If I understood you right:" in said(page)
    assert "Or did you mean this?" in said(page)
    other = next(
        attrs["href"]
        for tag, attrs in read(page).tags
        if tag == "a" and "ask?ruling=" in attrs.get("href", "")
    )
    assert "If I understood you right:" not in said(guest.get(other).text)


def test_a_house_rule_that_would_change_it_is_one_tap_away(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    guest = kitchen.device(Role.VIEWER, table)
    page = guest.get(f"/t/{table}/ask?q=" + quote_plus("Can I put a +2 on a +2?")).text
    link = next(
        attrs["href"]
        for tag, attrs in read(page).tags
        if tag == "a" and "&with=" in attrs.get("href", "")
    )
    assert 'class="display verdict no">No' in page
    assert 'class="display verdict yes">Yes' in guest.get(link).text


def test_what_the_table_has_agreed_comes_first(kitchen: Kitchen) -> None:
    table = kitchen.table()
    guest = kitchen.device(Role.VIEWER, table.id)
    question = "Can I put a +2 on a +2?"
    assert table.rules is not None
    lookup = kitchen.services.lookup
    rules = rules_of(table.rules, kitchen.services.library, 4)
    answer = lookup.answer(Inquiry(Words(question)), rules, "en")
    draft = RulingDraft(matter_for(answer, question), question, "yes", "We always do")
    kitchen.services.tables.agree_ruling(table.id, draft, "Oma")
    words = said(guest.get(f"/t/{table.id}/ask?q={quote_plus(question)}").text)
    assert words.index("Agreed at this table") < words.index("What the rules say")
    assert "We always do" in words


def test_a_question_is_not_endless(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    guest = kitchen.device(Role.VIEWER, table)
    answer = guest.get(f"/t/{table}/ask?q={'x' * 601}")
    assert answer.status_code == 422
    assert "600 characters at most" in answer.text
    # It is still in the line, whole, to be cut by whoever wrote it.
    assert "x" * 601 in answer.text
    assert guest.get(f"/t/{table}/ask?q={'x' * 600}").status_code == 200
    assert guest.get(f"/t/{table}/ask?ruling=../../etc").status_code == 200


def test_what_was_asked_is_among_the_questions_of_the_evening(kitchen: Kitchen) -> None:
    table = kitchen.table().id
    guest = kitchen.device(Role.VIEWER, table)
    guest.get(f"/t/{table}/ask?q=Stack")
    asked = kitchen.services.inquiries.asked(guest.device, table)
    assert [one.inquiry for one in asked] == [Inquiry(Words("Stack"))]


def test_the_opposite_of_what_was_agreed_is_told_before_how_it_was_asked(
    kitchen: Kitchen,
) -> None:
    table = kitchen.table()
    guest = kitchen.device(Role.VIEWER, table.id)
    asked = "Is it forbidden to put a +2 on a +2?"
    assert table.rules is not None
    rules = rules_of(table.rules, kitchen.services.library, 4)
    answer = kitchen.services.lookup.answer(Inquiry(Words(asked)), rules, "en")
    draft = RulingDraft(matter_for(answer, asked), asked, "no", "We always stack")
    kitchen.services.tables.agree_ruling(table.id, draft, "Oma")
    page = guest.get(f"/t/{table.id}/ask?q={quote_plus('Can I put a +2 on a +2?')}").text
    agreed = said(page).partition("What the rules say")[0]
    told = ["Agreed at this table", "Yes", f"“{asked}” – No", "We always stack"]
    places = [agreed.index(text) for text in told]
    assert places == sorted(places)
