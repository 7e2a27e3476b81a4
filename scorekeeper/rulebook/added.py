"""Words that only say that a card is added: "and a blue 4 too", "a skip on top", "a Siebener"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.places import ENDS, is_end, is_role
from scorekeeper.rulebook.roles import ALSO, CARD_ROLES, DEFINITE, MADE_OF, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_BEFORE_ARTICLES: Final = ENDS | {Role.FILLER, Role.TOTAL, Role.COLON}
_JOINTS: Final = ENDS | {Role.PLUS}
_PAIR: Final = 2
_MOST_CARDS: Final = 20
"""Nobody who still holds more than these counts them without a look at what they are."""

_WITH_A_NUMBER: Final = re.compile(r"(?<=[CES])f(?=[ab]c[nw](?:[,|]|$))")


def with_short_articles(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "I hob a Farbroulette", "a roter Neuner": where no worth is told, it is no "à"."""
    result = list(found)
    for place, unit in enumerate(found):
        # "Zwei à 20" is written without the accent, too.
        if unit.role is not Role.WORTH_OF or text[unit.start : unit.end].casefold() != "a":
            continue
        begins = place == 0 or found[place - 1].role in _BEFORE_ARTICLES
        if begins and is_role(found, place + 1, CARD_ROLES | {Role.COLOUR}):
            result[place] = replace(unit, role=Role.ARTICLE, value=1)
    return result


def without_also(found: Sequence["Unit"]) -> list["Unit"]:
    """ "And the red reverse too": behind one card that has an article, it is no "two"."""
    result = list(found)
    first = 0
    for place, unit in enumerate(found):
        if unit.role in ENDS:
            first = place + 1
        if unit.role is not Role.UNKNOWN or unit.value != ALSO:
            continue
        said = found[first:place]
        ends = place + 1 == len(found) or found[place + 1].role in ENDS
        definite = any(
            one.role in _ARTICLES or (one.role is Role.FILLER and one.value == DEFINITE)
            for one in said
        )
        named = [one for one in said if one.role in CARD_ROLES | _NUMBERS]
        if ends and definite and named == list(said[-1:]):
            result[place] = replace(unit, role=Role.FILLER, value=0)
    return result


def with_joined_number(found: Sequence["Unit"]) -> list["Unit"]:
    """ "A plus four with a red five": a number with its colour is another card."""
    result = list(found)
    roles = "".join(unit.role for unit in found)
    for match in _WITH_A_NUMBER.finditer(roles):
        place = match.start()
        if found[place].value == MADE_OF:
            result[place] = replace(found[place], role=Role.WEAK_SEPARATOR, value=0)
    return result


def is_added(found: Sequence["Unit"], place: int) -> bool:
    """Whether "on top" stands there, and says nothing of where a colour is."""
    return _is_behind_a_card(found, place) or _adds_a_card(found, place)


def _is_behind_a_card(found: Sequence["Unit"], place: int) -> bool:
    """Whether it ends what is said of a card that has no colour: "a skip on top"."""
    ends = place + 1 == len(found) or found[place + 1].role in ENDS
    named = place > 0 and found[place - 1].role in CARD_ROLES
    return ends and named and (place < _PAIR or found[place - 2].role is not Role.COLOUR)


def _adds_a_card(found: Sequence["Unit"], place: int) -> bool:
    """ "And on top still a wild"."""
    begins = place == 0 or found[place - 1].role in ENDS
    after = place + 1
    while after < len(found) and found[after].role is Role.FILLER:
        after += 1
    return begins and after < len(found) and found[after].role in _ARTICLES


def is_more(found: Sequence["Unit"], place: int) -> bool:
    """ "A skip and 70 more", "wild plus 23 more": points, as nobody holds so many cards."""
    number = place - 1
    points = is_role(found, number, _NUMBERS) and found[number].value > _MOST_CARDS
    return points and is_role(found, number - 1, _JOINTS) and is_end(found, place + 1)
