"""Points that are said beside the cards they are the worth of, where other numbers show it."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.pieces import NUMBERS, Piece, Sense
from scorekeeper.rulebook.roles import HIGHEST_FACE, Role
from scorekeeper.rulebook.tokens import key_of

_ADDING: Final = frozenset({Sense.CARDS, Sense.AMOUNT})
_WORD: Final = re.compile(r"[^\W\d_]+|[+&]")
_PRODUCT: Final = frozenset(
    {Role.TIMES, Role.TIMES_BEHIND, Role.MULTIPLE}
    | {Role.ARTICLE, Role.POINTS_EACH, Role.POINTS_EACH_MANY}
)
_COMMA: Final = re.compile(r"[,;.!]")
_SENTENCE: Final = re.compile(r"[.!?]")
_FIGURES: Final = re.compile(r"\s*\d+\s*[x*×·+]\s*\d+(\s*[x*×·+]\s*\d+)*\s*[.!]?")
_LARGE: Final = 40
_NEAR: Final = 20
_NEARER: Final = 3
_FEWEST: Final = 2
"""Cards. A skip and 20 points may be as much again, what two cards come to is no chance."""


def with_points_told_twice(
    pieces: Sequence[Piece], worths: Sequence[int], text: str, lexicon: Lexicon
) -> list[Piece]:
    """The pieces, with such points as totals, to be compared with what they are the worth of."""
    told = _with_count_affirmed(_with_sum_of_counted(pieces, worths), text, lexicon)
    told = _with_count_summed_up(_with_amount_affirmed(told, text, lexicon), worths)
    told = _with_sum_of_all(told, worths, text, lexicon)
    told = _with_sum_in_figures(told, worths, text)
    return _with_worths_behind(told, worths) if len(told) == len(worths) else told


def _with_sum_of_all(
    pieces: Sequence[Piece], worths: Sequence[int], text: str, lexicon: Lexicon
) -> list[Piece]:
    """ "60, three skips", "two wilds, a skip, 120": the number first or last is what they are."""
    adding = [piece for piece in pieces if piece.sense in _ADDING]
    for end in (0, -1):
        told = adding[end] if len(adding) > 1 else None
        if told is None or told.sense is not Sense.AMOUNT or _is_product(told):
            continue
        others = [piece for piece in adding if piece is not told]
        apart = end != 0 and _stands_apart(adding, text)
        near = _may_sum_up(told.amount, sum(worths) - told.amount, apart=apart)
        if not near or sum(piece.count for piece in others) < _FEWEST:
            continue
        # "7, 5, 12" may well be three hands.
        pointed = told.units[-1].role is Role.POINTS
        cards = [piece for piece in others if piece.kind is not None]
        named = pointed or any(not piece.bare for piece in cards)
        said = text[: adding[-2].end]
        around = text[: adding[1].start] if end == 0 else around_sum(told, said, text)
        if cards and named and not comes_on_top(around, lexicon):
            return [replace(one, sense=Sense.TOTAL) if one is told else one for one in pieces]
    return list(pieces)


def _with_sum_in_figures(pieces: list[Piece], worths: Sequence[int], text: str) -> list[Piece]:
    """ "Three twenties and an eight, 3x20+8": what was listed, in figures."""
    end = max(text.rfind(mark) for mark in ",:=;\n")
    if end < 0 or not _FIGURES.fullmatch(text, end + 1):
        return pieces
    before = [worth for piece, worth in zip(pieces, worths, strict=True) if piece.start < end]
    behind = pieces[len(before) :]
    told = sum(worths[len(before) :])
    if not behind or told <= HIGHEST_FACE or sum(before) != told:
        return pieces
    units = tuple(unit for piece in behind for unit in piece.units)
    total = replace(
        behind[0], units=units, sense=Sense.TOTAL, kind=None, count=1, amount=told, bare=False
    )
    return [*pieces[: len(before)], total]


def _with_amount_affirmed(pieces: list[Piece], text: str, lexicon: Lexicon) -> list[Piece]:
    """ "66 points, yes 66": one number that is told twice."""
    adding = [piece for piece in pieces if piece.sense in _ADDING]
    if [piece.sense for piece in adding] != [Sense.AMOUNT] * 2:
        return pieces
    first, second = adding
    between = text[first.end : second.start]
    affirmed = any(key_of(word) in lexicon.affirms for word in _WORD.findall(between))
    high = min(first.amount, second.amount) > HIGHEST_FACE
    # "64, yes 63" is asked about.
    again = high and abs(first.amount - second.amount) <= HIGHEST_FACE
    if not again or not affirmed or comes_on_top(text[first.end :], lexicon):
        return pieces
    return [replace(one, sense=Sense.TOTAL) if one is second else one for one in pieces]


def _with_count_affirmed(pieces: list[Piece], text: str, lexicon: Lexicon) -> list[Piece]:
    """ "Red 8, red 8, red 8, yes really three": how many they are, and no card.

    "A skip, 4 wilds. Yes, four" is asked about: it is the number of the last only.
    """
    adding = [piece for piece in pieces if piece.sense in _ADDING]
    cards, last = adding[:-1], adding[-1:]
    if sum(card.count for card in cards) < _FEWEST or not last[0].bare or last[0].kind is None:
        return pieces
    between = text[cards[-1].end : last[0].start]
    affirmed = any(key_of(word) in lexicon.affirms for word in _WORD.findall(between))
    counts = {str(sum(card.count for card in cards)), str(cards[-1].count)} - {"1"}
    # "Three wilds. Three!"
    affirmed = affirmed or (cards[-1].count > 1 and text[last[0].end :].strip().startswith("!"))
    if not affirmed or last[0].kind not in counts or comes_on_top(between, lexicon):
        return pieces
    return [replace(one, sense=Sense.CARD_COUNT) if one in last else one for one in pieces]


def _with_count_summed_up(pieces: list[Piece], worths: Sequence[int]) -> list[Piece]:
    """ "A skip, a skip and another skip, that's three": how many they are, and no points."""
    if not pieces or pieces[-1].sense is not Sense.TOTAL:
        return pieces
    *cards, last = pieces
    named = all(piece.sense is Sense.CARDS for piece in cards)
    counted = sum(piece.count for piece in cards) == last.amount >= _FEWEST
    pointed = any(unit.role is Role.POINTS for unit in last.units)
    if not named or not counted or pointed or last.amount == sum(worths):
        return pieces
    return [*cards, replace(last, sense=Sense.CARD_COUNT)]


def _is_product(piece: Piece) -> bool:
    """ "Two times 20", "two twenties", "a fifty": nobody tells a sum like that."""
    return any(unit.role in _PRODUCT for unit in piece.units)


def _stands_apart(adding: Sequence[Piece], text: str) -> bool:
    """Whether the last number is a sentence of its own, and the cards before it are not."""
    *cards, told = adding
    among = text[cards[0].start : cards[-1].end]
    return bool(_SENTENCE.search(text[cards[-1].end : told.start])) and not _SENTENCE.search(among)


def _may_sum_up(told: int, listed: int, *, apart: bool) -> bool:
    """Whether it is their sum, or so near to it that somebody may have miscounted: to be asked.

    `apart`: it stands in a sentence of its own, where nobody lists points beside their cards.
    """
    near = _NEAR if told >= _LARGE else _NEARER
    return told > HIGHEST_FACE and (
        told == listed or apart or (told >= _NEAR and abs(told - listed) <= near)
    )


def around_sum(told: Piece, said: str, text: str) -> str:
    """What stands around the number of the last piece, but for the "en" of "acht en negentig"."""
    numbers = [unit for unit in told.units if unit.role in NUMBERS]
    start, end = (numbers[0].start, numbers[-1].end) if numbers else (told.start, told.start)
    before = text[len(said) : start]
    # "Zwei Plus vier, eine rot und eine grün, 40": what stands in the clause of the sum.
    *earlier, own = _COMMA.split(before)
    last = " ".join(earlier).split()[-1:]
    return " ".join((*last, own, text[end:]))


def comes_on_top(around: str, lexicon: Lexicon) -> bool:
    """ "40 and two skips", "two skips, 40 more": points beside those of the cards."""
    said = [key_of(word) for word in _WORD.findall(around)]
    words = lexicon.again | lexicon.besides
    return any(word in words or word in "+&" or lexicon.separates(word) for word in said)


def _with_sum_of_counted(pieces: Sequence[Piece], worths: Sequence[int]) -> list[Piece]:
    """ "Two cards, a skip and a wild, 70": the points are no third card."""
    adding = [piece for piece in pieces if piece.sense in _ADDING]
    counts = {piece.amount for piece in pieces if piece.sense is Sense.CARD_COUNT}
    if not counts or len(adding) <= 1 or adding[-1].sense is not Sense.AMOUNT:
        return list(pieces)
    *cards, last = adding
    named = all(piece.kind is not None for piece in cards)
    again = HIGHEST_FACE < last.amount == sum(worths) - last.amount
    if not named or not again or sum(piece.count for piece in cards) not in counts:
        return list(pieces)
    return [replace(piece, sense=Sense.TOTAL) if piece is last else piece for piece in pieces]


def _with_worths_behind(pieces: Sequence[Piece], worths: Sequence[int]) -> list[Piece]:
    """ "A wild, 50, and a 6, total 56": what the wild is worth, as the total shows."""
    totals = {piece.amount for piece in pieces if piece.sense is Sense.TOTAL}
    if len(totals) != 1 or sum(worths) in totals:
        return list(pieces)
    told = [
        behind
        for (card, behind), (worth, amount) in zip(pairwise(pieces), pairwise(worths), strict=True)
        if card.kind is not None and behind.sense is Sense.AMOUNT and HIGHEST_FACE < worth == amount
    ]
    if sum(worths) - sum(piece.amount for piece in told) not in totals:
        return list(pieces)
    return [replace(piece, sense=Sense.TOTAL) if piece in told else piece for piece in pieces]
