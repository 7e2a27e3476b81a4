"""What concerns one person by name, asked of another: a penalty, points, the colour of a wild."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "question", "answer"),
    [
        ("en", "classic", "Tom forgot UNO and Anna noticed in time. Does Anna draw two?", "no"),
        ("en", "classic", "Tom forgot UNO, Anna caught him in time. How many does Anna draw?", 0),
        ("en", "classic", "Tom plays a wild. Does Anna choose the colour?", "no"),
        ("en", "classic", "Tom gave Anna a tip what to play. Must Anna draw two?", "no"),
        ("en", "classic", "Anna went out. Tom is left with a +4. Does Tom get 50 points?", "no"),
        ("en", "no-mercy", "Tom knocked Ann out and Lea won. Does Tom get the 250?", "no"),
        ("de", "classic", "Tom vergisst Uno und Anna merkt es gleich. Muss Anna ziehen?", "no"),
        ("de", "classic", "Anna ist fertig. Tom hat noch eine +4. Bekommt Tom 50 Punkte?", "no"),
        ("de", "no-mercy", "Tom wirft Anna raus, Lea gewinnt. Bekommt Tom die 250?", "no"),
        ("nl", "classic", "Tom vergat uno en Anna betrapte hem op tijd. Hoeveel pakt Anna er?", 0),
        ("nl", "classic", "Tom legt een joker. Kiest Anna de kleur?", "no"),
        ("nl", "no-mercy", "Tom speelt de kleurenroulette. Kiest Tom de kleur?", "no"),
        ("en", "no-mercy", "Tom plays a colour roulette. Must Tom turn the cards over?", "no"),
        ("nl", "no-mercy", "Tom speelde Anna eruit en Lea won de ronde. Krijgt Tom de 250?", "no"),
    ],
)  # fmt: skip
def test_it_is_nothing_of_whoever_else_is_asked_about(
    language: str, game: str, question: str, answer: str | int
) -> None:
    told = answered(question, game, language)
    assert (told.value if isinstance(answer, int) else told.verdict) == answer
    assert told.confidence == 1.0


@pytest.mark.parametrize(
    ("language", "game", "question", "answer"),
    [
        ("en", "classic", "Tom forgot UNO and Anna caught him in time. How many does Tom draw?", 2),
        ("en", "classic", "I forgot UNO and Lou caught me in time. Do I draw two?", "yes"),
        (
            "en",
            "no-mercy",
            "Tom knocked Ann out and Lea won the round. Does Lea get the 250?",
            "yes",
        ),
        (
            "de",
            "classic",
            "Tom hat Anna vorgesagt, was sie legen soll. Muss Tom zwei ziehen?",
            "yes",
        ),
        ("de", "classic", "Muss ich zwei ziehen, weil ich dem Opa nen Tipp gegeben hab?", "yes"),
        ("nl", "classic", "Ik betrapte Mees zonder UNO, op tijd. Hoeveel pakt Mees?", 2),
        ("nl", "classic", "Anna is uit. Tom heeft nog een +4. Krijgt Anna 50 punten?", "yes"),
    ],
)
def test_of_the_one_whom_it_concerns_it_is_answered_as_ever(
    language: str, game: str, question: str, answer: str | int
) -> None:
    told = answered(question, game, language)
    assert (told.value if isinstance(answer, int) else told.verdict) == answer


@pytest.mark.parametrize(
    ("language", "question", "tells"),
    [
        (
            "en",
            "Tom forgot UNO and Anna caught him in time. How many does Anna draw?",
            "nobody else",
        ),
        (
            "de",
            "Tom hat Uno vergessen, Anna hat es gleich gemerkt. Wie viele zieht Anna?",
            "niemand",
        ),
        ("nl", "Tom vergat uno en Anna betrapte hem op tijd. Hoeveel pakt Anna?", "niemand"),
    ],
)
def test_why_another_draws_nothing_is_told(language: str, question: str, tells: str) -> None:
    told = answered(question, "classic", language)
    assert told.value == 0
    assert tells in told.answer
