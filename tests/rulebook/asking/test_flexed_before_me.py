"""Flexed draws skip nobody, a blank wild's meaning is no whim, and "wär isch dra" asks who."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Den Alle-ziehen-Joker hat mein Vordermann geflext, ich hab meine zwei genommen und "
         "komm als Nächster. Darf ich legen?", "yes"),
        ("de", "Flex-Alle-ziehen wurde geflext, ich hab zwei gezogen und bin der Nächste. Bin ich "
         "dran?", "yes"),
        ("de", "Mein Vordermann flext den Alle-ziehen-Joker. Verlier ich meinen Zug?", "no"),
        ("en", "The player before me flexed the all-draw wild, I took my two. I'm next. May I "
         "play?", "yes"),
        ("en", "Kim before me flexed the draw two, I took one. Can I still lay?", "yes"),
        ("nl", "Mijn voorganger flexte de iedereen-pakt-joker, ik heb er twee gepakt en ben aan de "
         "beurt. Mag ik leggen?", "yes"),
        ("nl", "Mijn voorganger flexte de iedereen-pakt-joker, ik heb er twee gepakt. Sla ik nu "
         "een beurt over?", "no"),
    ],
)  # fmt: skip
def test_whoever_drew_for_a_flexed_card_is_on(language: str, question: str, verdict: str) -> None:
    assert answered(question, "flex", language, 4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        (
            "de",
            "Können wir erst dann festlegen, was der Blanko-Joker macht, wenn ihn einer ausspielt?",
            "no",
        ),
        ("de", "Müssen wir vor dem Spiel festlegen, was der Blanko-Joker macht?", "yes"),
        ("en", "May we decide what the customizable wild does only once someone plays it?", "no"),
        ("en", "Is it enough to settle what the blank wild does when somebody lays it?", "no"),
        ("en", "Do we have to agree what the blank wild does before the game?", "yes"),
        ("nl", "Mogen we pas bepalen wat de aanpasbare joker doet als iemand hem speelt?", "no"),
        ("nl", "Moeten we vooraf afspreken wat de blanco joker doet?", "yes"),
    ],
)
def test_a_blank_wild_is_settled_before_play(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("question", "game", "players", "verdict"),
    [
        ("Min Fründ und i spiele z'zweit. Er leit d Vier-Zieh, i nimm mini vier. Wär isch jetz "
         "dra?", "classic", 2, "explain"),
        ("Wär chunnt dra, wenn i d Flex-Uussetze mit de Flex-Option spile?", "flex", 4, "explain"),
        ("Wär fangt aa?", "classic", 4, "explain"),
        # "It would be".
        ("Wär das erlaubt, ne rote 5 auf ne rote 7 zu legen?", "classic", 4, "yes"),
    ],
)  # fmt: skip
def test_who_is_asked_in_dialect(question: str, game: str, players: int, verdict: str) -> None:
    assert answered(question, game, "de", players).verdict == verdict
