"""`scorekeeper ask --batch FILE`: one question a line in, one answer a line out, whatever comes.

A line that cannot be asked is answered with its fault and does not keep the others from theirs.
"""

import io
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

from scorekeeper.cli.ask_json import as_data, fault_data
from scorekeeper.cli.asked_line import AskedLine, LineRefused, read_line
from scorekeeper.cli.chosen import chosen_house_rules, chosen_language, chosen_variant
from scorekeeper.cli.messages import REFUSED, fail, terminal_language
from scorekeeper.cli.printing import print_json
from scorekeeper.domain.refusals import Refusal

if TYPE_CHECKING:
    from scorekeeper.rulebook import Library
    from scorekeeper.rulebook.asking import Rulebase, TableRules

MAX_LINE: Final = 200_000
"""Characters of one line."""
_UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")
"""How a file begins that a Windows shell has written with `>`."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What all lines are answered from; `under` and `language` hold where a line says nothing."""

    under: "TableRules"
    language: str | None
    rulebase: "Rulebase"
    library: "Library"


def answer_file(file: Path, batch: Batch) -> int:
    """Answers the lines one by one; `-` is standard input. The exit code: 2 if any was at fault."""
    try:
        opened = _standard_input() if str(file) == "-" else file.open("rb")
    except OSError:
        return fail("ask-batch-unreadable", file=str(file))
    with opened:
        encoding = "utf-16" if opened.peek(2)[:2] in _UTF_16 else "utf-8-sig"
        return _answer_all(io.TextIOWrapper(opened, encoding, errors="replace"), batch)


def lines_of(file: IO[str], limit: int = MAX_LINE) -> Iterator[str | None]:
    """The lines; None stands for one that is longer, of which never more is kept than `limit`."""
    while part := file.readline(limit + 1):
        if len(part) <= limit or part.endswith("\n"):
            yield part
            continue
        while (rest := file.readline(limit)) and not rest.endswith("\n"):
            pass
        yield None


def rules_of_line(asked: AskedLine, batch: Batch) -> "TableRules":
    """The rules of the batch with what the line says otherwise. Raises RulesRefused."""
    from scorekeeper.rulebook.asking.at_table import rules_for

    under, library = batch.under, batch.library
    house = under.house
    if asked.house is not None:
        ids = chosen_house_rules(asked.house, library)
        house = tuple(library.house_rules[rule] for rule in ids)
    if asked.variant is not None:
        variant = chosen_variant(asked.variant, library)
        # The deck and the target of a table are of its own game.
        under = under if variant.id == under.variant.id else rules_for(variant, library)
    return replace(under, house=house, players=asked.players or batch.under.players)


def _answer_all(lines: IO[str], batch: Batch) -> int:
    code = 0
    for number, line in enumerate(lines_of(lines), start=1):
        if line is not None and not line.strip():
            continue
        try:
            found = _answered(line, number, batch)
        except LineRefused as refusal:
            code = REFUSED
            found = {"id": refusal.id, **_fault(refusal, batch)}
        print_json(found)
    return code


def _answered(line: str | None, number: int, batch: Batch) -> dict[str, Any]:
    """The answer to one line. Raises LineRefused."""
    from scorekeeper.rulebook.asking import Asked, answer

    if line is None:
        raise LineRefused("ask-line-too-long", None, line=number, limit=MAX_LINE)
    asked = read_line(line, number)
    try:
        rules = rules_of_line(asked, batch)
        language = chosen_language(asked.lang) or batch.language
    except Refusal as refusal:
        raise LineRefused(refusal.key, asked.id, **refusal.params) from None
    question = Asked(asked.q, rules, language, language or "en")
    found = answer(question, batch.rulebase, batch.library)
    return {"id": asked.id, **as_data(found, rules, batch.library)}


def _fault(refusal: Refusal, batch: Batch) -> dict[str, Any]:
    from scorekeeper.l10n import translator

    language = batch.language or terminal_language()
    told = translator(language)(refusal.key, **refusal.params)
    return fault_data(told, language, batch.under, batch.rulebase, batch.library)


def _standard_input() -> io.BufferedReader:
    return os.fdopen(sys.stdin.fileno(), "rb", closefd=False)
