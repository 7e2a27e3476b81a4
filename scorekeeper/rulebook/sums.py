"""What all adds up to, as people say it at the end of a line: "that's your forty", "one fifty".

Such a number is compared with the cards before it, so that nothing is counted that is not meant.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import first_before, first_behind, is_end, is_role, is_sum
from scorekeeper.rulebook.roles import HIGHEST_FACE, TOTAL, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_AT_THE_END: Final = re.compile(
    r"(?<=[|:])f*(?P<told>t(?P<before>[ft?]*))?(?P<number>[nw])U?(?P<behind>[^nwabmCPESxy+|:,t]*)\|?$"
)
"""Roles of a clause that ends the line and may tell a sum, with words around its number."""

_SHORT: Final = re.compile(r"(?<=[t:])f*(?P<one>[abw])(?P<tens>[nw])(?=U?f*\|?$)")
"""Roles of a number behind a colon or a word for the sum, in two parts."""

_CARDS_SUMMED_UP: Final = re.compile(r"f*(?P<cards>K)f*t[ft]*(?P<number>[nw])U?f*\|?$")
"""Roles of a line that tells no card, but what they add up to."""

_TERMS: Final = re.compile(r"[nw](?:\+[nw]|\?)*\?(?:\+[nw]|\?)*(?:\|?t+[nw])?U?\|?")
"""Roles of numbers that are added, some of which look like a card that the game does not have."""

_ALL_IN: Final = word_list("sums.all-in")
_SHOULD: Final = word_list("sums.should")
_BE: Final = word_list("sums.be")
"""Words before and behind what all adds up to: "müsste … sein"."""

_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_TENS: Final = range(10, 100)
_HUNDRED: Final = 100


def with_loose_sums(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with such a sum as one number and the words around it saying nothing."""
    found = _without_cards_summed_up(_with_all_in(_with_should(found, text), text))
    found = _with_terms(found, text, lexicon)
    return _without_words(_with_short_hundreds(found, text, lexicon), text, lexicon)


def _with_terms(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> Sequence["Unit"]:
    """ "Twintig plus twintig plus zes": no draw card, in a sum and a game that has no such card."""
    said = [unit for unit in found if unit.role is not Role.FILLER]
    sums = _TERMS.fullmatch("".join(unit.role for unit in said))
    if sums is None or said[0].value <= HIGHEST_FACE:
        return found
    result: list[Unit] = []
    for unit in found:
        terms = _plus_and_number(unit, text, lexicon) if unit.role is Role.UNKNOWN else [unit]
        if not terms:
            return found
        result.extend(terms)
    return result


def _plus_and_number(unit: "Unit", text: str, lexicon: Lexicon) -> list["Unit"]:
    """The two words of "plus zes"; none for any other."""
    plus, _, number = _said(unit, text).partition(" ")
    known = (lexicon.words.get(key_of(plus)), lexicon.words.get(key_of(number)))
    roles = [meaning.role if meaning else None for meaning in known]
    if unit.kind is None or roles != [Role.PLUS, Role.NUMBER_WORD] or known[1] is None:
        return []
    middle = unit.start + len(plus)
    return [
        replace(unit, role=Role.PLUS, end=middle, kind=None),
        replace(unit, role=Role.NUMBER_WORD, start=middle + 1, kind=None, value=known[1].value),
    ]


def _with_should(found: Sequence["Unit"], text: str) -> Sequence["Unit"]:
    """ "Müsste 27 sein" and "musste 27 ergeben": what all adds up to, between two small words."""
    result = list(found)
    for place, unit in enumerate(found):
        be = first_behind(found, place + 2, {Role.POINTS})
        told = unit.role is Role.FILLER and key_of(_said(unit, text)) in _SHOULD
        told = told and _is_number(found, place + 1) and is_end(found, be + 1)
        if told and be < len(found) and key_of(_said(found[be], text)) in _BE:
            result[place] = replace(unit, role=Role.TOTAL, value=TOTAL, spelled=True)
    return result


def _with_all_in(found: Sequence["Unit"], text: str) -> Sequence["Unit"]:
    """ "41 all in", "all in, 41": no colour of all cards behind it, but their sum."""
    result = list(found)
    for place, unit in enumerate(found):
        said = {key_of(word) for word in _said(unit, text).split()}
        before = first_before(found, place - 1, {Role.POINTS})
        behind = is_end(found, place + 1) and _is_number(found, before)
        told = unit.role is Role.UNKNOWN and said == _ALL_IN
        if told and (behind or is_sum(found, place + 1)):
            result[place] = replace(unit, role=Role.TOTAL, kind=None, value=TOTAL, spelled=True)
    return result


def _is_number(found: Sequence["Unit"], place: int) -> bool:
    return is_role(found, place, _NUMBERS) and found[place].value > HIGHEST_FACE


def _without_cards_summed_up(found: Sequence["Unit"]) -> Sequence["Unit"]:
    """ "Cards worth 56": all that is told of them is what they add up to."""
    match = _CARDS_SUMMED_UP.match("".join(unit.role for unit in found))
    if match is None or found[match.start("number")].value <= HIGHEST_FACE:
        return found
    place = match.start("cards")
    return [*found[:place], replace(found[place], role=Role.FILLER, value=0), *found[place + 1 :]]


def _with_short_hundreds(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "…: one fifty", "total one twenty": a hundred and as many."""
    match = _SHORT.search("".join(unit.role for unit in found))
    if match is None:
        return list(found)
    place = match.start("one")
    one, tens = found[place], found[place + 1]
    said = key_of(text[one.start : one.end]) in lexicon.one_hundred
    if not said or tens.value not in _TENS or tens.role is not Role.NUMBER_WORD:
        return list(found)
    value = _HUNDRED + tens.value
    number = replace(tens, start=one.start, value=value)
    return [*found[:place], number, *found[place + 2 :]]


def _without_words(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "That's a hundred and twenty gone": where nothing else stands beside the number."""
    result = list(found)
    match = _AT_THE_END.search("".join(unit.role for unit in found))
    if match is None or found[match.start("number")].value <= HIGHEST_FACE:
        return result
    behind = range(*match.span("behind"))
    gone = [place for place in behind if _is_gone(_said(found[place], text), lexicon)]
    if not match["told"] and not gone:
        return result
    around = [*range(*match.span("before")), *behind] if match["told"] else [*behind]
    strange = [n for n in around if found[n].role not in {Role.FILLER, Role.TOTAL}]
    if not all(_is_beside_sum(_said(found[n], text), lexicon) for n in strange):
        return result
    for place in strange:
        result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
    if not match["told"]:
        # "Two skips, 50 gone" are no further points.
        last = found[gone[0]]
        result[gone[0]] = replace(last, role=Role.TOTAL, kind=None, value=TOTAL, spelled=True)
    return result


def _said(unit: "Unit", text: str) -> str:
    return text[unit.start : unit.end]


def _is_gone(said: str, lexicon: Lexicon) -> bool:
    """ "Gone", "down the drain"."""
    return any(key_of(word) in lexicon.sums_gone for word in said.split())


def _is_beside_sum(said: str, lexicon: Lexicon) -> bool:
    words = lexicon.beside_sums | lexicon.sums_gone
    return all(key_of(word) in words for word in said.split())
