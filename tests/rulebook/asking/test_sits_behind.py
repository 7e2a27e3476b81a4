"""What concerns somebody whose place is told one by one behind whoever laid a card."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "players", "question", "value"),
    [
        ("en", "classic", 5, "Gus played a draw two and Wes, who's next, took his. I sit behind "
         "Wes. How many cards for me?", 0),
        ("en", "classic", 4, "Nell's last card was a draw two and I sit three places after her. "
         "How many do I take?", 0),
        ("en", "classic", 4, "Nell's last card was a draw two and I sit right after her. How many "
         "do I take?", 2),
        ("en", "classic", 5, "Gus played a wild draw four and Wes drew his four. I'm after Wes. "
         "How many do I draw?", 0),
        ("en", "no-mercy", 4, "Wild draw 10, I laid it and the next player can't stack. How many "
         "do I take?", 0),
        ("de", "classic", 5, "Gustav legt eine Zieh Zwei und Wim, der Nächste, nimmt sie. Ich "
         "sitze hinter Wim. Wie viele Karten für mich?", 0),
        ("de", "classic", 4, "Nellys letzte Karte war eine +2 und ich sitze zwei Plätze nach ihr. "
         "Wie viele muss ich noch ziehen?", 0),
        ("de", "no-mercy", 4, "Ich habe eine +10 gelegt und Karl stapelt nicht. Wie viele zieht "
         "Karl?", 10),
        ("nl", "classic", 5, "Guus legt een +2 en Wim, de volgende, heeft ze gepakt. Ik zit achter "
         "Wim. Hoeveel kaarten voor mij?", 0),
        ("nl", "classic", 4, "Guus zijn laatste kaart was een +2 en ik zit twee plekken na Guus. "
         "Hoeveel moet ik er pakken?", 0),
        ("nl", "no-mercy", 4, "Ik legde een +10 en de volgende stapelt niet. Hoeveel pak ik?", 0),
    ],
)  # fmt: skip
def test_only_the_next_one_draws(
    language: str, game: str, players: int, question: str, value: int
) -> None:
    found = answered(question, game, language, players)
    assert (found.verdict, found.value) == ("value", value)


@pytest.mark.parametrize(
    ("language", "players", "question", "verdict"),
    [
        ("en", 5, "Gus played a draw two and Wes took his. I'm after Wes. Is it my turn now?",
         "yes"),
        ("en", 5, "Gus played a draw two and Wes took his. I'm two seats after Wes. Is it my turn "
         "now?", "no"),
        ("en", 4, "My aunt laid a skip and Wes lost his turn. I sit behind Wes. Am I next?", "yes"),
        ("en", 2, "There are two of us. Kit laid a skip. Is it my turn?", "no"),
        ("en", 2, "There are two of us. Kit laid a skip. Is it her turn?", "yes"),
        ("en", 2, "I laid a skip. Is it my turn?", "yes"),
        ("de", 5, "Gustav legt eine +2 und Wim hat seine gezogen. Ich komme nach Wim. Bin ich "
         "jetzt dran?", "yes"),
        ("de", 4, "Gustav legt Aussetzen, Wim wird übersprungen. Ich sitze zwei Plätze hinter Wim. "
         "Bin ich dran?", "no"),
        ("de", 2, "Wir sind zu zweit. Karl legt Aussetzen. Bin ich dran?", "no"),
        ("nl", 5, "Guus legt een +2 en Wim heeft zijn twee gepakt. Ik zit na Wim. Ben ik nu aan de "
         "beurt?", "yes"),
        ("nl", 2, "We zijn met z'n tweeën. Guus legt een overslaan. Ben ik aan de beurt?", "no"),
    ],
)  # fmt: skip
def test_the_turn_goes_to_whoever_sits_behind_the_one_hit(
    language: str, players: int, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language, players).verdict == verdict


@pytest.mark.parametrize(
    ("language", "players", "question", "verdict"),
    [
        ("en", 5, "Gus has played a wild draw four. May I challenge it?", "depends"),
        ("en", 2, "Gus has played a wild draw four. May I challenge it?", "yes"),
        ("en", 5, "Gus has played a wild draw four and I'm next. May I challenge it?", "yes"),
        ("en", 5, "Gus has played a wild draw four and Wes is next. May I challenge it?", "no"),
        ("de", 5, "Gustav hat eine +4 gelegt. Darf ich sie anzweifeln?", "depends"),
        ("de", 5, "Gustav hat eine +4 gelegt und Wim ist der Nächste. Darf ich sie anzweifeln?",
         "no"),
        ("nl", 5, "Guus heeft een +4 gelegd. Mag ik hem uitdagen?", "depends"),
        ("nl", 5, "Guus heeft een +4 gelegd en ik ben de volgende. Mag ik hem uitdagen?", "yes"),
    ],
)  # fmt: skip
def test_only_the_next_one_may_doubt_it(
    language: str, players: int, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language, players)
    assert (found.ruling, found.verdict) == ("challenge-who", verdict)


@pytest.mark.parametrize(
    ("language", "game", "question"),
    [
        ("en", "classic", "Gus laid a draw two. I'm after Wes. How many cards for me?"),
        ("en", "classic", "Gus laid a draw two and Wes didn't take his. I'm after Wes. How many "
         "cards for me?"),
        ("en", "no-mercy", "Gus laid a draw two. Wes is next and I'm after Wes. Do I draw two?"),
        ("en", "no-mercy", "I laid a wild draw ten on top and Wes can't stack. How many does Wes "
         "draw?"),
        ("en", "classic", "Gus laid a reverse. Wes is next and I'm after Wes. Is it my turn?"),
        ("de", "no-mercy", "Gustav legt eine +2. Wim ist der Nächste, ich sitze hinter Wim. Ziehe "
         "ich zwei?"),
        ("nl", "classic", "Guus legt een +2. Ik zit na Wim. Ben ik aan de beurt?"),
    ],
)  # fmt: skip
def test_where_the_place_is_not_told_nothing_is_said_for_sure(
    language: str, game: str, question: str
) -> None:
    found = answered(question, game, language, 5)
    assert found.verdict == "unknown" or not found.sure
