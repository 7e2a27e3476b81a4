"""What comes of two hands that were swapped."""

from typing import NamedTuple


class Exchange(NamedTuple):
    """What the one asked of holds after a swap by a card of this kind.

    `more`: the answer where it is asked if that is more or less than before.
    """

    kind: str
    now: int
    more: bool | None = None
