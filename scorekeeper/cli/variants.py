"""`scorekeeper variants`: the games that can be scored here, the built-in ones and the table's own.

A table for people, one JSON object a line for programs; own files that cannot be used are listed
and keep nothing else from being shown.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from scorekeeper.cli.messages import terminal_translator, told_of_broken, warn_of_broken

if TYPE_CHECKING:
    from scorekeeper.domain.cited import Cited
    from scorekeeper.domain.variants import Variant
    from scorekeeper.rulebook import Library


def variants(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    data_dir: Annotated[
        Path | None, typer.Option("--data-dir", help="Folder with the table's own variants.")
    ] = None,
) -> None:
    """List the games that can be scored."""
    from scorekeeper.resources import rules_dir
    from scorekeeper.rulebook import load_library
    from scorekeeper.settings import load_settings

    library = load_library(rules_dir(), load_settings(data_dir=data_dir).own_variants_dir)
    if not as_json:
        _print(library)
        return
    for variant in library.variants.values():
        print(json.dumps(as_data(variant, library, terminal_translator()("language-code"))))
    for fault in library.broken:
        warn_of_broken(fault)


def as_data(variant: "Variant", library: "Library", language: str) -> dict[str, Any]:
    """The variant as the JSON object of one line; null is what its leaflet or file leaves open."""
    return {
        "id": variant.id,
        "name": library.variant_name(variant.id, language),
        "decks": [deck.id for deck in variant.decks],
        "cards": [_value(deck.size) for deck in variant.decks],
        "players": [_value(variant.players.min), _value(variant.players.max)],
        "target": variant.target.value,
        "scoring": variant.scoring,
        "knock_out": _value(variant.knock_out),
        "house_rules": [rule.id for rule in library.house_rules_for(variant)],
        "based_on": variant.based_on,
        "own": library.is_own(variant.id),
    }


def _value(fact: "Cited[int] | None") -> int | None:
    return fact.value if fact else None


def _print(library: "Library") -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    t = terminal_translator()
    language = t("language-code")
    table = Table()
    table.add_column(t("variants-name"))
    table.add_column(t("variants-id"))
    for heading in (t("variants-cards"), t("variants-players"), t("variants-target")):
        table.add_column(heading, justify="right")
    table.add_column(t("variants-scoring"))
    table.add_column(t("variants-bonus"), justify="right")
    for variant in library.variants.values():
        name = library.variant_name(variant.id, language)
        table.add_row(
            Text(t("variants-own", name=name) if library.is_own(variant.id) else name),
            variant.id,
            " / ".join(str(deck.size.value) for deck in variant.decks if deck.size),
            _players(variant),
            str(variant.target.value),
            t(f"variants-{variant.scoring}"),
            str(variant.knock_out.value) if variant.knock_out else "",
        )
    console = Console(highlight=False, soft_wrap=True)
    console.print(table)
    if library.broken:
        console.print(Text(t("variants-broken", count=len(library.broken))))
    for fault in library.broken:
        console.print(Text(f"  {told_of_broken(fault)}"))


def _players(variant: "Variant") -> str:
    """2–10, at most 8, at least 3, or nothing where nobody says."""
    fewest, most = _value(variant.players.min), _value(variant.players.max)
    if fewest is None:
        return "" if most is None else f"≤ {most}"
    return f"≥ {fewest}" if most is None else f"{fewest}–{most}"
