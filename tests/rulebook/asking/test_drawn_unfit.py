"""What is claimed to follow where a card that was drawn does not fit either."""

import pytest

from tests.rulebook.at_hand import answered

_NEXT_ONE = [
    ("en", "I draw one and if that doesn't fit either it's the next player's turn, right?"),
    ("en", "Nothing fits. Draw one card, and if that one's no good, next player goes. Correct?"),
    ("en", "Can't go, draw one, still can't go, my turn is over. Correct?"),
    ("de", "Nichts passt. Eine Karte ziehen, und wenn die auch nicht geht, ist halt der Nächste an "
           "der Reihe. So läuft das hier doch?"),
    ("de", "Wenn nichts passt, zieht man eine, und passt die nicht, ist der nächste dran. "
           "Stimmt das?"),
    ("nl", "ik kan niks dus ik pak er 1 en als die ook niet past is de volgende, toch?"),
    ("nl", "Niks past, dus pak ik een kaart en als die niet past gaat de beurt voorbij, toch?"),
]  # fmt: skip
_ANOTHER = [
    ("en", "I draw one and if it doesn't fit either, I draw another, right?"),
    ("de", "Ich ziehe eine und wenn die nicht passt, ziehe ich noch eine, oder?"),
    ("nl", "ik pak er 1 en als die niet past pak ik er nog een, toch?"),
]


@pytest.mark.parametrize(("variant", "verdict"), [("classic", "yes"), ("no-mercy", "no")])
@pytest.mark.parametrize(("language", "question"), _NEXT_ONE)
def test_the_next_player_is_on_where_one_is_drawn(
    language: str, question: str, variant: str, verdict: str
) -> None:
    found = answered(question, variant, language, 4)
    assert (found.ruling, found.verdict, found.sure) == ("no-playable", verdict, True)


@pytest.mark.parametrize(("variant", "verdict"), [("classic", "no"), ("no-mercy", "yes")])
@pytest.mark.parametrize(("language", "question"), _ANOTHER)
def test_another_is_drawn_where_one_draws_on(
    language: str, question: str, variant: str, verdict: str
) -> None:
    found = answered(question, variant, language, 4)
    assert (found.ruling, found.verdict, found.sure) == ("no-playable", verdict, True)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        # The drawn card fits.
        ("en", "I draw one and if it fits I play it, right?"),
        ("de", "Ich ziehe eine und wenn die passt, lege ich sie, oder?"),
        ("nl", "ik pak er 1 en als die past leg ik hem, toch?"),
        # It is denied that the next one is on.
        ("nl", "ik pak er 1 en als die niet past is de volgende nog niet aan de beurt, toch?"),
    ],
)
def test_what_is_no_such_claim_is_read_elsewhere(language: str, question: str) -> None:
    found = answered(question, "no-mercy", language, 4)
    assert found.verdict == "yes"


@pytest.mark.parametrize(
    ("variant", "language", "question", "ruling", "verdict"),
    [
        ("classic", "en", "May I still play after drawing?", "drawn-card", "depends"),
        ("classic", "de", "Darf ich nach dem Ziehen noch was legen?", "drawn-card", "depends"),
        ("classic", "nl", "mag ik na het pakken nog leggen", "drawn-card", "depends"),
        # It was a draw card, another card, or another game.
        ("classic", "en", "May I still play after drawing for a +2?", "lose-turn", "no"),
        ("classic", "de", "Darf ich nach dem Ziehen von 4 noch legen?", "lose-turn", "no"),
        ("classic", "de", "Darf ich nach dem Ziehen noch eine andere legen?", "drawn-other-card",
         "no"),
        ("no-mercy", "en", "May I still play after drawing?", "lose-turn", "no"),
    ],
)  # fmt: skip
def test_after_drawing_it_hangs_on_the_card(
    variant: str, language: str, question: str, ruling: str, verdict: str
) -> None:
    found = answered(question, variant, language)
    assert (found.ruling, found.verdict) == (ruling, verdict)
