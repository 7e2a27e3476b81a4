"""Cutting a line of text into numbers, words and marks, with what stands between them.

What the words mean is the lexicon's work; nothing is thrown away here that could carry meaning.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from scorekeeper.rulebook.listing import list_marks


class Gap(Enum):
    """What stands between a token and the one before it."""

    NONE = "none"
    HYPHEN = "hyphen"
    SPACE = "space"


class Mark(Enum):
    """What a token is before anybody knows the words.

    SYMBOL may be a word (a drawn card, a coloured dot), DECORATION is a face or a flourish.
    """

    NUMBER = "number"
    WORD = "word"
    SYMBOL = "symbol"
    DECORATION = "decoration"
    PLUS = "plus"
    TIMES = "times"
    EQUALS = "equals"
    COLON = "colon"
    SEPARATOR = "separator"
    AND = "and"
    OTHER = "other"

    # There is one of each, and a hash of its name takes three times as long.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Token:
    """One piece of the text; `key` is what it is looked up by, `[start, end)` its place.

    `typed` is the text itself, for what is taken for a slip.
    """

    mark: Mark
    key: str
    start: int
    end: int
    gap: Gap
    typed: str = ""


_FACES: Final = (
    "\U0001f600-\U0001f64f\U0001f90c-\U0001f93e\U0001f970-\U0001f97a\U0001f9b0-\U0001f9e1"
)
_FLOURISHES: Final = (
    "\U0001f31f\U0001f389\U0001f38a\U0001f3c1\U0001f3c6\U0001f44a-\U0001f450\U0001f479-\U0001f480"
    "\U0001f4a5\U0001f4a9\U0001f4aa\U0001f4af\U0001f525\U0001f595\U0001f5ff\U0001f947"
    "\u203c\u2049\u2620\u2639\u263a\u2705\u270c\u270d\u2714\u2728\u2757\u2b50"
)
_MORE: Final = "[\ufe0f\u200d\U0001f3fb-\U0001f3ff\u2640\u2642]"
_SMILEY: Final = r"(?<![^\W_])(?:[:;]['-]?[()DPp]+|[xX]D+|\^\^)(?![^\W_])"

_ZERO: Final = r"(?:O|o[0-9]|o(?=\s*[pP])|o(?<=[+=]..)|o(?<=[+=]...))"
"""An o that can only be a 0; elsewhere "7o" may be "7p" as well."""

# The order matters: what looks like one number but is not (3,5 · 1.000 · 7-3 · 1/2 · -5) is taken
# whole and understood by nobody, because every guess at it could be wrong.
_PIECES: Final = (
    (Mark.SEPARATOR, r"(?<=\s)[-–—](?=\s)"),
    (Mark.SEPARATOR, r"(?m:^)[ \t]*[-–•*·][ \t]+(?=\S)"),
    (Mark.OTHER, r"(?m:^)[ \t]*[0-9]{1,2}[.)](?=[ \t]+\S)"),
    (Mark.OTHER, r"[0-9]+(?:\s*[-−–—:%°]\s*[0-9]+)+"),
    (Mark.OTHER, r"(?<!/)[0-9]+/[0-9]+(?!\s*[/0-9])"),
    (Mark.OTHER, r"[0-9]+\.[0-9]+(?:[.,][0-9]+)*"),
    (Mark.OTHER, r"(?<!,)[0-9]+,[0-9]+(?![,0-9])"),
    (Mark.OTHER, r"(?<![^\W_])[-−–—]\s*[0-9]+(?:[.,][0-9]+)*"),
    (Mark.NUMBER, "[0-9]\ufe0f?\u20e3"),
    (Mark.NUMBER, rf"(?<![^\W_])(?:[lI]0[0oO]*|[0-9]+{_ZERO}[0-9oO]*)(?![^\W_])"),
    (Mark.OTHER, r"(?<![^\W_])[lI][0-9oO]*[0-9][0-9oO]*(?![^\W_])"),
    (Mark.NUMBER, r"[0-9]+"),
    (Mark.DECORATION, _SMILEY),
    (Mark.DECORATION, r"(?<![^\W_])[wW]/(?=\s)"),
    (Mark.DECORATION, r"(?:(?<=\ba )[nN]o\.|(?<![^\W_])[nN]r\.?)(?=\s*[0-9])"),
    (Mark.TIMES, r"(?<=[0-9])[xX](?=[^\W\d_]{3})"),
    (Mark.WORD, r"(?<![^\W_.])(?:[a-z]\.){2,3}(?=\s)"),
    (Mark.WORD, r"[^\W\d_]{3,}?(?=[xX][0-9])"),
    (Mark.WORD, r"(?:[^\W\d_][\u0300-\u036f]*)+"),
    (Mark.PLUS, "[+＋➕]\ufe0f?"),
    (Mark.TIMES, "[*×·✕✖]\ufe0f?"),
    (Mark.EQUALS, r"\((?=\s*=?\s*[0-9]+\s*(?:[^\W\d_x][^\W\d_]{0,7}\s*)?\))|[-=]>|[=→➡⇒]\ufe0f?"),
    (Mark.COLON, r":"),
    (Mark.AND, r"&"),
    (Mark.SEPARATOR, r"[,;\n\r/|…•]+|[.!]+(?=\D|$)|(?<=[^\W\d_])[.](?=[0-9])"),
    (Mark.DECORATION, f"[{_FACES}{_FLOURISHES}]{_MORE}*"),
    (Mark.SYMBOL, f"[\u2190-\u2bff\U0001f000-\U0001faff]{_MORE}*"),
)
_LIST_NUMBER: Final = 2
_LIST_MARKS: Final = 3
"""The first pieces: only where there are several of them, as in "skip - wild - 7"."""


def _compiled(first: int) -> re.Pattern[str]:
    return re.compile("|".join(f"(?P<g{n}>{_PIECES[n][1]})" for n in range(first, len(_PIECES))))


_PIECE: Final = _compiled(_LIST_MARKS)
_PIECE_OF_LIST: Final = _compiled(0)
_LISTED: Final = tuple(re.compile(pattern) for _, pattern in _PIECES[:_LIST_MARKS])
_LIST_MARKS_READ: Final = dict.fromkeys("-–—", Mark.COLON)
"""A dash behind a heading is read as a colon, what else marks a list separates."""

_MARK_ONLY: Final = re.compile("[\ufe0f\u200d\u20e3\U0001f3fb-\U0001f3ff\u2640\u2642]")
_LETTERS_FOR_DIGITS: Final = str.maketrans("lIoO", "1100")
"""Letters that look like digits: "+1o", "I0"."""

_HYPHEN: Final = re.compile(r"[-‐‑−–—_]")
_APOSTROPHE: Final = re.compile(r"['’`]")
_SPELLED_U: Final = re.compile(r"(?<![aeoq])ue")
"""An "ü" written "ue"; behind a vowel it is none: "neuen" is not "neun"."""
_QUOTED_HYPHEN: Final = re.compile(
    r"(?<=[^\W_])[-‐‑][\"'„“‚‘«»](?=[^\W_])|(?<=[^\W_])[\"'“”’«»][-‐‑](?=[^\W\d_])"
)
"""Where a name goes on before or behind a quoted part of it: Flex-„Zieh 2“, „Alle ziehen“-Joker."""
_SPACE: Final = re.compile(r"(?:(?![\n\r])[\s'’`\"„“”‚‘«»)\[\]\u200b\ufeff])+|\(")


@lru_cache(maxsize=4_096)
def key_of(word: str) -> str:
    """The form in which words are compared: without case, accents and umlaut spellings.

    >>> key_of("Zwölf"), key_of("zwoelf"), key_of("tweeën"), key_of("dreißig")
    ('zwolf', 'zwolf', 'tweeen', 'dreissig')
    """
    plain = letters_of(word)
    for spelled, letter in (("ae", "a"), ("oe", "o")):
        plain = plain.replace(spelled, letter)
    return _SPELLED_U.sub("u", plain) if "ue" in plain else plain


def letters_of(word: str) -> str:
    """The word without case and accents, as it is typed: "groene", where `key_of` gives "grone"."""
    plain = word.casefold()
    if not plain.isascii():
        decomposed = unicodedata.normalize("NFD", plain)
        plain = "".join(char for char in decomposed if not unicodedata.combining(char))
    return plain


def tokens(text: str) -> Iterator[Token]:
    """The tokens of the text in order; everything but spaces, quotes and brackets is in one."""
    piece_of = _PIECE_OF_LIST if _is_list(text) else _PIECE
    numbered = _is_numbered(text)
    listed = list_marks(text)
    at = 0
    gap = Gap.SPACE
    while at < len(text):
        if at in listed:
            said = text[at : listed[at]]
            yield Token(_LIST_MARKS_READ.get(said, Mark.SEPARATOR), said, at, listed[at], gap)
            at, gap = listed[at], Gap.SPACE
            continue
        piece = piece_of.match(text, at)
        if piece is not None:
            place = int(str(piece.lastgroup)[1:])
            mark = Mark.SEPARATOR if numbered and place == _LIST_NUMBER else _PIECES[place][0]
            said = piece.group()
            yield Token(mark, _key(mark, said), at, piece.end(), gap, said)
            at, gap = piece.end(), Gap.NONE
        elif quoted := _QUOTED_HYPHEN.match(text, at):
            at, gap = quoted.end(), Gap.HYPHEN
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


def _is_list(text: str) -> bool:
    return any(len(mark.findall(text)) > 1 for mark in _LISTED)


def _is_numbered(text: str) -> bool:
    """Whether every line begins with its number: "1. skip", "2. wild"."""
    lines = [line for line in text.splitlines() if line.strip()]
    return len(lines) > 1 and all(
        (found := _LISTED[_LIST_NUMBER].match(line)) and found.group().strip(" \t.)") == str(number)
        for number, line in enumerate(lines, start=1)
    )


def _key(mark: Mark, piece: str) -> str:
    if mark is Mark.WORD:
        # "i.e.", "d.h.".
        return key_of(piece.replace(".", ""))
    if mark is Mark.PLUS:
        return "+"
    if mark is Mark.NUMBER:
        piece = piece.translate(_LETTERS_FOR_DIGITS)
    return _MARK_ONLY.sub("", piece) if mark in {Mark.NUMBER, Mark.SYMBOL} else piece


def _between(text: str, at: int, mark: re.Pattern[str]) -> bool:
    """Whether a mark at this place stands inside a word."""
    if not mark.match(text, at) or at == 0 or at + 1 >= len(text):
        return False
    before, after = text[at - 1], text[at + 1]
    return before.isalnum() and (after.isalnum() or after == "+")
