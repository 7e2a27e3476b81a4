"""How many are knocked out who are told of one after the other: "three are out, now the fourth".

The number told first is not all of it: "and just now a third", "und danach noch einer". Every word
of such a part has to be known here, as "the third still holds a skip" tells of somebody who is in.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_COUNTED: Final = (
    (2, word_list("one-more-out.second")),
    (3, word_list("one-more-out.third")),
    (4, word_list("one-more-out.fourth")),
    (5, word_list("one-more-out.fifth")),
    (6, word_list("one-more-out.sixth")),
)
_ORDINALS: Final = {key: number for number, keys in _COUNTED for key in keys}
_ONE: Final = word_list("one-more-out.one")
_MORE: Final = word_list("one-more-out.more")
"""What makes one more of "one", or of a number, beside it: "another one", "noch zwei"."""
_SMALL: Final = word_list("one-more-out.small")
_AFTER: Final = word_list("one-more-out.after")
"""What tells that something happened later, or as well."""
_ALSO: Final = word_list("one-more-out.also")
_NEAR: Final = 2


def one_more_out(
    words: Sequence[Word],
    parts: Sequence[range],
    outs: frozenset[int],
    read: frozenset[int],
    out: int,
) -> int:
    """How many are out in the end, of whom so many were told first.

    `parts`: the clauses; `outs`: the places of words that tell that somebody is out, `read` of all
    that mean anything.
    """
    told = False
    for part in parts:
        if not told:
            told = not outs.isdisjoint(part)
            continue
        out += _is_also_out(words, part, read) or _more_in(words, part, outs, out)
    return out


def _more_in(words: Sequence[Word], part: range, outs: frozenset[int], out: int) -> int:
    """How many more are out by this part of what is told."""
    keys = [words[at].key for at in part]
    known = all(
        at in outs
        or words[at].key in _SMALL | _AFTER | _MORE | _ONE
        or words[at].key in _ORDINALS
        or words[at].value is not None
        for at in part
    )
    if not known or not (_AFTER.intersection(keys) or not outs.isdisjoint(part)):
        return 0
    ordinals = [_ORDINALS[key] for key in keys if key in _ORDINALS]
    if ordinals:
        return 1 if ordinals == [out + 1] else 0
    for at in part:
        beside = range(max(at - _NEAR, part.start), min(at + 2, part.stop))
        near = (words[one].key for one in beside)
        if _MORE.isdisjoint(near):
            continue
        if words[at].value is not None:
            return words[at].value or 0
        if words[at].key in _ONE:
            return 1
    return 0


def _is_also_out(words: Sequence[Word], part: range, read: frozenset[int]) -> bool:
    """ "… and then Bas as well": a name, and nothing else that is not known."""
    known = _SMALL | _AFTER | _MORE
    strange = [at for at in part if words[at].key not in known]
    also = any(words[at].key in _ALSO for at in part)
    return also and len(strange) == 1 and strange[0] not in read and words[strange[0]].value is None
