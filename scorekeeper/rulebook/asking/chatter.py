"""What people say around a question that is no part of it: "it's late", "we can't agree on it".

The phrases are data (`chatter`, `afterwards` in `rules/text/<language>/glossary.toml`). They have
so many forms that they are compared with what was said, and not written out one by one.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from scorekeeper.rulebook.asking.dialect import Spoken, put_in_writing
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.phrases import keys_of

_PART: Final = re.compile(r"\(([^()]*)\)|\[([^\[\]]*)\]|([^\s()\[\]]+)")
_RUN_ON: Final = 3
"""Words. What is shorter is left out only where it stands apart: "right" may be a side."""

_Part = tuple[frozenset[tuple[str, ...]], bool]
"""What may be said at one place of a phrase, and whether it may be missing."""


@dataclass(frozen=True, slots=True)
class Chatter:
    """Phrases by the words they may begin with: those for any place, and those behind a question.

    Whoever says behind a question that somebody disagrees wants to know who is right. Between two
    sentences, that he disagrees may be what is asked about.
    """

    anywhere: Mapping[str, tuple[tuple[_Part, ...], ...]] = field(default_factory=dict)
    behind: Mapping[str, tuple[tuple[_Part, ...], ...]] = field(default_factory=dict)


def chatter_of(anywhere: Iterable[str], behind: Iterable[str], spoken: Spoken) -> Chatter:
    """The phrases of these entries, to be compared with what is said."""
    return Chatter(_by_begin(anywhere, spoken), _by_begin(behind, spoken))


def without_chatter(words: Sequence[Word], chatter: Chatter) -> list[Word]:
    """The words without such phrases; all of them where nothing else is said."""
    left = list(words)
    while (span := _found(left, chatter)) is not None and span[1] - span[0] < len(left):
        start, end = span
        rest = left[end:]
        if rest:
            rest = [replace(rest[0], breaks=start > 0), *rest[1:]]
        left = left[:start] + rest
    return left


def text_of(left: Sequence[Word], text: str, words: Sequence[Word]) -> str:
    """The text with blanks for what was said before the words left and behind them.

    >>> text_of([Word("is", "is", 4, 6)], "Hi? Is it so", [Word("hi", "hi", 0, 2)])
    '    Is it so'
    """
    if not left:
        return text
    start, last = left[0].start, left[-1].end
    end = next((word.start for word in words if word.start >= last), len(text))
    return f"{' ' * start}{text[start:end]}"


def _found(words: Sequence[Word], chatter: Chatter) -> tuple[int, int] | None:
    """Where a phrase stands that may be left out."""
    count = len(words)
    for at in range(count):
        begins = at == 0 or words[at].breaks
        for end in _ends(words, at, chatter.anywhere):
            closes = end == count or words[end].breaks
            if (begins and closes) or (
                end - at >= _RUN_ON and (at == 0 or end == count) and (begins or closes)
            ):
                return at, end
        behind = _ends(words, at, chatter.behind)
        if at and count in behind and (begins or count - at >= _RUN_ON):
            return at, count
        # Said first, and of nothing.
        apart = next((end for end in behind if at == 0 and end < count and words[end].breaks), None)
        if apart is not None:
            return at, apart
    return None


def _by_begin(
    entries: Iterable[str], spoken: Spoken
) -> Mapping[str, tuple[tuple[_Part, ...], ...]]:
    found: dict[str, list[tuple[_Part, ...]]] = {}
    for entry in entries:
        marked = _PART.findall(entry)
        parts = tuple(_part(left_out, any_of, word, spoken) for left_out, any_of, word in marked)
        for first in _begins(parts):
            found.setdefault(first, []).append(parts)
    return {first: tuple(phrases) for first, phrases in found.items()}


def _part(optional: str, choice: str, word: str, spoken: Spoken) -> _Part:
    ways = (optional or choice or word).split("|")
    said = frozenset(keys_of(put_in_writing(way, spoken)) for way in ways)
    return said, bool(optional)


def _begins(parts: Sequence[_Part]) -> set[str]:
    """The words a phrase may begin with. Raises ValueError for one that may be nothing at all."""
    found: set[str] = set()
    for said, optional in parts:
        found |= {keys[0] for keys in said}
        if not optional:
            return found
    raise ValueError(f"a phrase of which every part may be missing: {parts!r}")


def _ends(
    words: Sequence[Word], at: int, phrases: Mapping[str, tuple[tuple[_Part, ...], ...]]
) -> list[int]:
    """Behind which words phrases may end that begin here, the longest first."""
    begun = phrases.get(words[at].key, ())
    if not begun:
        return []
    ends: set[int] = set()
    behind = tuple(word.key for word in words[at:])
    for parts in begun:
        places = {0}
        for said, optional in parts:
            reached = {
                place + len(keys)
                for place in places
                for keys in said
                if behind[place : place + len(keys)] == keys
            }
            places = reached | places if optional else reached
            if not places:
                break
        ends |= {at + place for place in places}
    # Inside of a phrase nobody pauses.
    pause = next((place for place in range(at + 1, len(words)) if words[place].breaks), len(words))
    return sorted((end for end in ends if at < end <= pause), reverse=True)
