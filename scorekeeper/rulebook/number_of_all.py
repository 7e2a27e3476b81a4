"""Numbers that tell how many cards there are before they are listed: "three left, a 2, …"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.pieces import Piece, Sense
from scorekeeper.rulebook.roles import HIGHEST_FACE, Role

ADDING: Final = frozenset({Sense.CARDS, Sense.AMOUNT})
"""Senses of pieces that add something."""
_NUMBER_AND_NOUN: Final = 2


def with_number_of_all(pieces: list[Piece]) -> list[Piece]:
    """ "Three left, a 2, a 5 and a skip": no 3, as there are so many behind it."""
    adding = [piece for piece in pieces if piece.sense in ADDING]
    if not adding or not any(unit.may_count for unit in adding[0].units):
        return pieces
    if not adding[0].bare or number_of_cards(adding[1:]) != adding[0].amount:
        return pieces
    count = replace(adding[0], sense=Sense.CARD_COUNT, kind=None, bare=False)
    return [count if piece is adding[0] else piece for piece in pieces]


def may_be_number_of_all(adding: Sequence[Piece]) -> bool:
    """ "Three card, 7, 8, 9", "drie kaart, …": a 3, or that there are three?"""
    first = adding[0]
    noun = first.units[-1].role is Role.CARD_NOUN and first.sense is Sense.CARDS
    bare = len(first.units) == _NUMBER_AND_NOUN
    return noun and bare and first.kind == str(number_of_cards(adding[1:])) != "1"


def number_of_cards(adding: Sequence[Piece]) -> int | None:
    """How many cards are listed; None where points are among them."""
    if any(piece.kind is None and not piece.bare for piece in adding):
        return None
    if any(piece.kind is None and piece.amount > HIGHEST_FACE for piece in adding):
        return None
    return sum(piece.count for piece in adding)
