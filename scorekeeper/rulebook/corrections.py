"""Pieces of a line that are taken back: "red 2, no wait, red 3", "three skips, no, two skips".

Only what is clearly the same thing said better is taken back; else the words are reported.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.pieces import FEW, NUMBERS, Piece, Sense
from scorekeeper.rulebook.roles import CARD_ROLES, Role
from scorekeeper.rulebook.units import Unit

_PLAIN_ROLES: Final = {
    **dict.fromkeys((*NUMBERS, Role.ARTICLE), Role.DIGITS),
    **dict.fromkeys(CARD_ROLES, Role.CARD),
}


def with_refusals(found: Sequence[Unit]) -> list[Unit]:
    """ "Two skips, no, three skips": a "no" between commas takes back what stands before it."""
    result = list(found)
    said = [place for place, unit in enumerate(found) if unit.role is not Role.FILLER]
    for before, place, after in zip(said, said[1:], said[2:], strict=False):
        apart = {found[before].role, found[after].role} == {Role.SEPARATOR}
        if found[place].role is Role.WITHOUT and apart:
            result[place] = replace(found[place], role=Role.INSTEAD)
    return result


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
    if one.sense not in {Sense.CARDS, Sense.AMOUNT} or other.sense is not Sense.CARDS:
        return False
    if one.sense is Sense.AMOUNT:
        return one.bare and _is_count_of(one, other)
    if _shape(one) != _shape(other):
        return _is_count_of(one, other)
    numbers = _is_number(one) and _is_number(other) and Role.COLOUR in _shape(one)
    return numbers or one.kind == other.kind


def _is_count_of(one: Piece, other: Piece) -> bool:
    """Whether a number stands alone before the cards it was to count: "two, no, three skips"."""
    if _shape(one) != [Role.DIGITS] or _shape(other)[:1] != [Role.DIGITS]:
        return False
    return one.units[0].value <= FEW[-1] and other.count > 1


def _is_number(piece: Piece) -> bool:
    return piece.kind is not None and piece.kind.isdecimal()


def _shape(piece: Piece) -> list[Role]:
    """The roles, however the numbers are written, and whether one card is named or several."""
    return [_PLAIN_ROLES.get(unit.role, unit.role) for unit in piece.units]
