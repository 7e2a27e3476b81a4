"""What is said before a question and after it changes no answer."""

from dataclasses import replace

import pytest

from tests.rulebook.asking.question_lines import Line, ask, lines, told_by
from tests.rulebook.at_hand import LIBRARY, RULEBASE

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
        ("en", "We're arguing at the table: ", " My brother says otherwise."),
        ("en", "Settle this for us. ", " It's late and we want to get on."),
        ("de", "Wir streiten gerade: ", " Mein Bruder sieht das anders."),
        ("de", "Kannst du uns helfen? ", " Es ist spät und wir wollen weiterspielen."),
        ("nl", "Kun je dit beslissen? ", " Mijn broer denkt er anders over."),
        ("nl", "Oké, dus ", " We komen er niet uit."),
    ],
)
def test_courtesies_change_no_answer(lang: str, before: str, after: str) -> None:
    for line in ASKED:
        if line.lang == lang:
            plain = told_by(ask(line, RULEBASE, LIBRARY))
            polite = told_by(ask(among_courtesies(line, before, after), RULEBASE, LIBRARY))
            assert polite == plain, line.id


@pytest.mark.parametrize(
    ("lang", "around"),
    [
        ("en", "My brother says otherwise."),
        ("de", "Wir werden uns nicht einig."),
        ("nl", "We komen er niet uit."),
    ],
)
def test_that_somebody_disagrees_does_not_turn_the_answer_round(lang: str, around: str) -> None:
    for line in ASKED:
        if line.lang == lang:
            plain = told_by(ask(line, RULEBASE, LIBRARY)).verdict
            told = replace(line, text=f"{around} {line.text}")
            assert {plain, told_by(ask(told, RULEBASE, LIBRARY)).verdict} != {"yes", "no"}, line.id


def test_nothing_but_a_courtesy_is_no_question() -> None:
    for line in ASKED[:1]:
        assert told_by(ask(replace(line, text="thanks"), RULEBASE, LIBRARY)).verdict == "unknown"
