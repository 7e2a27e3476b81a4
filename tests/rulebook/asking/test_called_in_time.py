"""UNO that was said after all before anybody noticed, and when somebody noticed first."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I forgot uno but said it before she noticed, is she entitled to catch me?"),
        ("en", "I forgot uno and called it before anyone spotted it. Can they report me?"),
        ("de", "Ich hatte UNO vergessen, aber es noch gesagt, bevor sie es merkte. Darf sie mich "
         "erwischen?"),
        ("de", "Ich habe UNO vergessen, aber gerufen, ehe es jemand merkte. Kann man mich noch "
         "drankriegen?"),
        ("nl", "Ik vergat uno maar zei het nog voor ze het zag. Mag ze me nog betrappen?"),
        ("nl", "Ik vergat uno maar riep het voordat Jan het merkte. Mag hij me nog pakken?"),
    ],
)  # fmt: skip
def test_whoever_said_it_before_anybody_noticed_is_not_caught(language: str, question: str) -> None:
    told = answered(question, "classic", language, players=4)
    assert (told.verdict, told.ruling) == ("no", "uno-corrected")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I forgot uno and she noticed before I said it. May she catch me?"),
        ("en", "I forgot to say uno and she noticed before I drew. May she catch me?"),
        ("de", "Ich habe UNO vergessen und sie hat es gemerkt, bevor ich es gesagt habe. Darf sie "
         "mich erwischen?"),
        ("nl", "Ik vergat uno en ze zag het voor ik het zei. Mag ze me betrappen?"),
    ],
)  # fmt: skip
def test_who_noticed_first_may_catch(language: str, question: str) -> None:
    assert answered(question, "classic", language, players=4).verdict != "no"
