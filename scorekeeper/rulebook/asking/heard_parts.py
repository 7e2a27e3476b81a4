"""The clauses of a question as it was heard, and whether a word of one is known to its reader."""

from collections.abc import Callable, Iterator, Sequence
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
_IF: Final = word_list("heard.if")
_AS: Final = word_list("heard.as")
BESIDE: Final = word_list("heard.beside") | _IF
"""What may be said beside anything: "if", "already", "quietly"."""
_TURNS: Final = word_list("heard.turns")
"""Verbs that stand before whoever is asked about."""


class Parts(NamedTuple):
    """What is told, clause by clause, and the clause that asks, or claims, something of it."""

    told: list[Sequence[Heard]]
    asked: Sequence[Heard]


class People(NamedTuple):
    """Who is spoken of: whoever asks, "they" for a pronoun, or the words that may be names."""

    named: frozenset[str]
    pronouns: frozenset[str]


def parts_of(situation: Situation, asks: Callable[[Sequence[Heard]], bool]) -> Parts | None:
    """The story and the clause that asks: "Tom forgot UNO. Must I draw?", "must I draw if …".

    `asks`: whether a clause may be the question. Of several it is the first from where the question
    begins, of a claim the last one; None where there is none.
    """
    clauses = [one for one in _parted(situation) if not _is_of_hearer(one, situation.language)]
    own = {id(word) for word in situation.heard[situation.begins :]}
    asking = [at for at, one in enumerate(clauses) if id(one[-1]) in own and asks(one)]
    if not asking and clauses and clauses[0][0].key in _TURNS and asks(clauses[0]):
        # "Can I catch him? Tim has one left and said nothing."
        asking = [0]
    if not asking:
        return None
    chosen = asking[-1 if situation.claimed else 0]
    told = [clause for at, clause in enumerate(clauses) if at != chosen]
    return Parts(told, clauses[chosen])


def _parted(situation: Situation) -> list[Sequence[Heard]]:
    """The clauses, cut as well before "if", and where a verb opens what was said in one breath."""
    persons = PERSONS[situation.language]
    parted: list[Sequence[Heard]] = []
    for clause in heard_clauses(situation):
        start = 0
        for at in range(1, len(clause)):
            turns = clause[at].key in _TURNS and at + 1 < len(clause)
            opens = turns and at > start + 1 and clause[at + 1].key in persons.i | persons.they
            # "Lisa ist als Nächste dran", "als laatste kaart": no other clause begins there.
            joins = clause[at].key in _IF and not any(w.key in _AS for w in clause[at + 1 : at + 2])
            if joins or opens:
                parted.append(clause[start:at])
                start = at
        parted.append(clause[start:])
    return parted


def _is_of_hearer(clause: Sequence[Heard], language: str) -> bool:
    """ "Mum, …", "Du, …", and "my aunt" of whom is left that she says what follows."""
    nobody = KIN | PERSONS[language].my | _OF_HEARER
    return all(word.key in nobody for word in clause)


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


def persons_in(
    clause: Sequence[Heard], known: frozenset[str], language: str
) -> list[tuple[Heard, str]] | None:
    """Everybody in a clause, in the order said; None where a word is not known.

    Known are these words, names, relatives, and what is part of something that is known.
    """
    persons = PERSONS[language]
    they = (persons.they | persons.them | persons.perhaps_they) - _OF_HEARER
    found: list[tuple[Heard, str]] = []
    for word in clause:
        if word.key in persons.i | persons.me:
            found.append((word, ME))
        elif word.key in KIN or word.is_name:
            found.append((word, word.key))
        elif word.key in they - known:
            found.append((word, THEY))
        elif not (word.key in known | persons.my or word.concepts or word.value is not None):
            return None
    return found


def person_of(clause: Sequence[Heard], known: frozenset[str], language: str) -> str:
    """The one person of a clause; empty where there is none or another, or a word is not known."""
    everybody = {who for _, who in persons_in(clause, known, language) or ()}
    return next(iter(everybody)) if len(everybody) == 1 else ""


def acting_first(everybody: Sequence[tuple[Heard, str]], language: str) -> list[str]:
    """The people of a clause, whoever acts first: "mir hat Tim verraten" tells of Tim first."""
    done_to = PERSONS[language].me | PERSONS[language].them
    acting = sorted(everybody, key=lambda one: one[0].key in done_to)
    return list(dict.fromkeys(who for _, who in acting))


def is_plain_claim(situation: Situation) -> bool:
    """Whether something is claimed, denied or doubted, which is answered elsewhere."""
    return situation.claimed or situation.negated or situation.doubted


def keys_of(clauses: Sequence[Sequence[Heard]]) -> frozenset[str]:
    """The words of several clauses."""
    return frozenset(word.key for clause in clauses for word in clause)
