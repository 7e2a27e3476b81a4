"""What the sources say, paragraph by paragraph, and which rulings answer it.

The file is `rules/coverage.toml`; whether it is complete is proved by
`python -m tests.checks.rules`.
"""

import tomllib
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from scorekeeper.domain.cited import Data, Slug
from scorekeeper.rulebook.broken import RulesFileBroken, first_fault, written_place

Reason = Literal[
    "advert",
    "advice",
    "announcement",
    "blank-card",
    "box",
    "caption",
    "imprint",
    "invitation",
    "many-cards",
    "no-rule",
    "other-section",
    "praise",
    "printing",
    "sparing",
    "title",
    "title-and-praise",
    "usual-rules",
]
"""Why there is nothing to rule."""


class Entry(Data):
    """One thing a paragraph says: in our words, with its rulings or why there is nothing to rule.

    `paragraph` counts from 1 in the source as printed; `section` is one of the source's in
    `rules/sources.toml`.
    """

    paragraph: Annotated[int, Field(ge=1, le=999, strict=True)]
    section: Slug
    about: Annotated[str, Field(min_length=1, max_length=60)]
    rulings: tuple[Slug, ...] = ()
    nothing: Reason | None = None

    @property
    def covered(self) -> bool:
        """Whether a ruling answers it, or there is nothing to rule."""
        return bool(self.rulings) or self.nothing is not None


class SourceCoverage(Data):
    """Everything that one source says, in its order."""

    entries: tuple[Entry, ...] = Field(min_length=1)

    def paragraphs(self) -> Iterator[tuple[int, tuple[Entry, ...]]]:
        """The paragraphs by number, each with all its entries."""
        for number, entries in groupby(self.entries, key=lambda entry: entry.paragraph):
            yield number, tuple(entries)

    def counted(self) -> tuple[int, int]:
        """How many paragraphs are covered in everything they say, and how many there are."""
        covered = [all(entry.covered for entry in entries) for _, entries in self.paragraphs()]
        return sum(covered), len(covered)


Coverage = Mapping[str, SourceCoverage]
"""By the id of the source."""

_COVERAGE: Final[TypeAdapter[Coverage]] = TypeAdapter(dict[str, SourceCoverage])


def load_coverage(rules_dir: Path) -> Coverage:
    """The coverage of every source. Raises RulesFileBroken where the file cannot be used."""
    path = rules_dir / "coverage.toml"
    try:
        with path.open("rb") as file:
            return _COVERAGE.validate_python(tomllib.load(file))
    except ValidationError as fault:
        place, reason = first_fault(fault)
        raise RulesFileBroken(path, written_place(place), reason) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise RulesFileBroken(path, "", str(fault)) from None
