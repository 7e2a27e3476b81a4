"""Colours that are said behind a card, or that somebody is not sure of: "an eight, blue I think".

A colour changes no card's worth, so that a doubt that is only about it changes nothing.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import EITHER, GUESS, HIGHEST_FACE, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_SIGNS: Final = {GUESS: "G", EITHER: "O"}
_WAYS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        # "A red or blue seven".
        r"(?:(?<=[,|:abmx])|^)f*c(?P<idle>f*Of*c)(?=f*[nwCE])",
        # "A seven red or blue", "a seven, red or blue".
        r"(?:(?<=[,|:])|^)f*[ab]?f*(?P<card>[nwCE])f*c(?P<idle>f*Of*c)(?=f*(?:[,|]|$))",
        r"(?:(?<=[,|:])|^)f*[ab]?f*(?P<card>[nwCE])f*\|(?P<idle>f*cf*Of*c)(?=f*(?:[,|]|$))",
        # "A seven, I think blue", "skip, blue I think".
        r"(?:(?<=[,|:])|^)f*[ab]?f*(?P<card>[nwCE])f*\|(?P<idle>f*(?:Gf*c|cf*G)(?:f*G)*)(?=f*(?:[,|]|$))",
        # "An eight, blue".
        r"(?:(?<=[,|:])|^)f*[ab]f*(?P<card>[nwCE])f*\|(?P<idle>f*c)(?=f*(?:[,|]|$))(?!f*,f*[cnwCPES])",
    )
)
"""Roles; each ends where the card does."""


def without_guessed_hues(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """The units, with such colours and the words beside them saying nothing."""
    result = list(found)
    roles = "".join(map(_role, found))
    if Role.COLOUR not in roles:
        return result
    for way in _WAYS:
        for match in way.finditer(roles):
            idle = range(*match.span("idle"))
            hues = [found[place] for place in idle if found[place].role is Role.COLOUR]
            named = match.groupdict().get("card") is not None
            told = not named or _has_colour(found[match.start("card")], lexicon)
            if told and all(hue.value in {Hue.PLAIN, Hue.INFLECTED} for hue in hues):
                for place in idle:
                    result[place] = replace(found[place], role=Role.FILLER, value=0)
        roles = "".join(map(_role, result))
    return result


def _role(unit: "Unit") -> str:
    return _SIGNS.get(unit.value, unit.role) if unit.role is Role.HEDGE else unit.role


def _has_colour(card: "Unit", lexicon: Lexicon) -> bool:
    if card.kind is not None:
        return card.kind in lexicon.kinds and lexicon.kinds[card.kind].colour
    return card.value <= HIGHEST_FACE
