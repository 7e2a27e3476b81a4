"""Whether one card goes on another: what is told to lie, what is to be laid, and what is asked."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OneCard:
    """A card as far as it is told: its kind and its colour, None for either that is not said."""

    kind: str | None
    colour: str | None = None


@dataclass(frozen=True, slots=True)
class GoesOn:
    """The card that is to be laid and the one that lies there; of a wild, the colour called.

    `denied`: whether it is asked if it is forbidden.
    """

    laid: OneCard
    lies: OneCard
    denied: bool = False
