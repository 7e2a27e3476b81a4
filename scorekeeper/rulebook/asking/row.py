"""Somebody in a row of players: who laid what, and whether they are next or skipped."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class InRow:
    """Whether somebody is next or skipped after cards were laid in a row of so many players.

    `players`: how many there are; `laid`: each card with the place in the row of whoever laid it;
    `who`: the place of whoever is asked about.
    """

    players: int
    laid: tuple[tuple[str, int], ...]
    who: int
    matter: Literal["next", "skipped"]
