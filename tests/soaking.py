"""How much `make soak` does more than `make test`: there everything, here an equal share of it."""

import os
from collections.abc import Iterable, Iterator
from typing import Final, Protocol, TypeVar
from zlib import crc32

SOAKING: Final = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
"""Whether `make soak` runs."""


class Told(Protocol):
    """A line of a file, by its id."""

    @property
    def id(self) -> str:
        """Unlike any other in the file."""


Line = TypeVar("Line", bound=Told)


def some_of(every: Iterable[Line], one_in: int) -> Iterator[Line]:
    """About one in so many lines, always the same ones; all of them in `make soak`."""
    return (line for line in every if SOAKING or crc32(line.id.encode()) % one_in == 0)
