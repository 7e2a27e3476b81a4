"""Which units together are cards or points: a table of patterns over the roles of a segment.

A pattern that could be read in two ways worth different points gives None: the person is asked
instead of guessed at. What single words mean is the lexicon's work.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.domain.hands import MAX_AMOUNT, MAX_COUNT
from scorekeeper.rulebook.lexicon import CARD_ROLES, Lexicon, Role
from scorekeeper.rulebook.units import Unit

FEW: Final = range(2, 5)
"""Numbers that may well be how many cards of a kind somebody holds: "3 skip" is in doubt."""

NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD, Role.ARTICLE_OR_ONE})


@dataclass(frozen=True, slots=True)
class Piece:
    """Understood: cards of a kind, an amount, or a bare number that may be either."""

    units: tuple[Unit, ...]
    kind: str | None = None
    count: int = 1
    amount: int | None = None
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Setting:
    """What the rest of the line says about a segment.

    `apart`: commas stand around it. `counted`: everything in the line has a number or an article
    before it. `size`: units in the segment. `with_cards`: it names cards in words.
    """

    lexicon: Lexicon
    apart: bool
    counted: bool
    size: int
    with_cards: bool


Reader = Callable[[Sequence[Unit], Setting], list[Piece] | None]


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern of roles and what it means; the first rule that fits is the one that counts."""

    pattern: re.Pattern[str]
    read: Reader


def read_segment(units: Sequence[Unit], setting: Setting) -> list[Piece | Unit]:
    """The pieces of a segment in order; a unit that is in no piece was not understood."""
    roles = "".join(unit.role for unit in units)
    result: list[Piece | Unit] = []
    at = 0
    while at < len(roles):
        for rule in RULES:
            found = rule.pattern.match(roles, at)
            if found:
                here = units[at : found.end()]
                result.extend(rule.read(here, setting) or here)
                at = found.end()
                break
        else:
            result.append(units[at])
            at += 1
    return result


def counts_everything(segments: Sequence[Sequence[Unit]]) -> bool:
    """Whether a whole line counts its cards: "2 skips, a wild and a 9", "1 skip 1 wild"."""
    lines = ["".join(unit.role for unit in segment) for segment in segments]
    if not all(map(_COUNTED.fullmatch, lines)):
        return False
    numbers = [unit.value for segment in segments for unit in segment if unit.role in NUMBERS]
    return any(map(_EVIDENCE.search, lines)) or set(numbers) == {1}


def _cards(units: Sequence[Unit], kind: str | None, count: int, setting: Setting) -> Piece | None:
    """That many cards of a kind; number cards beyond what the deck holds are points instead."""
    if kind is None or kind not in setting.lexicon.kinds or not 1 <= count <= MAX_COUNT:
        return None
    copies = setting.lexicon.copies(kind)
    if setting.lexicon.kinds[kind].face and copies is not None and count > copies:
        return _amount(units, count * setting.lexicon.kinds[kind].points.value)
    return Piece(tuple(units), kind, count)


def _amount(units: Sequence[Unit], value: int, *, bare: bool = False) -> Piece | None:
    return Piece(tuple(units), amount=value, bare=bare) if value <= MAX_AMOUNT else None


def _number_card(units: Sequence[Unit], value: int, count: int, setting: Setting) -> Piece | None:
    return _cards(units, str(value), count, setting)


def _all(*pieces: Piece | None) -> list[Piece] | None:
    known = [piece for piece in pieces if piece is not None]
    return known if len(known) == len(pieces) else None


def _of(units: Sequence[Unit], roles: frozenset[Role]) -> Unit:
    return next(unit for unit in units if unit.role in roles)


def _sum(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:  # noqa: ARG001
    """12+11+7, 3x7+20: every term is an amount."""
    terms: list[Piece | None] = []
    start = 0
    for place, unit in enumerate((*units, None)):
        if unit is None or unit.role is Role.PLUS:
            term = units[start:place]
            values = [part.value for part in term if part.role in NUMBERS]
            terms.append(_amount(term, values[0] * values[-1] if len(values) > 1 else values[0]))
            start = place + 1
    return _all(*terms)


def _product(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """3x7 is three sevens, 2x20 is 40 points."""
    times, each = (unit.value for unit in units if unit.role in NUMBERS)
    points = units[-1].role is Role.POINTS
    if not points and str(each) in setting.lexicon.kinds and times <= MAX_COUNT:
        return _all(_number_card(units, each, times, setting))
    return _all(_amount(units, times * each))


def _times_card(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """2x skip, skip x2, zweimal Aussetzen."""
    number = next(unit for unit in units if unit.role in NUMBERS or unit.role is Role.MULTIPLE)
    return _all(_cards(units, _of(units, CARD_ROLES).kind, number.value, setting))


def _multiple_number(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """Zweimal 20, dreimal die 7."""
    times, each = units[0].value, _of(units[1:], NUMBERS).value
    if str(each) in setting.lexicon.kinds:
        return _all(_number_card(units, each, times, setting))
    return _all(_amount(units, times * each))


def _one_card(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """A wild, rot aussetzen, skip."""
    return _all(_cards(units, _of(units, CARD_ROLES).kind, 1, setting))


def _one_number_card(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """A 9, eine rote 7, red 7."""
    number = next(unit for unit in reversed(units) if unit.role in NUMBERS)
    return _all(_number_card(units, number.value, 1, setting))


def _article_or_one(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """Een negen: a nine, unless the line is a list in which "een" may be the 1."""
    if not setting.counted and len(units) < setting.size:
        return None
    return _one_number_card(units, setting)


def _number_behind_card(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """Skip 7: a skip and a 7; skip 2 may be two of them."""
    number = units[-1]
    if number.value == 1 or number.value in FEW or number.value > 9:
        return None
    return _all(
        _cards(units[:-1], _of(units, CARD_ROLES).kind, 1, setting),
        _number_card((number,), number.value, 1, setting),
    )


def _several(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """2 skips, 3 rote Siebener: the plural says that the number counts them."""
    return _all(_cards(units, _of(units, CARD_ROLES).kind, units[0].value, setting))


def _perhaps_several(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """2 Joker: one or several by its form, so the number decides."""
    value, kind = units[0].value, _of(units, CARD_ROLES).kind
    copies = setting.lexicon.copies(str(kind))
    if copies is not None and value > copies:
        return _separate(units, setting)
    whole = len(units) == setting.size
    few = value == 1 or value in FEW
    return _several(units, setting) if few and (whole or setting.counted) else None


def _number_then_card(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """7 skip: a 7 and a skip; 2 skip: two of them, if everything around it speaks for it."""
    value, kind = units[0].value, _of(units, CARD_ROLES).kind
    copies = setting.lexicon.copies(str(kind))
    possible = copies is None or value <= copies
    if value == 1 or (value in FEW and possible):
        whole = setting.apart and len(units) == setting.size
        return _several(units, setting) if whole or setting.counted else None
    return _separate(units, setting)


def _separate(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    if units[0].value > 9:
        return None
    return _all(
        _number_card(units[:1], units[0].value, 1, setting),
        _cards(units[1:], _of(units, CARD_ROLES).kind, 1, setting),
    )


def _numbers(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """7 9 4, 12 11 7: one after the other."""
    numbers = [unit for unit in units if unit.role in NUMBERS]
    if setting.with_cards and any(unit.value > 9 for unit in numbers):
        return None
    if len(numbers) > 1:
        # "five hundred" is not 5 and 100.
        if any(unit.value == 100 and unit.role is Role.NUMBER_WORD for unit in numbers):
            return None
        mixed = len({unit.role for unit in numbers}) > 1
        in_words = numbers[0].role is not Role.DIGITS and len(numbers) == 2
        if setting.counted or ((mixed or in_words) and numbers[0].value in FEW):
            return None
    return _all(*(_amount((unit,), unit.value, bare=True) for unit in numbers))


def _points(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:  # noqa: ARG001
    """37 points."""
    return _all(_amount(units, units[0].value))


def _perhaps_two_of_a_colour(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:
    """2 rote 7: two red sevens, or a 2 and a red 7."""
    numbers = [unit for unit in units if unit.role in NUMBERS]
    if numbers[0].value in FEW:
        return None
    return _all(*(_number_card((unit,), unit.value, 1, setting) for unit in numbers))


def _in_doubt(units: Sequence[Unit], setting: Setting) -> list[Piece] | None:  # noqa: ARG001
    """Readable in two ways worth different points."""
    return None


# n digits, w number word, b "een" (a number or an article), a article, m "twice", x "times",
# c colour, U "points"; C one card, P several, E one or several, S a card written as +4.
RULES: Final = tuple(
    Rule(re.compile(pattern), read)
    for pattern, read in (
        (r"[nwb](?:x[nw])?(?:\+[nw](?:x[nw])?)+U?(?![x+])", _sum),
        (r"[nw]x[nw](?:[x+][nw]?)+|[nw]xc*[nw]c*P", _in_doubt),
        (r"[nw]xc*[nw]U?", _product),
        (r"[nw]xc*[CPES]c*(?=x)", _in_doubt),
        (r"[nw]xc*[CPES]c*", _times_card),
        (r"[CPES]c*x[nw](?!c*[CPESnwx])|[CPES]c*[nw]x$", _times_card),
        (r"[CPES]c*x[nw]", _in_doubt),
        (r"mc*[CPES]c*", _times_card),
        (r"mc*[nw]", _multiple_number),
        (r"[ab]c*[CES]c*", _one_card),
        (r"(?:ac*[nw]|bc*n)(?!x)c*", _one_number_card),
        (r"bc*w(?!x)c*", _article_or_one),
        (r"^c*[CES]c*[nw]$", _number_behind_card),
        (r"[nw]c*Pc*", _several),
        (r"[nw]c*Ec*", _perhaps_several),
        (r"[nwb]c*[CPES]c*(?=x)|[nwb]c*S|[ab]c*P", _in_doubt),
        (r"[nw]c*Cc*", _number_then_card),
        (r"c+[nw](?:x|c*P)", _in_doubt),
        (r"c+[nw](?:c+(?![nwCPES]))?", _one_number_card),
        (r"[nw](?:c+[nw])+(?!x|c|[CPES])", _perhaps_two_of_a_colour),
        (r"[nw]c+(?=[nw]c)|[nw]c+(?![CPESnwx])", _one_number_card),
        (r"[nw]U", _points),
        (r"(?:[nwb](?!x|U|c*[CPES]))+c*", _numbers),
        (r"c*[CES]c*", _one_card),
    )
)

_COUNTED: Final = re.compile(r"(?:(?:[nw]x?|[abm])c*[CPES]c*|[abm]c*[nw]c*|[nw]xc*[nw]c*)+")
_EVIDENCE: Final = re.compile(r"[abmx]|[nw]c*P")
