"""What is asked of somebody after cards were laid or doubted, and of what is another's."""

from dataclasses import dataclass
from typing import Final, Literal

Part = Literal["hit", "doer", "aside", "open"]
"""Whom the card hits, who lays it, who sits elsewhere; open: nobody says who is next."""
Matter = Literal["uno", "advice", "bonus", "points", "colour", "roulette"]
"""What concerns one person only: a penalty, what a winner gets, the colour of a wild."""
Act = Literal["draws", "loses", "plays-on"]
SeatAct = Literal["draws", "loses", "plays", "is-next"]
ASIDE: Final = -1
"""The place of somebody of whom it is only known that another is hit."""
BehindAct = Literal["draws", "loses", "plays", "doubts", "sees"]


@dataclass(frozen=True, slots=True)
class Hit:
    """The card, the part of whoever is asked about, and what they are asked to do.

    `so_many`: the number of cards named, `counts`: whether it is asked how many they are.
    """

    kind: str
    part: Part
    act: Act
    so_many: int | None = None
    counts: bool = False


@dataclass(frozen=True, slots=True)
class Doubt:
    """Which of the two is asked about, who laid the card or who doubted it; the rest as in `Hit`.

    `caught`: whether whoever laid it is told to have bluffed, or to have been caught; `wild`:
    whether they are told to hold a wild beside it. Who "holds" is asked how many cards that is.
    """

    of: Literal["layer", "doubter"]
    act: Act | Literal["holds"]
    so_many: int | None = None
    counts: bool = False
    caught: bool = False
    wild: bool = False


@dataclass(frozen=True, slots=True)
class OfAnother:
    """A matter that is asked of somebody else than it concerns; `counts` as in `Hit`.

    `own`: advice alone is read as well where it is asked of whoever gave it.
    """

    matter: Matter
    counts: bool = False
    own: bool = False


@dataclass(frozen=True, slots=True)
class Seats:
    """The order in which people play, who laid which kinds of cards in turn, and what is asked.

    `who` is asked about, nobody where it is asked who is next; the rest as in `Hit`. The person
    who asks is `hit_words.ME`.
    """

    order: tuple[str, ...]
    laid: tuple[tuple[str, str], ...]
    who: str
    act: SeatAct
    so_many: int | None = None
    counts: bool = False


@dataclass(frozen=True, slots=True)
class Behind:
    """The card, and how many places whoever is asked about sits behind who laid it; the rest as in
    `Hit`.

    `steps`: None where that place is not told; `settled`: whether somebody has drawn for the card.
    """

    kind: str
    steps: int | None
    act: BehindAct
    so_many: int | None = None
    counts: bool = False
    settled: bool = False
