"""Whether it is one's own turn again after a card, where more than two play."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I just put down a skip. Is it my go again?"),
        ("en", "After my reverse I get another turn, don't I?"),
        ("de", "Ich habe gerade Aussetzen gespielt. Bin ich nochmal dran?"),
        ("de", "Nach meiner Plus zwei darf ich gleich wieder, oder?"),
        ("nl", "Ik heb zojuist een keerkaart gegooid. Is het weer mijn beurt?"),
        ("nl", "Na mijn plus twee mag ik nog een keer, toch?"),
    ],
)
def test_of_many_nobody_is_on_again_at_once(language: str, question: str) -> None:
    found = answered(question, "classic", language, 4)
    assert (found.ruling, found.verdict, found.confidence) == ("play-again", "no", 1.0)


@pytest.mark.parametrize(
    ("language", "question", "variant", "players"),
    [
        ("en", "I just put down a skip. Is it my go again?", "classic", None),
        ("de", "Ich habe gerade Aussetzen gespielt. Bin ich nochmal dran?", "classic", 2),
        ("nl", "Ik heb zojuist alle overslaan gegooid. Is het weer mijn beurt?", "no-mercy", 4),
        ("nl", "Ik heb zojuist een skip gegooid. Is Koen aan de beurt?", "classic", 4),
    ],
)
def test_how_many_play_decides_it(
    language: str, question: str, variant: str, players: int | None
) -> None:
    found = answered(question, variant, language, players)
    assert (found.verdict, found.confidence) != ("no", 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I play a draw two. May I go again?", "yes"),
        ("de", "Er legt eine Plus zwei. Darf ich nochmal?", "no"),
        ("nl", "Koen speelt een keerkaart. Mag hij nog een keer?", "yes"),
        ("nl", "Koen speelt een keerkaart. Mag ik nog een keer?", "no"),
    ],
)
def test_of_two_whoever_laid_it_may_go_on(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, 2).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Grandpa slams down a +10. The next one gets ten, right?", "yes"),
        ("de", "Opa knallt eine +10 hin. Der Nächste bekommt zehn, richtig?", "yes"),
        ("nl", "Opa knalt een +10. De volgende krijgt er 10, toch?", "yes"),
        ("nl", "Opa knalt een +10. De volgende krijgt er 8, toch?", "no"),
        ("nl", "Mijn buurvrouw speelt een +6 op mij. Moet ik er dan 6 rapen?", "yes"),
    ],
)
def test_the_next_one_draws_and_not_who_laid_it(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language, 4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Elimination race to 500. I'm at 380 points. Am I out?", "no"),
        ("de", "Ausscheidungsrennen bis 500. Ich sitze bei 380 Punkten. Bin ich raus?", "no"),
        ("nl", "Afvalrace tot 500. Ik zit op 380 punten. Lig ik eruit?", "no"),
        ("nl", "Afvalrace tot 500. Ik zit op 530 punten. Lig ik eruit?", "yes"),
        ("nl", "Afvalrace tot 500. Ik blijf met 60 punten zitten. Lig ik eruit?", "depends"),
    ],
)
def test_points_somebody_stands_at_are_no_hand(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, 4).verdict == verdict


def test_cards_are_bought_from_the_pile_in_flanders() -> None:
    assert (
        answered("Ik kan niet leggen. Hoeveel kaarten moet ik kopen?", "classic", "nl").value == 1
    )
    found = answered("Waar kan ik nieuwe kaarten kopen?", "classic", "nl")
    assert found.verdict == "unknown"
