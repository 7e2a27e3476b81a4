import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rulebook.tokens import Gap, Mark, tokens


def marks(text: str) -> list[tuple[Mark, str]]:
    return [(token.mark, token.key) for token in tokens(text)]


@pytest.mark.parametrize(
    "text", ["3,5", "3.5", "1.000", "1.000,50", "-5", "- 5", "7-3", "7 - 3", "1/2", "12:30"]
)
def test_what_looks_like_one_number_but_is_none_stays_whole(text: str) -> None:
    assert marks(text) == [(Mark.OTHER, text)]


def test_a_list_of_three_numbers_needs_no_spaces() -> None:
    assert [mark for mark, _ in marks("7,8,9")] == [
        Mark.NUMBER,
        Mark.SEPARATOR,
        Mark.NUMBER,
        Mark.SEPARATOR,
        Mark.NUMBER,
    ]


def test_a_hyphen_inside_a_word_joins_and_a_hyphen_between_spaces_separates() -> None:
    assert [token.gap for token in tokens("keer-om")] == [Gap.SPACE, Gap.HYPHEN]
    assert [token.mark for token in tokens("skip - wild")] == [
        Mark.WORD,
        Mark.SEPARATOR,
        Mark.WORD,
    ]


def test_letters_and_digits_are_separate_tokens_without_a_gap() -> None:
    assert [(token.key, token.gap) for token in tokens("zieh2")] == [
        ("zieh", Gap.SPACE),
        ("2", Gap.NONE),
    ]


def test_digits_of_other_scripts_are_not_taken_for_ours() -> None:
    assert Mark.NUMBER not in {mark for mark, _ in marks("٧²½")}


PICTURES = frozenset({"So", "Sk", "Mn", "Me", "Cf"})
"""

import unicodedataCategories of emoji and of what changes how they look."""


@given(st.text(max_size=200))
def test_nothing_but_spaces_quotes_brackets_and_pictures_is_left_out(text: str) -> None:
    covered = list(text)
    for token in tokens(text):
        covered[token.start : token.end] = [" "] * (token.end - token.start)
    left = "".join(covered).split()
    passed_over = set("'’`\"„“”‚‘«»()[]:_\u200b\ufeff-‐‑−–—")
    assert all(
        char in passed_over or unicodedata.category(char) in PICTURES
        for piece in left
        for char in piece
    )


@pytest.mark.parametrize("text", ["Flex-„Zieh 2“", 'Flex-"Zieh 2"', "„Zieh 2“-Karte", "'Zieh 2'-x"])
def test_a_hyphen_beside_a_quotation_mark_joins(text: str) -> None:
    found = list(tokens(text))
    assert Mark.SEPARATOR not in {token.mark for token in found}
    assert [token.gap for token in found].count(Gap.HYPHEN) == 1


@pytest.mark.parametrize("text", ["2 \nskip", "(2)\nskip", "2\t\nskip"])
def test_a_line_break_behind_a_space_or_a_bracket_is_one(text: str) -> None:
    assert Mark.SEPARATOR in {token.mark for token in tokens(text)}
