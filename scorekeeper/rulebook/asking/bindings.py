"""What belongs to what in a question: what is denied or stressed, in time, and who is asked about.

Experience compares questions by the concepts they speak of. That "nobody challenged" speaks of a
challenge that there is none of, that two draw if I was caught *before* I said it, and that Nina
only heard the hint another gave, is told by the words beside a concept; names are made of both here
("no:challenge", "before:caught", "asked-for:hearer"), which hold in any language.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from scorekeeper.rulebook.asking.glossary import ASKING, Mention
from scorekeeper.rulebook.asking.persons import PERSONS, clause_at
from scorekeeper.rulebook.asking.roles import role_asked_for
from scorekeeper.rulebook.asking.words import Word, keys_in
from scorekeeper.rulebook.word_lists import word_list

HEARER: Final = "asked-for-hearer"
_HEARERS: Final = frozenset({"asked-for:hearer", "asked-for:hearer-me"})
_DOERS: Final = frozenset({"asked-for:doer", "asked-for:doer-me"})
_ASIDE: Final = frozenset({"asked-for:aside", "asked-for:aside-me"})
_BEFORE: Final = 4
_BEHIND: Final = 2
"""Words between what denies and what is denied, by the side it stands on."""
_REACH: Final = 8
"""Words that a "before" or an "only" may speak of."""
_ENDS: Final = frozenset(".!?:;")


def bindings_of(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    begins: int,
    text: str,
    language: str,
) -> frozenset[str]:
    """Names for what belongs together; `begins`: where the question itself does."""
    begins = begins or _last_sentence(words, text)
    told = [mention for mention in mentions if mention.concept not in ASKING]
    role = role_asked_for(words, begins, text, language)
    return frozenset(
        [
            *_denied(words, told, begins),
            *_in_time(words, told),
            *_stressed(words, told, language),
            *([f"asked-for:{role}"] if role else []),
        ]
    )


def said_by_bindings(bindings: frozenset[str]) -> frozenset[str]:
    """What cases go by: that who is asked about is the one it was done to."""
    return frozenset({HEARER} if bindings & _HEARERS else ())


def loses_by_own_card(bindings: frozenset[str]) -> Literal["own", "other", "open"]:
    """Whose turn may be lost: that of whoever laid the card, or another's."""
    if bindings & _DOERS:
        return "own"
    return "other" if bindings & (_HEARERS | _ASIDE) else "open"


def _last_sentence(words: Sequence[Word], text: str) -> int:
    """Where it begins, if what is told stands before it."""
    for at in range(len(words) - 1, 0, -1):
        if _ENDS.intersection(text[words[at - 1].end : words[at].start]):
            return at
    return 0


def _denied(words: Sequence[Word], told: Sequence[Mention], begins: int) -> Iterator[str]:
    """ "Nobody challenged", "er hat die Farbe nicht"."""
    for mention in told:
        clause = clause_at(words, mention.start)
        near = range(
            max(mention.start - _BEFORE, clause.start), min(mention.end + _BEHIND, clause.stop)
        )
        if any(words[at].key in _NOT for at in near):
            yield f"no:{mention.concept}"
            if mention.end > begins > 0:
                yield f"asks-no:{mention.concept}"


def _in_time(words: Sequence[Word], told: Sequence[Mention]) -> Iterator[str]:
    """ "Before anybody noticed", "erst nachdem er rief", "zolang niemand het merkt"."""
    for at, word in enumerate(words):
        when = next((name for name, keys in _WHEN.items() if word.key in keys), "")
        if not when:
            continue
        stop = next(
            (place for place in range(at + 1, len(words)) if words[place].breaks), len(words)
        )
        for mention in told:
            if at < mention.end - 1 and mention.start < min(stop, at + _REACH):
                yield f"{when}:{mention.concept}"


def _stressed(words: Sequence[Word], told: Sequence[Mention], language: str) -> Iterator[str]:
    """What an "only" or "even" speaks of: a person, an amount, a thing."""
    persons = PERSONS[language]
    by_place = {mention.start: mention.concept for mention in reversed(told)}
    for at, word in enumerate(words):
        how = next((name for name, keys in _STRESS.items() if word.key in keys), "")
        behind = range(at + 1, min(at + 1 + _BEFORE, len(words)))
        for place in behind if how else ():
            key, value = words[place].key, words[place].value
            if key in persons.i | persons.me:
                yield f"{how}:me"
            elif key in persons.they | persons.them:
                yield f"{how}:other"
            elif value is not None:
                yield f"{how}:number"
            elif place in by_place:
                yield f"{how}:{by_place[place]}"
            else:
                continue
            break


_NOT: Final = word_list("bindings.not")
_WHEN: Final = {
    "before": keys_in("before bevor ehe vor voor voordat until till bis tot until"),
    "after": keys_in("after once nachdem nach sobald na nadat zodra since seit sinds"),
    "while": keys_in("while whilst wahrend solange zolang terwijl"),
    "although": keys_in("though although despite obwohl obgleich trotz hoewel ondanks"),
    "without": keys_in("without ohne zonder unless tenzij except ausser behalve"),
    "instead": keys_in("instead statt anstatt anstelle plaats"),
}
_STRESS: Final = {
    "only": keys_in("only just solely merely nur bloss lediglich alleen slechts maar enkel allein"),
    "even": keys_in("even also auch sogar selbst ook zelfs"),
    "already": keys_in("already schon bereits al reeds"),
}
