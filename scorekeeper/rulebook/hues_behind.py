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
            apart = replace(found[place], role=Role.WEAK_SEPARATOR, end=found[place].start, value=0)
            result.insert(place, replace(apart, kind=None))
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
