"""What a card does besides lying there: whom it makes draw, whom it skips, what it turns."""

from typing import Annotated, Literal

from pydantic import Field

from scorekeeper.domain.cited import Citation, Data

Flag = Annotated[bool, Field(strict=True)]
Whom = Literal["next", "others", "chosen", "everyone"]
"""The next player, all but whoever lays the card, one whom they choose, or all with themselves."""


class CardEffect(Data):
    """What a card does to whom; nothing where nothing is told.

    `draws`: who draws, `skips`: who is skipped, `swaps`: who swaps hands with whoever lays it,
    `flips`: who turns a power card; `turns`: whether the direction turns; `colour`: who names the
    colour.
    """

    draws: Whom | None = None
    skips: Whom | None = None
    swaps: Whom | None = None
    flips: Whom | None = None
    turns: Flag = False
    colour: Literal["layer", "next"] | None = None
    cite: tuple[Citation, ...] = Field(min_length=1)

    @property
    def again(self) -> bool:
        """Whether whoever lays it plays again at once: where all others are skipped."""
        return self.skips == "others"
