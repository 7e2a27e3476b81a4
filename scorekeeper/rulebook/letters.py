"""The letters of two words compared: what is left out, swapped, held or missed by one key.

Knows no words; which of them are near to one another is in `near_words.py`.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

MIN_WORD: Final = 4
"""Letters. Shorter words are too near to each other to be corrected."""

_HELD: Final = re.compile(r"(.)\1+")
_DIGITS: Final = re.compile(r"[0-9]+")
_VOWELS: Final = re.compile(r"[aeiou]")
_ROWS: Final = (
    *("qwertyuiop", "qwertzuiop", "azertyuiop"),
    *("asdfghjkl", "qsdfghjklm", "zxcvbnm", "yxcvbnm", "wxcvbn"),
)
_NEIGHBOURS: Final = frozenset(
    pair for row in _ROWS for pair in (*pairwise(row), *pairwise(reversed(row)))
)


def digits_of(key: str) -> str:
    """The numbers in a name."""
    return "" if key.isalpha() else " ".join(_DIGITS.findall(key))


@lru_cache(maxsize=5_000)
def said_short(word: str) -> str:
    """The word with every letter once where it is held: "uhhh", "ohh"."""
    return _HELD.sub(r"\1", word)


def skeleton_of(word: str) -> str:
    """The word without its vowels."""
    return _VOWELS.sub("", word)


def has_vowel(word: str) -> bool:
    """Whether it can be spoken."""
    return bool(_VOWELS.search(word))


def is_turned(key: str, word: str) -> bool:
    """Whether only the order of the letters is wrong."""
    return sorted(word) == sorted(key)


def likelier(key: str, near: Sequence[str]) -> Sequence[str]:
    """Letters in the wrong order, or a key missed for the next, are likelier than other slips."""
    turned = [word for word in near if is_turned(key, word)]
    return turned or [word for word in near if is_beside(key, word)] or near


def is_within(key: str, word: str) -> bool:
    """Whether the letters of the key are in the word, in the same order."""
    letters = iter(word)
    return all(letter in letters for letter in key)


def lacks_a_vowel(key: str, word: str) -> bool:
    """Whether one vowel was left out, of a word that is long enough to be known by the others."""
    shorter = MIN_WORD <= len(key) == len(word) - 1
    return shorter and is_within(key, word) and skeleton_of(key) == skeleton_of(word)


def is_beside(key: str, word: str) -> bool:
    """Whether one letter was missed for the one beside it on the keyboard."""
    if len(key) != len(word):
        return False
    wrong = [pair for pair in zip(key, word, strict=True) if pair[0] != pair[1]]
    return len(wrong) == 1 and wrong[0] in _NEIGHBOURS
