"""Whether a number is what is played to: "up to 300", "250 were agreed", "out at 200".

"300 is the finish" beside a total tells it, too.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 3
_FAR: Final = 5
"""Words behind a number in which whoever reaches it is told to be out."""
_POINTS: Final = 10
_TARGETS: Final = range(100, 10_000)
_AGREED: Final = word_list("cards.agreed")
_UP_TO: Final = word_list("cards.up-to")
_COMES: Final = word_list("cards.comes")
"""Hands that "come to 74" have no limit there."""
_WHOEVER: Final = word_list("limits-said.whoever")
_ANYBODY: Final = word_list("limits-said.anybody")
_WHO: Final = word_list("limits-said.who")
_REACHES: Final = word_list("limits-said.reaches")
_OUT: Final = word_list("limits-said.out")
_AT: Final = word_list("limits-said.at")
_ENDS: Final = word_list("limits-said.ends")
_IS: Final = word_list("limits-said.is")
_BESIDE_END: Final = word_list("limits-said.beside-end")
_ONE: Final = word_list("limits-said.one") | _OUT
"""What stands beside "at 200", and is nobody's name."""


def is_limit(place: int, words: Sequence[Word]) -> bool:
    """Whether the number there is what is played to."""
    before, behind = words[max(place - _NEAR, 0) : place], words[place + 1 : place + 2]
    if words[place].value in _TARGETS:
        if any(word.key in _AGREED for word in (*before, *behind)):
            return True
        beside = _beside_totals(place, words)
        if beside and (_throws_out(place, words) or _is_the_end(place, words)):
            return True
    if not place or words[place - 1].key not in _UP_TO:
        return False
    # "At 600 to 400" no limit is told.
    return place == 1 or (words[place - 2].value is None and words[place - 2].key not in _COMES)


def _beside_totals(place: int, words: Sequence[Word]) -> bool:
    """ "Whoever has 480 is out, true?" asks of the number itself: no total stands beside it."""
    others = (word for at, word in enumerate(words) if at != place and not word.plus)
    return any((word.value or 0) > _POINTS for word in others)


def _throws_out(place: int, words: Sequence[Word]) -> bool:
    """ "Whoever reaches 200 is out", "wer 300 hat, fliegt", "at 200 you're gone"."""
    first = place
    while first > 0 and not words[first].breaks:
        first -= 1
    # "Jeder, der 300 hat".
    first -= first > 1 and words[first].key in _WHO
    before = [word.key for word in words[first:place]]
    behind = _up_to_the_next(place, words)
    out = any(word.key in _OUT for word in behind)
    anybody = any(
        key in _WHOEVER or (key in _WHO and at and before[at - 1] in _ANYBODY)
        for at, key in enumerate(before)
    )
    if anybody:
        verbs = {*before, *(word.key for word in behind)}
        return out and bool(verbs & _REACHES)
    if not before or before[-1] not in _AT or not _ONE.issuperset(before[:-1]):
        # "Tom at 480 is out": that is his.
        return False
    if not _OUT.isdisjoint(before):
        return True
    until = next((at for at, word in enumerate(behind) if word.key in _OUT), len(behind))
    return out and all(word.key in _ONE and not word.breaks for word in behind[:until])


def _is_the_end(place: int, words: Sequence[Word]) -> bool:
    """ "300 is the finish", "300 als Schluss", "the finish line is 300"."""
    behind = [word.key for word in _up_to_the_next(place, words)]
    if behind and behind[0] in _IS and not words[place + 1].breaks:
        end = next((at for at, key in enumerate(behind) if key in _ENDS), 0)
        return bool(end) and _BESIDE_END.issuperset(behind[1:end])
    before = [word.key for word in words[max(place - _NEAR, 0) : place]]
    is_at = next((at for at in range(len(before) - 1, 0, -1) if before[at] in _IS), 0)
    ends = is_at and not _ENDS.isdisjoint(before[max(is_at - 2, 0) : is_at])
    return bool(ends) and _BESIDE_END.union(_AT).issuperset(before[is_at + 1 :])


def _up_to_the_next(place: int, words: Sequence[Word]) -> Sequence[Word]:
    """The words behind a number, up to the next one."""
    behind = words[place + 1 : place + 1 + _FAR]
    stop = next((at for at, word in enumerate(behind) if word.value is not None), len(behind))
    return behind[:stop]
