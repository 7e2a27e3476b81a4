"""Cards dictated with their colours behind them: "seven green eight green reverse green"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.pieces import FEW
from scorekeeper.rulebook.roles import CARD_ROLES, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_STRETCH: Final = re.compile(
    r"(?:(?<=[,|i])|^)f*(?P<items>(?:[nwCES]f*c)(?:f*[nwCES](?:f*c)?)+)(?=f*(?:[,|it]|$))"
)
_ITEM: Final = re.compile(r"(?P<card>[nwCES])(?P<hue>f*c)?")
"""Roles: between commas, cards and a colour behind each but the wilds."""

_BEFORE_HUED: Final = re.compile(
    r"[abnw]f*(?P<hue>c+f*)?(?P<card>[CES])"
    r"(?=f*c+f*(?P<number>[nwb])(?!f*c+f*(?:[,|]|$))(?:f*(?P<other>c*)f*(?P<named>[CES]))?)"
)
"""Roles of one card, and of a colour and a number behind it; perhaps the number counts a card."""

_HUES: Final = frozenset({Hue.PLAIN, Hue.INFLECTED})
_LEAST: Final = 2
_SURE: Final = 3
"""Cards with a colour: "two blue skip red" may be two blue skips and something red."""


def with_hues_behind(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """The units, with such cards told apart.

    Each card has the colour behind it, and the wilds among them have none; a card without one, or a
    colour that wants a noun, leaves it open which belongs to which.
    """
    result = list(found)
    for match in reversed(list(_STRETCH.finditer("".join(unit.role for unit in found)))):
        first = match.start("items")
        items = list(_ITEM.finditer(match["items"]))
        cards = [found[first + item.start()] for item in items]
        hues = [found[first + item.end() - 1] if item["hue"] else None for item in items]
        if not _are_told(cards, hues, lexicon):
            continue
        for item in reversed(items[1:]):
            place = first + item.start()
            result.insert(place, _apart(found[place]))
    return result


def _are_told(cards: Sequence["Unit"], hues: Sequence["Unit | None"], lexicon: Lexicon) -> bool:
    """Whether each card has a colour of its own, or can have none."""
    pairs = list(zip(cards, hues, strict=True))
    plain = all(hue is None or hue.value in {Hue.PLAIN, Hue.LETTER} for hue in hues)
    fit = all(_is_hued(card, lexicon) is (hue is not None) for card, hue in pairs)
    named = any(card.role in CARD_ROLES for card in cards)
    hued = sum(hue is not None for hue in hues)
    counts = [card.role not in CARD_ROLES and card.value in FEW for card in cards]
    drawn = any(card.role is Role.PLUS_CARD and hue for card, hue in pairs)
    sure = hued >= _SURE or not (any(counts) or drawn)
    return plain and fit and named and hued >= _LEAST and sure


def _is_hued(card: "Unit", lexicon: Lexicon) -> bool:
    """Whether it is a card of the deck that bears a colour."""
    kind = str(card.kind if card.role in CARD_ROLES else card.value)
    return kind in lexicon.kinds and lexicon.kinds[kind].colour


def without_hue_of_next(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """The units, with the colour behind a card for the number behind it, where only that has one.

    In "one wild green three green seven" the wild has none, in "a red skip green three" the skip
    has another; "a skip green three blue seven" may have a green skip.
    """
    result = list(found)
    for match in reversed([*_BEFORE_HUED.finditer("".join(unit.role for unit in found))]):
        hue = found[match.start("hue")] if match["hue"] else None
        own = hue is not None and hue.value in _HUES and not lexicon.has_two_colours
        if own or not _is_hued(found[match.start("card")], lexicon):
            result.insert(match.end(), _apart(found[match.end()]))
        elif match["named"] and _is_single(found, match):
            number = match.start("number")
            result[number] = replace(found[number], role=Role.UNKNOWN)
    return result


def _is_single(found: Sequence["Unit"], match: re.Match[str]) -> bool:
    """ "A skip green three blue skip": said as one, though a number may count it."""
    named = found[match.start("named")]
    if found[match.start("number")].value not in FEW:
        return False
    plain = bool(match["other"]) and found[match.start("other")].value == Hue.PLAIN
    return plain or (named.role is Role.CARD and not named.alike)


def _apart(unit: "Unit") -> "Unit":
    """What tells cards apart, before such a unit."""
    return replace(unit, role=Role.WEAK_SEPARATOR, end=unit.start, value=0, kind=None)
