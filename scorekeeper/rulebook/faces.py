"""Faces and flourishes that stand in a list as if they were cards: "7, 😀"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.places import ENDS, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_LISTED: Final = CARD_ROLES | {Role.PERHAPS_CARD, Role.DIGITS, Role.NUMBER_WORD}
_JOINTS: Final = ENDS | {Role.PLUS}
_ENDS_OF_SENTENCES: Final = frozenset(".!…")
_FIRST_PICTURE: Final = "\u2000"
"""Pictures are behind all that a smiley is typed with."""


def with_lone_faces(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with a face asked about that stands alone between commas beside a card.

    "7, 😀" may be two cards; "7 😀", "lost again, 😀" and "a wild! 😀" tell how somebody feels.
    """
    result = list(found)
    start = 0
    for place in range(len(found) + 1):
        if place < len(found) and found[place].role not in _JOINTS:
            continue
        if _is_in_list(found, start, place, text):
            for at in range(start, place):
                result[at] = replace(found[at], role=Role.UNKNOWN, value=0)
        start = place + 1
    return result


def _is_in_list(found: Sequence["Unit"], start: int, end: int, text: str) -> bool:
    faces = [_is_face(unit, text) for unit in found[start:end]]
    joints = [found[place] for place in (start - 1, end) if is_role(found, place, _JOINTS)]
    if not faces or not all(faces) or not joints:
        return False
    ended = text[joints[0].start] in _ENDS_OF_SENTENCES
    return not ended and _is_told(found, start - 2, -1) and _is_told(found, end + 1, 1)


def _is_face(unit: "Unit", text: str) -> bool:
    said = text[unit.start : unit.end]
    return unit.role is Role.FILLER and bool(said) and all(char > _FIRST_PICTURE for char in said)


def _is_told(found: Sequence["Unit"], place: int, step: int) -> bool:
    """Whether a card or a number stands in the item there, or there is none."""
    if not 0 <= place < len(found):
        return True
    while 0 <= place < len(found) and found[place].role not in _JOINTS:
        if found[place].role in _LISTED:
            return True
        place += step
    return False
