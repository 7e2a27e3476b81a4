"""What cards that were listed are called together: "6, 6, 6, that's three sixes", "ein Pasch"."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.items import items_of
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import is_end
from scorekeeper.rulebook.roles import CARD_ROLES, HIGHEST_FACE, OF_ALL, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_SETS: Final = word_list("named-as-set.sets")
"""What several of a kind are called; a card's name may be written before it: "Sechserpasch"."""

_NOTHING_BUT: Final = word_list("named-as-set.nothing-but")
"""Words before a plural of which all cards are."""

_PAIR: Final = 2
_ONE_CARD: Final = re.compile(r"[ab]?c*[CESnw]c*")
_COUNTED: Final = re.compile(r"(?P<total>t*)f*(?P<number>[nwm])[PE]")
_ALL: Final = re.compile(r"[th?f]*[PE]")
_SET: Final = re.compile(r"[ab]?f*[PECnw]?\?")
"""Roles of such names: "that's three sixes", "all sixes", "a Pasch"."""

_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_NAMED: Final = _NUMBERS | CARD_ROLES
_IDLE: Final = frozenset({Role.FILLER, Role.TOTAL})


def without_sets(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with such names saying nothing where all cards before them are of that kind.

    "6, 6, 6, three sixes" may be six of them, and is asked about.
    """
    result = list(found)
    for first in range(1, len(found)):
        if not is_end(found, first - 1):
            continue
        end = first
        while not is_end(found, end):
            end += 1
        listed = _listed(found[: first - 1])
        while first < end and found[first].role is Role.FILLER and not _is_only(found[first], text):
            first += 1
        if end == first or sum(listed.values()) < _PAIR:
            continue
        name = found[first:end]
        role = _role_of(name, listed, text, lexicon)
        if role is not None:
            for place in range(first, end):
                result[place] = replace(found[place], role=role, kind=None, value=0)
    return result


def _listed(found: Sequence["Unit"]) -> Counter[str]:
    """How many cards of each kind are listed one by one; none where anything else is."""
    kinds: Counter[str] = Counter()
    for item in items_of(found):
        if not _ONE_CARD.fullmatch(item.roles):
            return Counter()
        said = [found[place] for place in item.places]
        kinds.update(_kind(unit) for unit in said if unit.role in _NAMED)
    return kinds


def _kind(card: "Unit") -> str:
    number = card.role in _NUMBERS and card.value <= HIGHEST_FACE
    return str(card.value) if number else str(card.kind)


def _role_of(
    name: Sequence["Unit"], listed: Counter[str], text: str, lexicon: Lexicon
) -> Role | None:
    """FILLER, if the name says nothing; UNKNOWN in doubt, None where it is no such name."""
    roles = "".join(unit.role for unit in name)
    alone = len(listed) == 1 and _kind(name[-1]) in listed
    if counted := _COUNTED.fullmatch(roles):
        number = name[counted.start("number")].value
        if not alone or number != sum(listed.values()):
            return None
        return Role.FILLER if counted["total"] else Role.UNKNOWN
    if alone and _ALL.fullmatch(roles):
        strange = [unit for unit in name[:-1] if unit.role not in _IDLE]
        only = any(_is_only(unit, text) for unit in name)
        return Role.FILLER if only and all(_is_only(unit, text) for unit in strange) else None
    if not _SET.fullmatch(roles):
        return None
    before = [_kind(unit) for unit in name[:-1] if unit.role in _NAMED]
    kinds = _kinds_of_set(key_of(text[name[-1].start : name[-1].end]), lexicon)
    if kinds is None or max(listed.values()) < _PAIR:
        return None
    return Role.FILLER if all(listed[kind] >= _PAIR for kind in (*before, *kinds)) else None


def _kinds_of_set(said: str, lexicon: Lexicon) -> tuple[str, ...] | None:
    """The card that is named in "Sechserpasch", none in "Pasch"; None where it is no such word."""
    word = next((word for word in _SETS if said.endswith(word)), None)
    if word is None or said == word:
        return None if word is None else ()
    known = lexicon.find(said.removesuffix(word), tight=True)
    return (str(known.kind or known.value) if known else "",)


def _is_only(unit: "Unit", text: str) -> bool:
    """Whether it says that all cards are of what follows."""
    words = set(map(key_of, text[unit.start : unit.end].split()))
    of_all = unit.role is Role.HEDGE and unit.value == OF_ALL
    named = unit.kind is not None and unit.role is not Role.UNKNOWN
    return of_all or not (named or _NOTHING_BUT.isdisjoint(words))
