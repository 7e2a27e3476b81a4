"""Colours that are said behind a card, or that somebody is not sure of: "an eight, blue I think".

A colour changes no card's worth, so that a doubt that is only about it changes nothing.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.just_one import is_alone, with_the_hued_ones
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.roles import DEFINITE, EITHER, GUESS, HIGHEST_FACE, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_SIGNS: Final = {GUESS: "G", EITHER: "O"}
_CARD: Final = "(?P<card>[nwCE])"
_FIRST: Final = "(?:(?<=[,|:])|^)f*"
_LAST: Final = "(?=f*(?:[,|]|$))"
_WAYS: Final = tuple(
    (sign, re.compile(pattern))
    for sign, pattern in (
        # "A red or blue seven".
        ("O", r"(?:(?<=[,|:abmx])|^)f*c(?P<idle>f*Of*c)(?=f*[nwCE])"),
        # "A seven red or blue", "a seven, red or blue".
        ("O", rf"{_FIRST}[ab]?f*{_CARD}f*c(?P<idle>f*Of*c){_LAST}"),
        ("O", rf"{_FIRST}[ab]?f*{_CARD}f*\|(?P<idle>f*cf*Of*c){_LAST}"),
        # "A seven, I think blue", "skip, blue I think".
        ("G", rf"{_FIRST}[ab]?f*{_CARD}f*\|(?P<idle>f*(?:Gf*c|cf*G)(?:f*G)*){_LAST}"),
        # "An eight, blue".
        ("|", rf"{_FIRST}[ab]f*{_CARD}f*\|(?P<idle>f*c){_LAST}(?!f*,f*[cnwCPES])"),
    )
)
"""A role that must be there, and roles of which some say nothing."""

_HUE_OF_ONE: Final = re.compile(rf"^f*{_CARD}f*\|(?P<idle>f*c)f*\|?$")
"""Roles of a line with one card and its colour: "just the reverse, red"."""

_HUES_OF_ALL: Final = re.compile(r"^f*(?:[nwCES]f*\|f*cf*(?:\||$)f*){2,}(?:t.*)?$")
"""Roles of one where a colour follows each card: "draw four, green. Draw two, blue."."""

_NOUNLESS: Final = re.compile(rf"(?:(?<=[,|:+])|^)f*[ab]f*{_CARD}f*\|(?P<idle>f*[ab]f*c){_LAST}")
"""Roles of a card and its colour among others: "a six, a red one, and a skip"."""

_OF_KIND: Final = re.compile(rf"(?<=[CES])\|(?P<idle>fcb?){_LAST}")
"""Roles of what kind of card the one before it is: "a draw two, the normal one"."""

_AFTERTHOUGHT: Final = re.compile(rf"^f*[ab]f*{_CARD}f*\|(?P<idle>f*[ab]f*c(?P<one>[bC])?)f*\|?$")
"""Roles of a line that names one card and its colour: "only a four, a yellow one"."""


def without_guessed_hues(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """The units, with such colours and the words beside them saying nothing."""
    result = list(found)
    roles = "".join(map(_role, found))
    if Role.COLOUR not in roles:
        return result
    for sign, way in _WAYS:
        if sign not in roles:
            continue
        for match in way.finditer(roles):
            idle = range(*match.span("idle"))
            hues = [found[place] for place in idle if found[place].role is Role.COLOUR]
            named = match.groupdict().get("card") is not None
            told = not named or _has_colour(found[match.start("card")], lexicon)
            # "An eight, blaue" wants a noun.
            plain = {Hue.PLAIN} if sign == Role.SEPARATOR else {Hue.PLAIN, Hue.INFLECTED}
            if told and all(hue.value in plain for hue in hues):
                for place in idle:
                    result[place] = replace(found[place], role=Role.FILLER, value=0)
        roles = "".join(map(_role, result))
    return result


def without_afterthoughts(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with colours that are said behind their cards saying nothing."""
    told = _without_hues_behind(_without_afterthought(found, text, lexicon), text, lexicon)
    return with_the_hued_ones(told, text)


def _without_afterthought(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with the colour of the one card there is saying nothing: "eine 4, eine gelbe".

    "A skip, a yellow one" may have a 1, where nobody says that it is only one card.
    """
    result = list(found)
    match = _AFTERTHOUGHT.match("".join(unit.role for unit in found))
    if match is None or not _has_colour(found[match.start("card")], lexicon):
        return result
    alone = is_alone(text[: found[match.start("card")].start], lexicon)
    idle = found[match.start("idle") : match.end("idle")]
    hues = {unit.value for unit in idle if unit.role is Role.COLOUR}
    ones = [unit for unit in idle if unit.role is Role.CARD and unit.kind != "1"]
    if not ones and hues <= {Hue.PLAIN, Hue.INFLECTED} and (alone or not match["one"]):
        for place in range(*match.span("idle")):
            result[place] = replace(found[place], role=Role.FILLER, value=0)
    return result


def _without_hues_behind(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with colours in clauses of their own saying nothing: "the reverse, red"."""
    roles = "".join(map(_role, found))
    idle: set[int] = set()
    one = _HUE_OF_ONE.match(roles)
    if one is not None and _has_colour(found[one.start("card")], lexicon):
        before = found[: one.start("card")]
        definite = any(unit.role is Role.FILLER and unit.value == DEFINITE for unit in before)
        if definite or is_alone(text[: found[one.start("card")].start], lexicon):
            idle.update(range(*one.span("idle")))
    if _HUES_OF_ALL.match(roles):
        hues = {place for place, unit in enumerate(found) if unit.role is Role.COLOUR}
        cards = [found[place - 2] for place in hues]
        if all(_has_colour(card, lexicon) for card in cards):
            idle |= hues
    for match in _NOUNLESS.finditer(roles):
        hue = found[match.end("idle") - 1]
        told = found[match.start("idle") : match.end("idle")]
        # "A 7, another yellow one" are two.
        again = any(_says_again(text[unit.start : unit.end], lexicon) for unit in told)
        plain = _has_colour(found[match.start("card")], lexicon) and hue.value == Hue.INFLECTED
        if plain and not again:
            idle.update(range(*match.span("idle")))
    for match in _OF_KIND.finditer(roles):
        the, kind = found[match.start("idle")], found[match.start("idle") + 1]
        normal = kind.value == Hue.ADJECTIVE and kind.kind is None
        hued = kind.value in {Hue.PLAIN, Hue.INFLECTED} and _is_bare(found, match.start() - 1)
        hued = hued and _has_colour(found[match.start() - 1], lexicon)
        if (normal or hued) and the.value == DEFINITE:
            idle.update(range(*match.span("idle")))
    return [
        replace(unit, role=Role.FILLER, value=0) if place in idle else unit
        for place, unit in enumerate(found)
    ]


def _is_bare(found: Sequence["Unit"], card: int) -> bool:
    """Whether neither a colour nor a "the" stands before the card, as who lists all with "the"."""
    before = found[card - 1] if card else None
    definite = before is not None and before.role is Role.FILLER and before.value == DEFINITE
    return not definite and not (before is not None and before.role is Role.COLOUR)


def _says_again(said: str, lexicon: Lexicon) -> bool:
    return any(written_together(word) in lexicon.again for word in said.split())


def _role(unit: "Unit") -> str:
    return _SIGNS.get(unit.value, unit.role) if unit.role is Role.HEDGE else unit.role


def _has_colour(card: "Unit", lexicon: Lexicon) -> bool:
    if card.kind is not None:
        return card.kind in lexicon.kinds and lexicon.kinds[card.kind].colour
    return card.value <= HIGHEST_FACE
