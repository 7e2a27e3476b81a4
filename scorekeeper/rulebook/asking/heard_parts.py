"""The clauses of a question as it was heard, and whether a word of one is known to its reader."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.word_lists import word_list

ME: Final = "me"
THEY: Final = "they"
_AND: Final = word_list("heard.and")
_OF_HEARER: Final = word_list("heard.hearer")
"""Who is spoken to: nobody of whom anything is told."""


class People(NamedTuple):
    """Who is spoken of: whoever asks, "they" for a pronoun, or the words that may be names."""

    named: frozenset[str]
    pronouns: frozenset[str]


def heard_clauses(situation: Situation) -> list[Sequence[Heard]]:
    """The clauses, cut at commas, full stops and "and", none of which is empty."""
    return [clause for clause in _cut(situation.heard) if clause]


def _cut(heard: Sequence[Heard]) -> Iterator[Sequence[Heard]]:
    start = 0
    for at, word in enumerate(heard):
        if word.key in _AND:
            yield heard[start:at]
            start = at + 1
        elif word.breaks:
            yield heard[start:at]
            start = at
    yield heard[start:]


def people_in(clause: Sequence[Heard], known: frozenset[str], language: str) -> People:
    """Everybody in a clause in which these words are known; every other word may be a name."""
    persons = PERSONS[language]
    mine = persons.i | persons.me
    named, pronouns = set[str](), set[str]()
    for word in clause:
        if word.key in mine:
            pronouns.add(ME)
        elif word.key in (persons.they | persons.them) - _OF_HEARER:
            pronouns.add(THEY)
        elif word.key in KIN or (word.key not in known | persons.my and word.value is None):
            named.add(word.key)
    return People(frozenset(named), frozenset(pronouns))


def is_plain_claim(situation: Situation) -> bool:
    """Whether something is claimed, denied or doubted, which is answered elsewhere."""
    return situation.claimed or situation.negated or situation.doubted


def keys_of(clauses: Sequence[Sequence[Heard]]) -> frozenset[str]:
    """The words of several clauses."""
    return frozenset(word.key for clause in clauses for word in clause)
