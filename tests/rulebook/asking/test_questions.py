"""How many questions are answered rightly. Of the blind half only counts are ever shown."""

from collections import Counter
from typing import Final

import pytest

from tests.rulebook.asking.question_lines import (
    FOLDER,
    LANGUAGES,
    Line,
    Outcome,
    ask,
    judge,
    lines,
    told_by,
)
from tests.rulebook.at_hand import LIBRARY, RULEBASE
from tests.soaking import some_of

REACHED: Final = {
    "open": {"en": 99, "de": 98, "nl": 98},
    "tune1": {"en": 99, "de": 97, "nl": 99},
    "tune2": {"en": 99, "de": 98, "nl": 98},
    "tune3": {"en": 99, "de": 99, "nl": 98},
    "tune4": {"en": 98, "de": 99, "nl": 99},
    "tune5": {"en": 98, "de": 97, "nl": 95},
    "tune6": {"en": 96, "de": 99, "nl": 93},
    "tune7": {"en": 98, "de": 98, "nl": 98},
    "tune8.de": {"de": 94},
    "tune8.en": {"en": 97},
    "tune8.nl": {"nl": 94},
    "tune9.de": {"de": 97},
    "tune9.en": {"en": 91},
    "tune9.nl": {"nl": 94},
    "tune10.de": {"de": 84},
    "tune10.en": {"en": 83},
    "tune10.nl": {"nl": 89},
    "tune11": {"en": 97, "de": 99, "nl": 94},
    "tune12.de": {"de": 96},
    "tune12.en": {"en": 99},
    "tune12.nl": {"nl": 99},
    "tune13.de": {"de": 97},
    "tune13.en": {"en": 95},
    "tune13.nl": {"nl": 98},
    "tune14.de": {"de": 92},
    "tune14.en": {"en": 95},
    "tune14.nl": {"nl": 92},
    "tune15.de": {"de": 99},
    "tune15.en": {"en": 98},
    "tune15.nl": {"nl": 98},
    "tune16.en": {"en": 98},
    "tune16.nl": {"nl": 98},
    "tune17.de": {"de": 99},
    "tune17.en": {"en": 98},
    "tune17.nl": {"nl": 99},
    "tune18.de": {"de": 92},
    "tune18.en": {"en": 91},
    "tune18.nl": {"nl": 97},
    "tune19.de": {"de": 98},
    "tune19.en": {"en": 98},
    "tune19.nl": {"nl": 98},
    "tune20.de": {"de": 91},
    "tune20.en": {"en": 90},
    "tune20.nl": {"nl": 90},
    "blind": {"en": 95, "de": 93, "nl": 89},
    "late": {"en": 89, "de": 90, "nl": 89},
    "later": {"en": 88, "de": 91, "nl": 92},
    "latest": {"en": 94, "de": 94, "nl": 94},
}
"""Percent of the questions of a language that are answered rightly, at least."""

SECRET: Final = {"blind", "late", "later", "latest"}
ALIKE: Final = {"blind": 0.02, "late": 0.03, "later": 0.0, "latest": 0.0}
"""The share of each secret file that others happened to ask in the very same short words."""
PRACTICE: Final = "practice"
"""Questions that experience is learned from, many and in all tones of voice."""
ONE_IN: Final = 96
"""Of those about one in so many is asked: all of them would take minutes."""
LEARNED_WELL: Final = 95
"""Percent of them that are answered rightly, at least. They were learned from."""
VERDICTS: Final = {"yes", "no", "value", "depends", "explain", "unknown"}

KNOWN: Final = {name: list(lines(name, LIBRARY)) for name in REACHED}
TO_LEARN: Final = {
    f"{PRACTICE}/{path.stem}": list(lines(f"{PRACTICE}/{path.stem}", LIBRARY))
    for path in sorted((FOLDER / PRACTICE).glob("*.jsonl"))
}
EVERYTHING: Final = KNOWN | TO_LEARN
files = pytest.mark.parametrize("name", EVERYTHING)
PAIRS: Final = [(name, lang) for name, known in REACHED.items() for lang in known]
"""Files, each with the languages of its questions."""


@pytest.mark.parametrize(("name", "lang"), PAIRS)
def test_questions_are_answered_rightly(name: str, lang: str) -> None:
    asked = [line for line in KNOWN[name] if line.lang == lang]
    outcomes = {line.id: judge(line, told_by(ask(line, RULEBASE, LIBRARY))) for line in asked}
    counts = Counter(outcomes.values())
    percent = 100 * counts[Outcome.RIGHT] // len(asked)
    missed = [id_ for id_, outcome in outcomes.items() if outcome is not Outcome.RIGHT]
    shown = "" if name in SECRET else f": {', '.join(missed)}"
    del outcomes, missed, asked
    enough = percent >= REACHED[name][lang]
    assert enough, (
        f"{percent} % right, {counts[Outcome.WRONG]} wrong, "
        f"{counts[Outcome.ABSTAINED]} abstained{shown}"
    )


@files
def test_every_line_expects_an_answer_that_can_be_given(name: str) -> None:
    faults = sum(not _possible(line) for line in EVERYTHING[name])
    assert faults == 0


def _possible(line: Line) -> bool:
    """Whether verdict, value and ruling go together."""
    if line.verdict not in VERDICTS or (line.value is None) == (line.verdict == "value"):
        return False
    return line.ruling is None or line.ruling in RULEBASE.rulings


def test_no_question_has_the_id_of_another() -> None:
    ids = Counter(line.id for told in EVERYTHING.values() for line in told)
    assert sum(count > 1 for count in ids.values()) == 0


@pytest.mark.parametrize("name", ALIKE)
def test_hardly_a_question_of_a_secret_file_stands_in_another_one(name: str) -> None:
    shown = {_plain(line) for other in EVERYTHING if other != name for line in EVERYTHING[other]}
    allowed = ALIKE[name] * len(KNOWN[name])
    repeated = sum(_plain(line) in shown for line in KNOWN[name])
    # Plain numbers only: a failure must not print a line of a secret file.
    assert repeated <= allowed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_learned_is_known(lang: str) -> None:
    learned = (line for told in TO_LEARN.values() for line in told if line.lang == lang)
    asked = list(some_of(learned, ONE_IN))
    missed = [
        line.id
        for line in asked
        if judge(line, told_by(ask(line, RULEBASE, LIBRARY))) is not Outcome.RIGHT
    ]
    assert 100 * len(missed) <= (100 - LEARNED_WELL) * len(asked), missed


def _plain(line: Line) -> tuple[str, str]:
    letters = "".join(char for char in line.text.casefold() if char.isalnum())
    return letters, line.table.variant.id


def test_there_are_questions_enough_in_every_language_and_of_every_game() -> None:
    both = [*KNOWN["open"], *KNOWN["blind"]]
    languages = Counter(line.lang for line in both)
    assert len(both) >= 600
    assert all(languages[lang] >= 200 for lang in LANGUAGES)
    assert sum(line.verdict == "unknown" for line in both) >= 60
    for name in ("open", "blind"):
        games = Counter(line.table.variant.id for line in KNOWN[name])
        assert all(games[game] >= 40 for game in ("classic", "no-mercy", "flex"))
        assert sum(line.table.players == 2 for line in KNOWN[name]) > 0
        assert sum(bool(line.table.house) for line in KNOWN[name]) > 0
