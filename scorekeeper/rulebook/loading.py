"""Reading `rules/` from its folder, once: `variants/`, `house-rules/`, `sources.toml`, `text/`.

A fault in there is the program's own and stops it; own variant files (`own_files.py`) are merely
reported.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeVar

from pydantic import TypeAdapter, ValidationError

from scorekeeper.domain.house_rules import HouseRule
from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook.broken import RulesFileBroken, first_fault, written_place
from scorekeeper.rulebook.library import FALLBACK, Library
from scorekeeper.rulebook.own_files import with_own_variants
from scorekeeper.rulebook.texts import (
    CardText,
    Connectors,
    HouseRuleText,
    LanguageTexts,
    NumberWords,
    Source,
    SourceText,
    VariantText,
    WrittenOut,
)

Content = TypeVar("Content")
Named = TypeVar("Named", Variant, HouseRule)

_VARIANT: Final = TypeAdapter(Variant)
_HOUSE_RULE: Final = TypeAdapter(HouseRule)
_SOURCES: Final[TypeAdapter[Mapping[str, Source]]] = TypeAdapter(dict[str, Source])
_SOURCE_TEXTS: Final[TypeAdapter[Mapping[str, SourceText]]] = TypeAdapter(dict[str, SourceText])
_VARIANT_TEXTS: Final[TypeAdapter[Mapping[str, VariantText]]] = TypeAdapter(dict[str, VariantText])
_HOUSE_RULE_TEXTS: Final[TypeAdapter[Mapping[str, HouseRuleText]]] = TypeAdapter(
    dict[str, HouseRuleText]
)
_CARD_TEXTS: Final[TypeAdapter[Mapping[str, CardText]]] = TypeAdapter(dict[str, CardText])
_NUMBER_WORDS: Final = TypeAdapter(NumberWords)
_CONNECTORS: Final = TypeAdapter(Connectors)


def load_library(rules_dir: Path, own: Path | None = None) -> Library:
    """The library in that folder, and the own variants in the folder `own`, where there is one.

    Raises RulesFileBroken for the first file of the library that is wrong; what is wrong with own
    files is in `Library.broken`.
    """
    variants = _read_named(rules_dir / "variants", _VARIANT)
    if not variants:
        raise RulesFileBroken(rules_dir / "variants", "", "there is no variant here")
    library = Library(
        variants=variants,
        house_rules=_read_named(rules_dir / "house-rules", _HOUSE_RULE),
        sources=_read(rules_dir / "sources.toml", _SOURCES),
        texts=_read_texts(rules_dir / "text"),
    )
    return library if own is None else with_own_variants(library, own)


def _read_named(folder: Path, shape: TypeAdapter[Named]) -> dict[str, Named]:
    found: dict[str, Named] = {}
    for path in sorted(folder.glob("*.toml")):
        content = _read(path, shape)
        if content.id != path.stem:
            raise RulesFileBroken(path, "id", f"{content.id!r} in a file named {path.stem!r}")
        found[content.id] = content
    return found


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
            house_rules=_read(folder / language / "house-rules.toml", _HOUSE_RULE_TEXTS),
            cards=WrittenOut(_read(folder / language / "cards.toml", _CARD_TEXTS)),
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
        place, reason = first_fault(fault)
        raise RulesFileBroken(path, written_place(place), reason) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise RulesFileBroken(path, "", str(fault)) from None
