"""Cards told of the wrong person, which are another's: "a Wild Draw Four? No, sorry, that was Mia".

In a race everybody's cards count for themselves, so that they and what takes them back are left
out, unless whoever they are given to is asked about or told of elsewhere.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS, clauses
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_MARKERS: Final = word_list("rewording.markers") - word_list("rewording.mine-too")
_AROUND: Final = word_list("rewording.around")
_RACE: Final = word_list("held-by-another.race")
_AND: Final = word_list("drawn-listed.and")
_HAVE: Final = word_list("persons.have")
_THAT: Final = word_list("held-by-another.that")
_WAS: Final = word_list("held-by-another.was")
_BEHIND: Final = word_list("held-by-another.behind")
"""What may stand behind the name: "that was Mia's hand"."""
_NO_NAMES: Final = word_list("held-by-another.no-names")
_TWO: Final = 2


def without_those_of_another(words: Sequence[Word], language: str) -> list[Word]:
    """The words without what is told, and then said to be of somebody else."""
    result = list(words)
    if any(word.key in _RACE for word in words):
        parts = list(clauses(words))
        for at in range(len(parts) - 1, 1, -1):
            before = _told_before(words, parts, at)
            if before is not None:
                start = _start(words, before, language)
                del result[start : parts[at].stop]
    return result


def _told_before(words: Sequence[Word], parts: Sequence[range], at: int) -> range | None:
    """The clause that this one says to be of another."""
    if not _names_another(words, parts[at]):
        return None
    before = at - 1
    while before and _takes_back(words, parts[before]):
        before -= 1
    return None if before == at - 1 else parts[before]


def _start(words: Sequence[Word], part: range, language: str) -> int:
    """Where it begins to be told: "Leo was on 455, and he's been left with" from "and" on."""
    persons = PERSONS[language]
    goes_on = persons.they | persons.perhaps_they | _HAVE
    starts = [at for at in part[:-1] if words[at].key in _AND and words[at + 1].key in goes_on]
    return starts[-1] if starts else part.start


def _takes_back(words: Sequence[Word], part: range) -> bool:
    keys = {words[place].key for place in part}
    return bool(keys & _MARKERS) and keys <= _MARKERS | _AROUND


def _names_another(words: Sequence[Word], part: range) -> bool:
    """ "That was Mia", "those were Mia's": a name that is said nowhere else."""
    keys = [words[place].key for place in part]
    if len(keys) <= _TWO or keys[0] not in _THAT or keys[1] not in _WAS:
        return False
    name, rest = keys[_TWO], keys[_TWO + 1 :]
    alone = sum(word.key in {name, name.removesuffix("s")} for word in words) == 1
    return alone and name not in _NO_NAMES and _BEHIND.issuperset(rest)
