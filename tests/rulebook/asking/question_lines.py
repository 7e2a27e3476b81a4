"""The lines of `tests/questions/`, and whether an answer to one is the expected one."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import Answer, Asked, Rulebase, TableRules, answer
from scorekeeper.rulebook.asking.at_table import rules_for

FOLDER: Final = Path(__file__).parents[2] / "questions"
LANGUAGES: Final = ("en", "de", "nl")


class Outcome(StrEnum):
    """What came of a question. Abstained: answered `unknown` where the rules do tell."""

    RIGHT = "right"
    ABSTAINED = "abstained"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Line:
    """A question, the table it is asked at, and the answer expected (README.md there)."""

    id: str
    text: str
    lang: str
    table: TableRules
    verdict: str
    value: int | None
    ruling: str | None


@dataclass(frozen=True, slots=True)
class Told:
    """What some answerer says: a verdict, and a number where the verdict is `value`.

    `sure`: it is said without a word of doubt.
    """

    verdict: str
    value: int | None = None
    ruling: str | None = None
    sure: bool = True


def lines(name: str, library: Library) -> Iterator[Line]:
    """The lines of a file, as "open" or "blind"."""
    for text in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        told = json.loads(text)
        variant = library.variant(told.get("variant", "classic"))
        yield Line(
            told["id"],
            told["q"],
            told["lang"],
            rules_for(variant, library, told.get("house", ()), told.get("players")),
            told["verdict"],
            told.get("value"),
            told.get("ruling"),
        )


def ask(line: Line, rulebase: Rulebase, library: Library) -> Answer:
    """What the program answers, in the language of the question, as a batch has it asked."""
    return answer(Asked(line.text, line.table, line.lang, line.lang), rulebase, library)


def told_by(found: Answer) -> Told:
    """The part of an answer that is judged."""
    return Told(found.verdict, found.value, found.ruling, found.sure)


def judge(line: Line, told: Told) -> Outcome:
    """Right where verdict and value are those expected; the ruling is counted elsewhere."""
    if (told.verdict, told.value) == (line.verdict, line.value):
        return Outcome.RIGHT
    return Outcome.ABSTAINED if told.verdict == "unknown" else Outcome.WRONG


def counted(judged: Iterable[tuple[Line, Outcome]]) -> Counter[str]:
    """How many came out how, and how many there are ("all")."""
    counts: Counter[str] = Counter()
    for _, outcome in judged:
        counts["all"] += 1
        counts[outcome] += 1
    return counts
