"""What may be one card or two: "joker +4", "wild plus four", "2 rote 7"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.pieces import (
    FEW,
    Pieces,
    Setting,
    cards,
    every,
    kind_of,
    number_card,
    numbers,
    numbers_of,
    times_card,
)
from scorekeeper.rulebook.roles import DRAWN, HIGHEST_FACE, NUMBERED_WILD, WITH_PLUS, Hue, Role
from scorekeeper.rulebook.units import Unit

_PAIR: Final = 2


def perhaps_card(units: Sequence[Unit], setting: Setting) -> Pieces:
    """Joker +4: one card, where commas or "a" tell the cards apart; else perhaps two."""
    whole, value = len(units) == setting.size, units[-1].value
    article = units[0].role in {Role.ARTICLE, Role.ARTICLE_OR_ONE}
    said_as_one = article and value in {DRAWN, NUMBERED_WILD, WITH_PLUS}
    listed = setting.apart or (value in {DRAWN, WITH_PLUS} and setting.beside_single)
    # "Joker plus vier en twee enen": whoever counts a 1 by itself would count a 4 so too. And
    # nobody with two cards says no more than the name of one.
    listed = listed or (value == WITH_PLUS and (setting.beside_counted or setting.alone))
    if not (said_as_one or (whole and listed)):
        return None
    return every(cards(units, kind_of(units), 1, setting))


def perhaps_cards(units: Sequence[Unit], setting: Setting) -> Pieces:
    """Wild +4 x2: that many of the one card, as nobody counts a second one so."""
    named = next(unit for unit in units if unit.role is Role.PERHAPS_CARD)
    drawn = named.value in {DRAWN, NUMBERED_WILD}
    return times_card(units, setting) if drawn and setting.apart else None


def counted_numbers(units: Sequence[Unit], setting: Setting) -> Pieces:
    """1 vijf, 2 blue 6: that many, in a line that counts all its cards."""
    number = numbers_of(units)[-1]
    if setting.counted and units[0].value in {1, *FEW}:
        return every(number_card(units, number.value, units[0].value, setting))
    if len(units) > len(numbers_of(units)):
        return perhaps_two_of_a_colour(units, setting)
    # "1 vijf" is a five, or a 1 and a 5.
    return None if units[0].value == 1 else numbers(units, setting)


def perhaps_two_of_a_colour(units: Sequence[Unit], setting: Setting) -> Pieces:
    """2 rote 7: two red sevens, or a 2 and a red 7."""
    found = numbers_of(units)
    if [unit.value for unit in units[1:-1]] == [Hue.PLAIN, Hue.PLAIN] and len(found) == _PAIR:
        # "1 blau gelb 2".
        if setting.lexicon.has_two_colours:
            return None
        return every(*(number_card((unit,), unit.value, 1, setting) for unit in found))
    if found[0].value in FEW:
        return None
    if found[0].value == 1 and len(found) == 2:
        clear = units[1].value == Hue.INFLECTED
        return every(number_card(units, found[1].value, 1, setting)) if clear else None
    return every(*(number_card((unit,), unit.value, 1, setting) for unit in found))


def perhaps_one(units: Sequence[Unit], setting: Setting) -> Pieces:
    """ "A red one": a 1 where the total says so, else perhaps the card named before it."""
    card = number_card(units, units[-1].value, 1, setting)
    return every(replace(card, worth=units[-1].value) if card else None)


def coloured_plus_cards(units: Sequence[Unit], setting: Setting) -> Pieces:
    """Drei rote plus vier: no sum has a colour in it, and "rote" wants a noun."""
    counted = units[0].value in FEW and all(unit.value == Hue.INFLECTED for unit in units[1:-1])
    return every(cards(units, kind_of(units), units[0].value, setting)) if counted else None


def number_of_plus_cards(units: Sequence[Unit], setting: Setting) -> Pieces:
    """Zwei +4: nobody writes a sum so; "zwei plus vier" may be one."""
    if units[1].spelled or units[0].value not in {1, *FEW}:
        return None
    return every(cards(units, kind_of(units), units[0].value, setting))


def number_in_run(units: Sequence[Unit], setting: Setting) -> Pieces:
    """0 7 +4: a number behind another one, and too high to count what follows."""
    number = units[0]
    if number.value in {1, *FEW} or number.value > HIGHEST_FACE:
        return None
    return every(number_card(units, number.value, 1, setting))
