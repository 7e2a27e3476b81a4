"""Pieces of a line that are taken back: "red 2, no wait, red 3", "three skips, no, two skips".

Only what is clearly the same thing said better is taken back; else the words are reported.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.pieces import FEW, NUMBERS, Piece, Sense
from scorekeeper.rulebook.roles import CARD_ROLES, HIGHEST_FACE, REFUSES, Role
from scorekeeper.rulebook.units import Unit

_PLAIN_ROLES: Final = {
    **dict.fromkeys((*NUMBERS, Role.ARTICLE), Role.DIGITS),
    **dict.fromkeys(CARD_ROLES, Role.CARD),
}
_BETWEEN_REFUSALS: Final = frozenset({Role.SEPARATOR, Role.FILLER})
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})


def with_refusals(found: Sequence[Unit]) -> list[Unit]:
    """ "Two skips, no, three skips": a "no" between commas takes back what stands before it."""
    result = list(found)
    said = [place for place, unit in enumerate(found) if unit.role is not Role.FILLER]
    for before, place, after in zip(said, said[1:], said[2:], strict=False):
        apart = {found[before].role, found[after].role} == {Role.SEPARATOR}
        if found[place].role is Role.WITHOUT and apart:
            result[place] = replace(found[place], role=Role.INSTEAD)
    return _without_second_refusals(result)


def _without_second_refusals(found: Sequence[Unit]) -> list[Unit]:
    """ "No, I mean …": said in two ways, and once is enough; the surer of them counts."""
    result = list(found)
    first: int | None = None
    for place, unit in enumerate(found):
        if unit.role is Role.INSTEAD and first is not None:
            sure = REFUSES in {unit.value, result[first].value}
            result[first] = replace(result[first], value=REFUSES if sure else 0)
            for idle in range(first + 1, place + 1):
                result[idle] = replace(found[idle], role=Role.FILLER)
        elif unit.role is Role.INSTEAD:
            first = place
        elif unit.role not in _BETWEEN_REFUSALS:
            first = None
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
            and _is_better(before, after, piece)
        ):
            result[-1] = Piece((*before.units, piece), Sense.TAKEN_BACK)
        else:
            result.append(piece)
    return result


def _is_better(one: Piece, other: Piece, instead: Unit) -> bool:
    """Whether the other says the same thing in another way; "skip, wait, skip" may be two."""
    if _said(one) == _said(other):
        return False
    return _alike(one, other, instead) or _is_of_the_same_colour(one, other, instead)


def _said(piece: Piece) -> tuple[object, ...]:
    hues = [unit.hue for unit in piece.units if unit.role is Role.COLOUR]
    return piece.kind, piece.count, piece.amount, hues


def _alike(one: Piece, other: Piece, instead: Unit) -> bool:
    """Whether both say how many of a card there are, which number of which colour it is, or how
    many points.
    """
    if one.sense is Sense.AMOUNT and other.sense is Sense.AMOUNT:
        # "35, sorry, 45" may be two amounts, "35, no, sorry, 45 points" is one.
        sure = instead.value == REFUSES and one.amount > HIGHEST_FACE
        said = [*_shape(one), Role.POINTS] if sure and one.bare else _shape(one)
        return said == _shape(other) and other.units[-1].role is Role.POINTS
    if one.sense not in {Sense.CARDS, Sense.AMOUNT} or other.sense is not Sense.CARDS:
        return False
    if one.sense is Sense.AMOUNT:
        return one.bare and _is_count_of(one, other)
    if _shape(one) != _shape(other):
        # "Skip, wait, two skips" may be three.
        counted = instead.value == REFUSES and _is_counted_by(one, other)
        return counted or _is_count_of(one, other)
    numbers = _is_number(one) and _is_number(other) and Role.COLOUR in _shape(one)
    return numbers or one.kind == other.kind


def _is_of_the_same_colour(one: Piece, other: Piece, instead: Unit) -> bool:
    """ "Red plus four, no wait, a plus two, red": whether each is one card of one colour, and that
    is the same; another number may have another colour, too.
    """
    hues = _hues_of_one(one), _hues_of_one(other)
    if not all(len(told) == 1 for told in hues):
        return False
    if _is_number(one) and _is_number(other):
        return True
    # "Red 7, wait, red skip" may be two cards.
    sure = instead.value == REFUSES or (_is_drawn(one) and _is_drawn(other))
    return sure and hues[0] == hues[1] != [""]


def _hues_of_one(piece: Piece) -> list[str]:
    """The colours of a card that is alone and named with nothing but its colour."""
    said = [unit for unit in piece.units if unit.role is not Role.COLOUR]
    named = [unit for unit in said if unit.role not in _ARTICLES]
    if piece.sense is not Sense.CARDS or piece.count != 1 or len(named) != 1:
        return []
    return [unit.hue for unit in piece.units if unit.role is Role.COLOUR]


def _is_count_of(one: Piece, other: Piece) -> bool:
    """Whether a number stands alone before the cards it was to count: "two, no, three skips"."""
    if _shape(one) != [Role.DIGITS] or _shape(other)[:1] != [Role.DIGITS]:
        return False
    return one.units[0].value <= FEW[-1] and other.count > 1


def _is_counted_by(one: Piece, other: Piece) -> bool:
    """Whether the second says of how many the first was one: "red skip, no, two red skips"."""
    hues = [
        [unit.hue for unit in piece.units if unit.role is Role.COLOUR] for piece in (one, other)
    ]
    same = one.kind is not None and one.kind == other.kind and hues[0] in ([], hues[1])
    return same and not one.bare and one.count == 1 < other.count


def _is_number(piece: Piece) -> bool:
    return piece.kind is not None and piece.kind.isdecimal()


def _is_drawn(piece: Piece) -> bool:
    return piece.kind is not None and "draw" in piece.kind


def _shape(piece: Piece) -> list[Role]:
    """The roles, however the numbers are written, and whether one card is named or several."""
    return [_PLAIN_ROLES.get(unit.role, unit.role) for unit in piece.units]
