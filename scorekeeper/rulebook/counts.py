"""What a line says of how many cards there are: "five left: 2, 4, …"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.pieces import FEW
from scorekeeper.rulebook.places import first_behind, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, COPULA, DEFINITE, HIGHEST_FACE, LEFT, Hue, Role
from scorekeeper.rulebook.units import Unit

_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_MOST_CARDS: Final = 20
"""More than this before a colon are points: "58 for me: …"."""
_ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_SEVERAL: Final = frozenset({Role.CARDS, Role.CARD_OR_CARDS, Role.PLUS_CARD})
_BEFORE_NUMBER: Final = frozenset({Role.FILLER, Role.TOTAL, Role.COLON, Role.SEPARATOR})
_BEHIND_NUMBER: Final = frozenset({Role.FILLER, Role.TOTAL})
_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})

_OF_A_HUED: Final = CARD_ROLES | _NUMBERS | {Role.ARTICLE_OR_ONE}
_TWO: Final = 2
_OF_A_KIND: Final = re.compile(
    r"f*(?P<number>[nw])f*(?:c|c?(?P<noun>[kK]))f*[,|:]f*(?P<all>[dm])f*[ab]?(?=c*[nwCPES]c*f*(?:[,|]|$))"
)
_OF_A_HUE: Final = re.compile(
    r"f*(?P<number>[nw])f*(?P<hue>c)f*[|:]f*(?P<listed>[ab]f*[nwCE](?:f*[,|]+f*[ab]f*[nwCE])+"
    r"|(?P<bare>[nwCE](?:f*[,|]+f*[nwCE])+))f*(?=[|t]|$)"
)
_OF_THEM: Final = re.compile(
    r"f*(?P<cards>P)f*(?P<comma>[|:])f*(?P<number>m|[nw]q)(?=f*(?:[,|]|$))"
)
"""Roles: "only skips, three of them"."""
_SAID_AGAIN: Final = re.compile(r"f*[ab]?c*[CESnw]c*f*(?P<comma>\|)f*(?:m|[nw]x)(?=f*(?:[,|]|$))")


def with_counts(found: Sequence[Unit]) -> list[Unit]:
    """The units, with what says how many there are told from the cards."""
    told = _with_counts_behind(_without_hue_of_all(_with_two_of_a_kind(found)))
    told = _with_number_left(_with_counted_last(_with_single_cards(told)))
    return _with_both(_with_number_of_all(told))


def _with_two_of_a_kind(found: Sequence[Unit]) -> list[Unit]:
    """ "Two cards, both skips", "2 rode, allebei een 6": what they are, and no more cards."""
    result = list(found)
    match = _OF_A_KIND.match("".join(unit.role for unit in found))
    if match is None:
        return result
    number, both = found[match.start("number")], found[match.start("all")]
    all_of_two = both.role is Role.BOTH and number.value == _TWO
    if all_of_two or (match["noun"] and both.value == number.value in FEW):
        for place in range(match.end()):
            result[place] = replace(found[place], role=Role.FILLER, value=0)
        role, value = Role.MULTIPLE, number.value
        result[match.start("all")] = replace(both, role=role, value=value)
    return result


def _without_hue_of_all(found: Sequence[Unit]) -> list[Unit]:
    """ "Two reds, a 5 and a 7", "three greens, 2, 5, 9": how many have the colour of all of them.

    "Two green, 5, 7" may begin with a green 2.
    """
    result = list(found)
    match = _OF_A_HUE.match("".join(unit.role for unit in found))
    if match is None:
        return result
    listed = sum(unit.role in _ARTICLES for unit in found[match.start("listed") :])
    if match["bare"]:
        wants_noun = found[match.start("hue")].value == Hue.INFLECTED
        bare = [unit.role in _ENDS for unit in found[slice(*match.span("bare"))]]
        listed = bare.count(False) if wants_noun else 0
    if found[match.start("number")].value == listed in FEW:
        for place in range(match.start("listed")):
            result[place] = replace(found[place], role=Role.FILLER, value=0)
    return result


def _with_counts_behind(found: Sequence[Unit]) -> list[Unit]:
    """ "Skip, twice, and a wild": how many there are, said behind a comma."""
    result = list(found)
    again = _SAID_AGAIN.match("".join(unit.role for unit in found))
    if again is not None:
        result[again.start("comma")] = replace(found[again.start("comma")], role=Role.FILLER)
    of_them = _OF_THEM.match("".join(unit.role for unit in found))
    if of_them is not None and found[of_them.start("number")].value in FEW:
        comma, number = of_them.start("comma"), of_them.start("number")
        for place in range(comma, of_them.end()):
            result[place] = replace(found[place], role=Role.FILLER, value=0)
        result[comma] = replace(found[comma], role=Role.TIMES_BEHIND, value=0)
        result[number] = replace(found[number], role=Role.DIGITS)
    return result


def _with_counted_last(found: Sequence[Unit]) -> list[Unit]:
    """ "Rote neun grüne neun zwei Joker": the one number without a colour counts, where the name
    may be that of several; "neun zwei skip" is in doubt.
    """
    result: list[Unit] = []
    coloured = 0
    for place, unit in enumerate(found):
        said = unit
        if unit.alike and coloured < 0:
            # "Rote neun grüne neun zwei Aussetzen": a 2, or two of them?
            said, coloured = replace(unit, alike=False), 0
        elif unit.role in _NUMBERS:
            behind = is_role(found, place - 1, _NUMBERS) and unit.role is Role.NUMBER_WORD
            several = is_role(found, place + 1, {Role.CARD_OR_CARDS})
            named = several or (coloured > 1 and is_role(found, place + 1, {Role.CARD}))
            if coloured > 0 and behind and named and unit.value in FEW:
                result.append(replace(unit, role=Role.WEAK_SEPARATOR, end=unit.start, value=0))
                said = replace(unit, role=Role.MULTIPLE) if several else unit
                coloured = -1
            elif is_role(found, place - 1, {Role.COLOUR}):
                coloured = max(coloured, 0) + 1
            else:
                coloured = 0
        elif unit.role in _ENDS:
            coloured = 0
        result.append(said)
    return result


def _with_number_left(found: Sequence[Unit]) -> list[Unit]:
    """ "Three left, …", "I have three the red 4 …": a number that may be that of all cards."""
    result = list(found)
    first = first_behind(found, 0, _BEFORE_NUMBER)
    last = first_behind(found, first + 1, _BEHIND_NUMBER)
    if is_role(found, first, _NUMBERS) and _lists_each(found, first):
        result[first] = replace(found[first], may_count=True)
        result[first + 1] = replace(found[first + 1], role=Role.WEAK_SEPARATOR, value=0)
    left = any(unit.role is Role.FILLER and unit.value == LEFT for unit in found[first:last])
    if left and is_role(found, first, _NUMBERS) and is_role(found, last, _ENDS):
        result[first] = replace(found[first], may_count=True)
        for place in range(first + 1, last):
            result[place] = replace(found[place], role=Role.FILLER)
    return result


def _with_single_cards(found: Sequence[Unit]) -> list[Unit]:
    """ "Blue three once skip": it is one of either card."""
    result = list(found)
    for place, (hue, number, once) in enumerate(zip(found, found[1:], found[2:], strict=False)):
        card = first_behind(found, place + 3, {Role.COLOUR})
        coloured = hue.role is Role.COLOUR and number.role in _NUMBERS
        single = once.role is Role.MULTIPLE and once.value == 1
        if coloured and single and is_role(found, card, CARD_ROLES):
            result[place + 2] = replace(once, role=Role.ARTICLE)
    return result


def _is_one_and_no_more(found: Sequence[Unit], first: int) -> bool:
    """ "Eentje maar: …"."""
    last = first + 1
    while last < len(found) and found[last].role is Role.FILLER:
        last += 1
    one = found[first].kind == "1" or found[first].role is Role.ARTICLE_OR_ONE
    lists = last > first + 1 and last < len(found) and found[last].role is Role.COLON
    return one and lists


def _is_between(found: Sequence[Unit], place: int) -> bool:
    """Whether it says nothing between a number and what is listed: "drie zijn over: …"."""
    if found[place].value != COPULA:
        return found[place].role is Role.FILLER
    listed = is_role(found, place + 1, {Role.FILLER, Role.COLON})
    return listed and not _is_the_card(found, place + 1)


def _is_the_card(found: Sequence[Unit], place: int) -> bool:
    """Whether "the blue reverse" stands there, one card of several: not "the skips"."""
    card = first_behind(found, place + 1, {Role.COLOUR})
    definite = is_role(found, place, {Role.FILLER}) and found[place].value == DEFINITE
    return definite and is_role(found, card, {Role.CARD, *_NUMBERS})


def _lists_each(found: Sequence[Unit], first: int) -> bool:
    """Whether a number is that of the cards behind it, the first of which has its "the"."""
    rest = found[first + 1 :]
    definite = [unit.role is Role.FILLER and unit.value == DEFINITE for unit in rest]
    hued = is_role(found, first + 2, {Role.COLOUR}) and is_role(found, first + 3, _OF_A_HUED)
    # "De groene één" is a 1, and no article.
    one = [
        unit.role in _ARTICLES and not is_role(found, place, {Role.COLOUR})
        for place, unit in enumerate(rest, start=first)
    ]
    return definite[:1] == [True] and hued and sum(definite) + sum(one) == found[first].value


def _is_copula(found: Sequence[Unit], place: int) -> bool:
    """ "Die letzten zwei sind ein Joker und eine 5", but not "zwei sind 40"."""
    if found[place].value != COPULA:
        return False
    listed = is_role(found, place + 1, CARD_ROLES | _ARTICLES | {Role.COLOUR})
    listed = listed or _is_the_card(found, place + 1)
    numbered = is_role(found, place + 1, _NUMBERS) and is_role(found, place + 2, _ENDS)
    told = found[place].role is Role.TOTAL and (listed or numbered)
    return found[place].role is Role.FILLER or told


def _copula_behind(found: Sequence[Unit], place: int) -> int:
    """The place of "are" behind words that tell no card, if several different ones may follow."""
    last = first_behind(found, place, {Role.FILLER, Role.CARD_NOUNS, Role.COLOUR}) - 1
    while last >= place and found[last].value != COPULA:
        last -= 1
    listed = not is_role(found, last + 1, {Role.CARDS, Role.CARD_OR_CARDS})
    return last if last >= place and listed else 0


def _is_idle(found: Sequence[Unit]) -> bool:
    """Whether words stand there and say nothing."""
    return bool(found) and all(unit.role is Role.FILLER for unit in found)


def _with_both(found: Sequence[Unit]) -> list[Unit]:
    """ "Both wilds" are two, "both a skip and a wild" one each; "skip and wild both" warns."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is not Role.BOTH:
            continue
        named = place + 1
        while named < len(found) and found[named].role in {Role.COLOUR, Role.FILLER}:
            named += 1
        after = found[named] if named < len(found) else None
        inflected = any(between.value == Hue.INFLECTED for between in found[place + 1 : named])
        several = {*_SEVERAL, *_NUMBERS} if inflected else _SEVERAL
        apart = named + 1 == len(found) or is_role(found, named + 1, {Role.SEPARATOR})
        if after is not None and after.role is Role.CARD and named == place + 1 and apart:
            # "Beide Zieh vier": a name that is the same for several.
            role = Role.MULTIPLE
        elif after is not None and after.role in several:
            role = Role.MULTIPLE
        else:
            one_each = after is not None and after.role in _ARTICLES
            role = Role.FILLER if one_each and _is_pair(found[named:]) else Role.UNKNOWN
        result[place] = replace(unit, role=role, value=2)
    return result


def _is_pair(found: Sequence[Unit]) -> bool:
    """Whether "a skip and a wild" stands there and nothing else."""
    said = [unit.role for unit in found if unit.role in _ARTICLES | _ENDS]
    return said == [said[0], Role.WEAK_SEPARATOR, said[-1]] and said[-1] in _ARTICLES


def _with_number_of_all(found: Sequence[Unit]) -> list[Unit]:
    """ "Five left: …", "the last two were …": compared with what is listed, and no card."""
    result = list(found)
    idle = {Role.FILLER, Role.TOTAL}
    first = next((n for n, unit in enumerate(found) if unit.role not in idle), len(found))
    if first == len(found):
        return result
    if _is_one_and_no_more(found, first):
        result[first] = replace(found[first], role=Role.NUMBER_WORD, value=1, kind=None)
        found = result[:]
    if found[first].role not in _NUMBERS | {Role.MULTIPLE}:
        return result
    last = first + 1
    beside = {Role.FILLER, Role.COLOUR}
    behind = [at for at in range(last, len(found)) if found[at].role not in beside]
    colon = found[behind[0]] if behind and found[behind[0]].role is Role.COLON else None
    short = colon is not None and not colon.value and found[first].value <= HIGHEST_FACE
    copula = _copula_behind(found, last)
    if found[first].role is Role.MULTIPLE and copula:
        # "The two cards are a 2 and a wild".
        number = replace(found[first], role=Role.DIGITS)
        noun = replace(found[last], role=Role.CARD_NOUNS, end=found[copula].end, value=1)
        result[first : copula + 1] = [
            number,
            noun,
            replace(found[copula], role=Role.WEAK_SEPARATOR),
        ]
        return result
    if found[first].role is Role.MULTIPLE or (short and not _is_idle(found[last : behind[0]])):
        # "3 Stück: …", "I have 4: …", "three yellow: …".
        last = behind[0] if behind else last
        if last < len(found) and found[last].role is Role.COLON:
            for between in range(first + 1, last):
                result[between] = replace(found[between], role=Role.FILLER)
            number = replace(found[first], role=Role.DIGITS)
            noun = replace(found[last], role=Role.CARD_NOUNS)
            result[last] = replace(found[last], role=Role.WEAK_SEPARATOR)
            result[first : first + 1] = [number, noun]
        return result
    while last < len(found) and _is_between(found, last):
        last += 1
    if last + 1 >= len(found):
        return result
    if is_role(found, last, {Role.CARD_NOUNS}) and _is_copula(found, last + 1):
        # "The last three cards are a red 2, …".
        last += 1
    many = found[first].value > _MOST_CARDS
    lists = found[last].role is Role.COLON and last > first + 1 and not many
    if lists or _is_copula(found, last):
        # The words between become the noun that the number counts.
        noun = replace(found[first + 1], role=Role.CARD_NOUNS, end=found[last].end, value=1)
        result[first + 1 : last + 1] = [noun, replace(found[last], role=Role.WEAK_SEPARATOR)]
    return result
