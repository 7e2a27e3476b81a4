"""A hand that is challenged is shown to whoever challenged, and that is enough."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "When someone doubts my Wild Draw Four, is it enough if only he looks at my hand "
         "and not all the others?", "yes"),
        ("en", "He challenged me. Only he sees my hand, nobody else, right?", "yes"),
        ("en", "When my +4 is doubted, do I only show the doubter my cards and not everyone?",
         "yes"),
        ("en", "I got challenged. Is showing the challenger alone enough?", "yes"),
        ("en", "He challenged me. Do I have to show my hand to everyone and not only to him?",
         "no"),
        ("en", "Is it enough if I don't show him my hand when he challenges?", "no"),
        ("de", "Wenn jemand meine +4 anzweifelt, reicht es, wenn nur er meine Karten sieht und "
         "nicht alle anderen?", "yes"),
        ("de", "Genügt es, wenn ich dem Anzweifler allein meine Hand zeige?", "yes"),
        ("de", "Er zweifelt an. Muss ich allen meine Karten zeigen und nicht nur ihm?", "no"),
        ("nl", "Als iemand mijn +4 aanvecht, is het genoeg als alleen hij mijn hand ziet en niet "
         "alle anderen?", "yes"),
        ("nl", "Hij daagt me uit. Moet ik mijn kaarten aan iedereen laten zien en niet alleen aan "
         "hem?", "no"),
    ],
)  # fmt: skip
def test_only_whoever_challenged_sees_the_hand(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.ruling) == (verdict, "challenge-show")
