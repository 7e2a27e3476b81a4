"""Points that are said beside the cards they are the worth of, where other numbers show it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.pieces import Piece, Sense
from scorekeeper.rulebook.roles import HIGHEST_FACE

_ADDING: Final = frozenset({Sense.CARDS, Sense.AMOUNT})


def with_points_told_twice(pieces: Sequence[Piece], worths: Sequence[int]) -> list[Piece]:
    """The pieces, with such points as totals, to be compared with what they are the worth of."""
    return _with_worths_behind(_with_sum_of_counted(pieces, worths), worths)


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
