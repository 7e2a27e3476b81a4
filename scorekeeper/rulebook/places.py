"""Looking around in the units of a line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.roles import HIGHEST_FACE, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})


def is_role(found: Sequence["Unit"], place: int, roles: "frozenset[Role] | set[Role]") -> bool:
    return 0 <= place < len(found) and found[place].role in roles


def role_of(found: Sequence["Unit"], place: int) -> Role:
    """The role of what stands there; at the ends of the line, that of a separator."""
    return found[place].role if 0 <= place < len(found) else Role.SEPARATOR


def is_end(found: Sequence["Unit"], place: int) -> bool:
    return place >= len(found) or found[place].role in ENDS


def first_behind(found: Sequence["Unit"], place: int, roles: "frozenset[Role] | set[Role]") -> int:
    """The first place from here on where none of the roles is."""
    while is_role(found, place, roles):
        place += 1
    return place


def first_before(found: Sequence["Unit"], place: int, roles: "frozenset[Role] | set[Role]") -> int:
    """The first place from here back where none of the roles is."""
    while is_role(found, place, roles):
        place -= 1
    return place


def is_sum(found: Sequence["Unit"], place: int) -> bool:
    """Whether the line ends there with a number that no card bears."""
    if not is_role(found, place, _NUMBERS):
        return False
    ends = place + 1 == len(found) or found[place + 1].role is Role.POINTS
    return ends and found[place].value > HIGHEST_FACE
