"""Whether a part of a chain only tells how it is played, so that nothing is laid in it.

"There are two of us", "progressive is on", "we let draw cards pile up".
"""

from typing import Final

from scorekeeper.rulebook.asking.chain_parts import Part
from scorekeeper.rulebook.asking.chain_words import (
    DRAW_CARDS,
    ENDS,
    FRAME,
    HEAP,
    IF,
    LAYS,
    LETS,
    NONE,
    PEOPLE,
)

_NAMES: Final = 2
_OFF: Final = frozenset({"off", "aus", "uit"})


def tells_frame(part: Part) -> bool | None:
    """True where it tells nothing else, False where it is not clear; None for all other parts."""
    if part.has(LETS) and part.has(HEAP) and part.has(PEOPLE):
        others = part.names - DRAW_CARDS
        return not (part.puts or part.numbers or others or part.has(NONE, IF))
    if not part.has(FRAME) or part.puts or part.one or part.others:
        if part.numbers and not part.puts and part.has(PEOPLE) and not part.names:
            return True if not part.has(LAYS, NONE, ENDS) else None
        return None
    if part.numbers and not part.has(PEOPLE):
        return False
    off = part.has(NONE | _OFF) and "mercy" not in part.keys
    return not off and len(part.names) <= _NAMES
