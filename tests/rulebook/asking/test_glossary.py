"""Which concepts the words of a question stand for."""

import tomllib

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook.asking.asks import names_in
from scorekeeper.rulebook.asking.glossary import (
    STRUCTURE,
    Mention,
    build_glossary,
    without_parts,
)
from scorekeeper.rulebook.asking.phrases_said import MAX_GAP
from scorekeeper.rulebook.asking.words import words_of
from tests.rulebook.at_hand import RULEBASE

LANGUAGES = ("en", "de", "nl")

GLOSSARY = build_glossary(
    "en",
    {
        "play": ["play", "put [down|on]"],
        "lose-turn": ["miss … turn", "=skipped"],
        "turn": ["turn"],
        "may": ["may", "allowed"],
        "forbidden": ["not allowed"],
        "not": ["not"],
        "draw-pile": ["draw pile"],
        "draw": ["draw"],
        "small": ["the", "is"],
        "on": ["on"],
    },
)


def said(text: str) -> list[str]:
    return [mention.concept for mention in GLOSSARY.mentions(words_of(text, "en"))]


def test_a_word_counts_in_every_form() -> None:
    assert said("plays played playing") == ["play"] * 3


def test_a_way_of_saying_it_may_be_one_of_several() -> None:
    assert said("put down") == said("put on") == ["play"]
    assert said("put away") == []


def test_a_gap_leaves_out_some_words_but_not_many() -> None:
    assert said("miss turn") == ["lose-turn"]
    assert said("miss " + "so " * MAX_GAP + "turn") == ["lose-turn"]
    assert said("miss " + "so " * (MAX_GAP + 1) + "turn") == ["turn"]


def test_the_words_left_out_by_a_gap_are_not_part_of_the_phrase() -> None:
    (mention,) = GLOSSARY.mentions(words_of("miss my next turn", "en"))
    assert (mention.places, mention.start, mention.end) == ((0, 3), 0, 4)


def test_a_phrase_with_an_equals_sign_counts_in_that_form_only() -> None:
    assert said("skipped") == ["lose-turn"]
    assert said("skips") == said("skip") == []


def test_a_part_of_a_longer_phrase_does_not_count() -> None:
    assert said("the draw pile") == ["draw-pile"]
    assert said("draw from the draw pile") == ["draw", "draw-pile"]


def test_how_something_is_asked_counts_only_outside_of_what_asks_as_well() -> None:
    assert said("not allowed") == ["forbidden"]
    assert said("not so allowed") == ["not", "may"]


def test_how_something_is_asked_counts_inside_of_a_phrase_that_does_not_ask() -> None:
    found = without_parts([Mention("no-match", (0, 1)), Mention("not", (0,))])
    assert [mention.concept for mention in found] == ["not", "no-match"]


def test_mentions_are_in_the_order_said() -> None:
    assert said("turn may play") == ["turn", "may", "play"]


def test_the_lists_of_words_are_no_concepts() -> None:
    assert said("the on") == []
    assert GLOSSARY.lists["small"] == {"the", "is"}
    assert GLOSSARY.lists["with"] == frozenset()


def test_the_words_of_phrases_and_lists_are_known() -> None:
    known = words_of("the skipped plays turn", "en")
    assert all(GLOSSARY.knows(word) for word in known)
    (strange,) = words_of("umbrella", "en")
    assert not GLOSSARY.knows(strange)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_concept_is_said_somehow_in_every_language(language: str) -> None:
    glossary = RULEBASE.tongues[language].glossary
    spoken = {phrase.concept for known in glossary.phrases.values() for phrase in known.every}
    asked = names_in(RULEBASE.patterns)
    listed = {*RULEBASE.concepts.strong, *RULEBASE.concepts.light}
    missing = (asked & listed) - spoken
    assert not missing, f"no words for {sorted(missing)} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_has_no_concept_that_nobody_lists(language: str) -> None:
    path = rules_dir() / "text" / language / "glossary.toml"
    entries = set(tomllib.loads(path.read_text(encoding="utf-8")))
    listed = {*RULEBASE.concepts.strong, *RULEBASE.concepts.light, *STRUCTURE}
    assert not entries - listed, sorted(entries - listed)
