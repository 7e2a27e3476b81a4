"""The nearest passages of the rule texts, for what no ruling settles."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.passages import MOST, Passages
from scorekeeper.rulebook.asking.rulings import CaseText, RulingText
from tests.rulebook.at_hand import LIBRARY, RULEBASE


def text(name: str, **cases: str) -> RulingText:
    told = {key: CaseText(answer=said, why="So it is.") for key, said in cases.items()}
    return RulingText(name=name, ask="Is it?", cases=told)


TOY = {
    "goats": text("Goats", grazing="Goats graze on the {card} meadow.", milk="Goats give milk."),
    "ducks": text("Ducks", pond="Ducks swim on the pond."),
}


def test_the_passage_with_the_words_asked_for_comes_first() -> None:
    passages = Passages({"en": TOY})
    nearest = passages.nearest("Which goat grazes there?", "en")
    assert (nearest[0].ruling, nearest[0].case) == ("goats", "grazing")


def test_endings_do_not_matter() -> None:
    assert Passages({"en": TOY}).nearest("swimming", "en")[0].ruling == "ducks"


def test_no_more_are_given_than_asked_for() -> None:
    passages = Passages({"en": TOY})
    assert len(passages.nearest("it is the goats and ducks", "en", most=1)) == 1


def test_of_each_ruling_the_nearest_passage_is_given() -> None:
    nearest = Passages({"en": TOY}).nearest("Do goats give milk, goats on the pond?", "en")
    assert [(one.ruling, one.case) for one in nearest] == [("goats", "milk"), ("ducks", "pond")]


def test_what_an_answer_fills_in_is_not_searched() -> None:
    assert Passages({"en": TOY}).nearest("card", "en") == ()


@pytest.mark.parametrize("question", ["", "   ", "?!", "is it", "zebra", "😀"])
def test_nothing_is_near_to_what_says_nothing(question: str) -> None:
    assert Passages({"en": TOY}).nearest(question, "en") == ()


@pytest.mark.parametrize(
    "question", ['"', "a* OR b", "NEAR(a b)", "words:pond -ducks", "'; DROP TABLE passage; --"]
)
def test_the_operators_of_the_search_are_plain_words(question: str) -> None:
    passages = Passages({"en": TOY})
    passages.nearest(question, "en")
    assert passages.nearest("pond", "en")[0].ruling == "ducks"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_likely_question_of_a_ruling_is_near_to_its_text(language: str) -> None:
    texts = RULEBASE.texts[language].rulings
    near = [
        name
        for name, told in texts.items()
        if name in {found.ruling for found in RULEBASE.passages.nearest(told.ask, language)}
    ]
    assert len(near) >= 0.9 * len(texts)


def test_every_passage_is_the_case_of_a_ruling() -> None:
    for found in RULEBASE.passages.nearest("draw cards penalty turn colour", "en", most=50):
        assert found.case in RULEBASE.texts["en"].rulings[found.ruling].cases


def test_a_question_that_no_ruling_settles_is_answered_with_passages() -> None:
    table = rules_for(LIBRARY.variant("classic"), LIBRARY)
    found = answer(Asked("Does the weather change the draw pile?", table), RULEBASE, LIBRARY)
    assert found.verdict == "unknown"
    assert 0 < len(found.passages) <= MOST


def test_several_may_search_at_once() -> None:
    passages = Passages({"en": TOY})
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: passages.nearest("pond", "en"), range(40)))
    assert all(near[0].ruling == "ducks" for near in found)


@given(st.text(max_size=120))
def test_no_text_breaks_the_search(question: str) -> None:
    assert len(RULEBASE.passages.nearest(question, "en")) <= MOST
