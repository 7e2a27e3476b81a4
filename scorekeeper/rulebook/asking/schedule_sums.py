"""What is counted of partners who change: stages and rounds, tables, people, who meets how often.

Eight players at two tables need seven stages of four rounds: in them everybody is everybody's
partner once and everybody's opponent twice (RULES.md §2.6).
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.schedule_with_one import rounds_with_one
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import EACH, WHOLE
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "rotating-partners"
_PLAYERS: Final = 8
_STAGES: Final = 7
_ROUNDS: Final = 4
_AS_OPPONENT: Final = 2
_AS_PARTNER: Final = 1
_NEAR: Final = 3


def schedule_sum(story: Story) -> Sum | None:
    """How many of it; None where nothing of the schedule is asked for, or it is not for eight."""
    situation = story.situation
    keys = situation.keys
    if situation.claimed or situation.ask not in {"number", "any"} or situation.cards:
        return None
    staged = not _STAGE.isdisjoint(keys)
    eight = "eight-players" in story.said or any(n.value == _PLAYERS for n in situation.numbers)
    eight = eight or story.facts.values.get("players") == str(_PLAYERS)
    if not (eight or (staged and "partners" in story.said)):
        return None
    together = rounds_with_one(story)
    if together is not None:
        return Sum(together, str(together), _RULING, "eight", "number", certain=True)
    value = _rounds_of_stages(story) or _rounds_of_all(story)
    value = value or _rounds_with_one(story) or _how_often(story, staged=staged) or _counted(story)
    return None if value is None else Sum(value, str(value), _RULING, "eight", "number")


def _rounds_of_stages(story: Story) -> int | None:
    """ "Rounds per stage?", "after three stages, how many rounds have been played?"."""
    keys = story.situation.keys
    if _ROUND.isdisjoint(keys):
        return None
    if any(one in _EACH and other in _STAGE for one, other in pairwise(keys)):
        return _ROUNDS
    stages = [
        n.value
        for n in story.situation.numbers
        if n.value <= _STAGES and not _STAGE.isdisjoint(keys[n.at + 1 : n.at + _NEAR])
    ]
    return stages[0] * _ROUNDS if len(stages) == 1 and _asks_for(keys, _ROUND) else None


def _rounds_of_all(story: Story) -> int | None:
    """ "With four rounds for each partner, how many is that in all?"."""
    keys = story.situation.keys
    told = [n.value for n in story.situation.numbers if not _ROUND.isdisjoint(keys[n.at + 1 :][:2])]
    each = any(one in _FOR_EACH and other in _PARTNER for one, other in pairwise(keys))
    whole = not WHOLE.isdisjoint(keys)
    situation = story.situation
    if "each-partner" in story.said - situation.asked and situation.begins:
        # "Everyone plays four rounds with each of the others. How many rounds do we end up with?".
        each, whole = True, _OF_FEW.isdisjoint(keys[situation.begins :])
    if told != [_ROUNDS] or not each or not whole or not _asks_for(keys, _ROUND):
        return None
    return _STAGES * _ROUNDS


def _rounds_with_one(story: Story) -> int | None:
    """ "For how many rounds is Sue my partner?", "how many rounds until we change partners?"."""
    keys = story.situation.keys
    begins = next(
        (
            at
            for at, key in enumerate(keys)
            if key in _MANY and not _ROUND.isdisjoint(keys[at + 1 : at + _NEAR])
        ),
        None,
    )
    if begins is None or _PLAYERS not in {n.value for n in story.situation.numbers}:
        return None
    asked = frozenset(keys[begins:])
    one = any(
        before in _ONE_BEFORE and key in _ONE_PARTNER for before, key in pairwise(keys[begins:])
    )
    changed = bool(asked & _CHANGED and asked & _UNTIL and asked & _PARTNER)
    if asked & (_ALL_OF_THEM | _CHANGING) or (asked & (_UNTIL | _CHANGED) and not changed):
        return None
    if asked & _ONE_OPPONENT:
        return None if asked & _ONE_PARTNER else _AS_OPPONENT * _ROUNDS
    pair = asked & _TOGETHER and not asked.isdisjoint(_I) and asked & _AND
    return _AS_PARTNER * _ROUNDS if one or pair or changed else None


def _how_often(story: Story, *, staged: bool) -> int | None:
    """How often the same two meet; in stages, where nobody asks for rounds."""
    keys = story.situation.keys
    begins = next((at for at, key in enumerate(keys) if key in _OFTEN), None)
    if begins is None:
        return None
    asked = frozenset(keys[begins:])
    if asked & _IN_A_ROW:
        return _ROUNDS if asked & _PARTNER else None
    rounds = _ROUNDS if asked & _ROUND else 1
    if asked & _OPPONENT:
        return _AS_OPPONENT * rounds
    return _AS_PARTNER * rounds if staged and asked & _PARTNER else None


def _counted(story: Story) -> int | None:
    """How many stages there are, and how many people it takes at two tables."""
    keys = story.situation.keys
    if _asks_for(keys, _STAGE):
        return _STAGES
    told = any(n.value == _PLAYERS for n in story.situation.numbers)
    tables = not _TABLES.isdisjoint(keys)
    return _PLAYERS if tables and not told and _asks_for(keys, _PEOPLE) else None


def _asks_for(keys: Sequence[str], nouns: frozenset[str]) -> bool:
    """Whether one of these nouns is what "how many" asks for, or what the question begins with."""
    if keys[0] in nouns:
        return True
    behind = (keys[at + 1 : at + _NEAR] for at, key in enumerate(keys) if key in _MANY)
    return any(not nouns.isdisjoint(near) for near in behind)


_CHANGED: Final = word_list("schedule-sums.changed")
_CHANGING: Final = word_list("schedule-sums.changing")
_UNTIL: Final = word_list("schedule-sums.until")
_ALL_OF_THEM: Final = word_list("schedule-sums.all-of-them")
_ONE_OPPONENT: Final = word_list("schedule-sums.one-opponent")
_ONE_BEFORE: Final = word_list("schedule-sums.one-before")
_ONE_PARTNER: Final = word_list("schedule-sums.one-partner")
_TOGETHER: Final = word_list("schedule-sums.together")
_I: Final = word_list("schedule-sums.i")
_AND: Final = word_list("schedule-sums.and")
_STAGE: Final = word_list("schedule-sums.stage")
_OF_FEW: Final = _I | _STAGE | EACH | word_list("schedule-sums.tables")
_ROUND: Final = word_list("schedule-sums.round")
_FOR_EACH: Final = EACH | word_list("schedule-sums.for-each")
_EACH: Final = EACH | word_list("schedule-sums.each")
_OFTEN: Final = word_list("schedule-sums.often")
_IN_A_ROW: Final = word_list("schedule-sums.in-a-row")
_PARTNER: Final = word_list("schedule-sums.partner")
_OPPONENT: Final = word_list("schedule-sums.opponent")
_MANY: Final = word_list("schedule-sums.many")
_TABLES: Final = word_list("schedule-sums.tables")
_PEOPLE: Final = word_list("schedule-sums.people")
