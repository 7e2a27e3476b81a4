"""Commas that are said aloud, as who dictates says them: "red eight comma blue two comma wild"."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.roles import CARD_ROLES, Role
from scorekeeper.rulebook.tokens import Mark, Token, key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.lexicon import Lexicon

_COMMAS: Final = word_list("spoken-marks.comma")
_STOPS: Final = word_list("spoken-marks.stop")
"""Words of a full stop that mean points, too."""

_ENDS: Final = frozenset({Mark.SEPARATOR, Mark.AND})


def with_spoken_marks(found: Sequence[Token], lexicon: "Lexicon") -> list[Token]:
    """The tokens, with such words as the marks that they stand for.

    "Three comma five" alone may be the one number 3,5 and stays as it is.
    """
    result = _in_one(found)
    places = [
        place
        for place, token in enumerate(result)
        if _is_comma(token) or _is_stop(result, place, lexicon)
    ]
    told = list(result)
    for place in places:
        series = bool({place - 2, place + 2}.intersection(places))
        bare = all(_is_bare_number(told, place + step, step, lexicon) for step in (-1, 1))
        if series or not bare:
            result[place] = replace(told[place], mark=Mark.SEPARATOR, key=",")
    return result


def as_written(said: str) -> str:
    """What stands between two cards, with the mark for its word where nothing else is said."""
    spoken = key_of("".join(said.split())) in _COMMAS | _STOPS
    return "," if spoken else said.strip()


def _in_one(found: Sequence[Token]) -> list[Token]:
    """The tokens, with "full stop" as one of them."""
    result = list(found)
    for one, other in pairwise(found):
        words = one.mark is other.mark is Mark.WORD
        if words and one.key + other.key in _COMMAS:
            at = result.index(one)
            result[at : at + 2] = [replace(one, key=one.key + other.key, end=other.end)]
    return result


def _is_comma(token: Token) -> bool:
    return token.mark is Mark.WORD and token.key in _COMMAS


def _is_stop(found: Sequence[Token], at: int, lexicon: "Lexicon") -> bool:
    """ "Rote acht Punkt", "Joker Punkt": behind a card, be it a number with its colour."""
    if found[at].mark is not Mark.WORD or found[at].key not in _STOPS or not at:
        return False
    roles = [_role(token, lexicon) for token in found[max(0, at - 2) : at]]
    return roles[-1] in CARD_ROLES or roles == [Role.COLOUR, Role.NUMBER_WORD]


def _is_bare_number(found: Sequence[Token], at: int, step: int, lexicon: "Lexicon") -> bool:
    """Whether a number stands there with nothing that it is the number of."""
    if not 0 <= at < len(found) or _role(found[at], lexicon) is not Role.NUMBER_WORD:
        return False
    beyond = at + step
    ends = not 0 <= beyond < len(found) or found[beyond].mark in _ENDS
    return ends or _is_comma(found[beyond])


def _role(token: Token, lexicon: "Lexicon") -> Role | None:
    if token.mark is Mark.NUMBER:
        return Role.NUMBER_WORD
    known = lexicon.words.get(token.key)
    return known.role if known else None
