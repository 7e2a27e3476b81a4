"""Questions put together from what has happened at the table and from what may be asked about it.

Both lie in `tests/questions/cases/`: cases that differ in the one thing which decides the answer.
The last wording of what has happened is never learned from, so that it shows what was learned of
the case and not of its words.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final
from zlib import crc32

from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import TableRules
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.asking.question_lines import FOLDER, LANGUAGES, Line

CASES: Final = FOLDER / "cases"
ONE_IN: Final = {True: 40, False: 40}
"""One in so many of all that could be put together is taken: to learn from, and to look at."""
PEOPLE: Final = {
    "en": ["Tom", "Anna", "my sister", "my dad", "Priya", "Grandma", "my cousin", "Lou", "mum"],
    "de": ["Tom", "Anna", "meine Schwester", "Aylin", "Oma", "Jannik", "Mama", "Opa", "Lena"],
    "nl": ["Tom", "Anna", "mijn zus", "mijn vader", "Fleur", "oma", "mijn neef", "Sven", "mama"],
}
"""None of them has a form of its own where it is not the subject."""
FIRST_NAMES: Final = {
    "en": ["Tom", "Anna", "Priya", "Lou", "Marek", "Ruth"],
    "de": ["Tom", "Anna", "Aylin", "Jannik", "Marek", "Lena"],
    "nl": ["Tom", "Anna", "Fleur", "Sven", "Joris", "Noor"],
}
JOINS: Final = {
    "en": [
        "When {told}, {asked}?", "If {told}, {asked}?", "{Told}. {Asked}?", "{Asked} if {told}?",
        "ok so {told}, {asked}", "Say {told}, {asked}?", "{Told}, {asked}?", "{Told} - {asked}",
    ],
    "de": [
        "Wenn {under}, {asked}?", "{Told}. {Asked}?", "{Asked}, wenn {under}?", "{told}, {asked}",
        "also {told}, {asked}", "Falls {under}, {asked}?", "{Told}: {asked}?",
        "wenn {under} {asked}",
    ],
    "nl": [
        "Als {under}, {asked}?", "{Told}. {Asked}?", "{Asked} als {under}?", "{told}, {asked}",
        "dus {told}, {asked}", "Stel {told}, {asked}?", "{Told}: {asked}?", "als {under} {asked}",
    ],
}  # fmt: skip
"""How the two are joined. `under` is what has happened with its verb at the end."""
_NAMED_ONLY: Final = re.compile(r"\{([ABC])\*\}")


def cases(library: Library, language: str, *, learned: bool) -> Iterator[Line]:
    """Questions of a language with the answers expected: those learned from, or the others."""
    for path in sorted(CASES.glob("*.toml")):
        for number, case in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["case"]):
            table = rules_for(
                library.variant(case["variant"]),
                library,
                tuple(case.get("house", ())),
                case.get("players"),
            )
            name = f"case-{path.stem}-{number:02d}-{language}"
            yield from _of_case(case, name, language, table, learned=learned)


def every_case(library: Library) -> Iterator[tuple[str, Line]]:
    """The questions of all languages that are learned from, with a name for those of each."""
    for language in LANGUAGES:
        yield from ((f"cases.{language}", line) for line in cases(library, language, learned=True))


def _of_case(
    case: Mapping[str, Any], name: str, language: str, table: TableRules, *, learned: bool
) -> Iterator[Line]:
    *known, held_back = case["told"][language]
    named = _named_only(case, language)
    every = product(
        case["asked"],
        case.get("numbers", [{}]),
        known if learned else [held_back],
        JOINS[language],
    )
    for asked, row, told, join in every:
        for question in asked[language]:
            chance = crc32(f"{told}{question}{join}{row}".encode())
            if chance % ONE_IN[learned]:
                continue
            said = row | _people(language, named, chance // ONE_IN[learned])
            text = _joined(join, told, question, said)
            verdict, value = _of_row(asked["verdict"], row), _of_row(asked.get("value"), row)
            ruling = asked.get("ruling") if verdict != "unknown" else None
            yield Line(f"{name}-{chance:08x}", text, language, table, verdict, value, ruling)


def _of_row(said: str | int | None, row: Mapping[str, Any]) -> Any:
    """What is said for all numbers, or the entry of this row of them that it names."""
    return row[said[1:]] if isinstance(said, str) and said.startswith("=") else said


def _named_only(case: Mapping[str, Any], language: str) -> set[str]:
    """The people of a case who have to be called by their first name, `{A*}`, wherever they are."""
    texts = [
        *case["told"][language],
        *(text for asked in case["asked"] for text in asked[language]),
    ]
    return {letter for text in texts for letter in _NAMED_ONLY.findall(text)}


def _people(language: str, named: set[str], chance: int) -> dict[str, str]:
    said = {}
    for step, letter in enumerate("ABC"):
        people = (FIRST_NAMES if letter in named else PEOPLE)[language]
        said[letter] = people[(chance + 2 * step) % len(people)]
    if len(set(said.values())) < len(said):
        # A first name and somebody else's may be the same.
        return _people(language, named, chance + 1)
    return said


def _joined(join: str, told: str, question: str, said: Mapping[str, Any]) -> str:
    forms = [*(form.strip() for form in told.split(" | ")), question]
    main, *_, asks = filled = [_NAMED_ONLY.sub(r"{\1}", form).format(**said) for form in forms]
    told_too = {"told": main, "under": filled[-2], "asked": asks}
    return join.format(**told_too, Told=_opened(main), Asked=_opened(asks))


def _opened(text: str) -> str:
    return text[0].upper() + text[1:]
