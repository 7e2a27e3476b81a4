"""What is said again: "three wilds, yes really three wilds", "draw four (the red one)"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.all_of_them import without_all_of_them
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.named_as_set import without_sets
from scorekeeper.rulebook.places import ENDS, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_SURE: Final = word_list("said-again.sure")
"""Words that only affirm: "really", while a "yes" may go on to another card."""

_NAMED: Final = CARD_ROLES | {Role.COLOUR}
_AFFIRMING: Final = frozenset({Role.FILLER, Role.SEPARATOR, Role.UNKNOWN})
_COUNTS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD, Role.MULTIPLE})
_NUMBERS: Final = _COUNTS | {Role.ARTICLE_OR_ONE}
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_IDLE: Final = frozenset({Role.FILLER})
_BEFORE_COLOUR: Final = frozenset({Role.FILLER, Role.SEPARATOR})
_ALONE: Final = frozenset({Role.NOTHING, Role.FILLER, Role.SEPARATOR, Role.WEAK_SEPARATOR})


def without_said_again(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with such words saying nothing: no red 1, and no card that throws all away."""
    found = without_all_of_them(_without_numbers_in_brackets(found, text), text, lexicon)
    found = without_sets(found, text, lexicon)
    result = _without_affirmed(_without_coloured_ones(found, text), text, lexicon)
    for place, unit in enumerate(result):
        gone = key_of(text[unit.start : unit.end]) in lexicon.gone and unit.role in CARD_ROLES
        others = {one.role for one in result if one is not unit}
        nothing = any(one.role is Role.NOTHING for one in result[:place])
        if gone and nothing and others <= _ALONE:
            result[place] = replace(unit, role=Role.FILLER, kind=None, value=0)
    return result


def _without_numbers_in_brackets(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "2 (two) skips", "drei (3) Joker": the number in words and in figures."""
    result = list(found)
    for place, unit in enumerate(found):
        again = place + 1 + is_role(found, place + 1, {Role.TOTAL})
        if not is_role(found, place, _NUMBERS) or not is_role(found, again, _NUMBERS):
            continue
        in_brackets = text[unit.end : found[again].start].strip() == "("
        closed = text[found[again].end :].lstrip().startswith(")")
        if in_brackets and closed and found[again].value == unit.value:
            for idle in range(place + 1, again + 1):
                result[idle] = replace(found[idle], role=Role.FILLER, value=0)
    return result


def _without_coloured_ones(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "(The red one)" behind a card: its colour, and no card of its own."""
    result = list(found)
    for place, unit in enumerate(found):
        colour, one = found[place - 1], unit.role is Role.ARTICLE_OR_ONE
        if not one or place < 1 or colour.role is not Role.COLOUR:
            continue
        first = place - 1
        while first and found[first - 1].role in _BEFORE_COLOUR and first > place - 3:
            first -= 1
        in_brackets = "(" in text[found[first - 1].end : colour.start] if first else False
        closed = text[unit.end : unit.end + 1] == ")"
        the = any(one.role is Role.FILLER for one in found[first : place - 1])
        behind = first > 0 and found[first - 1].role in CARD_ROLES
        ends = place + 1 == len(found)
        if behind and ((in_brackets and closed) or (the and ends)):
            result[place] = replace(unit, role=Role.FILLER, value=0)
            result[place - 1] = replace(colour, role=Role.FILLER, value=0)
    return result


def _without_affirmed(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Three wilds, yes really three wilds": they count once.

    "A red 7, yes, a red 7" may be two of them and is asked about.
    """
    result = list(found)
    for first, unit in enumerate(found):
        if unit.role not in _AFFIRMING or is_role(found, first - 1, _AFFIRMING):
            continue
        end = first
        while is_role(found, end, _AFFIRMING):
            end += 1
        words = [key_of(said) for one in found[first:end] for said in _words(one, text)]
        length = _length_again(found, first, end)
        if not length or not _affirm(words, lexicon):
            continue
        again = range(end, end + length)
        named = [found[place] for place in again]
        several = named[0].role in _COUNTS and named[0].value > 1 and _is_counted(named[1:])
        sure = several or not _SURE.isdisjoint(words)
        for place in again:
            role = Role.FILLER if sure else Role.UNKNOWN
            result[place] = replace(found[place], role=role, kind=None, value=0)
        for place in range(first, end) if sure else ():
            if found[place].role is Role.UNKNOWN:
                result[place] = replace(found[place], role=Role.FILLER, value=0)
    return result


def _is_counted(named: Sequence["Unit"]) -> bool:
    """Whether a card stands there that a number before it counts, and no mere colour of it."""
    return any(one.role in CARD_ROLES | _COUNTS for one in named)


def _words(unit: "Unit", text: str) -> list[str]:
    return text[unit.start : unit.end].split() if unit.role is not Role.SEPARATOR else []


def _affirm(words: Sequence[str], lexicon: Lexicon) -> bool:
    """Whether one of the words affirms, and none says that there is more."""
    others = lexicon.again | lexicon.besides
    return not lexicon.affirms.isdisjoint(words) and others.isdisjoint(words)


def _length_again(found: Sequence["Unit"], first: int, end: int) -> int:
    """How many units before the first place stand behind the end once more; the most of them."""
    for length in range(min(first, len(found) - end), 0, -1):
        before, again = found[first - length : first], found[end : end + length]
        begins = first == length or is_role(found, first - length - 1, ENDS | _IDLE)
        ends = end + length == len(found) or is_role(found, end + length, ENDS | _IDLE)
        same = all(map(_is_same, before, again))
        whole = first == length and end + length == len(found)
        apart = not whole and any(one.role in ENDS | _AFFIRMING for one in before)
        if begins and ends and same and not apart and any(one.role in _NAMED for one in again):
            return length
    return 0


def _is_same(one: "Unit", other: "Unit") -> bool:
    articles = {one.role, other.role} <= _ARTICLES
    said = [(unit.role, unit.kind, unit.value, unit.hue) for unit in (one, other)]
    return articles or said[0] == said[1]
