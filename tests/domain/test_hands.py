"""Hands that cannot be."""

from typing import Any

import pytest
from pydantic import ValidationError

from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import PlayerSeated

WRONG_NUMBERS = (-1, 0.5, 10_001, 10**30, float("nan"), float("inf"), "many", "", None, [5])


@pytest.mark.parametrize("amount", WRONG_NUMBERS, ids=str)
def test_points_that_cannot_be_are_refused(amount: Any) -> None:
    with pytest.raises(ValidationError):
        HandTally(amounts=(amount,))
    with pytest.raises(ValidationError):
        PlayerSeated(player="anna", name="Anna", colour=0, points=amount)


@pytest.mark.parametrize("count", [*WRONG_NUMBERS, 0, 201], ids=str)
def test_a_number_of_cards_that_cannot_be_is_refused(count: Any) -> None:
    with pytest.raises(ValidationError):
        HandTally(cards={"9": count})


def test_a_hand_has_limits() -> None:
    assert HandTally(amounts=(10_000,) * 60, cards={"9": 200}).number_of_cards() == 200
    with pytest.raises(ValidationError):
        HandTally(amounts=(0,) * 61)
    with pytest.raises(ValidationError):
        HandTally(cards={f"card-{number}": 1 for number in range(61)})
    with pytest.raises(ValidationError):
        HandTally(cards={"No Card": 1})
