"""Who plays with whom, where pairs are told by name: "Kim and I play against Lee and Max"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.word_lists import word_list

_AND: Final = word_list("pairs-named.and")
_AGAINST: Final = word_list("pairs-named.against")
_TOGETHER: Final = word_list("pairs-named.together")
_BACK: Final = 5
"""Words between two names and what is said of them."""
_DONE: Final = word_list("pairs-named.done")

Pairs = tuple[frozenset[str], frozenset[str]]
"""The names of those who play together, and of the two others, if they are told as well."""


def named_pairs(keys: Sequence[str]) -> Pairs | None:
    """The two pairs; None where nobody says who plays with whom."""
    for at, key in enumerate(keys):
        if key in _AGAINST and at > 1:
            ours, theirs = _joined_before(keys, at), _joined_behind(keys, at)
            if ours and theirs:
                return ours, theirs
    for at, key in enumerate(keys):
        if key in _TOGETHER and (ours := _joined_before(keys, at)):
            return ours, frozenset()
    return None


def winners(keys: Sequence[str], begins: int, pairs: Pairs) -> int | None:
    """Which pair has won: whose name stands before what tells of an end, or is asked for."""
    ends = [at for at, key in enumerate(keys) if key in _DONE]
    for end in ends:
        sides = [side for key in keys[:end] if (side := side_of(key, pairs)) is not None]
        if sides:
            return sides[-1]
    asked = [side for key in keys[begins:] if (side := side_of(key, pairs)) is not None]
    return asked[0] if asked else None


def side_of(key: str, pairs: Pairs) -> int | None:
    return next((side for side, names in enumerate(pairs) if key in names), None)


def _joined_before(keys: Sequence[str], at: int) -> frozenset[str]:
    """ "Kim and I play against": the two names before it."""
    for place in range(at - 2, max(at - _BACK, 0), -1):
        if keys[place] in _AND:
            return frozenset({keys[place - 1], keys[place + 1]})
    return frozenset()


def _joined_behind(keys: Sequence[str], at: int) -> frozenset[str]:
    joined = keys[at + 1 : at + 4]
    if len(joined) < len(("lee", "and", "max")) or joined[1] not in _AND:
        return frozenset()
    return frozenset({joined[0], joined[2]})
