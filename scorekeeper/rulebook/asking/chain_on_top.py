"""Whether a part of a chain tells of one more card like the last, which it does not name.

"Anouk on top", "Tim once more", "Lena legt nach": who is named lays what was laid before.
"""

from typing import Final

from scorekeeper.rulebook.asking.chain_parts import Part
from scorekeeper.rulebook.asking.chain_words import (
    BE,
    HAS,
    IF,
    MORE,
    NONE,
    ON_TOP,
    POT,
    TAKES,
    TIMES,
)

_LONGEST: Final = 6
"""Words. In a longer part something else is told as well."""


def is_laid_on_top(part: Part) -> bool:
    """ "Anouk on top", "Tim noch mal": one more by somebody, and no word of which card."""
    if part.puts or part.one or part.numbers or part.others or not part.who:
        return False
    if part.has(NONE, HAS, IF, TAKES, BE, POT) or len(part.keys) > _LONGEST:
        return False
    once_more = part.has(MORE) and part.has(TIMES)
    return once_more or part.keys[-1] in ON_TOP
