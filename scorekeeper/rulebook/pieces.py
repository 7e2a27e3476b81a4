"""What units together can mean: a piece of the line that is understood, and how it is made.

A reader that gives None found two meanings worth different points: the person is asked instead of
guessed at.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from scorekeeper.domain.hands import MAX_AMOUNT, MAX_COUNT
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import CARD_ROLES, HIGHEST_FACE, Hue, Role
from scorekeeper.rulebook.units import Unit

FEW: Final = range(2, 5)
"""Numbers that may well be how many cards of a kind somebody holds: "3 skip" is in doubt."""

NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD, Role.ARTICLE_OR_ONE})
_TENS: Final = 10
_CARDS: Final = CARD_ROLES | {Role.PERHAPS_CARD}


class Sense(Enum):
    """What a piece adds: cards, points, a sum of what is said anyhow, or nothing."""

    CARDS = "cards"
    AMOUNT = "amount"
    TOTAL = "total"
    CARD_COUNT = "card count"
    ABSENT = "absent"
    TAKEN_BACK = "taken back"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Piece:
    """Understood. A `bare` number may be a card or points, the rest of the line decides.

    With its `worth` beside it ("skip 20") a card counts where the total says so.
    """

    units: tuple[Unit, ...]
    sense: Sense
    kind: str | None = None
    count: int = 1
    amount: int = 0
    bare: bool = False
    worth: int = 0

    @property
    def start(self) -> int:
        """Where it begins in the text."""
        return self.units[0].start

    @property
    def end(self) -> int:
        """Where it ends in the text."""
        return self.units[-1].end


@dataclass(frozen=True, slots=True)
class Setting:
    """What the rest of the line says about a segment.

    `apart`: commas stand around it. `counted`: everything in the line has a number or an article
    before it. `size`: units in the segment. `with_cards`: it names cards in words.
    `glued`: its number is written as one more of the list before it. `final`: it ends a list.
    `beside_single`: the other segments are one thing each, so that this one will be one too.
    `beside_counted`: a number stands before the card of each. `introduced`: it begins with an
    article and a card's name, and all that follows has an article too. `alone`: there is no other.
    `counted_first`: a product of the line can only be so many of a card, "1x9". `each_counted`: it
    begins with an article, and each of its cards has one or a number.
    """

    lexicon: Lexicon
    apart: bool
    counted: bool
    size: int
    with_cards: bool
    glued: bool = False
    final: bool = False
    beside_single: bool = False
    beside_counted: bool = False
    introduced: bool = False
    alone: bool = False
    counted_first: bool = False
    each_counted: bool = False


Pieces = list[Piece] | None


def cards(units: Sequence[Unit], kind: str | None, count: int, setting: Setting) -> Piece | None:
    """That many cards of a kind; number cards beyond what the deck holds are points instead."""
    if kind is None or kind not in setting.lexicon.kinds or not 1 <= count <= MAX_COUNT:
        return None
    copies = setting.lexicon.copies(kind)
    if setting.lexicon.kinds[kind].face and copies is not None and count > copies:
        return amount(units, count * setting.lexicon.points(kind))
    for unit in units:
        # "Skip flex" is the flex skip.
        if unit.role is Role.COLOUR and unit.kind and not kind.startswith(f"{unit.kind}-"):
            special = f"{unit.kind}-{kind}"
            if special in setting.lexicon.kinds:
                kind = special
            elif not setting.lexicon.kinds[kind].face:
                return None
    if setting.lexicon.kinds[kind].colour and any(unit.value == Hue.BLACK for unit in _hues(units)):
        return None
    # "Two blue skip red": two skips, or a blue 2 and a red skip?
    of_two = count > 1 and len({unit.hue for unit in _hues(units)} - {""}) > 1
    if (of_two or _coloured_twice(units)) and not setting.lexicon.has_two_colours:
        return None
    # A colour belongs to one card only, and this one has none: "red reverse draw four".
    if any(unit.in_one for unit in units) and _hues(units):
        return None
    return Piece(tuple(units), Sense.CARDS, kind, count)


def amount(units: Sequence[Unit], value: int, *, bare: bool = False) -> Piece | None:
    """Points."""
    if value > MAX_AMOUNT:
        return None
    return Piece(tuple(units), Sense.AMOUNT, amount=value, bare=bare)


def number_card(units: Sequence[Unit], value: int, count: int, setting: Setting) -> Piece | None:
    """That many cards with a number on them."""
    return cards(units, str(value), count, setting)


def every(*pieces: Piece | None) -> Pieces:
    """The pieces, if all of them are understood."""
    known = [piece for piece in pieces if piece is not None]
    return known if len(known) == len(pieces) else None


def numbers_of(units: Sequence[Unit]) -> list[Unit]:
    """The numbers among the units."""
    return [unit for unit in units if unit.role in NUMBERS]


def kind_of(units: Sequence[Unit]) -> str | None:
    """The card that is named."""
    return next(unit.kind for unit in units if unit.role in _CARDS)


def _coloured_twice(units: Sequence[Unit]) -> bool:
    """ "Red blue 7": a red what?"""
    return len(units) > 1 and all(map(_is_hue, units[:2]))


def _hues(units: Sequence[Unit]) -> list[Unit]:
    return [unit for unit in units if _is_hue(unit)]


def _is_hue(unit: Unit) -> bool:
    return unit.role is Role.COLOUR and unit.value != Hue.ADJECTIVE


def wants_a_noun(units: Sequence[Unit]) -> bool:
    """Whether a number is followed by "rote" or "flex" and nothing: two red ones, or a red 2?"""
    last, found = units[-1], numbers_of(units)
    if last.role is not Role.COLOUR or not found:
        return False
    # "One red" and "een blauwe" have no other number than the one that counts; "eins rot" has.
    counts = found[-1].role is Role.ARTICLE_OR_ONE
    # "Two flex" are cards; a 2 "left in flex" is one of the game.
    flexed = is_of_flex(last) and last.start - found[-1].end <= 1
    noun = last.value == Hue.INFLECTED or flexed
    return counts or (noun and any(unit.value > 1 for unit in found))


def is_of_flex(unit: Unit) -> bool:
    """Whether "flex" stands there, which is no colour: cards of a kind are called so."""
    return unit.role is Role.COLOUR and unit.value == Hue.ADJECTIVE and unit.kind is not None


def times_card(units: Sequence[Unit], setting: Setting) -> Pieces:
    """2x skip, skip x2, zweimal Aussetzen, "a skip twice"."""
    said = [u for u in units if u.role in NUMBERS or u.role is Role.MULTIPLE]
    number = said[-1] if units[0].role is Role.ARTICLE_OR_ONE else said[0]
    return every(cards(units, kind_of(units), number.value, setting))


def number_times(units: Sequence[Unit], setting: Setting) -> Pieces:
    """Een 7 twee keer."""
    each, times = units[-3].value, units[-2].value
    return every(number_card(units, each, times, setting))


def counted_behind(units: Sequence[Unit], setting: Setting) -> Pieces:
    """Skips 2: a plural wants a number."""
    return times_card(units, setting) if units[-1].value in FEW else None


def several(units: Sequence[Unit], setting: Setting) -> Pieces:
    """2 skips, 3 rote Siebener: the plural says that the number counts them."""
    if units[0].value == 0:
        return [Piece(tuple(units), Sense.ABSENT)]
    return every(cards(units, kind_of(units), units[0].value, setting))


def separate(units: Sequence[Unit], setting: Setting) -> Pieces:
    """7 skip: a 7 and a skip."""
    if units[0].value > HIGHEST_FACE:
        return None
    return every(
        number_card(units[:1], units[0].value, 1, setting),
        cards(units[1:], kind_of(units), 1, setting),
    )


def number_then_card(units: Sequence[Unit], setting: Setting) -> Pieces:
    """7 skip: a 7 and a skip; 2 skip: two of them, if everything around it speaks for it."""
    first, card = units[0], next(unit for unit in units if unit.role in CARD_ROLES)
    copies = setting.lexicon.copies(str(card.kind))
    possible = copies is None or first.value <= copies
    if setting.glued and first.value in FEW and possible:
        return None
    if not possible and first.value in FEW and card.role is Role.CARD_OR_CARDS:
        return None
    whole = len(units) == setting.size
    if first.value != 1 and not (first.value in FEW and possible):
        if setting.alone and whole and (card.alike or _is_perhaps_an_article(units)):
            return None
        if card.role is not Role.CARD_OR_CARDS or not possible:
            return separate(units, setting)
        # "Fünf Fünfer" and "6 Aussetzer" are that many, or a number and a card.
        face = whole and setting.lexicon.kinds[str(card.kind)].face
        return several(units, setting) if setting.counted or face else None
    several_too = card.role is Role.CARD_OR_CARDS or card.alike
    told_apart = setting.apart or several_too or _is_one(first)
    # "Rot 3, gelb 3 und zwei Zieh-Zwei".
    in_list = setting.final or setting.beside_single
    told_apart = told_apart or (in_list and first.role is Role.NUMBER_WORD)
    plain = any(unit.role is Role.COLOUR and unit.value == Hue.PLAIN for unit in units)
    clear = setting.counted or (whole and told_apart)
    # "Ein Joker zwei rot Aussetzen" may have a 2.
    clear = clear or (setting.each_counted and several_too and not plain)
    return several(units, setting) if clear else None


def _is_perhaps_an_article(units: Sequence[Unit]) -> bool:
    """ "Eight red skip": an 8, or "a red skip" as it was heard?"""
    return units[0].role is Role.NUMBER_WORD and units[1].role is Role.COLOUR


def _is_one(unit: Unit) -> bool:
    """ "One wild" has one wild, "1 wild" may have a 1 too."""
    return unit.role is Role.NUMBER_WORD and unit.value == 1


def card_count(units: Sequence[Unit], setting: Setting) -> Pieces:
    """ "One card: …", "3 cards: …" says what follows; "7 card" is a 7."""
    number = units[0]
    if number.role is Role.MULTIPLE and number.value > 1:
        # "Skip, wild, twice".
        return None
    if number.role in NUMBERS and number.value > 1 and units[-1].role is Role.CARD_NOUN:
        return every(number_card(units, number.value, 1, setting))
    return [Piece(tuple(units), Sense.CARD_COUNT, amount=number.value)]


def numbers(units: Sequence[Unit], setting: Setting) -> Pieces:
    """7 9 4, 12 11 7: one after the other."""
    found = numbers_of(units)
    if setting.with_cards and any(unit.value > HIGHEST_FACE for unit in found):
        return None
    if wants_a_noun(units):
        return None
    if len(found) > 1:
        # "5 hundred" is not 5 and 100, "one twenty" may be 120.
        if any(unit.value == 100 and unit.role is Role.NUMBER_WORD for unit in found):
            return None
        mixed = len({unit.role for unit in found}) > 1
        if setting.counted and len(found) == 2 and found[0].value in {1, *FEW} and mixed:
            return every(number_card(units, found[1].value, found[0].value, setting))
        in_words = found[0].role is not Role.DIGITS and len(found) == 2
        spoken = in_words and found[0].value < _TENS <= found[1].value
        doubtful = found[0].value in FEW or (mixed and found[0].value == 1)
        if setting.counted or spoken or ((mixed or in_words) and doubtful):
            return None
    return every(*(amount((unit,), unit.value, bare=True) for unit in found))
