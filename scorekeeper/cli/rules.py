"""`scorekeeper rules`: the rulings by topic, and which paragraph of which source they answer."""

from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from scorekeeper.cli.messages import terminal_language
from scorekeeper.cli.printing import wide_console

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from scorekeeper.l10n import Translator
    from scorekeeper.rulebook import Library
    from scorekeeper.rulebook.asking import Rulebase
    from scorekeeper.rulebook.asking.coverage import Coverage, Entry, SourceCoverage

NOT_COVERED = 1
"""The exit code where a paragraph has no ruling."""


def rules(
    coverage: Annotated[
        bool, typer.Option("--coverage", help="What each paragraph of the sources is ruled by.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="The language to print: en, de, nl.")] = None,
) -> None:
    """List the rulings, or what each paragraph of the sources is ruled by."""
    from scorekeeper.cli.chosen import chosen_language
    from scorekeeper.l10n import translator
    from scorekeeper.resources import rules_dir
    from scorekeeper.rulebook import load_library
    from scorekeeper.rulebook.asking import load_rulebase
    from scorekeeper.rulebook.asking.coverage import load_coverage

    library = load_library(rules_dir())
    t = translator(chosen_language(lang) or terminal_language())
    console = wide_console()
    if coverage:
        known = load_coverage(rules_dir())
        _print_coverage(known, library, t, console)
        raise typer.Exit(0 if all_covered(known) else NOT_COVERED)
    _print_rulings(load_rulebase(rules_dir(), library), t, console)


def counted(coverage: "Coverage") -> tuple[int, int]:
    """How many paragraphs of all sources are covered, and how many there are."""
    counts = [source.counted() for source in coverage.values()]
    return sum(covered for covered, _ in counts), sum(paragraphs for _, paragraphs in counts)


def all_covered(coverage: "Coverage") -> bool:
    """Whether every paragraph has a ruling, or nothing to rule."""
    covered, paragraphs = counted(coverage)
    return covered == paragraphs


def _print_rulings(rulebase: "Rulebase", t: "Translator", console: "Console") -> None:
    """A table for each topic: what the ruling is called, its id, and a question it answers."""
    from rich.table import Table
    from rich.text import Text

    texts = rulebase.texts[t("language-code")].rulings
    topics = {name: ruling.topic for name, ruling in rulebase.rulings.items()}
    order = list(dict.fromkeys(topics.values()))
    by_topic = sorted(topics, key=lambda name: order.index(topics[name]))
    for topic, names in groupby(by_topic, key=topics.__getitem__):
        table = Table(title=Text(t(f"rules-topic-{topic}")), title_justify="left")
        for heading in (t("rules-list-ruling"), t("rules-list-id"), t("rules-list-question")):
            table.add_column(heading)
        for name in names:
            table.add_row(Text(texts[name].name), name, Text(texts[name].ask))
        console.print(table)
    console.print(Text(t("rules-list-count", rulings=len(topics), topics=len(order))))


def _print_coverage(
    coverage: "Coverage", library: "Library", t: "Translator", console: "Console"
) -> None:
    """A table for each source, and how much of all of them is covered."""
    from rich.text import Text

    for source, known in coverage.items():
        console.print(_source_table(source, known, library, t))
    covered, paragraphs = counted(coverage)
    console.print(Text(t("rules-list-covered", covered=covered, paragraphs=paragraphs)))


def _source_table(
    source: str, known: "SourceCoverage", library: "Library", t: "Translator"
) -> "Table":
    """A line for each thing that a paragraph says; its number only once."""
    from rich.table import Table
    from rich.text import Text

    language = t("language-code")
    told = library.citation(source, language)
    table = Table(title=Text(f"{told.source_title} ({told.edition})"), title_justify="left")
    table.add_column(t("rules-list-paragraph"), justify="right")
    for heading in (t("rules-list-section"), t("rules-list-about"), t("rules-list-rulings")):
        table.add_column(heading)
    for number, entries in known.paragraphs():
        for place, entry in enumerate(entries):
            section = library.citation(f"{source}#{entry.section}", language).section
            first = place == 0
            table.add_row(
                str(number) if first else "",
                Text(section if first else ""),
                Text(entry.about),
                _answered(entry, t),
            )
    return table


def _answered(entry: "Entry", t: "Translator") -> "Text":
    """The rulings, or why there are none."""
    from rich.text import Text

    if entry.rulings:
        return Text(", ".join(entry.rulings))
    if entry.nothing is not None:
        reason = t(f"rules-list-nothing-{entry.nothing}")
        return Text(t("rules-list-nothing", reason=reason), style="dim")
    return Text(t("rules-list-not-covered"), style="bold")
