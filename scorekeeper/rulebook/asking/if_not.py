"""Negations of a condition, where no comma tells how far it goes: "if you can't play you draw one".

They deny when something is so, and not what is claimed. "If I finish on a +2 the next one doesn't
draw" denies the claim.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.frames import Span
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_JOINS: Final = word_list("if-not.joins")
_PERSONS: Final = word_list("if-not.persons")
"""Who does something in English, and never to whom it is done."""
_ADVERBS: Final = word_list("if-not.adverbs")
_THEN: Final = word_list("if-not.then")
_SUBJECTS: Final = word_list("denials.subjects")
_BEFORE_THINGS: Final = word_list("denials.before-things")
_ARTICLES: Final = word_list("denials.articles")
_ONE_WORD: Final = 1
_FEW: Final = 2
"""Words of a condition before what denies it, behind which it can be nothing else."""
_LONG: Final = 4
"""Words of "the one who sits there" before "can't"."""


def is_thing(words: Sequence[Word], place: int) -> bool:
    """ "After a seven": no clause of its own."""
    after = words[place + 1].key if place + 1 < len(words) else ""
    return words[place].key in _BEFORE_THINGS and after in _ARTICLES


def denies_condition(words: Sequence[Word], low: int, span: Span, glossary: Glossary) -> bool:
    """Whether the negation belongs to the condition before it, of a claim that begins at `low`."""
    begun = (
        at
        for at in range(span.start, low - 1, -1)
        if glossary.frames.at(words, at, "conditions") is not None and not is_thing(words, at)
    )
    start = next(begun, None)
    return start is not None and _denies_it(words, start, span, glossary)


def _denies_it(words: Sequence[Word], start: int, span: Span, glossary: Glossary) -> bool:
    """Whether the negation belongs to the condition that begins at `start`."""
    inside = range(start + 1, span.start)
    if any(glossary.frames.at(words, at, "negations") is not None for at in inside):
        return False
    if glossary.language == "en":
        return _denies_in_english(words, start, span, glossary)
    before = [word.key for word in words[start + 1 : span.start]]
    behind = [word.key for word in words[span.end :]]
    verbs = glossary.lists["yes-no"] | glossary.lists["have"]
    if not verbs.isdisjoint(before):
        # The verb ends the condition.
        return False
    return len(before) <= _FEW or _goes_on_behind(behind, verbs, glossary)


def _goes_on_behind(behind: Sequence[str], verbs: frozenset[str], glossary: Glossary) -> bool:
    """ "… kann muss man", "… hat zieht der": a verb, and behind it the one that is claimed."""
    starts = verbs | _SUBJECTS
    return any(
        first in _THEN
        or f"{first} {second}" in glossary.lists["inversions"]
        or (first in verbs and second in starts)
        for first, second in pairwise(behind)
    )


def _denies_in_english(words: Sequence[Word], start: int, span: Span, glossary: Glossary) -> bool:
    """What stands between "if" and the negation is no more than who does it."""
    verbs, have = glossary.lists["yes-no"], glossary.lists["have"]
    joint = max(at for at in range(start, span.start) if at == start or words[at].key in _JOINS)
    before = [word.key for word in words[joint + 1 : span.start]]
    if joint == start and not before:
        return True
    more = _somebody_behind(words, span.end, glossary)
    if not span.put or span.put[0] not in verbs:
        # "If nobody sees it", "if you have no card", but "if I forget it nothing happens".
        return more or not have.isdisjoint(before[-1:])
    if not before:
        return True
    if len(before) == _ONE_WORD:
        return True
    if len(before) == _FEW and before[0] in _PERSONS:
        return before[1] in _ADVERBS
    return more and len(before) <= _LONG and _PERSONS.isdisjoint(before)


def _somebody_behind(words: Sequence[Word], start: int, glossary: Glossary) -> bool:
    """Whether another clause begins with somebody who does something."""
    for at in range(start, len(words) - 1):
        key = words[at].key
        if key in _JOINS or glossary.frames.at(words, at, "conditions") is not None:
            return False
        if key in _PERSONS and words[at - 1].key not in glossary.lists["prepositions"]:
            return True
    return False
