"""One total told beside what is played to: the game or the race is over for somebody, or not."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "ruling", "verdict"),
    [
        ("en", "We're playing to 300 and after that round Olga is on 285, the others all under "
         "150. Is Olga the winner?", "target", "no"),
        ("en", "After the count Pete has 505 points and nobody else is above 400, usual game to "
         "500. Do we play on?", "target", "no"),
        ("de", "Abgemacht waren 400 und Inge hat jetzt 410, sonst hat keiner über 300. Ist das "
         "Spiel vorbei?", "target", "yes"),
        ("de", "Statt 500 haben wir 250 vereinbart, Gerd kommt nach dem Zählen auf 240, der Rest "
         "liegt unter 100. Braucht es noch eine Runde?", "target", "yes"),
        ("nl", "We spelen tot 400, Kees heeft na het tellen 390 en de rest zit onder 200. Heeft "
         "Kees gewonnen?", "target", "no"),
        ("en", "Nobody is over 300 but Sue, who now has 470 in the elimination race to 500. Is "
         "she out?", "elimination", "no"),
        ("de", "Ausscheidungsrennen mit Limit 400: Gerd hat nach dem Zusammenzählen 395, die "
         "anderen unter 250. Muss Gerd raus?", "elimination", "no"),
        ("nl", "In de afvalrace tot 200 sta ik na deze ronde op 205. Mag ik de volgende ronde "
         "meedoen?", "elimination", "no"),
    ],
)  # fmt: skip
def test_a_total_is_held_against_the_limit_and_what_bounds_the_others_is_none(
    language: str, question: str, ruling: str, verdict: str
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.verdict) == (ruling, verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "To 500, Dan has 520 now and the rest are under 300. Has Liz won?"),
        ("de", "Bis 500, mein Bruder hat jetzt 520 und der Rest ist unter 300. Hab ich gewonnen?"),
        ("nl", "Tot 500, Daan heeft er nu 480 of 490. Heeft Daan gewonnen?"),
    ],
)
def test_of_whoever_has_not_that_total_nothing_is_reckoned(language: str, question: str) -> None:
    assert answered(question, "classic", language, players=4).confidence < 1.0


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("en", "classic", "Kim has 520 points. Is it over?", "yes"),
        ("de", "classic", "Kim hat 520 Punkte. Ist es vorbei?", "yes"),
        ("nl", "no-mercy", "Kees zit op 1100 punten. Is het afgelopen?", "yes"),
        ("nl", "no-mercy", "Kees zit op 520 punten. Is het afgelopen?", "no"),
        ("de", "classic", "Kim steht bei 480 Punkten. Ist es vorbei?", "no"),
    ],
)
def test_where_no_limit_is_told_the_usual_one_of_the_game_counts(
    language: str, game: str, question: str, verdict: str
) -> None:
    found = answered(question, game, language, players=4)
    assert (found.ruling, found.verdict, found.confidence) == ("target", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I've got past 480 points. Have I won?"),
        ("de", "Ich habe 40 Punkte. Ist es vorbei?"),
        ("nl", "Ik heb meer dan 480 punten. Is het afgelopen?"),
    ],
)
def test_a_bare_bound_and_a_small_number_are_no_total_to_go_by(
    language: str, question: str
) -> None:
    assert answered(question, "classic", language, players=4).confidence < 1.0
