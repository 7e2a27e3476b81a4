"""What a hand is worth: counts per card kind, typed amounts, or both at once.

Reading words and digits into a tally is `rulebook/`'s work; what a card is worth is a variant's.
"""

from collections.abc import Mapping
from typing import Annotated, Final

from pydantic import ConfigDict, Field
from pydantic.dataclasses import dataclass

MAX_AMOUNT: Final = 10_000
"""Points. More than any deck holds; a slip of the thumb is caught, a giant house deck is not."""

MAX_COUNT: Final = 200
"""Cards of one kind in one hand; the largest deck has 168 cards (`nm-2023`)."""

MAX_AMOUNTS: Final = 60
"""Typed amounts in one hand."""

Amount = Annotated[int, Field(ge=0, le=MAX_AMOUNT)]
Count = Annotated[int, Field(ge=1, le=MAX_COUNT)]
CardKindId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9][a-z0-9-]*$")]


@dataclass(frozen=True, slots=True, config=ConfigDict(extra="forbid"))
class HandTally:
    """The cards left in one hand. An empty tally is an explicit nothing: 0 points.

    `cards` counts per card kind; `amounts` are points typed as numbers ("12+11+7").
    """

    cards: dict[CardKindId, Count] = Field(default_factory=dict, max_length=60)
    amounts: tuple[Amount, ...] = Field(default=(), max_length=MAX_AMOUNTS)

    def points(self, card_points: Mapping[str, int]) -> int:
        """Points of the hand; a card kind that `card_points` does not know counts 0."""
        total = sum(self.amounts) if self.amounts else 0
        for kind, count in self.cards.items():
            if kind in card_points:
                total += card_points[kind] * count
        return total

    def number_of_cards(self) -> int:
        """Cards counted by kind; amounts typed as points have no known number of cards."""
        return sum(self.cards.values())


NO_CARDS: Final = HandTally()


def typed(*amounts: int) -> HandTally:
    """A tally of typed amounts.

    >>> typed(12, 11, 7).points({})
    30
    """
    return HandTally(amounts=amounts)
