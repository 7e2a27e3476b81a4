"""When a forgotten UNO was seen: before the next turn, after it had begun, or by nobody at all."""

from itertools import takewhile
from typing import Final, Literal

from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 7
_BACK: Final = 5
_THREE: Final = 3
_BEFORE: Final = word_list("uno-when.before")
_AHEAD: Final = word_list("uno-when.ahead")
_NEXT: Final = word_list("uno-when.next")
_AFTER: Final = word_list("uno-when.after")
_BEGINS: Final = word_list("uno-when.begins")
_NOT_YET: Final = word_list("uno-when.not-yet")
_NOBODY: Final = word_list("uno-when.nobody")
_SEES: Final = word_list("uno-when.sees")
_THINKS: Final = word_list("uno-when.thinks")
_STILL: Final = word_list("uno-when.still")
_AND: Final = word_list("exchange.and")
_ONE: Final = word_list("uno-when.one")
"""Behind "not": "not one of us saw it"."""
_ALREADY: Final = word_list("uno-when.already")
_DOUBT: Final = word_list("uno-when.doubt")
_IN_TIME: Final = word_list("uno-when.in-time")
_TIMELY: Final = frozenset({("in", "time"), ("op", "tijd")})

_NOTICES: Final = word_list("uno-when.notices")
_TIMED: Final = word_list("uno-when.timed")
_CAUGHT: Final = word_list("uno-told.caught")
"""Whoever is caught is seen in time."""
_HAD: Final = word_list("uno-when.had")
_ONCE: Final = word_list("uno-when.once")
_SAW: Final = word_list("uno-told.saw") | _NOTICES
_NEVER: Final = word_list("uno-when.never")
_SAID_IN_TIME: Final = frozenset({"in-time", "next-begins", "not-yet", "turn", "opponent-turn"})

NEXT: Final = _NEXT
TIMES: Final = _BEFORE | _AHEAD | _NEXT | _AFTER | _BEGINS | _NOT_YET | _STILL | _ALREADY
"""Words that tell of the next turn, and of nothing else."""

When = Literal["before", "begun", "unseen"]


def when_seen(situation: Situation, told: range) -> When | None:
    """When it is told to have been seen; None where it is not told, or told in two ways."""
    keys = situation.keys[told.start : told.stop]
    if _DOUBT.intersection(keys):
        return None
    found: set[When] = set()
    for at, key in enumerate(keys):
        behind, ahead = keys[at + 1 : at + 1 + _NEAR], keys[max(at - _BACK, 0) : at]
        if key in _IN_TIME or (key, *behind[:1]) in _TIMELY:
            found.add("before")
        clause = tuple(takewhile(lambda word: word not in _AND, behind))
        nobody = key in _NOBODY or (key in _NOT_YET and _ONE.intersection(behind[:1]))
        if nobody and _SEES.intersection(clause[:_BACK]):
            # Whatever is told beside it: what nobody saw is not punished.
            return "unseen"
        waits = key in (_NOT_YET | _NOBODY) and _BEGINS.intersection(behind[:_BACK])
        begins = key in _BEFORE and (_NEXT | _BEGINS).intersection(behind)
        turn = key in _AHEAD and bool(_NEXT.intersection(behind[:_THREE]))
        turn = turn and not _ALREADY.intersection(behind)
        thinks = key in _THINKS and _STILL.intersection((*ahead, *behind[:_THREE]))
        if waits or begins or turn or thinks:
            found.add("before")
        elif key in _AFTER and _BEGINS.intersection(behind) and not _denied(ahead, behind):
            found.add("begun")
        elif (
            key in _ONCE and _had_begun(keys[max(at - _NEAR, 0) : at]) and _SAW.intersection(clause)
        ):
            # "Anna had laid hers by the time Ben called him out".
            found.add("begun")
    return found.pop() if len(found) == 1 else None


def _had_begun(ahead: tuple[str, ...]) -> bool:
    """ "She had laid a card": it was done by then."""
    had = next((at for at, key in enumerate(ahead) if key in _HAD), len(ahead))
    done = ahead[had + 1 :]
    return bool(_BEGINS.intersection(done)) and _NOT_YET.isdisjoint(done)


def _denied(ahead: tuple[str, ...], behind: tuple[str, ...]) -> bool:
    near = (*ahead, *behind)
    return bool((_NOT_YET | _BEFORE).intersection(near))


def leaves_time_untold(situation: Situation, told: range) -> bool:
    """ "Ole forgot UNO, and I notice. Does he draw?": seen by somebody, and nobody says when."""
    keys = frozenset(situation.keys[told.start : told.stop])
    timed = _TIMED | _CAUGHT | _BEFORE | _AFTER | _IN_TIME | _ALREADY | _NEXT
    timed |= _NEVER | _NOBODY | _DOUBT
    alone = keys.isdisjoint(timed) and not situation.concepts & _SAID_IN_TIME
    return alone and not keys.isdisjoint(_NOTICES)
