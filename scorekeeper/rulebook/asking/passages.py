"""The nearest passages of our own rule texts, for questions that no ruling settles.

Full-text search of SQLite (FTS5, ranked by BM25) over the texts of one language, in memory.
"""

import re
import sqlite3
import threading
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from scorekeeper.rulebook.asking.rulings import RulingText
from scorekeeper.rulebook.asking.stems import stem_of
from scorekeeper.rulebook.asking.words import words_of
from scorekeeper.rulebook.phrases import keys_of

MOST: Final = 3
_CASES: Final = 8
"""As many passages of one ruling may be the nearest ones."""
_SHORTEST: Final = 3
_CREATE: Final = "CREATE VIRTUAL TABLE passage USING fts5(ruling UNINDEXED, kase UNINDEXED, words)"
_FIND: Final = (
    "SELECT ruling, kase FROM passage WHERE words MATCH ? ORDER BY bm25(passage), rowid LIMIT ?"
)
_MARKS: Final = re.compile(r"[^\w+]+")
_PLACEHOLDER: Final = re.compile(r"\{[a-z]+\}")


@dataclass(frozen=True, slots=True)
class Passage:
    """The text of a ruling's case that speaks of the same things."""

    ruling: str
    case: str


@dataclass(slots=True)
class Passages:
    """The passages of each language; an index is built when it is first needed."""

    texts: Mapping[str, Mapping[str, RulingText]]
    _indexes: dict[str, sqlite3.Connection] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def nearest(self, question: str, language: str, most: int = MOST) -> tuple[Passage, ...]:
        """The passages nearest to a question, one of each ruling.

        None where SQLite has no full-text search.
        """
        stems = {
            word.stem
            for word in words_of(question, language)
            if word.stem.isalnum() and len(word.stem) >= _SHORTEST
        }
        if not stems:
            return ()
        wanted = " OR ".join(f'"{stem}"' for stem in sorted(stems))
        with self._lock:
            try:
                found = self._index(language).execute(_FIND, (wanted, most * _CASES)).fetchall()
            except sqlite3.OperationalError:
                return ()
        first = dict(reversed(found))
        nearest = dict.fromkeys(ruling for ruling, _ in found)
        return tuple(Passage(ruling, first[ruling]) for ruling in nearest)[:most]

    def prepare(self, language: str) -> None:
        """Builds the index of a language, where SQLite has full-text search."""
        with self._lock, suppress(sqlite3.OperationalError):
            self._index(language)

    def _index(self, language: str) -> sqlite3.Connection:
        if language not in self._indexes:
            index = sqlite3.connect(":memory:", check_same_thread=False)
            index.execute(_CREATE)
            index.executemany("INSERT INTO passage VALUES (?, ?, ?)", self._rows(language))
            self._indexes[language] = index
        return self._indexes[language]

    def _rows(self, language: str) -> Iterator[tuple[str, str, str]]:
        for ruling, text in self.texts[language].items():
            heading = _stems(f"{text.name} {text.ask}", language)
            for case, told in text.cases.items():
                written = _PLACEHOLDER.sub(" ", f"{told.answer} {told.why}")
                yield ruling, case, f"{heading} {_stems(written, language)}"


def _stems(written: str, language: str) -> str:
    return " ".join(stem_of(key, language) for key in keys_of(_MARKS.sub(" ", written)))
