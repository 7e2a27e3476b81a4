"""Words that say that all cards are told: "I think that's all of them"."""

import pytest

from tests.rulebook.at_hand import read


@pytest.mark.parametrize(
    "text",
    [
        "two nines and a skip, I think that's all of them",
        "two nines and a skip, that should be it",
        "two nines and a skip, that's all of them I think",
        "two nines and a skip. Pretty sure that's everything",
        "two nines and a skip, I think that's the lot",
        "two nines and a skip, and those should be all of them",
        "zwei Neunen und ein Aussetzen, das müssten alle sein",
        "zwei Neunen und ein Aussetzen, das sind glaube ich alle",
        "zwei Neunen und ein Aussetzen, ich glaub das wars",
        "zwei Neunen und ein Aussetzen, das war's glaub ich",
        "zwei Neunen und ein Aussetzen, das dürfte es gewesen sein",
        "twee negens en een pas, volgens mij is dat alles",
        "twee negens en een pas, ik denk dat dat alles is",
        "twee negens en een pas, dat zou alles moeten zijn",
        "twee negens en een pas, volgens mij was dat het",
        "twee negens en een pas, dat waren ze allemaal",
    ],
)
def test_a_clause_that_says_so_tells_no_card(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"9": 2, "skip": 1}
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "7, 8, I think that's not all of them",
        "7, 8, is that all?",
        "7, 8, maybe that's all",
        "7, 8, I think that's all of them skips",
        "7, 8, I think all of them",
        "7, 8, vielleicht sind das alle",
        "7, 8, ich glaub das sind nicht alle",
        "7, 8, is dat alles?",
        "7, 8, misschien is dat alles",
    ],
)
def test_doubts_and_other_clauses_are_asked_about(text: str) -> None:
    assert read(text).not_understood


def test_a_number_behind_it_is_what_all_adds_up_to() -> None:
    reading = read("two nines, I think that's all of them, 18")
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"9": 2}
    assert reading.tally.amounts == ()
    assert read("two nines, I think that's all of them, 19").not_understood
