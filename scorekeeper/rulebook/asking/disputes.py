"""Two who say different things of one matter, and what the one says who is asked about.

"She says she needn't swap, I say she must. Is she right?" asks of what she says, whoever spoke
last; and "I say she must" has its matter from what the other says.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.rulebook.asking.denials import (
    AND,
    without_negation,
    without_opposite,
)
from scorekeeper.rulebook.asking.frames import Span
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.sayings import Said, every_said
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

DENIES: Final = "denies"
"""The kind of a report that tells what somebody denies."""
_ME: Final = word_list("disputes.me")
_OTHERS: Final = word_list("disputes.others")
_ANYBODY: Final = word_list("disputes.anybody")
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


@dataclass(frozen=True, slots=True)
class Settled:
    """What somebody says, behind what was told before; `denied`: whether its answer is turned."""

    words: list[Word]
    begins: int
    denied: bool


def of_whom_is_asked(
    words: Sequence[Word], asked: Sequence[Word], starts: Sequence[int], glossary: Glossary
) -> Settled | None:
    """What is claimed by the one of two whom the question names; None where no two speak.

    `words` are those before the question, `asked` its own: "is she right".
    """
    said = list(every_said(words, starts))
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
    said = [one for one in every_said(words, starts) if one.verb >= since]
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
    pronoun = one.turned or all(word.key in _ME | _OTHERS for word in words[one.start : one.verb])
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
    said = list(every_said(words[:start], [at for at in starts if at < start]))
    start += start < len(words) and words[start].key in AND
    keys = [word.key for word in words[start:]]
    # "That's right, isn't it?" says it of what the other claims.
    whole = _relative(keys) or asked[0].key in _AGREES | _DISAGREES
    short = start and said and _is_short(words[start:]) and not whole
    if not short or not (_MODALS | _IS) & set(keys):
        return None
    own = Said(start, start, len(words), True, frozenset())
    found = _settled(words, own, said[-1], glossary)
    return found and replace(found, denied=found.denied and not tagged)


def _named(said: Sequence[Said], keys: set[str]) -> bool:
    return any(keys & one.names for one in said)


def _chosen(said: Sequence[Said], keys: set[str]) -> Said:
    """Of two the one who is asked about."""
    named = [one for one in said if one.names & keys]
    if len(named) == 1:
        return named[0]
    mine = bool(keys & _ME)
    return next((one for one in reversed(said) if one.mine == mine), said[-1])


def _settled(words: Sequence[Word], one: Said, other: Said, glossary: Glossary) -> Settled | None:
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
