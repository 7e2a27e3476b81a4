"""Rounds that somebody plays together with one certain person, where eight change partners.

"How many rounds do I play with Sue?", "wie viele Runden spiele ich mit jedem einzelnen zusammen?":
everybody is everybody's partner in one of seven stages, which has four rounds.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Story
from scorekeeper.rulebook.asking.units_asked import counts
from scorekeeper.rulebook.word_lists import word_list

_ROUNDS: Final = 4


def rounds_with_one(story: Story) -> int | None:
    """How many rounds two are partners; None where it is not asked of one person, or not clear."""
    situation = story.situation
    if not counts(story, _ROUND) or situation.asked & _OF_ANOTHER_KIND:
        return None
    asks = [at for at, word in enumerate(situation.heard) if word.key in _ROUND][-1]
    rest = situation.heard[asks + 1 :]
    ends = (at for at, word in enumerate(rest) if word.breaks or word.key in _IF)
    own = rest[: next(ends, len(rest))]
    keys = frozenset(word.key for word in own)
    # Eight who play "together with" somebody change partners, though nobody says so.
    if "rotating" not in story.said and keys.isdisjoint(_TOGETHER):
        return None
    persons = PERSONS[situation.language]
    somebody = bool(keys & (persons.i | persons.me)) or _two_named(own)
    if not somebody or keys & _OTHERWISE or any(word.value is not None for word in own):
        return None
    with_one = any(
        word.key in _WITH and _is_one_person(own[at + 1 :], persons.my)
        for at, word in enumerate(own)
    )
    if with_one:
        # "With Ann and Bo" is asked of two.
        return None if _two_named(rest) and keys & (persons.i | persons.me) else _ROUNDS
    return _ROUNDS if _two_named(own) and keys & _TOGETHER else None


def _is_one_person(words: Sequence[Heard], my: frozenset[str]) -> bool:
    """Whether these words begin with somebody: a name, "my sister", "each of them", "her"."""
    if not words or words[0].breaks:
        return False
    first = words[0]
    if first.key in _HER:
        return True
    if first.key in _EACH:
        # "With each deck": behind it stands nobody, or whoever plays with me.
        behind = next((word for word in words[1:] if word.key not in _SINGLE), None)
        return behind is None or behind.breaks or behind.key in _PARTNER | _TOGETHER | _OF
    if first.key in my:
        return len(words) > 1 and not words[1].breaks and _may_be_somebody(words[1])
    return _may_be_somebody(first)


def _may_be_somebody(word: Heard) -> bool:
    """Whether it may be a name, "sister", or one partner: no word that means something else."""
    name = word.value is None and not word.concepts and word.key not in _NO_NAMES
    return name or word.key in _PARTNER


def _two_named(words: Sequence[Heard]) -> bool:
    """ "How many rounds do Ann and Bo play": two people, or somebody and I."""
    return any(
        joint.key in _AND and _may_be_somebody(before) and _may_be_somebody(after)
        for before, joint, after in zip(words, words[1:], words[2:], strict=False)
    )


_OF_ANOTHER_KIND: Final = frozenset({"win", "lose", "points", "target", "dealer", "finish", "tie"})
"""Rounds that are won together are no part of the schedule."""
_ROUND: Final = word_list("schedule-with-one.round")
_WITH: Final = word_list("schedule-with-one.with")
_HER: Final = word_list("schedule-with-one.her")
_EACH: Final = word_list("schedule-with-one.each")
_SINGLE: Final = word_list("schedule-with-one.single")
_OF: Final = word_list("schedule-with-one.of")
_PARTNER: Final = word_list("schedule-sums.one-partner")
_TOGETHER: Final = word_list("schedule-with-one.together")
_AND: Final = word_list("schedule-sums.and")
_NO_NAMES: Final = word_list("schedule-with-one.no-names")
"""What stands behind "with" and is nobody."""
_IF: Final = word_list("schedule-with-one.if")
_OTHERWISE: Final = word_list("schedule-with-one.otherwise")
"""Who plays against somebody, until when, or that it is asked of all."""
