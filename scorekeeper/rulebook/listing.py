"""The numbers of a list that is written in one line: "1) blue 8 2) wild", "a) …", "#1 …"."""

import re
from collections.abc import Mapping
from typing import Final

_BEFORE: Final = r"(?<![^\s,;:])"
_SHAPES: Final = (
    (2, re.compile(_BEFORE + r"\(?([0-9]{1,2})\)(?=\s*\S)")),
    (2, re.compile(_BEFORE + r"([0-9]{1,2})\.(?=\s+\S|[^\W\d]|[+#])")),
    (2, re.compile(_BEFORE + r"#\s?([0-9]{1,2})[:.)]?(?=\s+\S)")),
    (2, re.compile(_BEFORE + r"\(?([a-hA-H])\)(?=\s*\S)")),
    (2, re.compile(_BEFORE + r"([a-hA-H])\.(?=\s+\S)")),
    (3, re.compile(_BEFORE + r"([0-9]{1,2})[:=](?=\s+\S)")),
)
"""How many there are at least, and what they look like."""

_HEADING: Final = re.compile(
    r"\s*(?:[^\W_]+[ \t]+){0,4}[^\W\d_]+[ \t]+([-–—])"
    r"(?=[ \t]+[0-9](?:[ \t]*[,;/&x]|[ \t]+(?!p)[^\W\d_]))(?!.*[ \t][-–—][ \t])"
)
"""Words and a dash before the first of several numbers: "Tom - 7, skip"."""

_MARKS: Final = frozenset(").#:=")
_SAYS: Final = re.compile(r"[^\W_]")
_SENTENCE_END: Final = re.compile(r"[.!]\s*$")


def list_marks(text: str) -> Mapping[int, int]:
    """Where the marks of a list begin and end: its numbers, or the dash behind its heading."""
    heading = _HEADING.match(text)
    return {heading.start(1): heading.end(1)} if heading else _list_numbers(text)


def _list_numbers(text: str) -> Mapping[int, int]:
    """The numbers of a list; nothing where the text is none.

    They begin where the text does and go on one by one, and something stands behind each.
    """
    if _MARKS.isdisjoint(text):
        return {}
    for least, shape in _SHAPES:
        found = _counted_up(list(shape.finditer(text)))
        if len(found) < least or text[: found[0].start()].strip(" \t\n:"):
            continue
        ends = [*(mark.start() for mark in found[1:]), len(text)]
        said = [text[mark.end() : end] for mark, end in zip(found, ends, strict=True)]
        # "1. Skip. 2. Wild" may be sentences about a 1 and a 2.
        dotted = found[0].group().endswith(".") and any(map(_SENTENCE_END.search, said[:-1]))
        if all(map(_SAYS.search, said)) and not dotted:
            return {mark.start(): mark.end() for mark in found}
    return {}


def _counted_up(marks: list[re.Match[str]]) -> list[re.Match[str]]:
    """Those that are 1, 2, 3, … or a, b, c, … in their order."""
    found: list[re.Match[str]] = []
    for mark in marks:
        said = mark[1]
        value = int(said) if said.isdecimal() else ord(said.lower()) - ord("a") + 1
        if value == len(found) + 1:
            found.append(mark)
    return found
