"""How many cards may still come to a hand beside the Mercy limit, and how many are missing."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "got 17, how many more can i take n still not be out", 7),
        ("en", "I've got 17. How many more can I take and not be out?", 7),
        ("de", "hab 17, wie viele kann ich noch nehmen u immer noch nicht raus sein", 7),
        ("nl", "heb er 17, hoeveel kan ik er nog pakken en er dan nog niet uit liggen", 7),
        ("en", "Tom's got 17, how many more can he take and not be out?", 7),
        ("de", "Tom hat 17, wie viele kann er noch ziehen und nicht rausfliegen?", 7),
        ("nl", "Tom heeft er 17, hoeveel kan hij er nog pakken en er niet uit liggen?", 7),
        ("en", "got 17, how many more until i'm out", 8),
        ("de", "hab 17, wie viele muss ich noch nehmen bis ich raus bin", 8),
        ("nl", "heb er 17, hoeveel moet ik er nog pakken om eruit te liggen", 8),
        ("en", "I got a +6 and had 11. How many more can I take and not be out?", 7),
    ],
)
def test_so_many_more_are_room_or_are_missing(language: str, question: str, value: int) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.value) == ("mercy", value)
