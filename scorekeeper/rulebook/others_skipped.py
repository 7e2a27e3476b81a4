"""A skip of everyone that is told in two words: "iedereen pas" is one card."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.places import first_before, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_EVERYONE: Final = "skip-everyone"
_SKIP: Final = "skip"


def with_others_skipped(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with the skip behind a mere "iedereen" as part of its card.

    "Skip everyone skip" are two cards.
    """
    result: list[Unit] = []
    for unit in found:
        at = first_before(result, len(result) - 1, {Role.FILLER})
        skips = unit.role in CARD_ROLES and unit.kind == _SKIP
        if skips and is_role(result, at, CARD_ROLES) and _is_everyone(result[at], text):
            result[at:] = [replace(result[at], end=unit.end)]
        else:
            result.append(unit)
    return result


def _is_everyone(card: "Unit", text: str) -> bool:
    """Whether the card is named by whom it is played on, and nothing says what it does."""
    return card.kind == _EVERYONE and " " not in text[card.start : card.end].strip()
