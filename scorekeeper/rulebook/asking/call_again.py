"""Whether UNO is called again after a card that had to be drawn: once it is laid, not while held.

"I'd called UNO, had to draw and kept the card. Call it again now?": with two cards nobody calls.
Whoever is back to one card calls it again, and once was not enough.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import (
    BESIDE,
    ME,
    THEY,
    heard_clauses,
    keys_of,
    parts_of,
    people_in,
    persons_in,
)
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "uno-when"
_OTHERWISE: Final = frozenset(
    {"forget", "caught", "penalty", "draw-card", "i-was-hit", "who", "swap", "finish"}
)
_DRAWS: Final = word_list("drawn-again.draws")
_AGAIN: Final = word_list("call-again.again")
_CALLS: Final = word_list("call-again.calls")
_KEEPS: Final = word_list("call-again.keeps")
_LAYS: Final = word_list("call-again.lays")
_NOT: Final = word_list("drawn-again.not")
_SMALL: Final = word_list("call-again.small")
_ENOUGH: Final = word_list("call-again.enough")
_ONCE: Final = word_list("call-again.once")
_BACK: Final = word_list("call-again.back")
_ONE: Final = word_list("call-again.one")
_UNO: Final = "uno"
_KNOWN: Final = _DRAWS | _AGAIN | _CALLS | _KEEPS | _LAYS | _SMALL | {_UNO}


def called_again(story: Story) -> Compared | None:
    """ "Uno was called, then I had to draw and could lay it. Call again?"."""
    situation = story.situation
    if situation.named or story.said & _OTHERWISE or situation.negated or situation.doubted:
        return None
    if situation.ask not in {"yes-no", "any"}:
        return None
    back = _back_to_one(story)
    if back is not None or situation.claimed:
        return back
    if any(n.value != 1 for n in situation.numbers):
        return None
    *told, asked = heard_clauses(situation) or [()]
    own, story_keys = keys_of([asked]), keys_of(told)
    if not (own & _AGAIN and own & (_CALLS | {_UNO})) or own & (_KEEPS | _LAYS):
        return None
    if _UNO not in story_keys or not _is_known([*told, asked], situation.language):
        return None
    behind = _behind_draw(told)
    keeps, lays = bool(behind & _KEEPS), bool(behind & _LAYS)
    return Compared(_RULING, yes_or_no(lays)) if keeps != lays else None


def _back_to_one(story: Story) -> Compared | None:
    """ "I called UNO, had to draw and am back to one. Was once enough?": it is called again."""
    situation = story.situation
    parts = parts_of(situation, _asks_for_call)
    if parts is None:
        return None
    first = next((at for at, one in enumerate(parts.told) if keys_of([one]) & _DRAWS), None)
    if first is None:
        return None
    before, behind = parts.told[:first], parts.told[first:]
    called = keys_of(before) & _CALLS and _UNO in keys_of(before)
    # "Weer maar één kaart" is cut at the "maar", which is a "but" as well.
    back = any(_is_back([*one, *after]) for one, after in pairwise([*behind, ()]))
    heard = [persons_in(one, _KNOWN | _ENOUGH | BESIDE, situation.language) for one in parts.told]
    people = {who for one in heard for _, who in one or ()}
    if not called or not back or None in heard or len(people) != 1:
        return None
    return Compared(_RULING, yes_or_no(not keys_of([parts.asked]) & _ENOUGH))


def _asks_for_call(clause: Sequence[Heard]) -> bool:
    """ "Must I say it again?", "is the first call enough?"; every word is known."""
    keys = {word.key for word in clause if word.value is None}
    enough, again = bool(keys & _ENOUGH), bool(keys & _AGAIN and keys & (_CALLS | {_UNO}))
    known = _KNOWN | _ENOUGH | _ONCE | BESIDE
    return enough != again and keys <= known and not keys & (_KEEPS | _LAYS)


def _is_back(clause: Sequence[Heard]) -> bool:
    """ "Back to one card", "wieder bei einer Karte": one card again, and no other number."""
    keys = {word.key for word in clause}
    one = {word.value for word in clause if word.value is not None} == {1} or keys & _ONE
    return bool(one) and bool(keys & (_AGAIN | _BACK)) and not keys & (_LAYS | _NOT)


def _behind_draw(told: Sequence[Sequence[Heard]]) -> frozenset[str]:
    """What is told of the card once it was drawn, and not before."""
    first = next((at for at, one in enumerate(told) if keys_of([one]) & _DRAWS), len(told))
    before, behind = keys_of(told[:first]), keys_of(told[first:])
    called = before & (_CALLS | {_UNO}) and not before & (_KEEPS | _LAYS)
    return behind if called and not behind & _NOT else frozenset()


def _is_known(clauses: Sequence[Sequence[Heard]], language: str) -> bool:
    """Whether every word is, and no more than one person is spoken of."""
    people = [people_in(clause, _KNOWN, language) for clause in clauses]
    who = frozenset[str]().union(*(one.pronouns for one in people))
    return not any(one.named for one in people) and who != {ME, THEY}
