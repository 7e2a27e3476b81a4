"""The number of a thing that is not understood: it is no card and no points of its own.

"2 Zehner" leaves no 2, and "keuzekaarten: 2" no 2 in a game that has no plain wilds.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.pieces import Piece, Pieces, Setting, numbers
from scorekeeper.rulebook.roles import Role
from scorekeeper.rulebook.units import Unit

_MOST: Final = 20
"""Of larger numbers nobody thinks that they are how many cards of a kind somebody holds."""


def counts_unknown(units: Sequence[Unit], setting: Setting) -> Pieces:
    """The 2 of "2 blorgs" counts them; 37 of "37 blorgs" are points."""
    if units[-1].role is Role.COLOUR or units[0].value <= _MOST:
        return None
    return numbers(units, setting)


def number_behind_colon(units: Sequence[Unit], setting: Setting) -> Sequence[Piece | Unit] | None:
    """The 2 of "Joker: 2" counts them, the 7 of "blorg: 7" is one."""
    elsewhere = units[0].kind is not None and units[0].kind not in setting.lexicon.kinds
    if elsewhere and units[-1].value <= _MOST:
        return None
    return [*units[:-1], *(numbers(units[-1:], setting) or units[-1:])]
