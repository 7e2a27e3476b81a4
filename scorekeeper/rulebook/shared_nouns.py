"""Cards of several colours that are named once: "one red and one green seven".

Each colour that has an article is a card of its own, and what it is stands beside the last.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import DEFINITE, HIGHEST_FACE, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_LEAST: Final = 2
"""Colours."""
_FEW: Final = range(2, 5)

_ONE: Final = "f*[abm]f*c"
_AND: Final = "f*[,|]+"
_SHARED: Final = re.compile(
    rf"(?:(?<=[,|])|^)(?P<hues>{_ONE}(?:{_AND}{_ONE})+|{_ONE}(?:{_AND}f*c)*{_AND}f*(?P<bare>c))f*(?P<noun>[nwCES])"
    r"(?=f*(?:[,|+tabmk]|$))"
)
"""Roles: "a red and a green 7", "je eine rote und grüne 7"."""

_NAMED: Final = r"f*[ab]f*(?P<noun>[nwCE])f*(?P<hue>c)"
_AGAIN: Final = re.compile(
    rf"(?:(?<=[,|])|^){_NAMED}(?P<others>(?:f*[,|]+f*[abC]f*c)+)(?=f*(?:[,|]|$))"
)
"""Roles: "an 8 in green and one in red"."""

_TIMES_AGAIN: Final = re.compile(
    r"(?:(?<=[,|])|^)f*mf*cf*(?P<noun>[nwCES])(?P<others>(?:f*[,|]+f*mf*c)+)(?=f*(?:[,|t]|$))"
)
"""Roles: "zweimal die rote Sieben, einmal die gelbe"."""

_BARE: Final = re.compile(r"(?:(?<=[,|])|^)f*(?P<hues>c,f*c)(?P<noun>[nwCS])(?=f*(?:[,|t]|$))")
"""Roles: "rode en blauwe pas"."""

_TOGETHER: Final = re.compile(
    r"(?:(?<=[,|:])|^)f*(?P<hues>c(?:f*[,|]+f*c)+)f*(?P<noun>[nwCES])f*[,|]?f*t[ft]*(?P<number>[nw])f*(?P<name>[PE])"
    r"(?=f*(?:[,|]|$))"
)
"""Roles: "red, blue and yellow 7, so three sevens"."""

_COUNTED: Final = re.compile(r"(?:(?<=[,|])|^)f*w(?P<hue>c)f*,f*[ab]f*c(?=f*[nwCES]f*(?:[,|t]|$))")
"""Roles: "three red and a blue 7"."""


def with_shared_nouns(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """The units, with the card beside each of its colours.

    "Three red and a blue 7" may be three cards of which no more is said, and is asked about.
    """
    found = _without_named_together(found)
    result = _with_counted_hues(found)
    # "The red and the green eight".
    roles = "".join(Role.ARTICLE if _is_definite(unit) else unit.role for unit in found)
    if roles.count(Role.COLOUR) < _LEAST:
        return result
    for match in reversed(list(_SHARED.finditer(roles))):
        told = range(*match.span("hues"))
        noun = found[match.start("noun")]
        if _is_counted_before(found, told.start):
            continue
        each = not match["bare"] or _is_each(found[told.start : told.stop], lexicon)
        if not (
            each and _has_colour(noun, lexicon) and all(map(_is_one, found[told.start : told.stop]))
        ):
            continue
        hues = [place for place in told if found[place].role is Role.COLOUR]
        _name(result, hues[:-1], noun)
    result = _with_nouns_of_times(_with_nouns_again(result, lexicon), lexicon)
    return _with_bare_nouns(result, lexicon)


def _without_named_together(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Red, blue and yellow 7, so three sevens": as many as there are colours.

    "Red, blue and yellow 7" may be one that is known and two that are not.
    """
    result = list(found)
    for match in _TOGETHER.finditer("".join(unit.role for unit in found)):
        noun, name = found[match.start("noun")], found[match.start("name")]
        hues = match["hues"].count(Role.COLOUR)
        same = name.kind == (noun.kind or str(noun.value))
        if same and found[match.start("number")].value == hues:
            for place in range(match.start("hues"), match.end("noun")):
                result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
    return result


def _with_bare_nouns(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "Rode en blauwe pas": two adjectives of one card, where a card has but one colour.

    "Rood en blauw 7" may have lost the number of the first.
    """
    result = list(found)
    if lexicon.has_two_colours:
        return result
    for match in reversed(list(_BARE.finditer("".join(unit.role for unit in found)))):
        hues = [place for place in range(*match.span("hues")) if found[place].role is Role.COLOUR]
        noun = found[match.start("noun")]
        told = {found[place].hue for place in hues}
        inflected = all(found[place].value == Hue.INFLECTED for place in hues)
        if inflected and len(told) == len(hues) and _has_colour(noun, lexicon):
            _name(result, hues[:-1], noun)
    return result


def _with_counted_hues(found: Sequence["Unit"]) -> list["Unit"]:
    """The units, with nothing known of a colour that a small number may count."""
    result = list(found)
    for match in _COUNTED.finditer("".join(unit.role for unit in found)):
        place = match.start("hue")
        if found[place - 1].value in _FEW and found[place].value == Hue.PLAIN:
            result[place] = replace(found[place], role=Role.UNKNOWN)
    return result


def _name(result: list["Unit"], hues: Sequence[int], noun: "Unit") -> None:
    for place in reversed(hues):
        end = result[place].end
        result.insert(place + 1, replace(noun, start=end, end=end, tight=False))


def _with_nouns_again(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "An 8 in green and one in red": the card stands beside the first of its colours."""
    result = list(found)
    for match in reversed(list(_AGAIN.finditer("".join(unit.role for unit in found)))):
        told = range(*match.span("others"))
        hues = [place for place in told if found[place].role is Role.COLOUR]
        noun = found[match.start("noun")]
        ones = [place for place in told if found[place].role is Role.CARD]
        # "A red 8 and a blue one" may be a 1.
        said_in = all(_is_in(found, place) for place in (match.start("hue"), *hues))
        named = _has_colour(noun, lexicon) and all(found[place].kind == "1" for place in ones)
        if not said_in or not named:
            continue
        for place in ones:
            result[place] = replace(found[place], role=Role.ARTICLE, kind=None, value=1)
        _name(result, hues, noun)
    return result


def _with_nouns_of_times(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "Zweimal die rote Sieben, einmal die gelbe": a colour that wants a noun has the same."""
    result = list(found)
    for match in reversed(list(_TIMES_AGAIN.finditer("".join(unit.role for unit in found)))):
        told = range(*match.span("others"))
        hues = [place for place in told if found[place].role is Role.COLOUR]
        noun = found[match.start("noun")]
        inflected = all(found[place].value == Hue.INFLECTED for place in hues)
        if inflected and _has_colour(noun, lexicon):
            _name(result, hues, noun)
    return result


def _is_definite(unit: "Unit") -> bool:
    return unit.role is Role.FILLER and unit.value == DEFINITE


def _is_in(found: Sequence["Unit"], place: int) -> bool:
    """Whether a colour is said with "in": "in Rot", "in het rood"."""
    filled = place > 0 and found[place - 1].role is Role.FILLER
    return found[place].value == Hue.ADJECTIVE or (filled and found[place].value == Hue.PLAIN)


def _is_counted_before(found: Sequence["Unit"], place: int) -> bool:
    """ "Two skips, one red, a blue seven": the red one may be a skip."""
    before = [unit.role for unit in found[max(0, place - 2) : place]]
    return before == [Role.CARDS, Role.SEPARATOR]


def _is_each(told: Sequence["Unit"], lexicon: Lexicon) -> bool:
    """ "Je eine rote und grüne"; "a red and blue 7" is one card, where cards have two colours."""
    multiple = any(unit.role is Role.MULTIPLE for unit in told)
    hues = [unit for unit in told if unit.role is Role.COLOUR]
    inflected = all(hue.value == Hue.INFLECTED for hue in hues)
    return multiple and inflected and not lexicon.has_two_colours


def _is_one(unit: "Unit") -> bool:
    """Whether it is no number but one, and no colour that is said of a game."""
    if unit.role is Role.COLOUR:
        return unit.value in {Hue.PLAIN, Hue.INFLECTED}
    return unit.role is not Role.MULTIPLE or unit.value == 1


def _has_colour(card: "Unit", lexicon: Lexicon) -> bool:
    if card.kind is not None:
        return card.kind in lexicon.kinds and lexicon.kinds[card.kind].colour
    return card.value <= HIGHEST_FACE
