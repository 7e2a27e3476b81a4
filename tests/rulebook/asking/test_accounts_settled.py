"""Totals of several people and what the round brings each of them: who is out, wins, or lacks."""

import pytest

from tests.rulebook.at_hand import answered

_RACE, _GAME = "elimination", "target"


@pytest.mark.parametrize(
    ("language", "variant", "question", "ruling", "answer"),
    [
        ("en", "classic", "Knockout race to 500, three of us left: me 455, Jan 470, Ursel 390. "
         "This round cost me 40, Jan 35 and Ursel nothing. Am I out?", _RACE, "no"),
        ("en", "classic", "Knockout race to 500, three of us left: me 455, Jan 470, Ursel 390. "
         "This round cost me 40, Jan 35 and Ursel nothing. Is Jan out?", _RACE, "yes"),
        ("en", "classic", "Elimination race up to five hundred. Bea stood at 440 and got caught "
         "with a Reverse and a Wild. Is she gone?", _RACE, "yes"),
        ("en", "no-mercy", "I had 790 and this round I went out, with one player knocked out along "
         "the way; the only hand left was worth nothing but a zero. I make that 1040. Does that "
         "win me the game?", _GAME, "yes"),
        ("en", "classic", "Ordinary scoring. I stood at 455 and won this hand: Kath had a 9 and a "
         "Skip, Ron a 7. How many points am I short of five hundred now?", _GAME, 9),
        ("en", "classic", "I stood at 440 and went out. Guus had a wild left and Bea an 8. Have I "
         "won the game?", _GAME, "no"),
        ("de", "classic", "Ausscheidungsrennen bis 500, noch zu dritt: ich 455, Jan 470, Ursel "
         "390. Diese Runde kostet mich 40, Jan 35 und Ursel nichts. Bin ich raus?", _RACE, "no"),
        ("de", "classic", "Ausscheidungsrennen bis 500: Dana stand bei 470 und hat noch ne Acht, "
         "ne Sieben und ne Zieh zwei in der Hand. Ist sie raus?", _RACE, "yes"),
        ("de", "classic", "Ich stand bei 455 und hab diese Runde gewonnen: Kathi hatte eine 9 und "
         "ein Aussetzen, Ron eine 7. Wie viele Punkte fehlen mir jetzt bis 500?", _GAME, 9),
        ("nl", "classic", "Bij de afvalrace tot 500 waren we nog met drie: ik op 490, Guus op 380, "
         "Bea op 410. Deze ronde ging ik uit, Guus kreeg er 130 bij en Bea 90. Heb ik nu de hele "
         "race gewonnen?", _RACE, "yes"),
        ("nl", "classic", "Bij de afvalrace stond ik op 440 en ik bleef deze ronde met twee "
         "kaarten zitten. Val ik af?", _RACE, "depends"),
        ("nl", "classic", "Ik had 395 punten en ging uit. De anderen zitten met een 9, een 8, een "
         "sla-over en een keuzekaart. Hoeveel kom ik daarna nog tekort tot 500?", _GAME, 18),
        ("nl", "no-mercy", "Ik stond op 700, win deze ronde, één man is eruit geknikkerd en de "
         "rest heeft nog 45 in de hand. Mijn zoon feliciteert me al met de eindzege. Terecht?",
         _GAME, "no"),
    ],
)  # fmt: skip
def test_totals_and_what_the_round_brings(
    language: str, variant: str, question: str, ruling: str, answer: str | int
) -> None:
    found = answered(question, variant, language)
    given = found.value if isinstance(answer, int) else found.verdict
    assert (found.ruling, given, found.sure) == (ruling, answer, True)


@pytest.mark.parametrize(
    ("language", "question", "wrong"),
    [
        # Somebody else ended the round, or two have a total in a game that one of them wins.
        ("en", "I stood at 440 and Tom went out. I had a wild left and Bea a skip. Have I won the "
         "game?", "yes"),
        ("en", "I was on 455 and Tom on 460. I won the round, he held a 9. Have I won?", "yes"),
        ("nl", "Ik stond op 440 en Tom ging uit. Ik had nog een joker en Bea een 8. Heb ik het "
         "spel gewonnen?", "yes"),
        ("de", "Ich stand bei 440 und Tom war fertig. Ich hatte noch einen Joker und Bea eine 8. "
         "Hab ich gewonnen?", "yes"),
    ],
)  # fmt: skip
def test_who_did_not_end_the_round_has_not_won(language: str, question: str, wrong: str) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.sure) != (wrong, True)


@pytest.mark.parametrize(
    ("language", "question", "ruling", "answer"),
    [
        ("en", "After round one I had 85, in the second round I won 40 points with Hugo. We change "
         "partners every round. How many do I have now?", "rotating-partners", 125),
        ("de", "Nach Runde eins hatte ich 85, in der zweiten Runde gewann ich mit Hugo 40 Punkte. "
         "Wir wechseln jedes Mal den Partner. Wie viel hab ich jetzt selbst?", "rotating-partners",
         125),
        ("nl", "Na ronde een had ik 85, in de tweede ronde won ik met Hugo 40 punten. We wisselen "
         "elke keer van partner. Hoeveel heb ik nu zelf?", "rotating-partners", 125),
        # All but one went over it in one round.
        ("en", "Elimination race with four of us, three went over 500 in the same round, only Kai "
         "didn't. Has he won the race?", _RACE, "yes"),
        ("de", "Ausscheidungsrennen zu viert, und in einer einzigen Runde sind drei über die 500 "
         "gegangen, nur Kai nicht. Er jubelt schon. Hat er das Rennen damit gewonnen?", _RACE,
         "yes"),
    ],
)  # fmt: skip
def test_partners_who_change_and_the_last_one_in_a_race(
    language: str, question: str, ruling: str, answer: str | int
) -> None:
    found = answered(question, "classic", language)
    given = found.value if isinstance(answer, int) else found.verdict
    assert (found.ruling, given, found.sure) == (ruling, answer, True)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Elimination race to 300: I have 290 and hold a skip at the end. Am I out?"),
        ("de", "Ausscheidungsrennen bis 300: Ich hab 290 und noch ein Aussetzen. Bin ich raus?"),
    ],
)
def test_the_sentence_says_that_the_number_is_reached(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.case) == ("yes", "reached")
