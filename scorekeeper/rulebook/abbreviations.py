"""Dots behind what is cut short: "auss. gelb", "r. 7". They end no entry of a list."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scorekeeper.rulebook.places import is_end, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit


def without_short_dots(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units without such dots."""
    if "." not in text:
        return list(found)
    return [
        unit
        for place, unit in enumerate(found)
        if text[unit.start : unit.end] != "."
        or not (_is_letter_and_number(found, place) or _is_card_and_hue(found, place, text))
    ]


def _is_letter_and_number(found: Sequence["Unit"], place: int) -> bool:
    """ "r. 7": a letter is no entry of its own."""
    letter = place > 0 and found[place - 1].value == Hue.LETTER
    return (
        letter
        and is_role(found, place - 1, {Role.COLOUR})
        and (place == 1 or is_end(found, place - 2) or is_role(found, place - 2, {Role.DIGITS}))
        and is_role(found, place + 1, {Role.DIGITS})
    )


def _is_card_and_hue(found: Sequence["Unit"], place: int, text: str) -> bool:
    """ "auss. gelb, 7": a small letter begins no sentence, and a colour alone is no card."""
    hue = place + 1
    return (
        is_role(found, place - 1, CARD_ROLES)
        and is_role(found, hue, {Role.COLOUR})
        and text[found[hue].start].islower()
        and is_end(found, hue + 1)
    )
