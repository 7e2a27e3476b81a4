"""Phrases that begin with the same word, kept by the word that follows.

Most phrases that begin so go on with another word than a question does: only those are looked at
that can go on as it does.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

P = TypeVar("P")


class Begun(NamedTuple, Generic[P]):
    """All phrases that begin with one word, always in the order in which they were given.

    `open`: those that may go on with any word, or with none.
    """

    every: tuple[P, ...]
    open: tuple[P, ...]
    by_second: Mapping[str, tuple[P, ...]]

    def going_on(self, second: str) -> tuple[P, ...]:
        """Those that may go on with this word."""
        return self.by_second.get(second, self.open)


def begun(phrases: Sequence[P], second: Callable[[P], str]) -> Begun[P]:
    """Phrases that begin with one word; `second` is the next word of one, empty where it is open.

    >>> begun(["is it", "is", "is he"], lambda phrase: phrase[3:]).going_on("he")
    ('is', 'is he')
    """
    places: dict[str, list[int]] = defaultdict(list)
    for place, phrase in enumerate(phrases):
        places[second(phrase)].append(place)
    open_ = places.pop("", [])

    def at(found: Iterable[int]) -> tuple[P, ...]:
        return tuple(phrases[place] for place in found)

    by_second = {word: at(sorted([*open_, *found])) for word, found in places.items()}
    return Begun(tuple(phrases), at(open_), by_second)
