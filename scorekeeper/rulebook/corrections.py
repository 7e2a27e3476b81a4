"""Pieces of a line that are taken back: "red 2, no wait, red 3", "three skips, no, two skips".

Only what is clearly the same thing said better is taken back; else the words are reported.
"""

from collections.abc import Sequence

from scorekeeper.rulebook.pieces import NUMBERS, Piece, Sense
from scorekeeper.rulebook.roles import Role
from scorekeeper.rulebook.units import Unit


def corrected(pieces: Sequence[Piece | Unit]) -> list[Piece | Unit]:
    """The pieces, with those that are taken back adding nothing."""
    result: list[Piece | Unit] = []
    for place, piece in enumerate(pieces):
        before = result[-1] if result else None
        after = pieces[place + 1] if place + 1 < len(pieces) else None
        if (
            isinstance(piece, Unit)
            and piece.role is Role.INSTEAD
            and isinstance(before, Piece)
            and isinstance(after, Piece)
            and _alike(before, after)
        ):
            result[-1] = Piece((*before.units, piece), Sense.TAKEN_BACK)
        else:
            result.append(piece)
    return result


def _alike(one: Piece, other: Piece) -> bool:
    """Whether both say how many of a card there are, or which number of which colour it is."""
    if one.sense is not Sense.CARDS or other.sense is not Sense.CARDS:
        return False
    if _shape(one) != _shape(other):
        return False
    numbers = _is_number(one) and _is_number(other) and Role.COLOUR in _shape(one)
    return numbers or one.kind == other.kind


def _is_number(piece: Piece) -> bool:
    return piece.kind is not None and piece.kind.isdecimal()


def _shape(piece: Piece) -> list[Role]:
    """The roles, however the numbers are written."""
    return [Role.DIGITS if unit.role in NUMBERS else unit.role for unit in piece.units]
