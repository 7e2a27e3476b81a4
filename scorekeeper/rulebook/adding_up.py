"""From the pieces of a line to a hand: bare numbers settled, totals compared, limits kept."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from scorekeeper.domain.hands import MAX_AMOUNTS, MAX_COUNT, HandTally
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.number_of_all import (
    ADDING,
    may_be_number_of_all,
    number_of_cards,
    with_number_of_all,
)
from scorekeeper.rulebook.pieces import Piece, Sense
from scorekeeper.rulebook.roles import (
    DONE,
    EACH,
    GOES_ON,
    HIGHEST_FACE,
    OF_ACTIONS,
    OF_NUMBERS,
    TOTAL,
    Role,
)
from scorekeeper.rulebook.spoken_marks import as_written
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.told_twice import around_sum, comes_on_top, with_points_told_twice
from scorekeeper.rulebook.units import Unit
from scorekeeper.rulebook.worths import worth_of

Place = tuple[int, int]

_PAIR: Final = 2
_WORTHS: Final = frozenset({20, 50})
"""What action cards are worth, and hardly what two cards are worth together."""

_SENTENCE_END: Final = re.compile(r"[.!]\s|\n")


@dataclass(frozen=True, slots=True)
class HandItem:
    """One thing understood: `count` cards of a `kind`, or an `amount` of points."""

    text: str
    kind: str | None
    count: int = 1
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """What was understood, and the places of what adds nothing and of what is lost."""

    tally: HandTally
    items: tuple[HandItem, ...]
    beside: tuple[Place, ...]
    lost: tuple[Place, ...]


def add_up(text: str, pieces: Sequence[Piece | Unit], lexicon: Lexicon) -> Hand:
    """The hand that the pieces of a line make together."""
    known = [piece for piece in pieces if isinstance(piece, Piece)]
    listed = _settled(known, lexicon)
    worths = [worth_of(piece, lexicon) for piece in listed]
    listed = with_points_told_twice(listed, worths, text, lexicon)
    settled = _told_again(text, listed, lexicon)
    lost = [(unit.start, unit.end) for unit in pieces if isinstance(unit, Unit)]
    beside: list[Place] = []
    items: list[HandItem] = []
    cards: dict[str, int] = {}
    amounts: list[int] = []
    for piece, counts in _judged(settled, text, lexicon):
        place = (piece.start, piece.end)
        said = text[slice(*place)]
        if not counts:
            lost.append(place)
        elif piece.sense not in ADDING:
            beside.append(place)
        elif piece.kind is not None and cards.get(piece.kind, 0) + piece.count <= MAX_COUNT:
            cards[piece.kind] = cards.get(piece.kind, 0) + piece.count
            items.append(HandItem(said, piece.kind, piece.count))
        elif piece.kind is None and len(amounts) < MAX_AMOUNTS:
            # A typed 0 beside other amounts adds nothing; alone it is the explicit nothing.
            amounts.extend([piece.amount] if piece.amount else [])
            items.append(HandItem(said, None, amount=piece.amount))
        else:
            lost.append(place)
    if not items and not lost and beside:
        whole = (beside[0][0], beside[-1][1])
        if all(piece.sense in {Sense.NOTHING, Sense.ABSENT} for piece in settled):
            items, beside = [HandItem(text[slice(*whole)], None, amount=0)], []
    return Hand(
        HandTally(cards=cards, amounts=tuple(amounts)), tuple(items), tuple(beside), tuple(lost)
    )


def _settled(pieces: Sequence[Piece], lexicon: Lexicon) -> list[Piece]:
    """Bare small numbers are cards in a list and points on their own; so is a lone total."""
    small = [piece for piece in pieces if piece.bare and str(piece.amount) in lexicon.kinds]
    is_list = len(small) > 1 or any(piece.kind for piece in pieces)
    alone = not any(piece.sense in ADDING for piece in pieces)
    worths = [worth_of(piece, lexicon) for piece in pieces]
    settled = []
    for place, told in enumerate(pieces):
        piece = told
        if _may_be_no_total(place, pieces, worths):
            piece = replace(told, sense=Sense.AMOUNT, bare=True)
        if is_list and piece.bare and str(piece.amount) in lexicon.kinds:
            settled.append(replace(piece, sense=Sense.CARDS, kind=str(piece.amount)))
        elif alone and piece.sense is Sense.TOTAL:
            settled.append(replace(piece, sense=Sense.AMOUNT))
        else:
            settled.append(piece)
    return with_number_of_all(settled)


def _told_again(text: str, pieces: list[Piece], lexicon: Lexicon) -> list[Piece]:
    """ "Skip, wild, 7. 77": what all add up to, in a sentence of its own, is told again."""
    gaps = [text[one.end : other.start] for one, other in pairwise(pieces)]
    apart = [bool(_SENTENCE_END.search(gap)) for gap in gaps]
    # "Skip! 20 points!" may be two things, "two skips! 40 points!" is one.
    few = len(pieces) < _PAIR or (len(pieces) == _PAIR and not _is_summed_up(*pieces))
    if few or not apart[-1] or any(apart[:-1]):
        return pieces
    last = pieces[-1]
    listed = sum(worth_of(piece, lexicon) for piece in pieces[:-1])
    on_top = comes_on_top(around_sum(last, text[: pieces[-2].end], text), lexicon)
    if last.sense is Sense.AMOUNT and last.amount == listed > HIGHEST_FACE and not on_top:
        return [*pieces[:-1], replace(last, sense=Sense.TOTAL)]
    return pieces


def _is_summed_up(listed: Piece, last: Piece) -> bool:
    return listed.count > 1 and last.units[-1].role is Role.POINTS


def _may_be_no_total(place: int, pieces: Sequence[Piece], worths: Sequence[int]) -> bool:
    """ "So 7 and a skip": a word that may begin any list, before a number that sums up nothing."""
    piece = pieces[place]
    told = _totals(piece)
    if (
        piece.sense is not Sense.TOTAL
        or not told
        or any(unit.value in {TOTAL, EACH} for unit in told)
    ):
        return False
    first = not any(before.sense in ADDING for before in pieces[:place])
    small = piece.amount <= HIGHEST_FACE
    return first and any(worths) and (small or piece.amount != sum(worths))


def _totals(piece: Piece) -> list[Unit]:
    return [unit for unit in piece.units if unit.role is Role.TOTAL]


def _judged(pieces: Sequence[Piece], text: str, lexicon: Lexicon) -> list[tuple[Piece, bool]]:
    """Each piece, and whether it can stand beside the others."""
    worths = [worth_of(piece, lexicon) for piece in pieces]
    adding = [piece for piece in pieces if piece.sense in ADDING]
    each = [worth // piece.count for worth, piece in zip(worths, pieces, strict=True)]
    return [
        (
            piece,
            _can_stand(place, pieces, (worths, each), adding)
            and not _may_be_its_worth(place, pieces, worths, text)
            and not _is_another_card(place, pieces, text, lexicon)
            and not (piece in adding[:1] and may_be_number_of_all(adding)),
        )
        for place, piece in enumerate(pieces)
    ]


def _may_be_its_worth(
    place: int, pieces: Sequence[Piece], worths: Sequence[int], text: str
) -> bool:
    """ "A wild, 50": what the one card is worth, or 50 more? "A wild and 50" leaves no doubt.

    In a longer list, "a wild, a fifty" leaves one all the same.
    """
    if not place or pieces[place].sense is not Sense.AMOUNT:
        return False
    card, amount = pieces[place - 1 : place + 1]
    if len(pieces) != _PAIR and amount.units[0].role is not Role.ARTICLE:
        return False
    between = as_written(text[card.end : amount.start])
    bare = amount.units[-1].role is not Role.POINTS
    alone = card.kind is not None and card.count == 1 and bare and between in {",", "-", "–", ":"}
    return alone and worths[place] == worths[place - 1] and amount.amount in _WORTHS


def _is_another_card(place: int, pieces: Sequence[Piece], text: str, lexicon: Lexicon) -> bool:
    """ "A card and a green 2", "green 2 and a thing": one more, nobody knows which."""
    piece = pieces[place]
    if piece.sense is not Sense.CARD_COUNT or piece.amount != 1:
        return False
    before = [other.end for other in pieces[:place] if other.sense in ADDING][-1:]
    behind = [other.start for other in pieces[place + 1 :] if other.sense in ADDING][:1]
    between = [text[end : piece.start] for end in before]
    between += [text[piece.end : start] for start in behind]
    # "One card left, and it's a green 2" tells which.
    words = (gap.split() for gap in between)
    return any(said and all(lexicon.separates(key_of(word)) for word in said) for said in words)


def _can_stand(
    place: int,
    pieces: Sequence[Piece],
    told: tuple[Sequence[int], Sequence[int]],
    adding: Sequence[Piece],
) -> bool:
    piece = pieces[place]
    worths, each_worth = told
    match piece.sense:
        case Sense.CARDS if piece.worth:
            whole = {other.amount for other in pieces if other.sense is Sense.TOTAL}
            return sum(worths) in whole
        case Sense.TOTAL if any(unit.value == GOES_ON for unit in _totals(piece)):
            return False
        case Sense.TOTAL:
            return piece.amount in _sums(place, pieces, worths, each_worth)
        case Sense.CARD_COUNT:
            summed = len(adding) == 1 and adding[0].kind is None and _is_summed(adding[0])
            # "Twee kaarten van twintig" may be 40 points.
            pointed = bool(adding) and adding[0].units[-1].role is Role.POINTS
            each = piece.amount == _PAIR and bool(adding) and adding[0].amount in _WORTHS
            summed = summed and (pointed or not each)
            # "A wild and 3 number cards: …".
            behind = [other for other in pieces[place:] if other.sense in ADDING]
            group = piece.units[-1].value if piece.units[-1].role is Role.CARD_NOUNS else 0
            if group in {OF_NUMBERS, OF_ACTIONS}:
                counts = {_number_of(group, adding), _number_of(group, behind)}
            else:
                counts = {number_of_cards(adding), number_of_cards(behind)}
            return bool(adding) and (summed or piece.amount in counts)
        case Sense.NOTHING:
            ends = piece.units[-1].value == DONE
            zeros = bool(adding) and all(_is_zero(other) for other in adding)
            # "A red zero and a blue zero, so nothing".
            return ends or zeros or not (any(worths) or any(other.kind for other in adding))
        case Sense.AMOUNT if piece.bare and piece.amount <= HIGHEST_FACE:
            # A 9 beside other cards, where no card has a 9.
            return len(adding) == 1 or not any(other.kind for other in adding)
        case Sense.AMOUNT:
            # "Skip, wild, 7, 77": told again without a word, or 77 more?
            ends = piece in (adding[0], adding[-1]) and any(other.kind for other in adding)
            pointed = piece.units[-1].role is Role.POINTS
            several = len(adding) > _PAIR or any(other.count > 1 for other in adding)
            again = ends and (pointed or several)
            listed = sum(worths) - piece.amount
            least = 0 if pointed else HIGHEST_FACE
            return not (again and piece.amount == listed > least)
        case _:
            return True


def _sums(
    place: int, pieces: Sequence[Piece], worths: Sequence[int], each: Sequence[int]
) -> set[int]:
    """What a total at that place may rightly be: of all, of all before it, of the last."""
    before = list(worths[:place])
    since = next((n for n in range(place, 0, -1) if pieces[n - 1].sense is Sense.TOTAL), 0)
    last = next((n for n in range(place, 0, -1) if pieces[n - 1].sense in ADDING), 0)
    sums = {sum(worths)}
    if last:
        sums |= {sum(before), sum(before[since:]), worths[last - 1], each[last - 1]}
    return sums


def _is_zero(piece: Piece) -> bool:
    """Whether it is named as the card, and not a mere 0."""
    return piece.kind == "0" and not piece.bare


def _is_summed(piece: Piece) -> bool:
    """Whether points are said to be a sum: "3 cards, 45 points", "seven cards worth 93"."""
    return any(unit.role in {Role.TOTAL, Role.POINTS} for unit in piece.units)


def _number_of(group: int, adding: Sequence[Piece]) -> int | None:
    """How many of the cards are such as are counted: "two number cards, …"."""
    numbers = [piece for piece in adding if piece.bare or str(piece.kind).isdecimal()]
    others = [piece for piece in adding if piece not in numbers]
    return number_of_cards(numbers if group == OF_NUMBERS else others)
