"""The words of a question: cut apart, without case, accents and endings."""

import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Protocol

from scorekeeper.rulebook.asking.stems import stem_of
from scorekeeper.rulebook.numerals import joined_hundreds
from scorekeeper.rulebook.phrases import keys_of
from scorekeeper.rulebook.tokens import Gap, Mark, Token, key_of, tokens
from scorekeeper.rulebook.word_lists import word_list

_EINS: Final = "eins"
_EEN: Final = "een"
_DUTCH_COLOURS: Final = word_list("words.dutch-colours")
_NO_NOUNS: Final = word_list("words.no-nouns")
_COLOURED: Final = ("rot", "blau", "grun", "gelb")
_PAIR: Final = re.compile(r"\d{1,4}-\d{1,4}")
_ANNOUNCED: Final = re.compile(r"(\d{1,4}): +(\d{1,4})")
_TEN: Final = 10
DRAWN: Final = frozenset({2, 4, 6, 10})
"""What a card of some game has somebody draw: "4+" is such a card."""
_HUNDRED: Final = 100
_THE_OTHER: Final = word_list("words.the-other")
_AND: Final = word_list("words.and")
_TIMES: Final = ("mal", "maal")
_FEW_DIGITS: Final = re.compile(r"[0-9]{1,6}")
_COUNTED: Final = re.compile(r"ma?al\b|hundred|hundert|honderd")
"""Numbers that are written on to others: "zweimal", "tweehonderd"."""
GROUP_BEFORE: Final = word_list("words.group-before")
"""What stands before the number of people who play."""
_GROUP_BEFORE: Final = GROUP_BEFORE | word_list("words.group-before-too")
_OURS: Final = word_list("words.group-before-ge")
"""Before Dutch "getienen"."""


_REVERSES: Final = "keer"


@dataclass(frozen=True, slots=True)
class Word:
    """One word or number (`+4` is one); `stem` is what phrases are compared by.

    `value` is that of a number, `breaks`: a comma or full stop stands before it.
    """

    key: str
    stem: str
    start: int
    end: int
    value: int | None = None
    breaks: bool = False
    plus: bool = False


class Parted(Protocol):
    """A word that tells whether a comma or full stop stands before it."""

    @property
    def breaks(self) -> bool: ...


class Keyed(Parted, Protocol):
    """The same, with the key that words are compared by."""

    @property
    def key(self) -> str: ...


def apart(words: Sequence[Parted], one: int, other: int) -> bool:
    """Whether a comma or full stop stands between two places."""
    return any(word.breaks for word in words[min(one, other) + 1 : max(one, other) + 1])


def keys_in(written: str) -> frozenset[str]:
    """The keys of words that are listed in a row, as those of a question are compared.

    >>> sorted(keys_in("für zurück"))
    ['fur', 'zuruck']
    """
    return frozenset(map(key_of, written.split()))


def _is_noun(before: Word, key: str, between: str) -> bool:
    """ "Draai-om" in Dutch: written so it is the card, and what is turned over is not."""
    return between == "-" and (before.key, key) == ("draai", "om")


def words_of(text: str, language: str) -> list[Word]:
    """The words of a text in order; marks and faces are left out."""
    found: list[Word] = []
    breaks = False
    plus: int | None = None
    for token in tokens_of(text):
        match token.mark:
            case Mark.WORD:
                stem = stem_of(token.key, language)
                # "8 + flex skip": one after the other, and not eight of them; "skip+wild", too.
                tight = plus is not None and bool(found) and found[-1].end == plus
                breaks = breaks or (plus is not None and (token.gap is not Gap.NONE or tight))
                if found and _is_noun(found[-1], token.key, text[found[-1].end : token.start]):
                    found[-1] = replace(found[-1], key=_REVERSES, stem=stem_of(_REVERSES, language))
                found.append(Word(token.key, stem, token.start, token.end, None, breaks))
            case Mark.NUMBER:
                found.append(_number(token.key, token.start, token.end, breaks))
                if plus is not None and token.gap is Gap.NONE:
                    found[-1] = _with_plus(found[-1], plus)
            case Mark.PLUS:
                if _closes_a_number(found, token.start) and not _may_be_drawn(found[-1]):
                    # "74+40", "7+skip": no card draws so many.
                    breaks = True
                    continue
                if _closes_a_number(found, token.start):
                    found[-1] = _with_plus(found[-1], found[-1].start)
                else:
                    plus = token.start
                    continue
            case Mark.OTHER if _PAIR.fullmatch(token.key):
                found.extend(_pair(token.key, token.start, breaks))
            case Mark.OTHER if announced := _ANNOUNCED.fullmatch(token.key):
                found += _announced(announced, token.start, breaks=breaks)
            case Mark.DECORATION:
                continue
            case _:
                breaks = True
                plus = None
                continue
        breaks = False
        plus = None
    return found


@lru_cache(maxsize=16)
def tokens_of(text: str) -> tuple[Token, ...]:
    """The tokens of a text, which are kept for a while."""
    # A question is read for its language, for what it says, and for the texts that are near it.
    return tuple(tokens(text))


def phrase_of(
    phrase: str, language: str, numbers: Mapping[str, int] = MappingProxyType({})
) -> tuple[str, ...]:
    """A phrase of the glossary as it is compared: stems, numbers, and "…" for a gap.

    >>> phrase_of("miss … turn", "en")
    ('miss', '…', 'turn')
    """
    parts: list[str] = []
    for piece in phrase.split("…"):
        parts.extend(["…"] if parts else [])
        keys = keys_of(piece)
        if _is_plain(piece, keys, numbers):
            parts.extend(stem_of(key, language) for key in keys)
        else:
            parts.extend(word.stem for word in with_numbers(words_of(piece, language), numbers))
    return tuple(parts)


def _is_plain(piece: str, keys: Sequence[str], numbers: Mapping[str, int]) -> bool:
    """Whether a piece is words of letters only or of digits only, and none of them a number word:
    nearly all are.
    """
    return (
        all(word.isalpha() or _FEW_DIGITS.fullmatch(word) for word in piece.split())
        and numbers.keys().isdisjoint(keys)
        and _GROUP_BEFORE.isdisjoint(keys)
        and _COUNTED.search(piece) is None
    )


def with_numbers(
    found: Sequence[Word], numbers: Mapping[str, int], articles: Container[str] = ()
) -> list[Word]:
    """The words with number words as numbers, except "one", which is an article as often.

    Behind an article it is a number: "a one and a two".
    """
    result: list[Word] = []
    both = any(word.key in _THE_OTHER for word in found)
    for place, word in enumerate(found):
        value = numbers.get(word.key)
        after = found[place + 1] if place + 1 < len(found) else None
        if both and value == 1 and result and result[-1].key in articles:
            # "The one holds a 4, the other a 7": no card.
            value = None
        elif value is None and word.value is None:
            value = _times(word.key, numbers) or _group(word.key, result, numbers)
            value = value or joined_hundreds(word.key, numbers.get)
        before = result[-1] if result and not word.breaks else None
        if word.value is not None or value is None:
            result.append(word)
        elif _goes_on_with(result, word, value):
            if result[-1].key in _AND:
                del result[-1]
            result[-1] = _number_of(result[-1], (result[-1].value or 0) + value, word.end)
        elif before is not None and 0 < value < _TEN and _is_tens(before):
            result[-1] = _number_of(before, (before.value or 0) + value, word.end)
        elif value == 1 and not _is_one(word, before, after, articles):
            result.append(word)
        elif value == _HUNDRED and before is not None and _digit(before, numbers):
            result[-1] = _number_of(before, _digit(before, numbers) * _HUNDRED, word.end)
        else:
            result.append(replace(word, stem=str(value), value=value))
    return result


def _is_one(word: Word, before: Word | None, after: Word | None, articles: Container[str]) -> bool:
    """Whether "one" is the number: behind an article, and the German word behind a colour.

    The Dutch word too, where nothing follows that it could be the article of: "een rode een".
    """
    if before is None:
        return False
    if word.key == _EEN and before.key in _DUTCH_COLOURS:
        return after is None or after.breaks or after.key in _NO_NOUNS
    if word.key != _EINS:
        return before.key in articles
    # "Acht sechs eins": behind a number it goes on with the list.
    counted = before.value is not None and not before.plus
    return before.key in articles or before.key.startswith(_COLOURED) or counted


def _times(key: str, numbers: Mapping[str, int]) -> int | None:
    """The number in "zweimal", "tweemaal", where it counts what follows."""
    stem = next((key.removesuffix(end) for end in _TIMES if key.endswith(end)), "")
    value = numbers.get(stem, 0)
    return value if value > 1 else None


def _group(key: str, before: Sequence[Word], numbers: Mapping[str, int]) -> int | None:
    """How many they are: "zu neunt", "met z'n negenen", "met ons getienen"."""
    last = before[-1].key if before else ""
    key = key.removeprefix("ge") if last in _OURS else key
    stem = key.removesuffix("t") if last == "zu" else key.removesuffix("en")
    if last not in _GROUP_BEFORE or stem == key:
        return None
    # "Twaalven" is of "twaalf", "zessen" of "zes".
    # "Dritt" is of "drei".
    forms = (stem, f"{stem[:-1]}f", stem[:-1], f"{stem}en", f"{stem[:-2]}ei")
    value = next((numbers[form] for form in forms if form in numbers), 0)
    return value if value > 1 else None


def _number_of(word: Word, value: int, end: int) -> Word:
    return replace(word, key=str(value), stem=str(value), value=value, end=end)


def _is_tens(word: Word) -> bool:
    return word.value is not None and not word.plus and word.value in range(20, 100, 10)


def _goes_on_with(before: Sequence[Word], word: Word, value: int) -> bool:
    """ "Four hundred (and) thirty": spoken as one number; "a hundred and 30" are two."""
    joined = len(before) > 1 and before[-1].key in _AND and not before[-1].breaks
    last = before[-2] if joined else before[-1] if before else None
    if last is None or last.value is None or last.plus or word.breaks:
        return False
    spelt = last.end - last.start > len(last.key)
    return spelt and last.value % _HUNDRED == 0 and _TEN <= value < _HUNDRED


def _digit(word: Word, numbers: Mapping[str, int]) -> int:
    value = word.value if word.value is not None else numbers.get(word.key, 0)
    return value if 1 < value < 10 else 0


def _pair(key: str, start: int, breaks: bool) -> list[Word]:
    """ "7-0": the house rule of the two cards, and never a number less than none."""
    first, second = key.split("-")
    middle = start + len(first) + 1
    return [
        _number(first, start, middle - 1, breaks),
        _number(second, middle, middle + len(second), False),
    ]


def _announced(told: re.Match[str], at: int, *, breaks: bool) -> list[Word]:
    """ "A race to 500: 480, 310": the number before the colon, and the first of a list."""
    first, second = (_number(told[n], at + told.start(n), at + told.end(n), n > 1) for n in (1, 2))
    return [replace(first, breaks=breaks), second]


def _number(key: str, start: int, end: int, breaks: bool) -> Word:
    digits = key[:6]
    return Word(digits, digits, start, end, int(digits), breaks)


def _with_plus(word: Word, start: int) -> Word:
    key = f"+{word.value}"
    return Word(key, key, start, max(word.end, start + len(key)), word.value, word.breaks, True)


def _may_be_drawn(word: Word) -> bool:
    return word.plus or word.value in DRAWN


def _closes_a_number(found: Sequence[Word], at: int) -> bool:
    return bool(found) and found[-1].value is not None and found[-1].end == at
