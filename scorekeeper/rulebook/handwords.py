"""Understanding a typed or dictated hand: "37", "12+11+7", "rot 7, aussetzen, +4".

Text becomes tokens (`tokens.py`), tokens become units with a role (`units.py`, by the words in
`lexicon.py`), units become cards and points (`grammar.py`), and those a hand (`adding_up.py`).
What is not understood, or could be read in two ways worth different points, is reported and not
counted.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from scorekeeper.domain.hands import NO_CARDS, HandTally
from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook.adding_up import HandItem, add_up
from scorekeeper.rulebook.faces import with_lone_faces
from scorekeeper.rulebook.families import Family, family_meant
from scorekeeper.rulebook.library import Library
from scorekeeper.rulebook.numerals import put_together
from scorekeeper.rulebook.roles import Role
from scorekeeper.rulebook.segments import read_segments
from scorekeeper.rulebook.suggestions import suggestions
from scorekeeper.rulebook.units import Unit, units

__all__ = ["MAX_TEXT", "HandItem", "HandReading", "read_hand", "written"]

MAX_TEXT: Final = 500
"""Characters. A hand of 60 cards in words is shorter."""


_COUNTED: Final = re.compile(r"[nwb]x?(?=c*\?)")
_APART: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})


@dataclass(frozen=True, slots=True)
class HandReading:
    """What a line says. `tally` holds what was understood; the rest is in `not_understood`.

    An empty line has no items; an explicit nothing ("0", "no cards") is an item of 0 points.
    `beside` was understood and adds nothing: totals that agree, cards said not to be there.
    `places` are those of `not_understood` in the text, and `suggestions` the cards it may mean;
    `families` are those pieces that mean several kinds alike.
    """

    tally: HandTally
    items: tuple[HandItem, ...]
    not_understood: tuple[str, ...]
    beside: tuple[str, ...] = ()
    places: tuple[tuple[int, int], ...] = ()
    suggestions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    families: Mapping[str, Family] = field(default_factory=dict)


def read_hand(
    text: str,
    variant: Variant,
    deck: str,
    library: Library,
    languages: tuple[str, ...] = ("en", "de", "nl"),
) -> HandReading:
    """What the text says a hand holds, in the words of these languages, mixed as people like.

    A number on its own is a total. In a list, 0 to 9 are number cards and larger numbers points;
    3,5 and 1.000 are no numbers of points and not guessed at. Suggestions are in the first of the
    languages. Never raises: a text longer than MAX_TEXT is not understood as a whole.
    """
    if not text.strip():
        return HandReading(NO_CARDS, (), ())
    if len(text) > MAX_TEXT:
        return HandReading(NO_CARDS, (), (text[:MAX_TEXT],), places=((0, len(text)),))
    lexicon = library.lexicon(variant, deck, languages)
    found = put_together(with_lone_faces(units(text, lexicon), text))
    hand = add_up(text, read_segments(found, lexicon), lexicon)
    beside = sorted((*hand.beside, *_numbering(found, text)))
    lost = _merged(text, hand.lost)
    missed = tuple(text[start:end] for start, end in lost)
    said = [_within(found, place) for place in lost]
    families = {
        piece: family
        for piece, pieces in zip(missed, said, strict=True)
        if (family := family_meant(pieces, text, lexicon))
    }
    near = {
        piece: suggestions(text[_behind_count(pieces, start) : end], lexicon)
        for piece, pieces, (start, end) in zip(missed, said, lost, strict=True)
    }
    return HandReading(
        hand.tally,
        hand.items,
        missed,
        tuple(text[start:end] for start, end in beside),
        lost,
        {**near, **{piece: family.kinds for piece, family in families.items()}},
        families,
    )


def written(items: Sequence[HandItem], library: Library, language: str) -> str:
    """The items as a line that reads back as the same tally."""
    points = library.texts[language].connectors.points[0]
    return ", ".join(
        f"{item.amount} {points}"
        if item.kind is None
        else f"{item.count}x {library.card_name(item.kind, language)}"
        for item in items
    )


def _numbering(found: Sequence[Unit], text: str) -> list[tuple[int, int]]:
    """The places of what only counts the entries of a list, or the rounds."""
    return [
        (unit.start, unit.end)
        for unit in found
        if unit.role in _APART and any(map(str.isdecimal, text[unit.start : unit.end]))
    ]


def _within(found: Sequence[Unit], place: tuple[int, int]) -> list[Unit]:
    return [unit for unit in found if place[0] <= unit.start and unit.end <= place[1]]


def _behind_count(said: Sequence[Unit], start: int) -> int:
    """Where the name of a piece begins: behind the 2 of "2 blorgs"."""
    counted = _COUNTED.match("".join(unit.role for unit in said))
    return said[counted.end()].start if counted else start


def _merged(text: str, places: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The places in order; neighbours with nothing but spaces between them are one."""
    merged: list[tuple[int, int]] = []
    for start, end in sorted(places):
        if merged and not text[merged[-1][1] : start].strip():
            merged[-1] = (merged[-1][0], end)
        else:
            merged.append((start, end))
    return tuple(merged)
