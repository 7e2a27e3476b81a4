"""What is denied, who is asked about, and when something happens."""

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import understood
from tests.rulebook.at_hand import LIBRARY, RULEBASE

TABLE = rules_for(LIBRARY.variant("classic"), LIBRARY)


@pytest.mark.parametrize(
    ("language", "text", "binding"),
    [
        ("en", "I told Rob to use his Skip. Does Rob draw two?", "asked-for:hearer"),
        ("en", "I told Rob to use his Skip. Do I draw two?", "asked-for:doer-me"),
        ("de", "Karl hat mir einen Tipp gegeben. Bekommt er die Strafe?", "asked-for:doer"),
        ("de", "Karl hat mir einen Tipp gegeben. Bekomme ich die Strafe?", "asked-for:hearer-me"),
        (
            "nl",
            "vader zegt welke kaart moeder moet leggen moet moeder dan 2 pakken",
            "asked-for:hearer",
        ),
        ("en", "Two cards for me?", "asked-for:me"),
        ("de", "Keiner zweifelt meine +4 an. Muss ich die Hand zeigen?", "no:challenge"),
        ("nl", "Oma zegt UNO pas nadat Bas haar had betrapt. Moet ze pakken?", "after:caught"),
        ("de", "Darf ich nur drei ziehen?", "only:number"),
    ],
)
def test_bindings(language: str, text: str, binding: str) -> None:
    told = understood(Asked(text, TABLE, language, language), RULEBASE, LIBRARY)[0]
    assert binding in told.bindings
