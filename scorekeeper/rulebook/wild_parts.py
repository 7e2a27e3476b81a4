"""Wilds that are told by what they do: "+4 Joker mit Richtungswechsel", "joker met omkeren +4".

Where no card is a plain wild, and a card is a reverse and a draw card in one, its parts said behind
"with" are no cards of their own.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import is_end, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_WITH: Final = word_list("wild-parts.with")
_WITHOUT: Final = word_list("wild-parts.without")
_SEVERAL: Final = word_list("wild-parts.several")
"""Plurals of what wilds are called, which no card of the deck is called alone."""

_ALIKE: Final = word_list("wild-parts.alike")
"""What they are called, one or several."""

_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_NAMED: Final = CARD_ROLES | {Role.PERHAPS_CARD}
_Told = tuple[int, list["Unit"]]
"""The last place of what is told, and the units for it."""


def with_wild_parts(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with such a card in place of its parts; in doubt where it may be two cards."""
    found = _without_missing_part(found, text, lexicon)
    if not lexicon.compounds:
        return list(found)
    result: list[Unit] = []
    place = 0
    while place < len(found):
        head = found[place]
        told: _Told | None = None
        joined = is_role(found, place + 1, {Role.FILLER}) and _says_with(found[place + 1], text)
        if joined and head.kind in lexicon.compounds.values() and head.role in _NAMED:
            told = _with_missing_part(found, place, text, lexicon)
        elif joined and _is_wild(head, lexicon):
            told = _with_all_parts(found, place, text, lexicon)
        elif head.kind in lexicon.compounds.values() and _goes_on(found, place, text, lexicon):
            told = place + 2, _with_part_behind(found[place : place + 3], text, lexicon)
        last, said = told or (place, [head])
        result.extend(said)
        place = last + 1
    return result


def _without_missing_part(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Joker mit plus vier und ein Joker ohne": the other one is a plain wild."""
    result = list(found)
    for place, unit in enumerate(found):
        lacks = unit.role is Role.WITHOUT and key_of(text[unit.start : unit.end]) in _WITHOUT
        if not lacks or not is_end(found, place + 1) or not is_role(found, place - 1, CARD_ROLES):
            continue
        plain = str(found[place - 1].kind)
        if any(
            plain in lexicon.beside.get(str(card.kind), ()) and _holds_with(card, text)
            for card in found[: place - 1]
        ):
            result[place] = replace(unit, role=Role.FILLER, value=0)
    return result


def _holds_with(card: "Unit", text: str) -> bool:
    return not _WITH.isdisjoint(map(key_of, text[card.start : card.end].split()))


def _says_with(unit: "Unit", text: str) -> bool:
    return key_of(text[unit.start : unit.end]) in _WITH


def _is_wild(unit: "Unit", lexicon: Lexicon) -> bool:
    """Whether it is what a wild is called, in a deck that has no plain one."""
    names = {kind for kinds in lexicon.beside.values() for kind in kinds}
    return unit.role is Role.UNKNOWN and unit.kind in names - lexicon.kinds.keys()


def _goes_on(found: Sequence["Unit"], place: int, text: str, lexicon: Lexicon) -> bool:
    """ "Joker mit +4 und Richtungswechsel": what the wild does too, or another card?

    "Joker keer om, plus vier" are two entries of a list.
    """
    joined = is_role(found, place + 1, {Role.WEAK_SEPARATOR})
    apart = is_role(found, place + 1, {Role.SEPARATOR}) and _holds_with(found[place], text)
    known = _kind_at(found, place + 2) in _parts_of(found[place], lexicon)
    if not known or not (joined or apart):
        return False
    said = text[found[place].start : found[place].end]
    return not _names(said, found[place + 2], text, lexicon)


def _with_part_behind(told: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Joker met keer om en plus vier" is one card, "Joker mit +4 und Retour" may be two.

    So may "joker keer om en plus vier", and with a comma for the "en".
    """
    head, joint, part = told
    surely = joint.role is Role.WEAK_SEPARATOR and _holds_with(head, text)
    if surely and part.kind == _parts_of(head, lexicon)[1]:
        return [replace(head, end=part.end, in_one=True)]
    return [head, joint, _in_doubt(part)]


def _parts_of(card: "Unit", lexicon: Lexicon) -> tuple[str, str]:
    return next(pair for pair, kind in lexicon.compounds.items() if kind == card.kind)


def _with_missing_part(
    found: Sequence["Unit"], place: int, text: str, lexicon: Lexicon
) -> _Told | None:
    """ "+4 Joker mit Richtungswechsel": the part that is not in the name yet."""
    head = found[place]
    article = is_role(found, place + 2, _ARTICLES)
    last = place + 2 + article
    if _kind_at(found, last) not in _parts_of(head, lexicon):
        return None
    part = found[last]
    if article or _names(text[head.start : head.end], part, text, lexicon):
        # "A +4 wild with a reverse" may be two cards.
        return last, [*found[place:last], _in_doubt(part)]
    return last, [replace(head, end=part.end, in_one=True)]


def _in_doubt(unit: "Unit") -> "Unit":
    return replace(unit, role=Role.UNKNOWN)


def _names(said: str, part: "Unit", text: str, lexicon: Lexicon) -> bool:
    """Whether a card's name has the part in it already: "Retour +4 Joker mit Richtungswechsel"."""
    if key_of(text[part.start : part.end]) in key_of(said):
        return True
    numbers = set(filter(str.isdecimal, text[part.start : part.end]))
    known = [(word, lexicon.words.get(word)) for word in map(key_of, said.split())]
    return any(
        (meaning is not None and meaning.kind == part.kind)
        or (part.role is Role.PLUS_CARD and not numbers.isdisjoint(word))
        for word, meaning in known
    )


def _with_all_parts(
    found: Sequence["Unit"], place: int, text: str, lexicon: Lexicon
) -> _Told | None:
    """ "Joker mit Richtungswechsel und +4", "wild with draw ten": the card that does so."""
    head = found[place]
    last, kind = _card_from(found, place + 2, lexicon)
    if head.kind not in lexicon.beside.get(kind, ()):
        return None
    key = key_of(text[head.start : head.end])
    one = Role.CARD_OR_CARDS if key in _ALIKE else Role.CARD
    role = Role.CARDS if key in _SEVERAL else one
    return last, [replace(head, role=role, kind=kind, end=found[last].end, in_one=True)]


def _card_from(found: Sequence["Unit"], place: int, lexicon: Lexicon) -> tuple[int, str]:
    """Where it ends and what card it is that stands there in one name or two; none in doubt."""
    pairs = lexicon.compounds
    last = place + 1 + is_role(found, place + 1, {Role.WEAK_SEPARATOR})
    first, second = _kind_at(found, place), _kind_at(found, last)
    if (first, second) in pairs:
        return last, pairs[first, second]
    if (second, first) in pairs:
        # "Joker mit +4 und Richtungswechsel" may be two cards.
        return last, pairs[second, first] if last == place + 1 else ""
    apart = is_role(found, place + 1, {Role.SEPARATOR})
    if apart and (first, _kind_at(found, place + 2)) in pairs:
        return place, ""
    return place, next((kind for parts, kind in pairs.items() if first in parts), first)


def _kind_at(found: Sequence["Unit"], place: int) -> str:
    return str(found[place].kind) if is_role(found, place, _NAMED) else ""
