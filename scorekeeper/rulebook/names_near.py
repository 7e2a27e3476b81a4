"""The names of a deck's cards that an unknown one is near to, sought among those that end alike."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final

from scorekeeper.rulebook.letters import digits_of
from scorekeeper.rulebook.near_words import Near, Shape, lengths_near, within

_LAST: Final = "…"

ByEnd = Mapping[str, Sequence[str]]
"""Names under their first letter and, with a mark before it, under their last one."""


class NamesNear:
    """What cards of a deck are called, by the numbers in it and by how long it is."""

    def __init__(self, names: Sequence[Mapping[Shape, Sequence[str]]]) -> None:
        self._names = names
        self._by_end: dict[Shape, ByEnd] = {}

    def prepare(self) -> None:
        """Sorts them beforehand."""
        for shape in {shape for names in self._names for shape in names}:
            self._of_shape(shape)

    def within(self, key: str, cutoff: int) -> Near:
        """Those that far away at most that begin or end as it does; some of them twice.

        Nobody slips at both ends of a name.
        """
        digits = digits_of(key)
        names: dict[int, list[str]] = {}
        for length in lengths_near(key, cutoff):
            by_end = self._of_shape((digits, length))
            names[length] = [*by_end.get(key[0], ()), *by_end.get(_LAST + key[-1], ())]
        return within(key, names, cutoff)

    def _of_shape(self, shape: Shape) -> ByEnd:
        if shape not in self._by_end:
            by_end: dict[str, list[str]] = defaultdict(list)
            for name in chain.from_iterable(names.get(shape, ()) for names in self._names):
                by_end[name[0]].append(name)
                by_end[_LAST + name[-1]].append(name)
            self._by_end[shape] = by_end
        return self._by_end[shape]
