"""Two who say different things of one matter, and what the one says who is asked about.

"She says she needn't swap, I say she must. Is she right?" asks of what she says, whoever spoke
last; and "I say she must" has its matter from what the other says.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.denials import (
    AND,
    SO,
    SUBJECTS,
    without_negation,
    without_opposite,
)
from scorekeeper.rulebook.asking.frames import Span
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_SAYS: Final = word_list("disputes.says")
_CRIES: Final = word_list("disputes.cries")
_DENIES: Final = word_list("disputes.denies")
_VERBS: Final = _SAYS | _CRIES | _DENIES
_DIRECT: Final = word_list("disputes.direct")
"""Whom somebody speaks to in words of his own."""
_THINGS: Final = word_list("disputes.things")
DENIES: Final = "denies"
"""The kind of a report that tells what somebody denies."""
_CALLED: Final = word_list("framing.uno") | frozenset(COLOURS)
"""What is called out, and claims nothing."""
_THAT: Final = word_list("disputes.that")
_WHETHER: Final = word_list("disputes.whether")
_TO: Final = word_list("disputes.to")
_ME: Final = word_list("disputes.me")
_OTHERS: Final = word_list("disputes.others")
_ANYBODY: Final = word_list("disputes.anybody")
_NO_NAMES: Final = word_list("disputes.no-names")
_NO_SPEAKERS: Final = word_list("disputes.no-speakers")
_SHORT: Final = word_list("disputes.short")
_MODALS: Final = word_list("disputes.modals")
_IS: Final = word_list("framing.is") | word_list("denials.is")
_NOT: Final = word_list("disputes.not")
_AGREES: Final = word_list("disputes.agrees")
_DISAGREES: Final = word_list("disputes.disagrees")
_WISHES: Final = word_list("disputes.wishes")
_ALLOWED: Final = word_list("disputes.allowed")
_FORBIDDEN: Final = word_list("disputes.forbidden")
_LONGEST: Final = 9
"""Words of something said that has its matter from what another says."""
_BARE: Final = 4
"""Words that tell too little where nothing is told before them."""
_NAME: Final = 5
"""Words of whoever says something: "the rest of us"."""


@dataclass(frozen=True, slots=True)
class Settled:
    """What somebody says, behind what was told before; `denied`: whether its answer is turned."""

    words: list[Word]
    begins: int
    denied: bool


@dataclass(frozen=True, slots=True)
class _Said:
    """Where it is told that somebody says something, and where what is said begins and ends."""

    start: int
    begins: int
    end: int
    mine: bool
    names: frozenset[str]
    verb: int = 0
    denies: bool = False
    loud: bool = False


def of_whom_is_asked(
    words: Sequence[Word], asked: Sequence[Word], starts: Sequence[int], glossary: Glossary
) -> Settled | None:
    """What is claimed by the one of two whom the question names; None where no two speak.

    `words` are those before the question, `asked` its own: "is she right".
    """
    said = list(_every_said(words, starts))
    keys = {word.key for word in asked}
    if len(said) < 2 or not (keys & (_ME | _OTHERS) or _named(said, keys)):
        return None
    said = said[-2:]
    if said[0].mine == said[1].mine and not _named(said, keys):
        return None
    one = _chosen(said, keys)
    other = said[1] if one is said[0] else said[0]
    return _settled(words, one, other, glossary)


def last_said(words: Sequence[Word], starts: Sequence[int], since: int) -> tuple[Span, int] | None:
    """The last "he shouts that" from that place on, and where whoever it is is named.

    It is of the kind `DENIES` if he denies it.
    """
    said = [one for one in _every_said(words, starts) if one.verb >= since]
    said = [
        one
        for one in said
        if (one.loud or one.denies)
        if not all(word.key in _ANYBODY for word in words[one.start : one.verb])
    ]
    if not said:
        return None
    one = said[-1]
    # A name stays, as it may be asked about; "she" says nothing.
    pronoun = all(word.key in _ME | _OTHERS for word in words[one.start : one.verb])
    start = one.start if pronoun and one.start >= since else one.verb
    return Span(start, one.begins, DENIES if one.denies else "reports"), max(one.start, since)


def of_own_answer(
    words: Sequence[Word],
    asked: Sequence[Word],
    starts: Sequence[int],
    tagged: bool,
    glossary: Glossary,
) -> Settled | None:
    """ "Paul says I can't. I can, can't I?": the matter of a short answer to what another says.

    `asked`: the tag; `tagged`: it asks of itself whether it is so: "I can't, can I?".
    """
    start = max((at for at in starts if at < len(words)), default=0)
    said = list(_every_said(words[:start], [at for at in starts if at < start]))
    start += start < len(words) and words[start].key in AND
    keys = [word.key for word in words[start:]]
    # "That's right, isn't it?" says it of what the other claims.
    whole = _relative(keys) or asked[0].key in _AGREES | _DISAGREES
    short = start and said and _is_short(words[start:]) and not whole
    if not short or not (_MODALS | _IS) & set(keys):
        return None
    own = _Said(start, start, len(words), True, frozenset())
    found = _settled(words, own, said[-1], glossary)
    return found and replace(found, denied=found.denied and not tagged)


def _every_said(words: Sequence[Word], starts: Sequence[int]) -> Iterator[_Said]:
    """Everything that is told to be said."""
    found = [
        (place, start)
        for place in range(1, len(words) - 1)
        if words[place].key in _VERBS
        for start in [_speaker(words, place, starts)]
        if start is not None
    ]
    for at, (place, start) in enumerate(found):
        begins, denies, that = _content(words, place)
        after = found[at + 1][1] if at + 1 < len(found) else len(words)
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
        yield _Said(start, begins, end, mine, names, place, denies, loud)


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


def _named(said: Sequence[_Said], keys: set[str]) -> bool:
    return any(keys & one.names for one in said)


def _chosen(said: Sequence[_Said], keys: set[str]) -> _Said:
    """Of two the one who is asked about."""
    named = [one for one in said if one.names & keys]
    if len(named) == 1:
        return named[0]
    mine = bool(keys & _ME)
    return next((one for one in reversed(said) if one.mine == mine), said[-1])


def _settled(words: Sequence[Word], one: _Said, other: _Said, glossary: Glossary) -> Settled | None:
    """What one of two says, with its matter from the other where it has none.

    None where it is no answer to what the other claims: "she'd rather not", "25 is 25".
    """
    own = words[one.begins : one.end]
    first, last = min(one.start, other.start), max(one.end, other.end)
    story = [*words[:first], *words[last:]]
    while story and story[-1].key in AND:
        story.pop()
    matter = own
    if _is_short(own):
        theirs = words[other.begins : other.end]
        if _WISHES.intersection(_keys(theirs)):
            return None
        # Of two short ones the longer says more: "that may not be", "no".
        if not _is_short(theirs) or len(theirs) > len(own) or _relative(_keys(own)):
            matter = theirs
    elif not story and len(own) <= _BARE:
        return None
    plain, denied, contrary = _plain(story, matter, glossary)
    if matter is not own:
        denied = _denies(_keys(own), denied != other.denies, contrary)
    else:
        denied = (denied != contrary) != one.denies
    return Settled(plain, min(len(story), max(len(plain) - 1, 0)), denied)


def _plain(
    story: Sequence[Word], matter: Sequence[Word], glossary: Glossary
) -> tuple[list[Word], bool, bool]:
    """What is said, without what denies it, behind the story."""
    low = len(story)
    both = [*story, replace(matter[0], breaks=True), *matter[1:]]
    both, denied = without_negation(both, low, glossary, anywhere=False)
    both, contrary = without_opposite(both, low, glossary)
    return both, denied, contrary


def _keys(words: Sequence[Word]) -> list[str]:
    return [word.key for word in words]


def _is_short(words: Sequence[Word]) -> bool:
    """ "She must", "it isn't", "that may not be": nothing is named that it is said of."""
    return len(words) <= _LONGEST and all(word.key in _SHORT for word in words)


def _relative(keys: Sequence[str]) -> bool:
    """ "No", "that's right": said of the whole of what another says."""
    speaks_of = (_AGREES | _DISAGREES).intersection(keys)
    acts = (_MODALS | _ALLOWED | _FORBIDDEN).intersection(keys)
    # "He can't be right".
    return bool(speaks_of) and (not acts or (len(keys) > 1 and keys[-1] in speaks_of))


def _denies(keys: Sequence[str], denied: bool, contrary: bool) -> bool:
    """Whether these few words deny the plain matter of what another says.

    `denied`, `contrary`: how the other denies it, with a "not" or by the opposite.
    """
    if _relative(keys):
        opposed = bool(_DISAGREES.intersection(keys)) != bool(_NOT.intersection(keys[1:]))
        return (denied != contrary) != opposed
    while len(keys) > 1 and keys[0] in _AGREES | _DISAGREES:
        # "No, she must".
        keys = keys[1:]
    negated = bool(_NOT.intersection(keys)) != bool(_FORBIDDEN.intersection(keys))
    # "Swapping is optional", "it isn't": of the opposite, where no "must" is said.
    of_opposite = contrary and not (_MODALS | _ALLOWED | _FORBIDDEN).intersection(keys)
    return negated != of_opposite
