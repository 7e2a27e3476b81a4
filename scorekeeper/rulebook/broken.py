"""What is reported when a file of rules cannot be used: which, where in it, and why."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from pydantic import ValidationError

Place = Sequence[str | int]
"""Where in the data of a file: `("cards", "skip", "points")`."""

_LONGEST_KEY: Final = 200
_HEADER: Final = re.compile(r"\s*\[\[?(.+?)\]\]?\s*(?:#|$)")
_KEY: Final = re.compile(r"""\s*((?:[\w.\s-]|"[^"]*"|'[^']*')+?)\s*=""")


class RulesFileBroken(Exception):
    """A file of rules that cannot be used: which one, where in it, and why.

    `reason` is for logs. A table's own file has a `key` with `params` as well: the message that
    says the reason in the reader's language.
    """

    def __init__(
        self,
        path: Path,
        place: str,
        reason: str,
        *,
        line: int | None = None,
        key: str = "",
        params: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(path, place, reason)
        self.path = path
        self.place = place
        self.reason = reason
        self.line = line
        self.key = key
        self.params = dict(params or {})

    def __str__(self) -> str:
        line = None if self.line is None else f"line {self.line}"
        return ": ".join(filter(None, (str(self.path), line, self.place, self.reason)))


def first_fault(fault: ValidationError) -> tuple[tuple[str | int, ...], str]:
    """Where the first fault is, and what it is."""
    first = fault.errors(include_url=False, include_input=False)[0]
    return first["loc"], first["msg"]


def written_place(place: Place) -> str:
    """The place as one writes it.

    >>> written_place(("cards", 0, "points"))
    'cards[0].points'
    """
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in place]
    return "".join(parts).lstrip(".")


def line_of(text: str, place: Place) -> int | None:
    """The line of a TOML text in which the place, or as much of it as there is, begins.

    Lists of tables are not told apart; None where nothing of the place is written.
    """
    wanted = tuple(str(part) for part in place if not isinstance(part, int))
    best, length = None, 0
    for number, path in _written(text):
        shared = min(len(path), len(wanted))
        if shared > length and path[:shared] == wanted[:shared]:
            best, length = number, shared
    return best


def _written(text: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every table header and key with its line."""
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), start=1):
        start = line[:_LONGEST_KEY]
        if header := _HEADER.match(start):
            table = _parts(header[1]) or table
            yield number, table
        elif key := _KEY.match(start):
            yield number, table + _parts(key[1])


def _parts(dotted: str) -> tuple[str, ...]:
    """The keys of a dotted one, quoted or not; none where it is no key at all."""
    try:
        level = tomllib.loads(f"{dotted} = 0")
    except tomllib.TOMLDecodeError:
        return ()
    parts: list[str] = []
    while isinstance(level, dict):
        ((part, level),) = level.items()
        parts.append(part)
    return tuple(parts)
