"""Is every paragraph of the sources ruled on? Part of `python -m tests.checks.rules`.

Rulings and sections named in `rules/coverage.toml` are known, no paragraph is left out or without
a ruling, and every ruling has a paragraph behind it, unless it cites no leaflet.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from scorekeeper.rulebook import Library, RulesFileBroken
from scorekeeper.rulebook.asking import Rulebase
from scorekeeper.rulebook.asking.coverage import Coverage, Entry, SourceCoverage, load_coverage
from scorekeeper.rulebook.asking.rulings import Ruling
from scorekeeper.rulebook.own_variants import OWN_SOURCE

SILENT: Final = "silent"
"""The topic of what people ask and no source says."""
APP_SOURCE: Final = "app"
"""What this app does where no leaflet says anything."""
NOT_PRINTED: Final = frozenset({OWN_SOURCE, APP_SOURCE})
"""Sources that have no paragraphs to cover."""


def coverage_faults(rules: Path, rulebase: Rulebase, library: Library) -> list[str]:
    """Everything that is wrong with the coverage, one line each, in a stable order."""
    try:
        coverage = load_coverage(rules)
    except RulesFileBroken as broken:
        return [str(broken)]
    found = [*_sources(coverage, library), *_without_a_paragraph(coverage, rulebase)]
    for source, known in coverage.items():
        sections = library.sources[source].sections if source in library.sources else {}
        found.extend(f"{source}: {fault}" for fault in _order(known))
        for entry in known.entries:
            place = f"{source}: {entry.paragraph}, {entry.about!r}"
            if entry.section not in sections:
                found.append(f"{place}: the section {entry.section} is not in sources.toml")
            found.extend(f"{place}: {fault}" for fault in _entry(entry, rulebase))
    return [f"coverage.toml: {fault}" for fault in found]


def _sources(coverage: Coverage, library: Library) -> Iterator[str]:
    printed = library.sources.keys() - NOT_PRINTED
    yield from (f"{source} is missing" for source in sorted(printed - coverage.keys()))
    yield from (f"{source} is not known" for source in sorted(coverage.keys() - printed))


def _order(known: SourceCoverage) -> Iterator[str]:
    paragraphs = list(known.paragraphs())
    if [number for number, _ in paragraphs] != list(range(1, len(paragraphs) + 1)):
        yield "the paragraphs are not numbered in order, or one is left out"
    for number, entries in paragraphs:
        if len({entry.section for entry in entries}) > 1:
            yield f"{number} is in two sections"


def _entry(entry: Entry, rulebase: Rulebase) -> Iterator[str]:
    yield from (
        f"the ruling {name} is not known" for name in entry.rulings if name not in rulebase.rulings
    )
    if entry.rulings and entry.nothing is not None:
        yield "has rulings, and nothing to rule"
    if not entry.covered:
        yield "is not covered by a ruling"


def _without_a_paragraph(coverage: Coverage, rulebase: Rulebase) -> Iterator[str]:
    founded = {
        name for known in coverage.values() for entry in known.entries for name in entry.rulings
    }
    for name, ruling in rulebase.rulings.items():
        if name not in founded and not _is_silent(ruling):
            yield f"no paragraph is ruled by {name}"


def _is_silent(ruling: Ruling) -> bool:
    """Whether the ruling says only what no leaflet does."""
    cited = {cite.partition("#")[0] for case in ruling.case for cite in case.cite}
    return ruling.topic == SILENT or cited <= NOT_PRINTED
