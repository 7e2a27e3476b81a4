"""What is asked of somebody beside hands that are told, where a number of cards throws them out."""

from dataclasses import dataclass
from typing import Literal

MercyAsk = Literal["out", "in", "out-later", "in-later", "count"]
"""Whether somebody is out, still in, out for longer than this round, in the next one, or how many
cards they hold."""


@dataclass(frozen=True, slots=True)
class MercyAsked:
    """What is asked, and the cards of whom it is asked; None where only another's are told.

    `more`: whether there are others that nobody counts, held before or drawn now; `draws_on`:
    whether nothing that came fits, so that more is drawn; `so_far`: whether it is asked how it
    stands at this moment.
    """

    asks: MercyAsk
    cards: int | None = None
    more: bool = False
    draws_on: bool = False
    so_far: bool = False
