"""A sequence that grows at its end only, at the same cost however long it is."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

Item = TypeVar("Item", covariant=True)


class Grown(Sequence[Item], Generic[Item]):
    """The first so many items of a list that later versions share; no item is ever replaced."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self._items: list[Item] = list(items)
        self._length = len(self._items)

    def plus(self, item: Item) -> "Grown[Item]":  # type: ignore[misc]
        """This and one more. Copies only where somebody has already grown it another way."""
        grown: Grown[Item] = Grown.__new__(Grown)
        grown._items = self._items if len(self._items) == self._length else list(self)
        grown._items.append(item)
        grown._length = self._length + 1
        return grown

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Item, ...]: ...
    def __getitem__(self, index: int | slice) -> Item | tuple[Item, ...]:
        if isinstance(index, slice):
            return tuple(self._items[place] for place in range(*index.indices(self._length)))
        return self._items[range(self._length)[index]]

    def __iter__(self) -> Iterator[Item]:
        return islice(self._items, self._length)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grown | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Grown({list(self)!r})"
