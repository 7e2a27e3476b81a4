"""Who is spoken of in a clause: whoever asks, or somebody else."""

from collections.abc import Callable, Container, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from scorekeeper.rulebook.asking.words import Keyed, Parted, Word
from scorekeeper.rulebook.word_lists import word_list

Whose = Literal["me", "other", ""]
IsName = Callable[[int], bool]
"""Whether the word at a place is somebody's name."""


class Persons(NamedTuple):
    """The words of one language that stand for somebody.

    `i` and `they` do something, `me` and `them` have something done to them; `my` and `their` own
    something. `perhaps_they` may be any of these. `i_do` and `they_do` are verbs that tell who
    does it without another word.
    """

    i: frozenset[str]
    me: frozenset[str]
    my: frozenset[str]
    they: frozenset[str]
    them: frozenset[str]
    perhaps_they: frozenset[str]
    i_do: frozenset[str]
    they_do: frozenset[str]


def _words(written: str) -> frozenset[str]:
    return frozenset(written.split())


PERSONS: Final = {
    "en": Persons(
        _words("i im ive id"),
        _words("me mine myself"),
        _words("my"),
        _words("he she they hes shes theyre youre whoever"),
        _words("him them hers theirs opponent opponents"),
        _words("you his her their your"),
        _words("am"),
        _words("has holds sits plays puts drops lays throws slaps hits gets picks draws"),
    ),
    "de": Persons(
        _words("ich"),
        _words("mir mich"),
        _words("mein meine meinen meiner meinem meines"),
        _words("er sie du"),
        _words("ihm ihn dir dich ihnen"),
        _words("ihr ihre ihren ihrer seine seinen seiner seinem sein deine dein deinen"),
        _words("hab habe leg lege hau spiel spiele sitz sitze hock halt halte bin zieh ziehe krieg")
        | _words("zweifle bezweifle kriege schmeiss werf knall pack steh stehe"),
        _words("hat legt spielt haut sitzt hockt schmeisst knallt wirft hast packt gibt"),
    ),
    "nl": Persons(
        _words("ik k"),
        _words("mij me"),
        _words("mijn m"),
        _words("hij zij ze ie jij"),
        _words("hem hun jou"),
        _words("haar jouw je"),
        _words("heb hou leg speel ben smijt daag"),
        _words("heeft houdt legt speelt gooit smijt krijgt hebt"),
    ),
}
_RELATIVE: Final = {
    "en": _words("who whos"),
    "de": _words("der die"),
    "nl": _words("die"),
}
"""Words that stand for somebody where a verb of holding follows or ends the clause."""
_HAVE: Final = word_list("persons.have")
_OWN_CARDS: Final = word_list("persons.own-cards")
"""What somebody owns who asks; "my wife" is somebody else."""
_DONE_BY_ME: Final = word_list("persons.done-by-me")
_JOINTS: Final = word_list("persons.joints")
_THEIRS: Final = word_list("persons.theirs")
_ON: Final = word_list("persons.on")
_AND: Final = word_list("persons.and")
_THE: Final = word_list("persons.the")
_SUBJECT: Final = 3
_USES: Final = word_list("persons.uses")
_SOMEBODY: Final = word_list("persons.somebody")
_BY_MEANS: Final = word_list("persons.by-means")


def who_are_somebody(listed: frozenset[str], language: str) -> frozenset[str]:
    """The words of a list that stand for somebody: Dutch "er" does not, as German "er" does."""
    return listed - {"er"} if language == "nl" else listed


def clauses(words: Sequence[Parted]) -> Iterator[range]:
    """The places of each clause, between commas and full stops."""
    start = 0
    for place in range(1, len(words) + 1):
        if place == len(words) or words[place].breaks:
            yield range(start, place)
            start = place


def clauses_cut(words: Sequence[Keyed], cuts: Container[str]) -> Iterator[range]:
    """The clauses, cut again where one of these words goes on: "and"."""
    for clause in clauses(words):
        start = clause.start
        for at in clause:
            if words[at].key in cuts and at > start:
                yield range(start, at)
                start = at
        yield range(start, clause.stop)


def clause_at(words: Sequence[Parted], place: int) -> range:
    """The clause that a place is in."""
    return next(clause for clause in clauses(words) if place in clause)


def person_at(words: Sequence[Word], place: int, language: str) -> Whose:
    """Whom the word at this place stands for, or whose something is."""
    persons = PERSONS[language]
    key = words[place].key
    before = words[place - 1].key if place and not words[place].breaks else ""
    after = words[place + 1].key if place + 1 < len(words) else ""
    if key in persons.i or key in persons.me:
        return "me"
    if key in persons.my:
        own = after in _OWN_CARDS or words[min(place + 1, len(words) - 1)].value is not None
        return "me" if own else "other"
    if key in persons.they or key in persons.they_do:
        return "other"
    if key in persons.them or key in persons.perhaps_they:
        # "With it" in German and Dutch: the card, and nobody.
        return "" if before in _BY_MEANS and language != "en" else "other"
    if key in _RELATIVE[language]:
        clause = clause_at(words, place)
        holds = after in _HAVE or words[clause.stop - 1].key in _HAVE
        return "other" if holds and (place == clause.start or key == "who") else ""
    return ""


def whose_at(words: Sequence[Word], place: int, language: str) -> Whose:
    """Whose something is that is told at this place: of the persons in its clause, the nearest.

    What stands before it counts rather than what stands behind it.
    """
    clause = clause_at(words, place)
    for at in [*range(place - 1, clause.start - 1, -1), *range(place + 1, clause.stop)]:
        if at > place and _has_subject(words, clause, place):
            return "other"
        if at > place and words[at].key in _AND:
            # "I lay it, keep two and she has six".
            break
        whose = person_at(words, at, language)
        if whose:
            return whose
    if clause.start and words[clause_at(words, clause.start - 1).start].key in _RELATIVE[language]:
        # "Max, who sits next, had one".
        return "other"
    if _is_mine(words[clause.start].key, language):
        return "me"
    return "other" if _has_subject(words, clause, place) else ""


def _has_subject(words: Sequence[Word], clause: range, place: int) -> bool:
    """ "Grandad had eight": somebody is named before the verb, by a name that nobody can know."""
    return any(
        words[at].key in _HAVE and at > clause.start and words[at - 1].key not in _JOINTS
        for at in range(clause.start, place)
    )


def _is_mine(key: str, language: str) -> bool:
    """ "Had six cards", "hab vier": nobody is named, and so whoever asks is meant."""
    return key in PERSONS[language].i_do or (language == "en" and key in _DONE_BY_ME)


def doer_at(words: Sequence[Word], place: int, language: str) -> Whose:
    """Who does what is told of at this place, a card that is laid: the subject of its clause."""
    clause = clause_at(words, place)
    persons = PERSONS[language]
    for at in range(place - 1, max(place - 3, clause.start - 1), -1):
        # "My +4", "his red skip"; "my uncle doubts" is of the uncle.
        if at < place - 1 and words[place - 1].key not in _OWN_CARDS:
            break
        if words[at].key in persons.my:
            return "me"
        if words[at].key in _THEIRS:
            return "other"
    for at in range(place - 1, clause.start - 1, -1):
        if words[at].key in persons.i:
            return "me"
        if _begins_anew(words, at, place):
            return "other"
        somebody = words[at].key in persons.my and person_at(words, at, language) == "other"
        if words[at].key in persons.they | persons.they_do or (somebody and not _is_hit(words, at)):
            return "other"
    if _is_mine(words[clause.start].key, language):
        return "me"
    for at in range(place, clause.stop):
        if words[at].key in persons.i:
            return "me"
        if words[at].key in persons.they | persons.they_do:
            return "other"
    return "other" if any(person_at(words, at, language) == "other" for at in clause) else ""


def _begins_anew(words: Sequence[Word], at: int, place: int) -> bool:
    """ "I hold two and the man beside me uses …": behind "and" somebody else does something."""
    if words[at].key not in _AND or place - at <= _SUBJECT or words[at].breaks:
        return False
    if words[at + 1].key in _SOMEBODY:
        return True
    article = words[at + 1].key in _THE and not words[at + 1].breaks
    return article and words[at + 2].value is None and words[at + 3].key in _USES


def _is_hit(words: Sequence[Word], at: int) -> bool:
    """ "On my wife": whoever something is done to."""
    return at > 0 and words[at - 1].key in _ON and not words[at].breaks


def done_to_me(words: Sequence[Word], place: int, language: str) -> bool:
    """Whether something is done to whoever asks, in the clause of this place."""
    clause = clause_at(words, place)
    me = any(words[at].key in PERSONS[language].me for at in clause)
    return me and doer_at(words, place, language) != "me"
