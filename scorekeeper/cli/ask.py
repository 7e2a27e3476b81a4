"""`scorekeeper ask "question"`: what the rules say, for one question or a file of them."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from scorekeeper.cli.messages import fail, terminal_translator

if TYPE_CHECKING:
    from scorekeeper.cli.asked_line import AskedLine
    from scorekeeper.rulebook import Library
    from scorekeeper.rulebook.asking import Answer, Rulebase, TableRules

MAX_LINE = 200_000
"""Characters of one line of a batch."""


def ask(
    question: Annotated[str, typer.Argument(help="The question, as you would say it.")] = "",
    variant: Annotated[str | None, typer.Option(help="Which game, by id or name.")] = None,
    players: Annotated[int | None, typer.Option(min=2, max=20, help="How many play.")] = None,
    house: Annotated[list[str] | None, typer.Option(help="A house rule; may be repeated.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language of the answer: en, de, nl.")] = None,
    table: Annotated[str | None, typer.Option(help="Ask at this table, by its id.")] = None,
    batch: Annotated[
        Path | None, typer.Option(help="A file with one question per line, as JSON.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    data_dir: Annotated[Path | None, typer.Option(help="Where tables and own games are.")] = None,
) -> None:
    """Ask what the rules say."""
    from scorekeeper.bootstrap import open_library
    from scorekeeper.cli.asked_line import AskedLine
    from scorekeeper.resources import rules_dir
    from scorekeeper.rulebook.asking import Asked, answer, load_rulebase
    from scorekeeper.settings import load_settings

    settings = load_settings(data_dir=data_dir)
    library = open_library(settings)
    rulebase = load_rulebase(rules_dir(), library)
    given = AskedLine(
        id="", q=question, lang=lang, variant=variant, players=players, house=tuple(house or ())
    )
    if batch is not None:
        raise typer.Exit(_answer_all(batch, rulebase, library))
    if not question.strip():
        raise typer.Exit(fail("ask-nothing"))
    house = _house_rules(given, library)
    rules = (
        _rules(given, house, library) if table is None else _table_rules(table, data_dir, library)
    )
    likely = terminal_translator()("language-code")
    language = lang if lang in library.languages else None
    found = answer(Asked(question, rules, language, likely), rulebase, library)
    if as_json:
        print(json.dumps(as_data("", found, rules, library), ensure_ascii=False), flush=True)
    else:
        _print(found, rules, library, rulebase)


def as_data(
    id_: str | int, found: "Answer", rules: "TableRules", library: "Library"
) -> dict[str, Any]:
    """The answer as the JSON object of one line; `id` only where the question had one."""
    return {
        **({} if id_ == "" else {"id": id_}),
        "verdict": found.verdict,
        "value": found.value,
        "answer": found.answer,
        "why": found.why,
        "citations": [
            {"source": cite.partition("#")[0], "edition": text.edition, "section": text.section}
            for cite in found.citations
            for text in [library.citation(cite, found.language)]
        ],
        "differs": list(found.differs),
        "house_rule": found.house_rule,
        "ruling": found.ruling,
        "case": found.case,
        "confidence": found.confidence,
        "sure": found.sure,
        "situation": _situation(found, rules),
        "lang": found.language,
    }


def _situation(found: "Answer", rules: "TableRules") -> dict[str, Any]:
    said = found.situation
    told = found.table or rules
    return {
        "variant": told.variant.id,
        "players": told.players,
        "house": [rule.id for rule in told.house],
        "ask": said.ask,
        "played": said.played.kind if said.played else None,
        "pile": said.pile.kind if said.pile else None,
        "cards": [
            {"card": card.kind, "count": card.count, "colour": card.colour}
            for card in said.named or said.cards
        ],
        "has_colour": said.has_colour,
        "about": sorted(said.concepts),
    }


def _answer_all(batch: Path, rulebase: "Rulebase", library: "Library") -> int:
    """Answers the lines one by one; a line that cannot be read is answered with its fault."""
    from pydantic import ValidationError

    from scorekeeper.cli.asked_line import AskedLine
    from scorekeeper.domain.refusals import Refusal
    from scorekeeper.rulebook.asking import Asked, answer

    t = terminal_translator()
    code = 0
    try:
        file = batch.open(encoding="utf-8-sig", errors="replace")
    except OSError:
        return fail("ask-batch-unreadable", file=str(batch))
    with file:
        while line := file.readline(MAX_LINE):
            if not line.strip():
                continue
            try:
                asked = AskedLine.model_validate_json(line)
                rules = _rules(asked, _house_rules(asked, library), library)
            except ValidationError:
                code = 2
                print(json.dumps({"id": None, "error": t("ask-line-broken")}), flush=True)
                continue
            except Refusal as refusal:
                code = 2
                error = t(refusal.key, **refusal.params)
                print(json.dumps({"id": asked.id, "error": error}), flush=True)
                continue
            language = asked.lang if asked.lang in library.languages else None
            found = answer(Asked(asked.q, rules, language, language or "en"), rulebase, library)
            data = as_data(asked.id, found, rules, library)
            print(json.dumps(data, ensure_ascii=False), flush=True)
    return code


def _house_rules(asked: "AskedLine", library: "Library") -> list[str]:
    """The ids of the house rules, however they are written. Raises RulesRefused for an unknown."""
    from scorekeeper.domain.refusals import RulesRefused

    found = {rule: library.find_house_rule(rule) for rule in asked.house}
    for rule, known in found.items():
        if known is None:
            raise RulesRefused("rules-house-rule-unknown", rule=rule)
    return list(dict.fromkeys(known for known in found.values() if known))


def _rules(asked: "AskedLine", house: list[str], library: "Library") -> "TableRules":
    from scorekeeper.rulebook.asking.at_table import rules_for

    wanted = asked.variant or "classic"
    variant = library.variant(library.find_variant(wanted) or wanted)
    return rules_for(variant, library, house, asked.players)


def _table_rules(table: str, data_dir: Path | None, library: "Library") -> "TableRules":
    """The rules of a table. Raises TableRefused where there is none, or no game yet."""
    from scorekeeper.bootstrap import open_tables
    from scorekeeper.domain.refusals import TableRefused
    from scorekeeper.rulebook.asking.at_table import rules_of
    from scorekeeper.settings import load_settings

    state = open_tables(load_settings(data_dir=data_dir)).state(table)
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
