"""What is too doubtful to be answered, and what is offered to read instead."""

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import Answer, Situation, load_rulebase
from scorekeeper.rulebook.asking.asks import Found
from scorekeeper.rulebook.asking.caution import is_doubtful, nearest_of
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.passages import Passage
from scorekeeper.rulebook.asking.strangers import strange_places
from scorekeeper.rulebook.asking.words import words_of

GLOSSARY = load_rulebase(rules_dir(), load_library(rules_dir())).tongues["en"].glossary
COUNTED = frozenset({"hand-word"})
FIRST, SECOND = Found("one", 2.0), Found("other", 1.8)


def given(verdict: str, sure: float = 1.0, value: int | None = None, **said: object) -> Answer:
    situation = Situation("en", **said)  # type: ignore[arg-type]
    return Answer(
        verdict,  # type: ignore[arg-type]
        "So.",
        "Because.",
        "en",
        situation,
        value=value,
        ruling="one",
        case="a",
        confidence=sure,
    )


def other(verdict: str) -> Answer:
    return Answer(verdict, "No.", "", "en", Situation("en"), ruling="other", case="b")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("answer", "doubtful"),
    [
        (given("explain", ask="number"), True),
        (given("value", value=4, ask="number"), False),
        (given("unknown", ask="number"), False),
        (given("yes", 0.5, words=30, unknown=1), True),
        (given("yes", 0.5, words=30), False),
        (given("yes", 0.5, words=12, unknown=1), False),
        (given("explain", 0.5, words=18, concepts=COUNTED), True),
        (given("explain", 0.5, words=18), False),
        (given("explain", 0.5, words=18, concepts=COUNTED, asked=frozenset({"who"})), False),
        (given("explain", 0.9, words=18, concepts=COUNTED), False),
        (given("explain", ask="yes-no"), True),
        (given("explain", ask="number", asked=frozenset({"who"})), False),
        (given("yes", asked=frozenset({"phone"})), True),
    ],
)
def test_a_story_and_a_missing_number_make_an_answer_doubtful(
    answer: Answer, doubtful: bool
) -> None:
    assert is_doubtful(answer, (FIRST,), lambda _: answer) is doubtful


@pytest.mark.parametrize(
    ("says", "doubtful"), [("no", True), ("yes", False), ("explain", False), ("unknown", True)]
)
def test_with_a_strange_word_another_ruling_as_near_must_not_say_otherwise(
    says: str, doubtful: bool
) -> None:
    found = given("yes", words=8, unknown=1)
    assert is_doubtful(found, (FIRST, SECOND), lambda _: other(says)) is doubtful
    known = given("yes", words=8)
    assert not is_doubtful(known, (FIRST, SECOND), lambda _: other(says))


def test_what_may_be_meant_is_offered_to_read() -> None:
    near = nearest_of((FIRST, SECOND), lambda one: other("no") if one is SECOND else given("yes"))
    assert near == (Passage("one", "a"), Passage("other", "b"))


@pytest.mark.parametrize(
    ("text", "count"),
    [("may fiddlesticks play", 1), ("may Fien, Gijs play", 0), ("well. Fiddlesticks play", 1)],
)
def test_names_of_people_are_no_strange_words(text: str, count: int) -> None:
    words = words_of(text, "en")
    play = Mention("play", (len(words) - 1,))
    assert len(strange_places(text, words, [play], [], GLOSSARY)) == count
