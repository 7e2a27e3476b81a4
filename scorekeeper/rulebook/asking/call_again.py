"""Whether UNO is called again after a card that had to be drawn: once it is laid, not while held.

"I'd called UNO, had to draw and kept the card. Call it again now?": with two cards nobody calls.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import (
    ME,
    THEY,
    heard_clauses,
    is_plain_claim,
    keys_of,
    people_in,
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
_UNO: Final = "uno"
_KNOWN: Final = _DRAWS | _AGAIN | _CALLS | _KEEPS | _LAYS | _SMALL | {_UNO}


def called_again(story: Story) -> Compared | None:
    """ "Uno was called, then I had to draw and could lay it. Call again?"."""
    situation = story.situation
    if situation.named or story.said & _OTHERWISE or is_plain_claim(situation):
        return None
    if situation.ask not in {"yes-no", "any"} or any(n.value != 1 for n in situation.numbers):
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
