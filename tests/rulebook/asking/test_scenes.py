"""One card that somebody lays: who draws, loses the turn or plays on, seen from anywhere."""

from collections import Counter

import pytest

from tests.rulebook.asking.question_lines import LANGUAGES, Outcome, ask, judge, told_by
from tests.rulebook.asking.scenes import scenes
from tests.rulebook.at_hand import LIBRARY, RULEBASE, answered
from tests.soaking import some_of

ONE_IN = 3
"""About one in so many is asked; `make soak` asks them all."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_hundred_scenes_at_most_one_is_answered_wrongly(language: str) -> None:
    outcomes = Counter(
        judge(line, told_by(ask(line, RULEBASE, LIBRARY)))
        for line in some_of(scenes(LIBRARY, language), ONE_IN)
    )
    count = outcomes.total()
    assert outcomes[Outcome.RIGHT] >= 0.99 * count, outcomes
    assert outcomes[Outcome.WRONG] <= 0.01 * count, outcomes


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Tina's Skip: does Rolf miss out?", "depends"),
        ("en", "Tina's Skip: does Tina miss out?", "no"),
        ("en", "mums plus two on me, do i draw", "yes"),
        ("en", "I lay a +2. Do I have to draw?", "no"),
        ("en", "A +4 from Aunt Jo on Kim. Must Aunt Jo draw?", "no"),
        ("de", "Onkel Bernd knallt ne Plus zwei hin. Muss Mareike ziehen?", "depends"),
        ("de", "Nach mir kommt Jan, und ich lege eine +4. Darf er noch legen?", "no"),
        ("nl", "Na mij komt Jan en ik leg een +4. Trek ik zelf ook?", "no"),
        ("nl", "+2 van tante Jo op mij: moet ik pakken?", "yes"),
    ],
)
def test_whom_a_card_hits_is_read_from_who_lays_it_and_who_comes_next(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Tom lays a +2 on me. Do I draw two?"),
        ("de", "Tom legt eine +2 auf mich. Ziehe ich zwei?"),
        ("nl", "Tom legt een +2 op mij. Trek ik er twee?"),
    ],
)
def test_where_it_may_be_put_on_whoever_is_hit_need_not_draw_so_many(
    language: str, question: str
) -> None:
    told = answered(question, "classic", language)
    assert (told.verdict, told.confidence) == ("yes", 1.0)
    under_progressive = answered(question, "classic", language, house=("progressive",))
    assert under_progressive.confidence < 1.0


@pytest.mark.parametrize("players", [2, 4])
def test_of_two_the_other_one_is_always_next(players: int) -> None:
    told = answered("Tina lays a skip. Does Rolf sit out?", "classic", "en", players)
    assert told.verdict == ("yes" if players == 2 else "depends")


@pytest.mark.parametrize("variant", ["classic", "flex"])
def test_what_comes_last_and_is_not_known_may_be_the_question(variant: str) -> None:
    told = answered("Neem-twee kreeg ik, neem-twee heb ik. Doorschuiven?", variant, "nl")
    assert told.ruling != "draw-count"
