"""`scorekeeper ask "question"`: what the rules say, for one question or a file of them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from scorekeeper.cli.messages import fail, terminal_language
from scorekeeper.cli.printing import print_json

if TYPE_CHECKING:
    from scorekeeper.rulebook import Library
    from scorekeeper.rulebook.asking import Answer, Rulebase, TableRules
    from scorekeeper.settings import Settings


def ask(
    question: Annotated[
        str | None, typer.Argument(help="The question, as you would say it.", show_default=False)
    ] = None,
    variant: Annotated[
        str | None,
        typer.Option(
            help="Which game, by id or name: classic (also where none is given), no-mercy, flex, "
            "or one of your own; see `scorekeeper variants`."
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play, 2 to 20.")] = None,
    house: Annotated[
        list[str] | None,
        typer.Option(
            help="A house rule, by id or name: progressive, seven-zero, jump-in; may be repeated."
        ),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help="Language of the answer: en, de, nl; else the question's.")
    ] = None,
    table: Annotated[
        str | None,
        typer.Option(
            help="Ask under the rules of this table, by id or name; without --variant, --players "
            "and --house."
        ),
    ] = None,
    batch: Annotated[
        Path | None,
        typer.Option(
            help="A file of questions, - for standard input, instead of a question. A JSON object "
            'a line: {"id", "q", "lang", "variant", "players", "house": []}, id and q always; '
            "what a line leaves out is as the other options say. Prints one JSON object a line."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    data_dir: Annotated[Path | None, typer.Option(help="Where tables and own games are.")] = None,
) -> None:
    """Ask what the rules say."""
    if batch is not None and question is not None:
        raise typer.Exit(fail("ask-question-and-batch"))
    if batch is None and question is None:
        raise typer.Exit(fail("ask-nothing"))
    if table is not None and (variant, players, house or None) != (None, None, None):
        raise typer.Exit(fail("ask-table-has-rules"))

    from scorekeeper.bootstrap import open_library
    from scorekeeper.cli.ask_json import as_data
    from scorekeeper.cli.asked_line import readable
    from scorekeeper.cli.chosen import chosen_language
    from scorekeeper.resources import rules_dir
    from scorekeeper.rulebook.asking import Asked, answer, load_rulebase
    from scorekeeper.settings import load_settings

    settings = load_settings(data_dir=data_dir)
    library = open_library(settings)
    language = chosen_language(lang)
    if table is not None:
        rules = _table_rules(table, settings, library)
    else:
        rules = _named_rules(variant or "classic", players, house or [], library)
    rulebase = load_rulebase(rules_dir(), library)
    if batch is not None:
        from scorekeeper.cli.ask_batch import Batch, answer_file

        raise typer.Exit(answer_file(batch, Batch(rules, language, rulebase, library)))
    asked = Asked(readable(question or ""), rules, language, terminal_language())
    found = answer(asked, rulebase, library)
    if as_json:
        print_json(as_data(found, rules, library))
    else:
        _print(found, rules, library, rulebase)


def _named_rules(
    variant: str, players: int | None, house: list[str], library: "Library"
) -> "TableRules":
    """The rules that the options name. Raises RulesRefused or SeatingRefused."""
    from scorekeeper.cli.chosen import chosen_house_rules, chosen_players, chosen_variant
    from scorekeeper.rulebook.asking.at_table import rules_for

    game = chosen_variant(variant, library)
    return rules_for(game, library, chosen_house_rules(house, library), chosen_players(players))


def _table_rules(table: str, settings: "Settings", library: "Library") -> "TableRules":
    """The rules of a table. Raises TableRefused where there is none, or no game yet."""
    from scorekeeper.bootstrap import open_tables
    from scorekeeper.domain.refusals import TableRefused
    from scorekeeper.rulebook.asking.at_table import rules_of
    from scorekeeper.tables.exchange import find_table

    # Who only asks leaves nothing behind where no table has ever been.
    if settings.database_file is not None and not settings.database_file.exists():
        raise TableRefused("table-not-found", table=table)
    state = find_table(open_tables(settings), table)
    if state.rules is None:
        raise TableRefused("table-no-game")
    return rules_of(state.rules, library, len(state.present))


def _print(found: "Answer", rules: "TableRules", library: "Library", rulebase: "Rulebase") -> None:
    """For people: the verdict, one sentence, why, and where it is printed."""
    from rich.console import Console
    from rich.text import Text

    from scorekeeper.l10n import translator
    from scorekeeper.tables.lookup import Under
    from scorekeeper.tables.shown.choices import under_line

    t = translator(found.language)
    console = Console(highlight=False, soft_wrap=True)
    if not found.sure:
        console.print(Text(t("ask-unsure"), style="dim"))
    verdict = t(f"verdict-{found.verdict}", value=found.value or 0)
    console.print(Text(verdict, style="bold"))
    console.print(Text(found.answer))
    console.print(Text(found.why, style="dim"))
    for cite in found.citations:
        text = library.citation(cite, found.language)
        console.print(Text(f"  · {text.source_title}, {text.edition}: {text.section}"))
    for other in found.differs:
        console.print(Text(f"  ≠ {other}"))
    if found.house_rule:
        name = library.house_rule_name(found.house_rule, found.language)
        console.print(Text(t("ask-house-rule", name=name)))
    told = found.table or rules
    under = under_line(t, library, found.language, Under.of(told))
    console.print(Text(t("ask-asked", under=under), style="dim"))
    texts = rulebase.texts[found.language].rulings
    for passage in found.passages:
        console.print(Text(f"  ? {texts[passage.ruling].name}: {texts[passage.ruling].ask}"))
