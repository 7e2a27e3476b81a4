"""What is said before a question and after it changes no answer."""

from dataclasses import replace

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import load_rulebase
from tests.rulebook.asking.question_lines import Line, ask, lines, told_by

LIBRARY = load_library(rules_dir())
RULEBASE = load_rulebase(rules_dir(), LIBRARY)
ASKED = [line for line in lines("tune1", LIBRARY) if not line.text[:2].isupper()]


def among_courtesies(line: Line, before: str, after: str) -> Line:
    return replace(line, text=f"{before}{line.text[0].lower()}{line.text[1:]}{after}")


@pytest.mark.parametrize(
    ("lang", "before", "after"),
    [
        ("en", "Hey, quick question: ", " thanks a lot"),
        ("en", "ok so ", " or what?"),
        ("en", "Just to be sure: ", " We disagree."),
        ("de", "Sag mal, ", " Danke!"),
        ("de", "Kurze Frage: ", " Wir streiten uns."),
        ("nl", "Zeg, ", " alvast bedankt"),
        ("nl", "Even checken: ", " We hebben ruzie."),
    ],
)
def test_courtesies_change_no_answer(lang: str, before: str, after: str) -> None:
    for line in ASKED:
        if line.lang == lang:
            plain = told_by(ask(line, RULEBASE, LIBRARY))
            polite = told_by(ask(among_courtesies(line, before, after), RULEBASE, LIBRARY))
            assert polite == plain, line.id


def test_nothing_but_a_courtesy_is_no_question() -> None:
    for line in ASKED[:1]:
        assert told_by(ask(replace(line, text="thanks"), RULEBASE, LIBRARY)).verdict == "unknown"
