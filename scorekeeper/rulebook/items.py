"""What stands between the separators of a line, read one beside the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.places import ENDS
from scorekeeper.rulebook.roles import Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_BETWEEN: Final = ENDS | {Role.INSTEAD}


@dataclass(frozen=True, slots=True)
class Item:
    """The places of the units that say something between two separators, and their roles."""

    places: tuple[int, ...]
    roles: str


def items_of(found: Sequence["Unit"]) -> list[Item]:
    """What the separators of a line divide, as far as it says something."""
    items: list[list[int]] = [[]]
    for place, unit in enumerate(found):
        if unit.role in _BETWEEN:
            items.append([])
        elif unit.role is not Role.FILLER:
            items[-1].append(place)
    return [
        Item(tuple(places), "".join(found[place].role for place in places))
        for places in items
        if places
    ]
