"""What a chain of draw cards comes to that is told part by part (`chain_told.py`)."""

from typing import NamedTuple


class ChainTold(NamedTuple):
    """What the chain comes to for whoever is asked for; `claimed`: a number asked about.

    `of_layer`: whoever is asked for has laid the last card and draws nothing; `again`: they laid
    one before, and so many lay in turn that it is theirs where no more play; `turned`: the claim
    was taken for a denied one, and its answer is turned round in the end; `undoubted`: it is told
    that nobody challenges; `drawn`: what has to be drawn is asked for, and no size of a hand.
    """

    draws: int
    claimed: int | None = None
    of_layer: bool = False
    again: int = 0
    turned: bool = False
    undoubted: bool = False
    drawn: bool = False
