"""As many of each: "two of each: skip and wild", "je zwei Joker und Aussetzer", "twice each".

What is listed without a number has the one that is said of all; where some of it has one of its
own, the words are reported.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import ENDS, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, EACH, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_MANY: Final = range(2, 5)
_NAMED: Final = CARD_ROLES | {Role.DIGITS, Role.NUMBER_WORD}

_EACH: Final = "(?:[nwm]x?f*e|ef*[nwm]x?)f*"
_ITEM: Final = "c*(?:[CPES]|[nw])c*f*"
_LAST: Final = f",+f*{_ITEM}"
_BEFORE: Final = re.compile(
    rf"(?:(?<=[,|f])|^)(?P<each>{_EACH})(?:"
    rf"(?P<heading>[:|]f*)(?P<listed>{_ITEM}(?:[,|]+f*{_ITEM})+)$"
    rf"|(?P<joined>{_ITEM}(?:\|+f*{_ITEM})*{_LAST})(?=\||$))"
)
_BEHIND: Final = re.compile(
    rf"^f*(?P<listed>(?:[ab]f*)?{_ITEM}(?:[,|]+f*(?:[ab]f*)?{_ITEM})+)(?P<each>[,|]*f*{_EACH})"
    r"(?=[,|+]|$)"
)
_PAIR: Final = rf"(?P<{{}}>(?:[ab]f*)?{_ITEM}{{}}f*(?:[ab]f*)?{_ITEM})"
_TWICE: Final = r"f*df*[nwm]x?f*"
_BOTH: Final = re.compile(
    rf"(?:^f*{_PAIR.format('listed', '[,|]+')}[,|]*|(?<=[,|])f*{_PAIR.format('joined', ',')})"
    rf"(?P<each>{_TWICE})(?=[,|+]|$)"
)
_NUMBER: Final = re.compile("[nw]")
_APART: Final = ",|"
_COMMAS: Final = re.compile(rf"[{_APART}]+")
_UNCLEAR: Final = re.compile(rf"[,|]f*(?:[ab]f*)?{_ITEM}[,|]*f*(?P<each>{_EACH})")
_OF_MORE: Final = re.compile(rf"(?P<each>{_EACH})(?::|{_ITEM},)")
"""Roles, of which "e" says that it is each: the number of each, and the cards."""


_COLOURS: Final = 4
_COLOUR: Final = word_list("each.colour")
_EVERY: Final = word_list("each.every")
_EACH_COLOUR: Final = _COLOUR | _EVERY | word_list("each.one")
"""Words of "one in each colour"."""

_COUNTED: Final = re.compile(r"(?P<count>[nwm])x?f*(?P<card>[CPE])(?:f*[,|])?")
_HUES: Final = r"f*c(?:[,|]+f*[ab]?f*c)+(?=f*(?:[,|t]|$))"
_OF_HUES: Final = re.compile(
    rf"(?:(?<=[,|])|^)f*(?:(?P<each>[gem])f*[ab]?f*[nwCES]|[ab]?f*[nwCES]f*(?P<behind>e)){_HUES}"
)
_SHARED: Final = re.compile(r"(?:(?<=[,|])|^)f*(?P<each>m)f*c(?=f*[,|]+f*[ab]f*cf*[nwCPES])")
"""Roles, of which "g" is a filler that says that it is one of each."""


def with_each_hue(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Je eine 4 in rot, blau und grün": as many as there are colours."""
    found = _without_each_colour(found, text, lexicon)
    result = list(found)
    roles = "".join(_role_of_each(unit, text, lexicon) for unit in found)
    for match in reversed(list(_OF_HUES.finditer(roles))):
        name = "each" if match["each"] else "behind"
        each = match.start(name)
        if name == "each" and not _says_each(found[each], text, lexicon):
            continue
        places = range(match.start(), match.end())
        hues = [place for place in places if found[place].role is Role.COLOUR]
        card = next(place for place in places if found[place].role in _NAMED)
        count = replace(found[each], role=Role.MULTIPLE, kind=None, value=len(hues), spelled=True)
        idle = [place for place in places if place != card]
        for place in idle:
            result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
        result[card : card + 1] = [replace(count, end=count.start), found[card]]
    for match in _SHARED.finditer(roles):
        each = match.start("each")
        if _says_each(found[each], text, lexicon) and len(result) == len(found):
            result[each] = replace(found[each], role=Role.ARTICLE, value=1)
    return result


def _without_each_colour(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Four twos, one in each colour": they are as many as the colours of the game."""
    result = list(found)
    for match in _COUNTED.finditer("".join(unit.role for unit in found)):
        first = _first_of_each(found, match.end(), text)
        end = first
        while end < len(found) and _is_each_colour(found[end], text):
            end += 1
        said = {word for unit in found[first:end] for word in _words(unit, text)}
        count, card = found[match.start("count")], found[match.start("card")]
        coloured = card.kind in lexicon.kinds and lexicon.kinds[str(card.kind)].colour
        whole = end == len(found) or found[end].role in ENDS
        told = not (_COLOUR.isdisjoint(said) or _EVERY.isdisjoint(said))
        if count.value == _COLOURS and coloured and whole and told:
            for place in range(first, end):
                result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
    return result


def _first_of_each(found: Sequence["Unit"], place: int, text: str) -> int:
    """The first place from here on with such a word, or with one that says something."""
    while is_role(found, place, {Role.FILLER}) and not _is_each_colour(found[place], text):
        place += 1
    return place


def _is_each_colour(unit: "Unit", text: str) -> bool:
    return _EACH_COLOUR.issuperset(_words(unit, text) or {""})


def _words(unit: "Unit", text: str) -> set[str]:
    return {key_of(word) for word in text[unit.start : unit.end].split()}


def _role_of_each(unit: "Unit", text: str, lexicon: Lexicon) -> str:
    if _is_each(unit):
        return "e"
    return "g" if unit.role is Role.FILLER and _says_each(unit, text, lexicon) else unit.role


def _says_each(unit: "Unit", text: str, lexicon: Lexicon) -> bool:
    """Whether "je eine", "jeweils eine", "van elk een" stands there, and no other number."""
    keys = [key_of(word) for word in text[unit.start : unit.end].split()]
    means = [lexicon.words.get("".join(keys[:length])) for length in range(1, len(keys) + 1)]
    several = unit.role is Role.MULTIPLE and unit.value != 1
    return not several and any(
        known is not None and known.role is Role.TOTAL and known.value == EACH for known in means
    )


def with_each(found: Sequence["Unit"]) -> list["Unit"]:
    """The units, with the number of each before every card."""
    roles = "".join("e" if _is_each(unit) else unit.role for unit in found)
    if "e" not in roles and Role.BOTH not in roles:
        return list(found)
    for match in (_BEFORE.search(roles), _BEHIND.match(roles), _BOTH.search(roles)):
        if match is not None and _number(found, match) is not None and not _is_mixed(match):
            rest = with_each(found[match.end() + 1 :])
            return [*_with_number(found[: match.end() + 1], match), *rest]
    result = list(found)
    for match in (*_OF_MORE.finditer(roles), *_UNCLEAR.finditer(roles)):
        if _number(found, match) is not None:
            for place in range(*match.span("each")):
                result[place] = replace(found[place], role=Role.UNKNOWN)
    return result


def _is_mixed(match: re.Match[str]) -> bool:
    """ "Red 3, skip and reverse twice each": all of them, or but the last two?

    "Red 3, skip and reverse, two of each" and nothing more are all of them; in "skip and reverse,
    two each, red 3", they may be of the next.
    """
    if match.re is not _BEHIND:
        return False
    apart, whole = match["each"][0] in _APART, match.end() == len(match.string)
    numbered = {bool(_NUMBER.search(item)) for item in _COMMAS.split(match["listed"])}
    mixed = Role.SEPARATOR in match["listed"] and len(numbered) > 1 and not (apart and whole)
    return mixed or (apart and not whole and Role.MULTIPLE not in match["each"])


def _is_each(unit: "Unit") -> bool:
    return unit.role is Role.TOTAL and unit.value == EACH


def _number(found: Sequence["Unit"], match: re.Match[str]) -> int | None:
    """How many there are of each, if it is more than one and may be a number of cards."""
    told = found[match.start("each") : match.end("each")]
    counts = (Role.DIGITS, Role.NUMBER_WORD, Role.MULTIPLE)
    return next((unit.value for unit in told if unit.role in counts and unit.value in _MANY), None)


def _with_number(found: Sequence["Unit"], match: re.Match[str]) -> list["Unit"]:
    number = _number(found, match) or 0
    group = next(name for name in ("listed", "joined") if match.groupdict().get(name))
    first, last = match.span(group)
    result: list[Unit] = []
    starts = True
    for place, unit in enumerate(found):
        if first <= place < last:
            if unit.role in {Role.SEPARATOR, Role.WEAK_SEPARATOR}:
                starts = True
            elif starts and unit.role is not Role.FILLER:
                starts = False
                result.append(replace(unit, role=Role.MULTIPLE, end=unit.start, value=number))
                if unit.role in {Role.ARTICLE, Role.ARTICLE_OR_ONE}:
                    continue
            result.append(unit)
        elif match.start("each") <= place < match.end("each"):
            idle = unit.role not in {Role.SEPARATOR, Role.WEAK_SEPARATOR}
            result.append(replace(unit, role=Role.FILLER, value=0) if idle else unit)
        elif match.end("each") <= place < first:
            result.append(replace(unit, role=Role.WEAK_SEPARATOR, value=0))
        else:
            result.append(unit)
    return result
