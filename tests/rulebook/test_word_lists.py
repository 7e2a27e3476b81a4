"""The lists of words in `rules/text/<language>/words.txt`, and the code that asks for them."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from scorekeeper.rulebook.broken import RulesFileBroken
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import list_files, listed_words, word_list

ROOMS = Path(__file__).parents[2] / "scorekeeper"
ASKED = re.compile(r'word_list\(\s*"([a-z0-9.-]+)"\s*\)')


def names(path: Path) -> list[str]:
    return [line.partition(":")[0] for line in path.read_text(encoding="utf-8").splitlines()]


def asked_for() -> set[str]:
    return {name for path in ROOMS.rglob("*.py") for name in ASKED.findall(path.read_text("utf-8"))}


def test_every_list_is_asked_for_and_every_list_asked_for_is_there() -> None:
    there = {name for path in list_files() for name in names(path)}
    assert there == asked_for()


@pytest.mark.parametrize("path", list_files(), ids=lambda path: path.parent.name)
def test_lists_stand_in_the_order_of_their_names(path: Path) -> None:
    assert all(before < after for before, after in pairwise(names(path)))


@pytest.mark.parametrize("path", list_files(), ids=lambda path: path.parent.name)
def test_no_word_stands_in_a_list_in_two_spellings_that_are_read_alike(path: Path) -> None:
    twice = []
    for line in path.read_text(encoding="utf-8").splitlines():
        name, _, words = line.partition(":")
        keys = [key_of(word) for word in words.split()]
        twice += [(name, key) for key in set(keys) if keys.count(key) > 1]
    assert twice == []


def test_a_list_that_no_language_has_is_told_by_its_name() -> None:
    with pytest.raises(RulesFileBroken, match=r"nothing\.at-all"):
        word_list("nothing.at-all")


@pytest.mark.parametrize("line", ["no colon", ": without a name", "without.words:", ""])
def test_a_line_that_is_no_list_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="not a list and its words"):
        listed_words([line])


def test_a_list_that_stands_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="there already"):
        listed_words(["a.b: one", "a.b: two"])
