"""Words without their endings.

Taking endings off is slow, and a few thousand words are wanted before the first question can be
answered: those are listed in `rules/text/<language>/stems.txt`, a stem and its words a line, made
by `python -m tests.making.stems`. A word that is not listed only takes longer.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

import snowballstemmer

_ALGORITHMS: Final = {"en": "english", "de": "german", "nl": "dutch"}
_STEMMERS: Final[dict[str, Any]] = {}
_LISTED: Final[dict[str, Mapping[str, str]]] = {}


def stem_of(key: str, language: str) -> str:
    """The word without its ending. Numbers and languages that are not known stay as they are."""
    listed = _LISTED.get(language)
    known = listed.get(key) if listed is not None else None
    return known if known is not None else computed_stem(key, language)


def listed_stems(lines: Iterable[str]) -> dict[str, str]:
    """The stems in the lines of a file, by word.

    >>> listed_stems(["play played playing"])
    {'played': 'play', 'playing': 'play'}
    """
    return {word: stem for line in lines for stem, *words in (line.split(),) for word in words}


def remember(language: str, stems: Mapping[str, str]) -> None:
    """Takes these stems for granted from now on."""
    _LISTED[language] = stems


@lru_cache(maxsize=50_000)
def computed_stem(key: str, language: str) -> str:
    """The word without its ending, whatever is listed."""
    if language not in _ALGORITHMS or not key.isalpha():
        return key
    if language not in _STEMMERS:
        _STEMMERS[language] = snowballstemmer.stemmer(_ALGORITHMS[language])
    return str(_STEMMERS[language].stemWord(key))
