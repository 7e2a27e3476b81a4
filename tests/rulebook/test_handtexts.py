"""How well real-looking lines are understood. Of the blind half only ids are ever shown."""

from dataclasses import replace
from functools import cache

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from tests.rulebook.hand_lines import Outcome, judge, lines, read
from tests.soaking import some_of

LIBRARY = load_library(rules_dir())
GOAL = 0.98
REACHED = {
    "open": GOAL,
    "tune": GOAL,
    "tune2": GOAL,
    "tune3": GOAL,
    "tune4": GOAL,
    "tune5": 0.97,
    "tune6": GOAL,
    "tune7": 0.86,
    "tune8": 0.96,
    "tune9": GOAL,
    "tune10": 0.97,
    "tune11": GOAL,
    "tune12": 0.97,
    "tune13": GOAL,
    "tune14": 0.92,
    "tune15": 0.97,
    "tune16": GOAL,
    "tune17": GOAL,
    "tune18": GOAL,
    "tune19": 0.91,
    "tune20": 0.86,
    "tune21": 0.88,
    "tune22": GOAL,
    "tune23": GOAL,
    "tune24": GOAL,
    "tune25": GOAL,
    "tune26": 0.96,
    "tune27": GOAL,
    "tune28": GOAL,
    "tune29": 0.95,
    "tune30": 0.96,
    "tune31": 0.96,
    "tune32": 0.96,
    "tune33": GOAL,
    "tune34": GOAL,
    "tune35": GOAL,
    "tune36": GOAL,
    "tune37": GOAL,
    "tune38": GOAL,
    "tune39": GOAL,
    "tune40": GOAL,
    "tune41": GOAL,
    "tune42": GOAL,
    "blind": 0.97,
}
"""The share of the clear lines that is read exactly, at least."""

TYPED_ONE_IN = 4
Outcomes = list[tuple[str, bool, Outcome]]


@pytest.fixture(scope="module", params=REACHED)
def name(request: pytest.FixtureRequest) -> str:
    """A file; all that is asked of one is asked in a row."""
    return str(request.param)


@cache
def outcomes(name: str) -> Outcomes:
    """The id of each line, whether nobody could settle it, and how it was read."""
    return [
        (line.id, line.unclear, judge(line, read(line, LIBRARY))) for line in lines(name, LIBRARY)
    ]


def test_clear_lines_are_read_exactly(name: str) -> None:
    clear = [(id_, outcome) for id_, unclear, outcome in outcomes(name) if not unclear]
    missed = [id_ for id_, outcome in clear if outcome is not Outcome.EXACT]
    assert len(missed) <= (1 - REACHED[name]) * len(clear), f"not exact: {', '.join(missed)}"


def test_no_line_is_read_wrongly_without_a_warning(name: str) -> None:
    wrong = [id_ for id_, _, outcome in outcomes(name) if outcome is Outcome.WRONG]
    assert not wrong, f"wrong, and no warning: {', '.join(wrong)}"


def test_unclear_lines_are_warned_of(name: str) -> None:
    silent = [
        id_ for id_, unclear, outcome in outcomes(name) if unclear and outcome is not Outcome.WARNED
    ]
    assert not silent, f"no warning: {', '.join(silent)}"


@pytest.mark.parametrize("file", [f"tune{number}" for number in range(16, 30)])
def test_a_line_that_is_still_being_typed_is_read_without_a_fault(file: str) -> None:
    """A line is read at every key: "skips:" stands there before what follows does."""
    for line in some_of(lines(file, LIBRARY), TYPED_ONE_IN):
        for end in _pauses(line.text):
            read(replace(line, text=line.text[:end]), LIBRARY)


def _pauses(text: str) -> list[int]:
    return [at for at in range(1, len(text)) if not text[at - 1 : at + 1].isalnum()]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "skip, 80, namely four times 20"),
        ("de", "aussetzen, 80, nämlich viermal 20"),
        ("nl", "sla over, 80, namelijk vier keer 20"),
    ],
)
def test_a_total_behind_cards_and_what_it_is_of_are_not_both_counted(lang: str, text: str) -> None:
    line = next(line for line in lines("open", LIBRARY) if line.variant.id == "classic")
    reading = read(replace(line, text=text, lang=lang), LIBRARY)
    assert reading.warned
    assert sum(reading.amounts) <= 80


def test_there_are_lines_enough_in_every_language() -> None:
    for half in ("open", "blind"):
        told = list(lines(half, LIBRARY))
        assert len(told) >= 200
        assert {line.lang for line in told} == {"en", "de", "nl"}
