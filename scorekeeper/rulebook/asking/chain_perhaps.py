"""Whether a chain of which not everything is understood may come to more than its cards do.

A sum of the cards that are named is no answer where somebody may have laid one without its name.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.chain_parts import Part
from scorekeeper.rulebook.asking.chain_verbs import hits, lays_more
from scorekeeper.rulebook.asking.chain_words import (
    ANSWERS,
    BE,
    COME,
    ENDS,
    HAD,
    HAS,
    IF,
    LAYS,
    NONE,
    TAKES,
    TOO,
)

_LONGEST: Final = 8
"""Words. In a longer part more is told than that somebody lays a card."""


def leaves_open(parts: Sequence[Part], draws: int) -> bool:
    """Whether a sum of so many draws may be too small, or counts what was drawn before."""
    return _is_taken_between(parts) or _at_most(parts) > draws


def _is_taken_between(parts: Sequence[Part]) -> bool:
    """ "Bob picks up two, then Cy lays a Draw Two": what came before is drawn already."""
    laid = [at for at, part in enumerate(parts) if part.puts]
    if not laid:
        return False
    return any(
        part.has(TAKES) and bool(part.who) and not part.puts and not part.has(NONE, IF)
        for part in parts[laid[0] + 1 : laid[-1]]
        if not lays_more(part) and not hits(part)
    )


def _at_most(parts: Sequence[Part]) -> int:
    """What the cards come to if whoever may have laid one has; 0 where nobody may have."""
    total = last = more = 0
    for part in parts:
        if part.has(IF) or any(put.nth or put.under for put in part.puts):
            return 0
        if part.puts and not _holds(part):
            total += sum(put.draws * put.often for put in part.puts)
            last = part.puts[-1].draws
        elif last and _may_lay(part):
            more += last
    return total + more if more else 0


def _holds(part: Part) -> bool:
    return part.has(NONE) or (part.has(HAS) and not part.has(LAYS))


def _may_lay(part: Part) -> bool:
    """ "Rosie hit Kit", "Mara hat nachgelegt": somebody does what may be laying a card."""
    if part.numbers or part.others or len(part.keys) > _LONGEST or not part.who:
        return False
    if part.has(NONE, BE) or (part.has(HAS - HAD) and not part.has(LAYS)):
        return False
    lays = part.has(LAYS - COME, ANSWERS, TOO) or lays_more(part) or hits(part)
    return lays or (part.one and not part.has(ENDS, TAKES))
