"""Headings of a kind of cards: "normal: draw two, skip. Flex: reverse".

They hold for what follows up to the end of the sentence or the next heading.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.headings import SAYING
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import ENDS, is_end, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, Hue, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_NOUNS: Final = frozenset({Role.CARD_NOUN, Role.CARD_NOUNS})
_FLEX: Final = word_list("side-headings.flex")
_PLAIN: Final = word_list("side-headings.plain")
"""Headings of one word that are no name of a card: "Flexkarten", "Normalkarten"."""

_SIDE: Final = "flex"
_SENTENCE_ENDS: Final = frozenset(".!\n\r")


def with_side_headings(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with such headings saying nothing and what they hold for as told by them.

    "Flex: reverse. Skip" leaves open what the skip is, and is asked about; "flex: skip" alone may
    tell which game it is.
    """
    found = _with_headings_in_one(found, text, lexicon)
    result = list(found)
    headed = list(_headed(found))
    for first, colon, end in headed:
        side = found[first]
        beside = any(unit.role in SAYING for unit in found[:first]) or len(headed) > 1
        if not beside and colon == first + 1 and side.kind is not None:
            continue
        others = {
            place: f"{side.kind}-{found[place].kind}"
            for place in range(colon + 1, end)
            if found[place].role in CARD_ROLES and not _is_told(found, place)
        }
        named = {place: kind for place, kind in others.items() if kind in lexicon.kinds}
        if any(_ends_sentence(found[colon:place], text) for place in named):
            continue
        for place in range(first, colon):
            result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
        for place, kind in named.items():
            result[place] = replace(found[place], kind=kind)
    return result


def _with_headings_in_one(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> Sequence["Unit"]:
    """ "Flexkaarten: …", "Flexkarten: …": as "flex cards", where they head what follows."""
    if not any(kind.startswith(f"{_SIDE}-") for kind in lexicon.kinds):
        return found
    result: list[Unit] = []
    for place, unit in enumerate(found):
        heads = is_role(found, place + 1, {Role.COLON}) and (not place or is_end(found, place - 1))
        said = key_of(text[unit.start : unit.end]) if unit.role is Role.UNKNOWN and heads else ""
        if said in _FLEX | _PLAIN:
            kind = _SIDE if said in _FLEX else None
            result.append(replace(unit, role=Role.COLOUR, kind=kind, value=Hue.ADJECTIVE))
            result.append(replace(unit, role=Role.CARD_NOUNS, start=unit.end))
        else:
            result.append(unit)
    return result


def _headed(found: Sequence["Unit"]) -> Iterator[tuple[int, int, int]]:
    """Where each such heading begins, its colon, and where what it may hold for ends."""
    colons = [place for place, unit in enumerate(found) if unit.role is Role.COLON]
    for colon, after in zip(colons, [*colons[1:], len(found)], strict=False):
        first = colon - 1 - is_role(found, colon - 1, _NOUNS)
        side = is_role(found, first, {Role.COLOUR}) and found[first].value == Hue.ADJECTIVE
        if side and (first == 0 or is_end(found, first - 1)):
            end = after
            while after < len(found) and end > colon and found[end].role not in ENDS:
                end -= 1
            yield first, colon, end


def _is_told(found: Sequence["Unit"], place: int) -> bool:
    """Whether it is said of the card itself what it is: "flex: reverse, normal skip"."""
    beside = [found[at] for at in (place - 1, place + 1) if 0 <= at < len(found)]
    return any(unit.role is Role.COLOUR and unit.value == Hue.ADJECTIVE for unit in beside)


def _ends_sentence(between: Sequence["Unit"], text: str) -> bool:
    marks = [text[unit.start : unit.end] for unit in between if unit.role is Role.SEPARATOR]
    return any(not _SENTENCE_ENDS.isdisjoint(mark) for mark in marks)
