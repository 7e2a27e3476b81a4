"""However it is asked about, what is done is answered alike: forbidden, wrong, up to me, a myth."""

from collections import Counter

import pytest

from tests.rulebook.asking.composed import composed
from tests.rulebook.asking.question_lines import LANGUAGES, Outcome, ask, judge, told_by
from tests.rulebook.at_hand import LIBRARY, RULEBASE
from tests.soaking import some_of

ONE_IN = 3
"""About one in so many is asked; `make soak` asks them all."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_hundred_ways_of_asking_at_most_two_are_answered_wrongly(language: str) -> None:
    outcomes = Counter(
        judge(line, told_by(ask(line, RULEBASE, LIBRARY)))
        for line in some_of(composed(LIBRARY, language), ONE_IN)
    )
    count = outcomes.total()
    assert outcomes[Outcome.RIGHT] >= 0.97 * count, outcomes
    assert outcomes[Outcome.WRONG] <= 0.02 * count, outcomes
