"""Questions put together from what is done or claimed and from the ways in which it is asked about.

Both lie in `tests/questions/composed.toml`. Whatever way is taken, the rules say the same: the
answer to every question is known, and only turned round where it is asked if something is
forbidden, optional or false.
"""

import tomllib
from collections.abc import Iterator
from typing import Any, Final

from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.asking.question_lines import FOLDER, LANGUAGES, Line

FORMS: Final = {
    "may": ("plain", "zu", "if"),
    "must": ("plain", "zu", "if"),
    "so": ("plain", "that"),
}
"""What each of the wordings is, by what is asked: whether it may, must or is so."""
NOT: Final = {"may": "may-not", "must": "must-not", "so": "not-so"}


def composed(library: Library, language: str) -> Iterator[Line]:
    """Every question of a language, with the answer expected."""
    file = tomllib.loads((FOLDER / "composed.toml").read_text(encoding="utf-8"))
    ways = file["ways"][language]
    number = 0
    for told in file["told"]:
        if language not in told:
            continue
        game, *house = told["table"].split("+")
        variant, _, players = game.partition(":")
        table = rules_for(
            library.variant(variant), library, tuple(house), int(players) if players else None
        )
        for asks, holds in ((told["asks"], told["holds"]), (NOT[told["asks"]], not told["holds"])):
            for way in ways[asks]:
                number += 1
                text = way.format(**_wordings(told, language))
                verdict = "yes" if holds else "no"
                name = f"composed-{language}-{number:04d}"
                yield Line(name, text, language, table, verdict, None, told["ruling"])


def every_composed(library: Library) -> Iterator[tuple[str, Line]]:
    """The questions of all languages, with a name for those of each."""
    for language in LANGUAGES:
        yield from ((f"composed.{language}", line) for line in composed(library, language))


def _wordings(told: dict[str, Any], language: str) -> dict[str, str]:
    forms, said = FORMS[told["asks"]], told[language]
    wordings = {form: said[min(at, len(said) - 1)] for at, form in enumerate(forms)}
    return wordings | {"Plain": wordings["plain"][0].upper() + wordings["plain"][1:]}
