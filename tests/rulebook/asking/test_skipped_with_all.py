"""Who is on after a Skip Everyone or a Colour Roulette, who goes on revealing, and what is kept."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Ben legt Alle-aussetzen und ich sitz neben ihm. Bin ich dran?", "no"),
        ("de", "Ben legt Alle-aussetzen. Ist Ben gleich nochmal dran?", "yes"),
        ("de", "Mein Vordermann legt Alle aussetzen. Komm ich dran?", "no"),
        ("de", "Das Roulette hat mich erwischt und ich hab alle genommen. Bin ich jetzt dran?",
         "no"),
        ("en", "Ben plays skip everyone and I sit next to him. Am I on?", "no"),
        ("en", "My neighbour laid skip everyone. Is it my go?", "no"),
        ("en", "I lay skip everyone. Is it my go again?", "yes"),
        ("en", "Roulette got me, I took the cards. Am I on now?", "no"),
        ("nl", "Ben legt Iedereen-overslaan en ik zit naast hem. Ben ik aan de beurt?", "no"),
        ("nl", "Ik leg Iedereen overslaan. Ben ik weer?", "yes"),
        ("nl", "De roulette trof mij en ik heb alles gepakt. Ben ik nu aan de beurt?", "no"),
        ("en", "Roulette: I called green and turned up a wild. Do I go on revealing?", "yes"),
        ("de", "Roulette: ich sag Blau, es kommt eine blaue 3. Muss ich weitermachen?", "no"),
        ("nl", "Roulette: ik zeg geel, er komt een groene 6. Moet ik verder?", "yes"),
        ("nl", "Roulette voor mij, ik zei rood en draaide een rode 3 om. Moet ik doorgaan?", "no"),
        ("en", "Discard All red: may I keep one of my reds?", "no"),
        ("de", "Alle ablegen in Blau: darf ich eine blaue zurückhalten?", "no"),
        ("nl", "Alles afleggen blauw: mag ik een paar blauwe bewaren?", "no"),
    ],
)  # fmt: skip
def test_no_mercy_in_the_wording_of_a_table(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language, 4).verdict == verdict
