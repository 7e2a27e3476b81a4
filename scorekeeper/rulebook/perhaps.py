"""Names that may be one card's or two cards': "joker +4", "wild plus four"."""

from collections.abc import Sequence

from scorekeeper.rulebook.pieces import Pieces, Setting, cards, every, kind_of, times_card
from scorekeeper.rulebook.roles import DRAWN, NUMBERED_WILD, WITH_PLUS, Role
from scorekeeper.rulebook.units import Unit


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
