"""What makes reading the rulebook quick changes nothing in what is read."""

import gc
import tomllib

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import Asked, answer, load_rulebase, warm
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.lists import read_lists
from scorekeeper.rulebook.asking.stems import computed_stem, listed_stems
from scorekeeper.rulebook.patience import without_collecting
from tests.making.stems import words

LANGUAGES = ("en", "de", "nl")
languages = pytest.mark.parametrize("language", LANGUAGES)
LISTED = 0.8
"""The share of the words whose stems are listed, at least; new ones only take longer."""


@languages
def test_stems_listed_are_those_that_would_be_computed(language: str) -> None:
    text = (rules_dir() / "text" / language / "stems.txt").read_text(encoding="utf-8")
    listed = listed_stems(text.splitlines())
    assert {word: computed_stem(word, language) for word in listed} == listed
    wanted = words(language)
    assert len(wanted & listed.keys()) >= LISTED * len(wanted)


@languages
def test_a_glossary_is_read_as_toml_reads_it(language: str) -> None:
    text = (rules_dir() / "text" / language / "glossary.toml").read_text(encoding="utf-8")
    assert read_lists(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    "text",
    [
        'a = ["x", "y [a|b]"]',
        'a = [\n  "x",\n  "y", # not the last\n]\nb = []',
        "a = ['x']",
        'a = [\n    "x", "y",\n]\n# that is all\n',
        'a = [["x"], ["y"]]',
        "a = 1",
        '[table]\na = ["x"]',
    ],
)
def test_lists_in_any_form_are_read_as_toml_reads_them(text: str) -> None:
    assert read_lists(text) == tomllib.loads(text)


@pytest.mark.parametrize("text", ['a = ["x"]\na = ["y"]', 'a = ["x"', "a = [x]", "nothing"])
def test_what_toml_refuses_is_refused(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        read_lists(text)


def test_collecting_goes_on_afterwards_as_it_was_before() -> None:
    assert gc.isenabled()
    with without_collecting():
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(ValueError, match="lost"), without_collecting():
        raise ValueError("lost")
    assert gc.isenabled()


def test_nothing_is_put_together_for_a_question_once_all_is_warm() -> None:
    library = load_library(rules_dir())
    rulebase = load_rulebase(rules_dir(), library)
    warm(rulebase, library)
    built = dict(library._lexicons)
    assert len(built) == len(library.variants) * len(LANGUAGES)
    for language in LANGUAGES:
        for variant in library.variants.values():
            answer(
                Asked("+4 on +2?", rules_for(variant, library), language, language),
                rulebase,
                library,
            )
    assert library._lexicons == built
