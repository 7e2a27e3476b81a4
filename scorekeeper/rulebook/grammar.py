"""Which units together are cards or points: a table of patterns over the roles of a segment.

What single words mean is the lexicon's work, how a piece is made of its units that of `pieces.py`.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Final

from scorekeeper.domain.hands import MAX_AMOUNT, MAX_COUNT
from scorekeeper.rulebook.counted_unknown import counts_unknown, number_behind_colon
from scorekeeper.rulebook.perhaps import (
    coloured_plus_cards,
    counted_numbers,
    number_in_run,
    number_of_plus_cards,
    perhaps_card,
    perhaps_cards,
    perhaps_one,
    perhaps_two_of_a_colour,
)
from scorekeeper.rulebook.pieces import (
    FEW,
    NUMBERS,
    Piece,
    Pieces,
    Sense,
    Setting,
    amount,
    card_count,
    cards,
    counted_behind,
    every,
    kind_of,
    number_card,
    number_then_card,
    number_times,
    numbers,
    numbers_of,
    several,
    times_card,
    wants_a_noun,
)
from scorekeeper.rulebook.roles import DONE, HIGHEST_FACE, Hue, Role
from scorekeeper.rulebook.units import Unit
from scorekeeper.rulebook.worths import is_worth

Reader = Callable[[Sequence[Unit], Setting], Sequence[Piece | Unit] | None]


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


def _sum(units: Sequence[Unit], setting: Setting) -> Pieces:
    """12+11+7, 3x7+20: every term is an amount; 3x8 + 2x5 are cards."""
    terms = _terms(units)
    products = [_product(term, setting) for term in terms if len(term) == _PRODUCT]
    counted = [piece for product in products for piece in product or () if piece.kind is not None]
    if len(counted) == len(terms):
        return every(*counted)
    return every(*(amount(term, prod(part.value for part in numbers_of(term))) for term in terms))


def _terms(units: Sequence[Unit]) -> list[Sequence[Unit]]:
    """What stands between the plus signs."""
    ends = [place for place, unit in enumerate(units) if unit.role is Role.PLUS]
    starts = [0, *(place + 1 for place in ends)]
    return [units[start:end] for start, end in zip(starts, [*ends, len(units)], strict=True)]


def _product(units: Sequence[Unit], setting: Setting) -> Pieces:
    """3x7 is three sevens, 2x20 is 40 points."""
    # "3x een 7", but "3x een".
    counts = [unit.value for unit in units if unit.role in _COUNTS]
    counts += [unit.value for unit in units if unit.role is Role.ARTICLE_OR_ONE]
    times, each = counts[:2] if units[-1].role is not Role.MULTIPLE else counts[1::-1]
    apart = any(unit.role is Role.TIMES and not unit.tight for unit in units)
    whole = setting.alone and len(units) == setting.size and not apart
    # "5x3" and nothing else is five threes.
    counted = setting.counted_first or (whole and (each == 1 or times <= _COUNTED_FIRST))
    turned = each in {1, *FEW} and FEW[-1] < times <= HIGHEST_FACE and not counted
    if turned or (each == 1 < times and apart):
        # "7x3" is three sevens: nobody holds seven threes, and the points are the same.
        times, each = each, times
    points = units[-1].role is Role.POINTS
    if not points and str(each) in setting.lexicon.kinds and times <= MAX_COUNT:
        return every(number_card(units, each, times, setting))
    # "3x 20 red" is no number of points.
    return None if units[-1].role is Role.COLOUR else every(amount(units, times * each))


def _times_behind(units: Sequence[Unit], setting: Setting) -> Pieces:
    """7 x2: two sevens."""
    each, times = (unit.value for unit in numbers_of(units))
    if str(each) in setting.lexicon.kinds:
        return every(number_card(units, each, times, setting))
    return every(amount(units, times * each))


def _points_each(units: Sequence[Unit], setting: Setting) -> Pieces:  # noqa: ARG001
    """Zwei Fünfziger, two 20s, ein Zwanziger, 20er."""
    return every(amount(units, prod(unit.value for unit in units if unit.role is not Role.TIMES)))


def _one_card(units: Sequence[Unit], setting: Setting) -> Pieces:
    """A wild, rot aussetzen, skip."""
    return every(cards(units, kind_of(units), 1, setting))


def _one_number_card(units: Sequence[Unit], setting: Setting) -> Pieces:
    """A 9, eine rote 7, red 7; "a twenty" is what a card is worth."""
    number = numbers_of(units)[-1]
    # "Eine 20" may be a slip, and "one fifty" 150.
    article = not setting.alone and (setting.counted or units[0].role is Role.ARTICLE)
    if article and len(units) == setting.size and is_worth(units, setting.lexicon):
        return every(amount(units, number.value))
    # "Een één blauw" has its number, "een blauwe" has none.
    told = len(numbers_of(units)) > 1 and units[-1].value == Hue.PLAIN
    if units[0].role in NUMBERS and wants_a_noun(units) and not told:
        return None
    return every(number_card(units, number.value, 1, setting))


def _zero_card(units: Sequence[Unit], setting: Setting) -> Pieces:
    """ "A yellow zero left": with a colour it is a card, and not that there is none."""
    return every(number_card(units, 0, 1, setting))


def _article_or_one(units: Sequence[Unit], setting: Setting) -> Pieces:
    """Een negen: a nine, unless the line is a list in which "een" may be the 1.

    "Joker een blauwe zeven" is none: with one colour told, the 1 would have its own.
    """
    adjective = len(units) > 2 and units[1].value == Hue.INFLECTED
    clear = setting.counted or setting.introduced or adjective
    if not clear and len(units) < setting.size:
        return None
    return _one_number_card(units, setting)


def _number_behind_card(units: Sequence[Unit], setting: Setting) -> Pieces:
    """Skip 7: a skip and a 7; skip 2 may be two of them."""
    number = units[-1]
    card = cards(units, kind_of(units), 1, setting)
    if card is not None and number.value > HIGHEST_FACE and card.kind is not None:
        told = setting.lexicon.points(card.kind) == number.value
        return [replace(card, worth=number.value)] if told else None
    if number.value == 1 or number.value in FEW or number.value > HIGHEST_FACE:
        return None
    return every(
        cards(units[:-1], kind_of(units), 1, setting),
        number_card((number,), number.value, 1, setting),
    )


def _counted_plus_cards(units: Sequence[Unit], setting: Setting) -> Pieces:
    """1 +10, in a line that counts all its cards."""
    possible = setting.counted and units[0].value in {1, *FEW}
    return every(cards(units, kind_of(units), units[0].value, setting)) if possible else None


def _points(units: Sequence[Unit], setting: Setting) -> Pieces:
    """37 points; beside cards and without a comma it is what they add up to."""
    value = numbers_of(units)[0].value
    if setting.with_cards and len(units) < setting.size:
        return None if value > MAX_AMOUNT else [Piece(tuple(units), Sense.TOTAL, amount=value)]
    return every(amount(units, value))


def _total(units: Sequence[Unit], setting: Setting) -> Pieces:  # noqa: ARG001
    """= 77, macht 70 Punkte, 70 in total."""
    value = numbers_of(units)[0].value
    return None if value > MAX_AMOUNT else [Piece(tuple(units), Sense.TOTAL, amount=value)]


def _absent(units: Sequence[Unit], setting: Setting) -> Pieces:  # noqa: ARG001
    """No wilds, keine 7; "no 40" takes back what nobody said."""
    if units[0].role is Role.NOTHING and units[0].value != DONE:
        # "No more wilds", but "won wild"?
        return None
    if any(number.value > HIGHEST_FACE for number in numbers_of(units)):
        return None
    return [Piece(tuple(units), Sense.ABSENT)]


def _absent_elsewhere(units: Sequence[Unit], setting: Setting) -> Pieces:
    """No wilds, in a game whose wilds are called otherwise."""
    return _absent(units, setting) if units[-1].kind else None


def _nothing(units: Sequence[Unit], setting: Setting) -> Pieces:  # noqa: ARG001
    return [Piece(tuple(units), Sense.NOTHING)]


def _in_doubt(units: Sequence[Unit], setting: Setting) -> Pieces:  # noqa: ARG001
    """Readable in two ways worth different points."""
    return None


_PRODUCT: Final = 3
"""Units of "3x8"."""

_COUNTED_FIRST: Final = 6
"""Of more cards of one number nobody says only that."""
_COUNTS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD, Role.MULTIPLE})

_HUE_BEHIND: Final = "c(?![cnwabmCPES])"
# n digits, w number word, b "een" (a number or an article), a article, m "twice", x "times",
# y "x2", c colour, U "points", A "fifty" as a noun, B several of them, k "card", K "cards", ? lost,
# o "one card", z "nothing", N "no", t "total"; C one card, P several, E one or several, S "+4".
RULES: Final = tuple(
    Rule(re.compile(pattern), read)
    for pattern, read in (
        (r"[Nz]c*[CPES]c*(?=[CED])|c*[nwb]c*m(?=[ab]?c*[nwCPES])", _in_doubt),
        (r"(?:(?<=[nw])|(?<=[nw]c))Nc*[nw]|\?[xy][nw]", _in_doubt),
        (r"N\?", _absent_elsewhere),
        (r"[Nz]c*[CPES]c*|Nc*[nw](?![xyUCPESAB])[kK]?", _absent),
        (r"[nwb]c*(?=\?)", counts_unknown),
        (r"\?\?[nw]$", number_behind_colon),
        (r"[ab]c+z", _zero_card),
        (r"z+U|[Nz]+[kK]?", _nothing),
        (r"t+[nw]U?t*$|[nw]U?t+$|^[nw]U?t(?!t*[nw]U?t*$)", _total),
        (r"[nwb](?:x[nw])?(?:\+[nwb](?:x[nw])?)+U?(?![x+])", _sum),
        (r"[nw]x[nw](?:[x+][nw]?)+|[nw]x[ab]?c*[nw]c*P|m[ab]?c*[nw]c*[Px]", _in_doubt),
        (rf"[nw]x(?:[ab]?c*[nw]|c*b(?!c*[CPES]))(?:U|{_HUE_BEHIND})?", _product),
        (r"c*[nwb]c*y[nw]|c+[nw]x[nw](?![x+])", _times_behind),
        (r"(?:[nw]x?|m)[AB]|[ab]A|^A$", _points_each),
        (r"^c*P[nw]$", counted_behind),
        (r"ac+b(?![nwCPES])", perhaps_one),
        (r"[nw]xc*[CPES]c*(?=[xy])|ac+b", _in_doubt),
        (r"[nw]x[ab]?c*[CPES]c*|c*[CPES]c*y[nw]", times_card),
        (r"c*[CPES]c*x[nw](?!c*[CPESnwx])|[ab]?c*[CPES]c*[nw]x$", times_card),
        (r"c*[CPES]c*x[nw]", _in_doubt),
        (r"m[ab]?c*[CPES]c*|[ab]?c*[CPES]c*m(?!c*[CPESnwab])", times_card),
        (r"m[nw](?=[nw]c*[CE])", _in_doubt),
        (rf"m[ab]?c*[nw](?:{_HUE_BEHIND})?|[ab]?c*[nw]c*m$", _product),
        (r"(?:[ab]|c)c*[nw][nw]x$", number_times),
        (r"[ab]D(?!c*[xyCPES])|^D$", perhaps_card),
        (r"^D[xy][nw]$|^[nw]xD$", perhaps_cards),
        (r"[ab]k?c+[CES](?=c+[CPES])", _one_card),
        (r"[ab]k?c*[CES]c*", _one_card),
        (
            r"ac*b(?!c*[CPESx])(?:c+(?![nwabmCPES]))?|bbc$|bc*b(?!c*[CPESnwx])|c+b(?![PnwbxyCES]|c*[xy])|(?<![CES])c+b(?=[CES])",
            _one_number_card,
        ),
        (r"c+b[CPES]", _in_doubt),
        (r"(?:ac*[nw]|bc*n)(?![xy])k?(?:c+(?![nwabmCPES]))?", _one_number_card),
        (r"bc*w(?!x)c*", _article_or_one),
        (r"^c*[CES][nwb]$", _number_behind_card),
        (r"[nw]c*(?:P(?:c+(?![nwb]))?|EK)", several),
        (r"[nw]c+S$", coloured_plus_cards),
        (r"^nS$", _counted_plus_cards),
        (r"wSc*(?=$|[abm]c*[CPES])", number_of_plus_cards),
        (r"(?<=n)n(?=S(?![xy]))", number_in_run),
        (r"[nwb]c*[CPES]c*(?=[xy])|[nwb]c*S|[ab]c*P", _in_doubt),
        (
            r"(?<![abm][nw])(?<![abm]c[nw])(?<=[nw])[nw]c*(?=C)|(?<=[nw]c)[nw]c+(?=C)",
            _one_number_card,
        ),
        (r"[nw]c*[CE]c*k?", number_then_card),
        (r"c+[nw](?:x|c*P)", _in_doubt),
        (r"c+[nw]k?(?:c+(?![nwabmCPES]))?", _one_number_card),
        (r"^(?:nc*w|[nw]c+n)$", counted_numbers),
        (r"[nw](?:c+[nw])+(?!x|c|[CPES])", perhaps_two_of_a_colour),
        (r"[nw]c+(?=[nw]c)|[nw]c+(?![cCPESnwxK])", _one_number_card),
        (r"[nwb]U|U[nwb]$", _points),
        (r"o[kK]?|[nwab][kK]|[nw]c+K|^m$", card_count),
        (r"(?:[nwb](?!x|y|U|k|K|\?|c*[CPES]))+c*", numbers),
        (r"k?c+[CES](?=c+[CPES])", _one_card),
        (r"k?c*[CES](?:c+(?![nwb])|k)?", _one_card),
    )
)
