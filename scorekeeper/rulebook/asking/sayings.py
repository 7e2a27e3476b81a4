"""Where it is told that somebody says something, and what: "she shouts that", "da ruft er, …"."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.denials import AND, SO, SUBJECTS
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

_SAYS: Final = word_list("disputes.says")
_CRIES: Final = word_list("disputes.cries")
_DENIES: Final = word_list("disputes.denies")
_VERBS: Final = _SAYS | _CRIES | _DENIES
_DIRECT: Final = word_list("disputes.direct")
"""Whom somebody speaks to in words of his own."""
_THINGS: Final = word_list("disputes.things")
_CALLED: Final = word_list("framing.uno") | frozenset(COLOURS)
"""What is called out, and claims nothing."""
_THAT: Final = word_list("disputes.that")
_WHETHER: Final = word_list("disputes.whether")
_TO: Final = word_list("disputes.to")
_NO_NAMES: Final = word_list("disputes.no-names")
_NO_SPEAKERS: Final = word_list("disputes.no-speakers")
_INFINITIVES: Final = word_list("disputes.infinitives")
_THEN: Final = word_list("disputes.then")
"""What stands before a verb that its subject follows: "da ruft sie", "toen zei ze"."""
_QUOTES: Final = frozenset('"„“”«»')
_NAME: Final = 5
"""Words of whoever says something: "the rest of us"."""
_OPINIONS: Final = frozenset(
    {("volgens", "mij"), ("mijns", "inziens"), ("naar", "mijn", "mening"), ("in", "my", "view")}
    | {("in", "my", "opinion"), ("to", "my", "mind"), ("meines", "erachtens")}
    | {("meiner", "meinung", "nach"), ("nach", "meiner", "meinung")}
    | {("meiner", "ansicht", "nach"), ("nach", "meiner", "ansicht")}
)
"""How whoever asks says what they think without a verb for it."""
_ME: Final = word_list("disputes.me")
_MODALS: Final = word_list("disputes.modals")
_IS: Final = word_list("framing.is") | word_list("denials.is")
_NOT: Final = word_list("disputes.not")


@dataclass(frozen=True, slots=True)
class Said:
    """Where it is told that somebody says something, and where what is said begins and ends."""

    start: int
    begins: int
    end: int
    mine: bool
    names: frozenset[str]
    verb: int = 0
    denies: bool = False
    loud: bool = False
    turned: bool = False
    """Whether who says it stands behind the verb: "da ruft meine Tante, …"."""


def every_said(words: Sequence[Word], starts: Sequence[int]) -> Iterator[Said]:
    """Everything that is told to be said, in the order told."""
    turned = {one.verb: one for one in _said_turned(words, starts)}
    turned |= {one.verb: one for one in _opinions(words, starts)}
    found = [
        (place, start)
        for place in range(1, len(words) - 1)
        if place in turned or (words[place].key in _VERBS and not _to_say(words, place))
        for start in [_speaker(words, place, starts)]
        if start is not None or place in turned
    ]
    for at, (place, start) in enumerate(found):
        if start is None or place in turned:
            yield turned[place]
            continue
        begins, denies, that = _content(words, place)
        following = found[at + 1] if at + 1 < len(found) else (len(words), None)
        after = following[0] if following[1] is None else following[1]
        end = min(after, next((one for one in starts if one > place), len(words)))
        while end > begins and words[end - 1].key in AND:
            end -= 1
        if end <= begins or words[begins].key in _CALLED:
            continue
        loud = words[place].key not in _SAYS
        if loud and not (that or _is_clause(words, begins, end, words[place].key in _DENIES)):
            # "He doubted it", "she shouted uno".
            continue
        speaker = [word.key for word in words[start:place]]
        mine = bool(_ME.intersection(speaker))
        names = frozenset(speaker) - _NO_NAMES
        yield Said(start, begins, end, mine, names, place, denies, loud)


def in_own_words(text: str) -> bool:
    """Whether somebody's own words are told, in which "I" is nobody who asks.

    >>> [in_own_words(text) for text in ("She says: now I am on.", "Two of us: I lay a skip.")]
    [True, False]
    """
    before = [part.split()[-1:] for part in text.split(":")[:-1]]
    speaks = any(key_of(word) in _SAYS | _CRIES for last in before for word in last)
    return speaks or not _QUOTES.isdisjoint(text)


def _opinions(words: Sequence[Word], starts: Sequence[int]) -> Iterator[Said]:
    """ "In my view she picks it", "volgens mij kiest zij"."""
    for place in range(1, len(words) - 2):
        keys = tuple(word.key for word in words[place : place + 3])
        many = next((n for n in (3, 2) if keys[:n] in _OPINIONS), 0)
        begins = place + many
        end = next((one for one in starts if one > place), len(words))
        opens = words[place].breaks or words[place - 1].key in AND or place in starts
        if many and opens and begins < end:
            yield Said(place, begins, end, True, frozenset(), place)


def _to_say(words: Sequence[Word], place: int) -> bool:
    """ "She has to say a colour", "ich muss die Farbe sagen", "dass ich sie sagen muss"."""
    if words[place].key not in _INFINITIVES:
        return False
    behind = place + 1 < len(words) and not words[place + 1].breaks
    if behind and words[place + 1].key in _MODALS:
        return True
    ends = place + 1 == len(words) or words[place + 1].breaks
    start = next((at for at in range(place, 0, -1) if words[at].breaks), 0)
    verb_last = ends and any(word.key in _MODALS for word in words[start:place])
    return verb_last or words[place - 1].key in _MODALS


def _said_turned(words: Sequence[Word], starts: Sequence[int]) -> Iterator[Said]:
    """ "Da ruft meine Tante, sie wäre dran": what is said where the verb stands first."""
    for place in range(1, len(words) - 1):
        if words[place].key not in _SAYS | _CRIES or words[place - 1].key not in _THEN:
            continue
        near = range(place + 2, min(place + 1 + _NAME, len(words)))
        comma = next((at for at in near if words[at].breaks or words[at].key in _THAT), None)
        if comma is None or comma in starts or words[comma].key in _CALLED:
            continue
        begins, denies, that = _content(words, comma - 1)
        end = next((one for one in starts if one > place), len(words))
        if begins < end and (that or _is_clause(words, begins, end, denies)):
            speaker = [word.key for word in words[place + 1 : comma]]
            mine, names = bool(_ME.intersection(speaker)), frozenset(speaker) - _NO_NAMES
            yield Said(place - 1, begins, end, mine, names, place, denies, True, True)


def _content(words: Sequence[Word], place: int) -> tuple[int, bool, bool]:
    """Where begins what is said, whether that denies it, and whether a "that" stands before it."""
    begins, denies = place + 1, words[place].key in _DENIES
    if words[begins].key in _NOT and words[begins + 1 : begins + 2]:
        # "Er glaubt nicht, dass".
        ends = words[begins + 1].key in _THAT
        denies, begins = denies != ends, begins + ends
    begins += begins < len(words) and words[begins].key in _TO
    whether = denies and begins < len(words) and words[begins].key in _WHETHER
    that = begins + 1 < len(words) and (words[begins].key in _THAT or whether)
    that = that and words[begins + 1].key not in _IS
    return begins + that, denies, that


def _is_clause(words: Sequence[Word], begins: int, end: int, denies: bool) -> bool:
    """Whether what somebody cries out says of somebody what he does: "he must", "yellow" does not.

    Without a "that" nothing is denied.
    """
    opens = words[begins].key in SUBJECTS and words[begins].key not in _DIRECT
    thing = end - begins > 1 and words[begins + 1].key in _MODALS | _IS
    pronoun = words[begins].key in _THINGS
    return not denies and opens and (thing or not pronoun) and end - begins > 1


def _speaker(words: Sequence[Word], place: int, starts: Sequence[int]) -> int | None:
    """Where the words begin that name whoever says something here."""
    start = place
    while start > 0 and start not in starts and not words[start].breaks:
        if words[start - 1].key in AND | SO:
            break
        start -= 1
    keys = [word.key for word in words[start:place]]
    joined = start > 0 and words[start - 1].key in AND
    if not (keys or joined) or len(keys) > _NAME or _NO_SPEAKERS.intersection(keys):
        return None
    return start
