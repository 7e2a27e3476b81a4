"""Cutting a line of text into numbers, words and marks, with what stands between them.

What the words mean is the lexicon's work; nothing is thrown away here that could carry meaning.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final


class Gap(Enum):
    """What stands between a token and the one before it."""

    NONE = "none"
    HYPHEN = "hyphen"
    SPACE = "space"


class Mark(Enum):
    """What a token is before anybody knows the words."""

    NUMBER = "number"
    WORD = "word"
    PLUS = "plus"
    TIMES = "times"
    SEPARATOR = "separator"
    AND = "and"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Token:
    """One piece of the text; `key` is what it is looked up by, `[start, end)` its place."""

    mark: Mark
    key: str
    start: int
    end: int
    gap: Gap


# The order matters: what looks like one number but is not (3,5 · 1.000 · 7-3 · 1/2 · -5) is taken
# whole and understood by nobody, because every guess at it could be wrong.
_PIECES: Final = (
    (Mark.OTHER, r"[0-9]+(?:\s*[-−–—/=:%°]\s*[0-9]+)+"),
    (Mark.OTHER, r"[0-9]+\.[0-9]+(?:[.,][0-9]+)*"),
    (Mark.OTHER, r"(?<!,)[0-9]+,[0-9]+(?![,0-9])"),
    (Mark.OTHER, r"(?<![^\W_])[-−–—]\s*[0-9]+(?:[.,][0-9]+)*"),
    (Mark.NUMBER, r"[0-9]+"),
    (Mark.WORD, r"[^\W\d_]+"),
    (Mark.PLUS, r"[+＋]"),
    (Mark.TIMES, r"[*×·✕✖]"),
    (Mark.AND, r"&"),
    (Mark.SEPARATOR, r"[,;\n\r/|…]+|[.!?]+(?=\s|$)"),
)
_PIECE: Final = re.compile(
    "|".join(f"(?P<g{place}>{pattern})" for place, (_, pattern) in enumerate(_PIECES))
)
_HYPHEN: Final = re.compile(r"[-‐‑−–—]")
_APOSTROPHE: Final = re.compile(r"['’`]")
_SPACE: Final = re.compile(r"[\s'’`\"„“”‚‘«»()\[\]\u200b\ufeff]+")


def key_of(word: str) -> str:
    """The form in which words are compared: without case, accents and umlaut spellings.

    >>> key_of("Zwölf"), key_of("zwoelf"), key_of("tweeën"), key_of("dreißig")
    ('zwolf', 'zwolf', 'tweeen', 'dreissig')
    """
    decomposed = unicodedata.normalize("NFD", word.casefold())
    plain = "".join(char for char in decomposed if not unicodedata.combining(char))
    for spelled, letter in (("ae", "a"), ("oe", "o"), ("ue", "u")):
        plain = plain.replace(spelled, letter)
    return plain


def tokens(text: str) -> Iterator[Token]:
    """The tokens of the text in order; everything but spaces, quotes and brackets is in one."""
    at = 0
    gap = Gap.SPACE
    while at < len(text):
        piece = _PIECE.match(text, at)
        if piece is not None:
            mark = _PIECES[int(str(piece.lastgroup)[1:])][0]
            key = key_of(piece.group()) if mark is Mark.WORD else piece.group()
            yield Token(mark, key, at, piece.end(), gap)
            at, gap = piece.end(), Gap.NONE
        elif _between(text, at, _APOSTROPHE):
            at += 1
        elif _between(text, at, _HYPHEN):
            at, gap = at + 1, Gap.HYPHEN
        elif space := _SPACE.match(text, at):
            at, gap = space.end(), Gap.SPACE
        elif _HYPHEN.match(text, at):
            yield Token(Mark.SEPARATOR, text[at], at, at + 1, gap)
            at, gap = at + 1, Gap.NONE
        else:
            yield Token(Mark.OTHER, text[at], at, at + 1, gap)
            at, gap = at + 1, Gap.NONE


def _between(text: str, at: int, mark: re.Pattern[str]) -> bool:
    """Whether a mark at this place stands inside a word."""
    if not mark.match(text, at) or at == 0 or at + 1 >= len(text):
        return False
    before, after = text[at - 1], text[at + 1]
    return before.isalnum() and (after.isalnum() or after == "+")
