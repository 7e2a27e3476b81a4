"""What the app itself would ask, typed word by word: a heading of the rulebook, or its name.

"Darf ich Zieh 2 auf Zieh 2 legen?", "mercy rule": it is answered as where it is tapped. Of a name
articles and words like "rule" count for nothing.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.words import tokens_of
from scorekeeper.rulebook.phrases import keys_of
from scorekeeper.rulebook.word_lists import word_list

_SMALL: Final = word_list("lone-card.small")


class Heading(NamedTuple):
    """The question that stands for a ruling in the app, in one language."""

    language: str
    ruling: str


def headings_of(
    texts: Mapping[str, Mapping[str, tuple[str, str]]],
) -> Mapping[tuple[str, ...], Heading]:
    """Every heading by its words: of each language the question and the name of each ruling."""
    found: dict[tuple[str, ...], Heading] = {}
    for language, rulings in texts.items():
        for ruling, (ask, name) in rulings.items():
            found.setdefault(keys_of(ask), Heading(language, ruling))
            found.setdefault(_name(keys_of(name)), Heading(language, ruling))
    return found


def heading_typed(text: str, headings: Mapping[tuple[str, ...], Heading]) -> Heading | None:
    """The heading that somebody typed; None for words of their own."""
    keys = tuple(token.key for token in tokens_of(text))
    return headings.get(keys) or headings.get(_name(keys))


def _name(keys: Iterable[str]) -> tuple[str, ...]:
    """The words of a name that count, marked as such.

    >>> _name(("the", "mercy", "rule"))
    ('', 'mercy')
    """
    return ("", *(key for key in keys if key not in _SMALL))
