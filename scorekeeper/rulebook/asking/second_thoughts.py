"""Whether experience with earlier questions changes what the patterns of the rulings have found.

It does where it is sure and what was found is unlikely; where it only doubts, no answer is given.
The limits were measured on questions that neither the patterns nor the experience had seen.
"""

from collections.abc import Mapping
from typing import Final, Literal

from scorekeeper.rulebook.asking.experience import SILENT
from scorekeeper.rulebook.asking.settling import Answer

Thought = Literal["keep", "doubt", "change"]

_LIKELY: Final = 0.4
_UNLIKELY: Final = 0.05
"""For another ruling than the one found: it must be this likely, and the one found so unlikely."""
_LIKELY_AT_ALL: Final = 0.6
_UNLIKELY_SILENT: Final = 0.1
"""The same where the rules were found to be silent."""
_DOUBTFUL: Final = 0.3
_VERY_UNLIKELY: Final = 0.03
_CERTAIN: Final = 1.0
"""What was found with this confidence stays."""


def likeliest(chances: Mapping[str, float]) -> str:
    """The ruling that experience would take."""
    return max(chances, key=chances.__getitem__)


def thought(first: Answer, chances: Mapping[str, float]) -> Thought:
    """What becomes of the answer that was found first; `chances` are those of each ruling."""
    other = likeliest(chances)
    silent = first.verdict == "unknown"
    if not silent and first.confidence >= _CERTAIN:
        return "keep"
    found = chances.get(first.ruling or SILENT)
    # Of a ruling that is new there is no experience yet.
    if found is None or other == first.ruling or (silent and other == SILENT):
        return "keep"
    likely, unlikely = (_LIKELY_AT_ALL, _UNLIKELY_SILENT) if silent else (_LIKELY, _UNLIKELY)
    if chances[other] > likely and found < unlikely:
        return "change"
    if chances[other] > _DOUBTFUL and found < _VERY_UNLIKELY and not silent:
        return "doubt"
    return "keep"
