"""Cards that are described by what they do: "the card where you swap hands"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.flip_marks import without_flip_marks
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import is_end, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, HIGHEST_FACE, MADE_OF, Hue, Role
from scorekeeper.rulebook.tokens import key_of

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_DESCRIBED: Final = frozenset(
    {Role.CARD_NOUN, Role.ONE_CARD, Role.ARTICLE, Role.ARTICLE_OR_ONE, Role.COLOUR}
)
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_ONE: Final = "1"
_WITH_NUMBER: Final = re.compile(r"ck(?P<with>f)(?:[ab]|f)?[nw](?=f*(?:[,|]|$))")
"""Roles of a card of a colour, and of the number that is on it."""

_WITH_PLUS: Final = re.compile(r"[ab]c(?P<noun>[kb]?)(?P<with>f)(?:[ab]|f)?S(?=f*(?:[,|]|$))")
"""Roles of one and of what has to be drawn."""


def with_described(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> Sequence["Unit"]:
    """The units, with "card" and "one" before such words as what they are: no card of their own."""
    found = _with_hues_behind(without_flip_marks(found, text))
    result = _with_numbers_on(_with_numbers_of_hues(found, text, lexicon))
    for place, unit in enumerate(found):
        words = text[unit.start : unit.end].split()
        if (
            unit.role not in CARD_ROLES
            or len(words) == 1
            or key_of(words[0]) not in lexicon.relative
        ):
            continue
        comma = is_role(found, place - 1, {Role.SEPARATOR})
        before = place - 2 if comma else place - 1
        if comma and is_role(found, before, _DESCRIBED):
            # "Die Karte, wo man zieht".
            result[place - 1] = replace(found[place - 1], role=Role.FILLER, value=0)
        if is_role(found, before, {Role.CARD_NOUN}):
            result[before] = replace(found[before], role=Role.FILLER, value=0)
        elif is_role(found, before, {Role.ONE_CARD}) or (not comma and _is_one(found, before)):
            result[before] = replace(found[before], role=Role.ARTICLE, kind=None, value=1)
    return result


def _with_hues_behind(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Een skip in het rood een joker": such a colour ends what is said of a card."""
    result: list[Unit] = []
    for place, unit in enumerate(found):
        behind = is_role(found, place - 1, {Role.COLOUR}) and is_role(found, place - 2, CARD_ROLES)
        adjective = behind and found[place - 1].value == Hue.ADJECTIVE
        if adjective and found[place - 1].kind is None and unit.role in _ARTICLES:
            result.append(replace(unit, role=Role.WEAK_SEPARATOR, end=unit.start, value=0))
        result.append(unit)
    return result


def _with_numbers_of_hues(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "The two of blue": a blue 2, where no card stands behind that two could be of."""
    result = list(found)
    for place, (unit, hue) in enumerate(pairwise(found)):
        of_a_hue = hue.role is Role.COLOUR and hue.value == Hue.ADJECTIVE and hue.kind is None
        if unit.role is not Role.MULTIPLE or not of_a_hue or not is_end(found, place + 2):
            continue
        last = lexicon.words.get(key_of(text[unit.start : unit.end].split()[-1]))
        if last is not None and last.role is Role.NUMBER_WORD:
            result[place] = replace(unit, role=Role.NUMBER_WORD)
    return result


def _with_numbers_on(found: Sequence["Unit"]) -> list["Unit"]:
    """ "The red card with the 3": a red 3; "a black one with plus 4": the wild with it."""
    result = list(found)
    roles = "".join(unit.role for unit in found)
    for match in _WITH_PLUS.finditer(roles):
        if found[match.start("with")].value == MADE_OF:
            for place in range(match.start("noun"), match.end() - 1):
                result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
            result[match.end() - 1] = replace(found[match.end() - 1], role=Role.CARD)
    for match in _WITH_NUMBER.finditer(roles):
        if found[match.start("with")].value != MADE_OF:
            continue
        if found[match.end() - 1].value <= HIGHEST_FACE:
            for place in range(match.start() + 1, match.end() - 1):
                result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
    return result


def _is_one(found: Sequence["Unit"], place: int) -> bool:
    """Whether "eentje" stands there: a 1, but for what is said of it."""
    if is_role(found, place, {Role.NUMBER_WORD}):
        return found[place].value == int(_ONE)
    return is_role(found, place, CARD_ROLES) and found[place].kind == _ONE
