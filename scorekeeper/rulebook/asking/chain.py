"""What a chain of draw cards comes to that is told part by part (`chain_told.py`)."""

from typing import NamedTuple


class ChainTold(NamedTuple):
    """What the chain comes to for whoever is asked for; `claimed`: a number asked about.

    `of_layer`: whoever is asked for has laid the last card and draws nothing; `again`:
    they laid one before, and draw where two play; `turned`: the claim was
    taken for a denied one, and its answer is turned round in the end; `undoubted`: it is told that
    nobody challenges.
    """

    draws: int
    claimed: int | None = None
    of_layer: bool = False
    again: bool = False
    turned: bool = False
    undoubted: bool = False
