"""`scorekeeper tally "7, skip, wild"`: what a hand in words is worth."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from scorekeeper.cli.messages import fail, terminal_language, terminal_translator
from scorekeeper.cli.printing import print_json

if TYPE_CHECKING:
    from scorekeeper.domain.variants import Variant
    from scorekeeper.rulebook import Library
    from scorekeeper.rulebook.handwords import HandReading


def tally(
    text: Annotated[str, typer.Argument(help="The hand: cards in words, or points.")],
    variant: Annotated[
        str, typer.Option(help="Which game, by id or name; see `scorekeeper variants`.")
    ] = "classic",
    deck: Annotated[str | None, typer.Option(help="Which of its decks.")] = None,
    lang: Annotated[str | None, typer.Option(help="The language to prefer: en, de, nl.")] = None,
    as_json: Annotated[
        bool,
        typer.Option("--json", help="One JSON object; points that were typed are no card: null."),
    ] = False,
    data_dir: Annotated[Path | None, typer.Option(help="Where own games are kept.")] = None,
) -> None:
    """Print what a hand in words is worth."""
    from scorekeeper.bootstrap import open_library
    from scorekeeper.cli.chosen import chosen_language, chosen_variant
    from scorekeeper.rulebook.handwords import MAX_TEXT, read_hand
    from scorekeeper.settings import load_settings

    library = open_library(load_settings(data_dir=data_dir))
    game = chosen_variant(variant, library)
    chosen = game.default_deck if deck is None else game.deck(deck)
    if chosen is None:
        raise typer.Exit(fail("rules-deck-unknown", deck=str(deck), variant=game.id))
    if len(text) > MAX_TEXT:
        raise typer.Exit(fail("tally-too-long", limit=MAX_TEXT))
    languages = tuple(dict.fromkeys((chosen_language(lang) or terminal_language(), *_ALL)))
    reading = read_hand(text, game, chosen.id, library, languages)
    if as_json:
        print_json(as_data(reading, game.card_points(chosen.id)))
    else:
        _print(reading, game, chosen.id, library, languages[0])


_ALL = ("en", "de", "nl")


def as_data(reading: "HandReading", points: dict[str, int]) -> dict[str, Any]:
    """The reading as the JSON object; `points` of a line are those of its cards together.

    What was typed as points is a line without a card, a 0 too.
    """
    cards: list[dict[str, Any]] = [
        {"card": kind, "count": count, "points": points.get(kind, 0) * count}
        for kind, count in reading.tally.cards.items()
    ]
    cards += [{"card": None, "count": 1, "points": amount} for amount in _typed(reading)]
    return {
        "total": reading.tally.points(points),
        "cards": cards,
        "not_understood": list(reading.not_understood),
    }


def _typed(reading: "HandReading") -> list[int]:
    """The points that were typed. A 0 adds nothing to the tally, and yet it was understood."""
    return [item.amount or 0 for item in reading.items if item.kind is None]


def _print(
    reading: "HandReading", game: "Variant", deck: str, library: "Library", language: str
) -> None:
    """For people: a line for each kind of card, the total, and what was not understood."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    t = terminal_translator()
    points = game.card_points(deck)
    table = Table()
    table.add_column(t("tally-card"))
    table.add_column(t("tally-count"), justify="right")
    table.add_column(t("tally-points"), justify="right")
    for kind, count in reading.tally.cards.items():
        name = library.card_name(kind, language)
        table.add_row(Text(name), str(count), str(points.get(kind, 0) * count))
    for amount in _typed(reading):
        table.add_row(Text(t("tally-typed")), "1", str(amount))
    console = Console(highlight=False, soft_wrap=True)
    console.print(table)
    console.print(Text(t("tally-total", points=reading.tally.points(points))))
    for words in reading.not_understood:
        console.print(Text(t("tally-not-understood", words=words)))
