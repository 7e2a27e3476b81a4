"""UNO was forgotten and said after all before anybody noticed: nobody may be caught for that.

"I forgot UNO but said it before she noticed. Is she entitled to catch me?": no, and nothing is
drawn for it. Where she noticed before it was said, or a word tells of anything else, nothing is
read.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_CATCHES: Final = word_list("catching.catches")
_SMALL: Final = word_list("catching.small") | word_list("called-in-time.small")
_FORGOT: Final = word_list("catching.forgot")
_SAID: Final = word_list("called-in-time.said")
_BEFORE: Final = word_list("called-in-time.before")
_NOTICED: Final = word_list("called-in-time.noticed")
_DENIES: Final = word_list("uno-told.no") | word_list("called-in-time.forgot")
_BUT: Final = word_list("called-in-time.but")
_KNOWN: Final = _SMALL | _FORGOT | _SAID | _BEFORE | _NOTICED | _BUT
_DRAWS: Final = word_list("uno-told.draws")
_FREE: Final = word_list("uno-told.free")
_WITHOUT: Final = word_list("uno-told.without")
_COSTS: Final = _DRAWS | _FREE | _WITHOUT | word_list("uno-told.plain")
_NEAR: Final = 5


def called_in_time(story: Story) -> Compared | None:
    """ "I forgot UNO but said it before she noticed. May she still catch me?": no."""
    situation = story.situation
    keys, begins = situation.keys, situation.begins
    persons = PERSONS[situation.language]
    if situation.ask != "yes-no" or not begins or not {"uno", "forget"} <= story.said:
        return None
    if situation.named or situation.negated or situation.doubted or situation.claimed:
        return None
    told, asked = keys[:begins], frozenset(keys[begins:])
    catches = not asked.isdisjoint(_CATCHES) and asked <= _CATCHES | _SMALL
    if not catches or not asked.isdisjoint(persons.i):
        return None
    return Compared("uno-corrected", "no") if _was_said_before(told) else None


def said_unpunished(story: Story) -> Compared | None:
    """ "She forgot UNO, then said it before we did. So nothing to draw?": so it is."""
    situation = story.situation
    persons = PERSONS[situation.language]
    if situation.ask not in {"yes-no", "any"} or situation.named or situation.doubted:
        return None
    if not {"forget", "uno"} & story.said or situation.negated:
        return None
    breaks = [at for at, word in enumerate(situation.heard) if word.breaks]
    begins = max([situation.begins, *breaks])
    told, asked = situation.keys[:begins], frozenset(situation.keys[begins:])
    people = persons.i | persons.me | persons.my | persons.they | persons.them
    free, draws = bool(asked & _FREE), bool(asked & _DRAWS)
    amounts = any(number.value > 1 for number in situation.numbers if number.at < begins)
    if amounts or not (free or draws) or not asked <= _COSTS | people | persons.perhaps_they:
        return None
    free = free or bool(asked & _WITHOUT)
    return Compared("uno-corrected", yes_or_no(free)) if _was_said_before(told) else None


def _was_said_before(told: Sequence[str]) -> bool:
    """ "… but said it before she noticed": behind "but" or "and", where nothing is denied."""
    before = next((at for at, key in enumerate(told) if _opens(told, at)), None)
    if before is None:
        return False
    joined = [at for at in range(before) if told[at] in _BUT]
    start = joined[-1] + 1 if joined else 0
    said, noticed = told[start:before], told[before + 1 :]
    # "Before Anna noticed": a name is no strange word there.
    known = all(key in _KNOWN for key in (*told[:before], *noticed[1:]))
    said_so = bool(joined) and not _SAID.isdisjoint(said) and _DENIES.isdisjoint(said)
    return known and said_so and _DENIES.isdisjoint(noticed)


def _opens(told: Sequence[str], at: int) -> bool:
    """ "Before she noticed", and not "before she drew"."""
    behind = told[at + 1 : at + 1 + _NEAR]
    return told[at] in _BEFORE and not _NOTICED.isdisjoint(behind)
