"""Mending what was misspelt: a word nobody knows becomes the known one that it nearly is."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import DamerauLevenshtein

from scorekeeper.rulebook.asking.stems import stem_of
from scorekeeper.rulebook.asking.words import Word

SHORTEST: Final = 4
"""Letters. Shorter words are too easily taken for one another."""
SIMILAR: Final = 0.78
_MAX_MENDED: Final = 15
"""Words looked at in one question, so that a long text takes no longer."""
_KEPT: Final = 4000


@dataclass(slots=True)
class Spelling:
    """The words known in a language, those that others may be slips of, and what was mended."""

    language: str
    known: frozenset[str]
    meant: frozenset[str]
    _alike: dict[tuple[int, str], list[str]] = field(default_factory=dict)
    _mended: dict[str, str | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for word in sorted(self.meant):
            if len(word) >= SHORTEST and word.isalpha():
                for part in _parts(word):
                    self._alike.setdefault((len(word), part), []).append(word)

    def mend(self, words: Sequence[Word], known: Iterable[str] = ()) -> list[Word]:
        """The words, with those that nobody knows replaced where one is nearly the same."""
        also = frozenset(known)
        left = _MAX_MENDED
        result: list[Word] = []
        for word in words:
            strange = word.value is None and len(word.key) >= SHORTEST
            if (
                strange
                and left
                and word.key not in self.known
                and word.key not in also
                and word.stem not in self.known
            ):
                left -= 1
                mended = self._nearest(word.key)
                if mended is not None:
                    stem = stem_of(mended, self.language)
                    result.append(replace(word, key=mended, stem=stem))
                    continue
            result.append(word)
        return result

    def _nearest(self, key: str) -> str | None:
        with suppress(KeyError):
            return self._mended[key]
        if len(self._mended) > _KEPT:
            self._mended.clear()
        near = [
            word
            for length in range(len(key) - 2, len(key) + 3)
            for part in _parts(key)
            for word in self._alike.get((length, part), ())
        ]
        found = process.extract(
            key, near, scorer=DamerauLevenshtein.normalized_similarity, score_cutoff=SIMILAR
        )
        # Of words as near as one another it is rather the one with the same letters: "seevn".
        found.sort(key=lambda other: (-other[1], sorted(other[0]) != sorted(key)))
        mended = self._mended[key] = found[0][0] if found else None
        return mended


def _parts(word: str) -> tuple[str, str]:
    """What a slip leaves whole: the first letter, or the two behind it."""
    return (word[0], f" {word[1:3]}")
