"""What only leads to a question and asks nothing, "can you tell me", or ends it, "danke schön".

The phrases are data (`lead-ins`, `greetings`, `thanks` in `rules/text/<language>/glossary.toml`).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.phrases import keys_of
from scorekeeper.rulebook.texts import ways

_LONGEST_THANKS: Final = 8
"""Words."""

LeadIns = Mapping[str, tuple[tuple[str, ...], ...]]
"""The keys of the phrases by their first, the longest first."""


def lead_ins_of(entries: Iterable[str]) -> LeadIns:
    """The phrases of these entries, to be looked up."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for entry in entries:
        for way in ways(entry):
            keys = keys_of(way)
            found.setdefault(keys[0], []).append(keys)
    return {
        first: tuple(sorted(set(phrases), key=lambda keys: (-len(keys), keys)))
        for first, phrases in found.items()
    }


def without_lead_in(words: Sequence[Word], lead_ins: LeadIns) -> list[Word]:
    """The words without what leads to the question; what follows begins a clause."""
    result: list[Word] = []
    place, breaks = 0, False
    while place < len(words):
        length = _length(words, place, lead_ins)
        if length and place + length < len(words):
            place, breaks = place + length, True
            continue
        word = words[place]
        result.append(replace(word, breaks=True) if breaks and result else word)
        place, breaks = place + 1, False
    return result


def without_courtesies(words: Sequence[Word], greetings: LeadIns, thanks: LeadIns) -> list[Word]:
    """The words without what is said before a question, and when it has been asked."""
    left = list(words)
    while (length := _length(left, 0, greetings) if left else 0) and length < len(left):
        left = [replace(left[length], breaks=False), *left[length + 1 :]]
    while (at := _begin_of_thanks(left, thanks)) is not None:
        left = left[:at]
    return left


def _begin_of_thanks(words: Sequence[Word], thanks: LeadIns) -> int | None:
    places = range(max(len(words) - _LONGEST_THANKS, 1), len(words))
    return next((at for at in places if at + _length(words, at, thanks) == len(words)), None)


def _length(words: Sequence[Word], place: int, lead_ins: LeadIns) -> int:
    """How many words of a phrase begin here."""
    for keys in lead_ins.get(words[place].key, ()):
        end = place + len(keys)
        # Most phrases end otherwise, and there are hundreds of them.
        if end > len(words) or words[end - 1].key != keys[-1]:
            continue
        span = words[place:end]
        if tuple(word.key for word in span) == keys and not any(w.breaks for w in span[1:]):
            return len(keys)
    return 0
