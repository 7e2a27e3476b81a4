"""Clauses that only say that all cards are listed: "I think that's all of them".

The sure ones, "that's it", are among the words of the languages; these are made of words that say
how sure somebody is.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.headings import SAYING
from scorekeeper.rulebook.places import is_end
from scorekeeper.rulebook.roles import CLOSES, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_WORDS: Final = word_list("all-listed.words")
"""All words of such a clause."""

_ALL: Final = word_list("all-listed.all")
_IT: Final = word_list("all-listed.it")
"""Words for all cards, and such as stand for them only behind "is"."""

_ARE: Final = word_list("all-listed.are")


def without_all_listed(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with such clauses as words that close a list.

    "All of them" alone may count what stands before it, and "that's all red" tells a colour.
    """
    result = list(found)
    for end in range(1, len(found) + 1):
        if not is_end(found, end):
            continue
        first = end
        while first and _WORDS.issuperset(_words(found[first - 1 : first], text) or ("",)):
            first -= 1
        clause = found[first:end]
        behind = any(unit.role in SAYING for unit in found[:first])
        strange = any(unit.role is not Role.FILLER for unit in clause)
        if behind and strange and _tells_that_it_is_all(_words(clause, text)):
            for place in range(first, end):
                value = CLOSES if place == first else 0
                result[place] = replace(found[place], role=Role.FILLER, kind=None, value=value)
    return result


def _words(units: Sequence["Unit"], text: str) -> list[str]:
    said = " ".join(text[unit.start : unit.end] for unit in units)
    return [key_of(word) for word in said.replace("'", " ").replace("’", " ").split()]


def _tells_that_it_is_all(words: Sequence[str]) -> bool:
    are = next((place for place, word in enumerate(words) if word in _ARE), len(words))
    return are < len(words) and not (_ALL.isdisjoint(words) and _IT.isdisjoint(words[are + 1 :]))
