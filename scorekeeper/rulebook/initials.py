"""Cards written as one letter, among others that have their colour as one: "R2 B+2 W"."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import CARD_ROLES, Hue, Role
from scorekeeper.rulebook.tokens import key_of

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_BRACKETS: Final = frozenset({"()", "[]"})
_OF_A_HUE: Final = CARD_ROLES | {Role.DIGITS, Role.NUMBER_WORD}
_APART: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})


def with_initials(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with such letters as cards; a small one only as one of the entries of a list."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is not Role.UNKNOWN or unit.end != unit.start + 1:
            continue
        said = text[unit.start]
        kind = lexicon.initials.get(key_of(said))
        before, after = found[max(0, place - 1) : place], found[place + 1 : place + 2]
        entry = all(map(_is_mark, (*before, *after)))
        if kind is None or not (entry or _stands_free(unit, before, after)):
            continue
        lettered = said.isupper() and any(_is_letter_of_colour(other, text) for other in found)
        if lettered or (entry and any(other.role in CARD_ROLES for other in found)):
            result[place] = replace(unit, role=Role.CARD, kind=kind)
    return result


def with_headings_of_hues(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "R: 0 2 6, G: 6 9": letters before colons are colours, where several of these stand there.

    "R: 7, skip" may be the hand of Rob, "R: 7, K: skip" are those of two.
    """
    found = _with_hues_in_brackets(found, text)
    result = list(found)
    heads = [n for n, unit in enumerate(found[1:]) if unit.role is Role.COLON]
    told = [found[place] for place in heads if found[place].role is Role.COLOUR]
    hues = {key_of(text[unit.start : unit.end]) for unit in told}
    strange = any(found[place].role is Role.UNKNOWN for place in heads)
    for place in heads if len(hues) > 1 and not strange else ():
        if found[place].role is Role.COLOUR and found[place].value == Hue.LETTER:
            result[place] = replace(found[place], value=Hue.PLAIN)
    return result


def _with_hues_in_brackets(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "Reverse (y), 1 (r)": a letter alone in brackets behind a card is its colour."""
    result = list(found)
    for place, (card, unit) in enumerate(pairwise(found), start=1):
        lettered = unit.role is Role.COLOUR and unit.value == Hue.LETTER
        around = text[unit.start - 1 : unit.start] + text[unit.end : unit.end + 1]
        if lettered and around in _BRACKETS and card.role in _OF_A_HUE:
            result[place] = replace(unit, value=Hue.PLAIN, tight=False)
    return result


def _stands_free(unit: "Unit", before: Sequence["Unit"], after: Sequence["Unit"]) -> bool:
    """Whether nothing is written together with it but marks."""
    glued = unit.tight and not all(map(_is_mark, before))
    return not glued and all(_is_mark(other) or not other.tight for other in after)


def _is_mark(unit: "Unit") -> bool:
    return unit.role in _APART


def _is_letter_of_colour(unit: "Unit", text: str) -> bool:
    letter = unit.role is Role.COLOUR and unit.value == Hue.LETTER
    return letter and text[unit.start : unit.end].isupper()
