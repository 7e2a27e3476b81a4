"""Which of two draw cards answers the other: "reply to a +6 with a +4", "+2 to answer a +4".

Only where the words between and around them leave no doubt which one lies there already.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.word_lists import word_list

_ANSWERS: Final = word_list("answering-cards.answers")
"""Verbs for what one card does to the other, or somebody with it."""
_BEATS: Final = word_list("answering-cards.beats")
"""Those that a card itself does."""
_WITH: Final = word_list("answering-cards.with")
_OTHERWISE: Final = word_list("answering-cards.otherwise")
"""Words of what goes beyond the two: "nobody can beat it but with another one"."""
_TO: Final = word_list("answering-cards.to")
_ON: Final = word_list("answering-cards.on")
_SMALL: Final = word_list("answering-cards.small")
"""Words that may stand between such a word and the card, and tell nothing."""
_I: Final = word_list("answering-cards.i")
_ME: Final = word_list("answering-cards.me")
_PAIR: Final = 2
_BEFORE: Final = 3
_FAR: Final = 5


class Said(Protocol):
    """A word, as it is read or as it was heard."""

    @property
    def key(self) -> str: ...

    @property
    def breaks(self) -> bool: ...


def answering(words: Sequence[Said], cards: Sequence[SaidCard]) -> tuple[SaidCard, SaidCard] | None:
    """The card that is laid and the one that it is laid on; None where that is not clear."""
    if len(cards) != _PAIR or any(c.kind not in DRAWING or c.count > 1 for c in cards):
        return None
    first, second = cards
    if first.end > second.start or any(word.key in _OTHERWISE for word in words):
        return None
    for played, pile in ((first, second), (second, first)):
        if _is_means(words, played, pile) or (
            played is first and (_acts_on(words, first, second) or _verb_around(words, cards))
        ):
            return played, pile
    if _lies_before(words, first, second):
        return second, first
    return None


def _before(words: Sequence[Said], card: SaidCard, since: int = 0) -> int:
    """The place of the last word before the card that tells anything, none before `since`."""
    at = card.start - 1
    while at >= since and words[at].key in _SMALL and not words[at + 1].breaks:
        at -= 1
    return at if at >= since and not words[at + 1].breaks else -1


def _is_means(words: Sequence[Said], played: SaidCard, pile: SaidCard) -> bool:
    """ "Answer a +6 with a +4", "mit einer +4 auf eine +6 antworten"."""
    at = _before(words, played)
    if at < 0 or words[at].key not in _WITH:
        return False
    other = _before(words, pile)
    apart = pile.end <= at and _breaks(words[pile.end : at])
    if other >= 0 and words[other].key in _WITH and not apart:
        return False
    since = at - _BEFORE if apart or pile.start > played.start else pile.start - _BEFORE
    near = range(max(since, 0), min(max(played.end, pile.end) + _BEFORE, len(words)))
    return any(words[place].key in _ANSWERS for place in near)


def _acts_on(words: Sequence[Said], first: SaidCard, second: SaidCard) -> bool:
    """ "A +2 on a +4", "a +2 to answer a +4", "does a +4 beat a +6"."""
    at = _before(words, second, first.end)
    if at < first.end:
        return False
    between = [word.key for word in words[first.end : at]]
    behind = {word.key for word in words[second.end : second.end + _PAIR]}
    if words[at].key in _TO and behind & _ANSWERS and _I.isdisjoint(between):
        # "Stark genug, um eine +6 zu kontern".
        return True
    if any(word.breaks for word in words[first.end : at + 1]) or not _I.isdisjoint(between):
        return False
    if words[at].key in _ON:
        replies = len(between) <= _FAR and not _ANSWERS.isdisjoint(between)
        return replies or set(between) <= _SMALL
    return words[at].key in _ANSWERS and len(between) <= _BEFORE


def _verb_around(words: Sequence[Said], cards: Sequence[SaidCard]) -> bool:
    """ "Schlägt eine +6 eine +4?", "kann eine +6 eine +4 schlagen?"."""
    first, second = cards
    if any(word.key not in _SMALL or word.breaks for word in words[first.end : second.start]):
        return False
    at = _before(words, first)
    opens = at >= 0 and words[at].key in _BEATS
    behind = second.end < len(words) and words[second.end].key in _BEATS
    subject = at >= 0 and not _I.isdisjoint(word.key for word in words[: first.start])
    return opens or (behind and not subject)


def _lies_before(words: Sequence[Said], first: SaidCard, second: SaidCard) -> bool:
    """ "+4 on me, I lay a +2", "auf eine +10 eine +6 legen"."""
    between = words[first.end : second.start]
    keys = [word.key for word in between]
    at = _before(words, first)
    if at >= 0 and words[at].key in _ON and set(keys) <= _SMALL and not _breaks(between):
        return not (second.start < len(words) and words[second.start].breaks)
    if not _breaks(between):
        return False
    hit = len(keys) > _PAIR and keys[0] in _ON and keys[1] in _ME
    return hit and not _I.isdisjoint(keys[_PAIR:])


def _breaks(words: Sequence[Said]) -> bool:
    return any(word.breaks for word in words)
