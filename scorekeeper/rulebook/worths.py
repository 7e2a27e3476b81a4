"""What cards are worth: "a twenty and a fifty" as things of their own, and what a piece adds."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.pieces import Piece, Sense
from scorekeeper.rulebook.places import ENDS, is_end, is_role
from scorekeeper.rulebook.roles import HIGHEST_FACE, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_PAIR: Final = 2


def is_worth(units: Sequence["Unit"], lexicon: Lexicon) -> bool:
    """Whether "a fifty" stands there: an article and what a card is worth, and no draw card."""
    if len(units) != _PAIR or units[0].role not in _ARTICLES or units[1].role not in _NUMBERS:
        return False
    value = units[1].value
    named = f"+{value}" in lexicon.words
    return value > HIGHEST_FACE and not named and value in map(lexicon.points, lexicon.kinds)


def with_summed_worths(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "A skip, that's a twenty": behind such a word it is a total as any other."""
    result = list(found)
    for place, unit in enumerate(found):
        told = unit.role is Role.TOTAL and is_worth(found[place + 1 : place + 3], lexicon)
        ends = is_end(found, place + 3) or is_role(found, place + 3, {Role.FILLER})
        if told and ends and not _begins_list(found, place, lexicon):
            result[place + 1] = replace(found[place + 1], role=Role.FILLER, value=0)
    return result


def _begins_list(found: Sequence["Unit"], place: int, lexicon: Lexicon) -> bool:
    """ "That's a fifty and a twenty": nothing is said before that it sums up."""
    if any(unit.role not in ENDS | {Role.FILLER} for unit in found[:place]):
        return False
    joined = is_role(found, place + 3, {Role.WEAK_SEPARATOR}) and found[place + 3].spelled
    return joined or is_worth(found[place + 4 : place + 6], lexicon)


def worth_of(piece: Piece, lexicon: Lexicon) -> int:
    """The points that a piece adds."""
    if piece.sense not in {Sense.CARDS, Sense.AMOUNT}:
        return 0
    if piece.kind is None:
        return piece.amount
    return lexicon.points(piece.kind) * piece.count
