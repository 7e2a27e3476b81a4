"""All that answering takes, read from `rules/` once: rulings, concepts, glossaries, texts."""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from pydantic import TypeAdapter, ValidationError

from scorekeeper.rulebook.asking.asks import Pattern, parse
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.experience import Experience, load_experience
from scorekeeper.rulebook.asking.glossary import build_glossary
from scorekeeper.rulebook.asking.headings import Heading, headings_of
from scorekeeper.rulebook.asking.languages import Signs, signs_of
from scorekeeper.rulebook.asking.lists import read_lists
from scorekeeper.rulebook.asking.meanings import Meanings, load_meanings
from scorekeeper.rulebook.asking.passages import Passages
from scorekeeper.rulebook.asking.rulings import (
    CaseText,
    Concepts,
    Likely,
    LikelyFile,
    Ruling,
    RulingText,
)
from scorekeeper.rulebook.asking.spelling import Spelling
from scorekeeper.rulebook.asking.stems import listed_stems, remember
from scorekeeper.rulebook.asking.sum_words import SAID
from scorekeeper.rulebook.asking.tongue import Tongue
from scorekeeper.rulebook.broken import RulesFileBroken, first_fault, written_place
from scorekeeper.rulebook.library import Library
from scorekeeper.rulebook.patience import without_collecting
from scorekeeper.rulebook.phrases import keys_of
from scorekeeper.rulebook.texts import LanguageTexts
from scorekeeper.rulebook.tokens import key_of

Content = TypeVar("Content")

_RULINGS: Final[TypeAdapter[Mapping[str, Ruling]]] = TypeAdapter(dict[str, Ruling])
_CONCEPTS: Final = TypeAdapter(Concepts)
_SECTIONS: Final[TypeAdapter[Mapping[str, Mapping[str, tuple[str, ...]]]]] = TypeAdapter(
    dict[str, dict[str, tuple[str, ...]]]
)
_GLOSSARY: Final[TypeAdapter[Mapping[str, Sequence[str]]]] = TypeAdapter(dict[str, tuple[str, ...]])
_LIKELY: Final = TypeAdapter(LikelyFile)
_CASE_TEXTS: Final[TypeAdapter[dict[str, CaseText]]] = TypeAdapter(dict[str, CaseText])
_TEXT: Final = TypeAdapter(RulingText)
_DIFFERS: Final[TypeAdapter[dict[str, str]]] = TypeAdapter(dict[str, str])
_LONG_NUMBER: Final = 5
"""Letters."""
_THOUSAND: Final = 1_000
_LONGEST_PLAIN: Final = 3
"""Words. Longer card names are phrases that no single word is a slip of."""


@dataclass(frozen=True, slots=True, eq=False)
class RulingTexts:
    """What one language says of the rulings, and of what other editions say."""

    rulings: Mapping[str, RulingText]
    differs: Mapping[str, str]
    unknown: Mapping[str, CaseText]


@dataclass(frozen=True, slots=True, eq=False)
class Rulebase:
    """The rulings with the patterns that find them, and what each language needs.

    `headings`: the questions and the names by which the app itself calls the rulings, word by
    word, as `headings.py` compares them.
    """

    rulings: Mapping[str, Ruling]
    headings: Mapping[tuple[str, ...], Heading]
    patterns: tuple[Pattern, ...]
    strong: frozenset[str]
    sections: Mapping[str, Mapping[str, tuple[str, ...]]]
    signs: Mapping[str, Signs]
    tongues: Mapping[str, Tongue]
    meanings: Mapping[str, Meanings]
    texts: Mapping[str, RulingTexts]
    concepts: Concepts
    likely: tuple[Likely, ...]
    passages: Passages
    experience: Experience


def load_rulebase(rules_dir: Path, library: Library) -> Rulebase:
    """The rulings in that folder. Raises RulesFileBroken for the first file that is wrong."""
    with without_collecting():
        return _loaded(rules_dir, library)


def _loaded(rules_dir: Path, library: Library) -> Rulebase:
    rulings: dict[str, Ruling] = {}
    for path in sorted((rules_dir / "rulings").glob("*.toml")):
        found: Mapping[str, Ruling] = _read(path, _RULINGS)
        rulings.update(found)
    concepts = _read(rules_dir / "concepts.toml", _CONCEPTS)
    strong = frozenset(concepts.strong)
    glossaries = {
        language: _read(rules_dir / "text" / language / "glossary.toml", _GLOSSARY, read_lists)
        for language in library.languages
    }
    for language in library.languages:
        remember(language, _stems(rules_dir / "text" / language / "stems.txt"))
    texts = {
        language: _texts(rules_dir / "text" / language / "rulings.toml")
        for language in library.languages
    }
    return Rulebase(
        rulings=rulings,
        headings=headings_of(
            {
                language: {ruling: (text.ask, text.name) for ruling, text in known.rulings.items()}
                for language, known in texts.items()
            }
        ),
        patterns=tuple(
            parse(name, written, inverted, strong)
            for name, ruling in rulings.items()
            for inverted, asks in ((False, ruling.asks), (True, ruling.asks_not))
            for written in asks
        ),
        strong=strong,
        sections=_read(rules_dir / "sections.toml", _SECTIONS),
        signs={language: signs_of(entries) for language, entries in glossaries.items()},
        tongues=Tongues(glossaries, library.texts),
        meanings={
            language: load_meanings(rules_dir / "text" / language / "meanings.txt")
            for language in library.languages
        },
        texts=texts,
        concepts=concepts,
        likely=_read(rules_dir / "likely.toml", _LIKELY).likely,
        passages=Passages({language: known.rulings for language, known in texts.items()}),
        experience=load_experience(rules_dir / "experience"),
    )


class Tongues(Mapping[str, Tongue]):
    """What it takes to understand each language, put together when it is first spoken.

    `answers.warm` does so beforehand.
    """

    def __init__(
        self,
        glossaries: Mapping[str, Mapping[str, Sequence[str]]],
        texts: Mapping[str, LanguageTexts],
    ) -> None:
        self._glossaries = glossaries
        self._texts = texts
        self._built: dict[str, Tongue] = {}

    def __getitem__(self, language: str) -> Tongue:
        if language not in self._built:
            # Two who ask at once build the same twice, and no harm is done.
            with without_collecting():
                built = _tongue(language, self._glossaries[language], self._texts[language])
            self._built[language] = built
        return self._built[language]

    def __iter__(self) -> Iterator[str]:
        return iter(self._glossaries)

    def __len__(self) -> int:
        return len(self._glossaries)


def _numbers(texts: LanguageTexts) -> Mapping[str, int]:
    # What is spaced is put together word by word, and may be written as one: "twentyfive".
    return {
        key_of(word.replace(" ", "")): value
        for value, words in texts.numbers.words.items()
        for word in words
    }


def _tongue(language: str, entries: Mapping[str, Sequence[str]], texts: LanguageTexts) -> Tongue:
    numbers = _numbers(texts)
    glossary = build_glossary(language, entries, numbers)
    # Known to questions only: nobody holds so many points in a hand.
    numbers = {**numbers, **dict.fromkeys(glossary.lists["thousand"], _THOUSAND)}
    named = {
        key
        for text in texts.cards.values()
        for word in (text.name, text.label, *text.words)
        for key in (keys_of(word) if len(word.split()) <= _LONGEST_PLAIN else ())
    }
    known = frozenset(named | glossary.vocabulary | numbers.keys() | COLOURS.keys())
    names = frozenset(map(key_of, texts.connectors.names))
    # Of shorter number words too many others are slips, and Benny is no slip of Jenny.
    meant = known - names - {word for word in numbers if len(word) < _LONG_NUMBER}
    everyday = names | frozenset(map(key_of, texts.connectors.no_cards))
    spelling = Spelling(glossary.language, known | SAID | everyday, meant)
    return Tongue(glossary, spelling, numbers)


def _stems(path: Path) -> Mapping[str, str]:
    """The stems listed; without the list everything takes longer, and that is all."""
    try:
        return listed_stems(path.read_text(encoding="utf-8").splitlines())
    except (OSError, UnicodeDecodeError):
        return {}


def _texts(path: Path) -> RulingTexts:
    written: dict[str, Any] = dict(_read(path, TypeAdapter(dict[str, Any])))
    differs = _checked(path, _DIFFERS, written.pop("differs", {}))
    unknown = _checked(path, _CASE_TEXTS, written.pop("unknown", {}))
    rulings = {}
    for name, table in written.items():
        cases = {key: value for key, value in table.items() if isinstance(value, dict)}
        plain = {key: value for key, value in table.items() if not isinstance(value, dict)}
        rulings[name] = _checked(path, _TEXT, {**plain, "cases": cases})
    return RulingTexts(rulings, differs, unknown)


def _read(
    path: Path,
    shape: TypeAdapter[Content],
    reader: Callable[[str], dict[str, Any]] = tomllib.loads,
) -> Content:
    try:
        content = reader(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise RulesFileBroken(path, "", str(fault)) from None
    return _checked(path, shape, content)


def _checked(path: Path, shape: TypeAdapter[Content], content: Any) -> Content:
    try:
        return shape.validate_python(content)
    except ValidationError as fault:
        place, reason = first_fault(fault)
        raise RulesFileBroken(path, written_place(place), reason) from None
