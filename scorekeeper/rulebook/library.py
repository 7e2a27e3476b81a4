"""The rules library as read from its folder: variants, sources and texts by language.

`rules/variants/*.toml`, `rules/sources.toml` and `rules/text/<language>/*.toml` are read here and
nowhere else. Understanding words is in `handwords.py`; whether the library is complete and every
number cited is proved by `python -m tests.checks.rules`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from pydantic import TypeAdapter, ValidationError

from scorekeeper.domain.refusals import RulesRefused
from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.texts import (
    CardText,
    Connectors,
    LanguageTexts,
    NumberWords,
    Source,
    SourceText,
    VariantText,
)
from scorekeeper.rulebook.vocabulary import build_lexicon

Content = TypeVar("Content")
FALLBACK: Final = "en"

_VARIANT: Final = TypeAdapter(Variant)
_SOURCES: Final[TypeAdapter[Mapping[str, Source]]] = TypeAdapter(dict[str, Source])
_SOURCE_TEXTS: Final[TypeAdapter[Mapping[str, SourceText]]] = TypeAdapter(dict[str, SourceText])
_VARIANT_TEXTS: Final[TypeAdapter[Mapping[str, VariantText]]] = TypeAdapter(dict[str, VariantText])
_CARD_TEXTS: Final[TypeAdapter[Mapping[str, CardText]]] = TypeAdapter(dict[str, CardText])
_NUMBER_WORDS: Final = TypeAdapter(NumberWords)
_CONNECTORS: Final = TypeAdapter(Connectors)


class RulesFileBroken(Exception):
    """A file of the rules library that cannot be used: which file, where in it, and why."""

    def __init__(self, path: Path, place: str, reason: str) -> None:
        super().__init__(path, place, reason)
        self.path = path
        self.place = place
        self.reason = reason

    def __str__(self) -> str:
        where = f"{self.path}: {self.place}" if self.place else str(self.path)
        return f"{where}: {self.reason}"


@dataclass(frozen=True, slots=True)
class CitationText:
    """A citation for the reader: source and edition in their language, the heading as printed."""

    source_title: str
    edition: str
    section: str


@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """Everything in `rules/`, read once. An id without a text shows as itself."""

    variants: Mapping[str, Variant]
    sources: Mapping[str, Source]
    texts: Mapping[str, LanguageTexts]
    _lexicons: dict[tuple[str, str, tuple[str, ...]], Lexicon] = field(
        default_factory=dict, repr=False
    )

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have texts."""
        return tuple(self.texts)

    def variant(self, variant_id: str) -> Variant:
        """The variant of that id. Raises RulesRefused where there is none."""
        found = self.variants.get(variant_id)
        if found is None:
            raise RulesRefused("rules-variant-unknown", variant=variant_id)
        return found

    def variant_name(self, variant_id: str, language: str) -> str:
        """What the variant is called."""
        found = self._texts(language).variants.get(variant_id)
        return found.name if found else variant_id

    def variant_names(self, language: str) -> dict[str, str]:
        """The names of all variants by id."""
        return {variant: self.variant_name(variant, language) for variant in self.variants}

    def card_name(self, kind: str, language: str) -> str:
        """What the card kind is called, in full."""
        found = self._texts(language).cards.get(kind)
        return found.name if found else kind

    def card_label(self, kind: str, language: str) -> str:
        """What the card kind is called on a key of the pad."""
        found = self._texts(language).cards.get(kind)
        return found.label if found else kind

    def citation(self, cite: str, language: str) -> CitationText:
        """The reader's form of `source#section`."""
        source_id, _, section = cite.partition("#")
        source = self.sources.get(source_id)
        text = self._texts(language).sources.get(source_id)
        return CitationText(
            source_title=text.title if text else source_id,
            edition=text.edition if text else "",
            section=source.sections.get(section, section) if source else section,
        )

    def lexicon(self, variant: Variant, deck: str, languages: tuple[str, ...]) -> Lexicon:
        """The words for the cards of one deck in these languages; built once, then kept."""
        key = (variant.id, deck, languages)
        if key not in self._lexicons:
            texts = [self.texts[language] for language in languages if language in self.texts]
            self._lexicons[key] = build_lexicon(texts, variant.cards_of(deck))
        return self._lexicons[key]

    def _texts(self, language: str) -> LanguageTexts:
        return self.texts.get(language) or self.texts[FALLBACK]


def load_library(rules_dir: Path) -> Library:
    """The library in that folder. Raises RulesFileBroken for the first file that is wrong."""
    variants: dict[str, Variant] = {}
    for path in sorted((rules_dir / "variants").glob("*.toml")):
        variant = _read(path, _VARIANT)
        if variant.id != path.stem:
            raise RulesFileBroken(path, "id", f"{variant.id!r} in a file named {path.stem!r}")
        variants[variant.id] = variant
    if not variants:
        raise RulesFileBroken(rules_dir / "variants", "", "there is no variant here")
    return Library(
        variants=variants,
        sources=_read(rules_dir / "sources.toml", _SOURCES),
        texts=_read_texts(rules_dir / "text"),
    )


def _read_texts(folder: Path) -> dict[str, LanguageTexts]:
    languages = sorted(path.name for path in folder.glob("*") if path.is_dir())
    # The fallback first: a library without it is broken at its root.
    if FALLBACK not in languages:
        raise RulesFileBroken(folder / FALLBACK, "", "there are no texts here")
    languages.sort(key=lambda language: language != FALLBACK)
    return {
        language: LanguageTexts(
            sources=_read(folder / language / "sources.toml", _SOURCE_TEXTS),
            variants=_read(folder / language / "variants.toml", _VARIANT_TEXTS),
            cards=_read(folder / language / "cards.toml", _CARD_TEXTS),
            numbers=_read(folder / language / "numbers.toml", _NUMBER_WORDS),
            connectors=_read(folder / language / "connectors.toml", _CONNECTORS),
        )
        for language in languages
    }


def _read(path: Path, shape: TypeAdapter[Content]) -> Content:
    try:
        with path.open("rb") as file:
            return shape.validate_python(tomllib.load(file))
    except ValidationError as fault:
        first = fault.errors()[0]
        raise RulesFileBroken(path, _place(first["loc"]), first["msg"]) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise RulesFileBroken(path, "", str(fault)) from None


def _place(location: tuple[Any, ...]) -> str:
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in location]
    return "".join(parts).lstrip(".")
