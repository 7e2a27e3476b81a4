"""Numbers from a hundred on, in words: "hundertvierzehn", "two hundred and four".

Up to a hundred every number has its words in the text files.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.roles import CARD_ROLES, Meaning, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

HUNDRED: Final = 100
_DIGITS: Final = range(1, 10)
_TENS: Final = range(20, 100, 10)
_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_AND: Final = ("", "und", "en", "and")
_COUNTS_WHAT_FOLLOWS: Final = CARD_ROLES | {
    Role.COLOUR,
    Role.TIMES,
    Role.CARD_NOUN,
    Role.CARD_NOUNS,
    Role.POINTS_EACH,
    Role.POINTS_EACH_MANY,
}


def hundreds(key: str, words: Mapping[str, Meaning], *, apart: bool = False) -> int | None:
    """The value of a number word from 101 to 999; None where it is none, or ends with an article
    that stands `apart`.
    """
    value = joined_hundreds(key, lambda part: _value(part, words))
    return None if value and apart and _ends_with_article(key, words) else value


def _ends_with_article(key: str, words: Mapping[str, Meaning]) -> bool:
    """ "A hundred and a": what follows is another card."""
    ends = [key.rpartition(joined)[2] for joined in _AND if joined and joined in key]
    return any(end in words and words[end].role is Role.ARTICLE for end in ends)


def joined_hundreds(key: str, value_of: Callable[[str], int | None]) -> int | None:
    """The same, where the values of its parts are known otherwise.

    >>> joined_hundreds("zweihundertvier", {"zwei": 2, "vier": 4}.get)
    204
    """
    for hundred in ("hundert", "honderd", "hundred"):
        before, found, after = key.partition(hundred)
        if not found or not (before or after):
            continue
        times = value_of(before) if before else 1
        rest = next(
            (
                value
                for joined in _AND
                if after.startswith(joined) and (value := value_of(after[len(joined) :]))
            ),
            None if after else 0,
        )
        if times is not None and times in _DIGITS and rest is not None and rest < HUNDRED:
            return times * HUNDRED + rest
    return None


def _value(key: str, words: Mapping[str, Meaning]) -> int | None:
    known = words.get(key)
    if known is None or known.role not in _NUMBER_ROLES:
        return None
    return known.value


_NUMBER_ROLES: Final = frozenset({Role.NUMBER_WORD, Role.ARTICLE, Role.ARTICLE_OR_ONE})


def put_together(found: Sequence["Unit"]) -> list["Unit"]:
    """The units with "two" "hundred" "and" "four" as one number."""
    result: list[Unit] = []
    at = 0
    while at < len(found):
        length, value = _spoken(found, at)
        unit = found[at]
        if length > 1:
            unit = replace(unit, role=Role.NUMBER_WORD, end=found[at + length - 1].end, value=value)
        result.append(unit)
        at += length
    return _counted_in_pieces(result)


def _counted_in_pieces(found: Sequence["Unit"]) -> list["Unit"]:
    """ "2 Stück" counts what stands beside it, as "zweimal" does."""
    result: list[Unit] = []
    for unit in found:
        if unit.role is Role.PIECES and result and result[-1].role in _NUMBERS:
            result[-1] = replace(result[-1], role=Role.MULTIPLE, end=unit.end)
            if len(result) > 1 and result[-2].role is Role.TOTAL and not result[-2].spelled:
                # "Plus ten (2 pieces)" is no sum in brackets.
                result[-2] = replace(result[-2], role=Role.FILLER)
        else:
            # "Zwei Joker, einer davon +4" are two cards, not three.
            result.append(unit)
    return result


def _spoken(found: Sequence["Unit"], at: int) -> tuple[int, int]:
    """How many units from here are one number, and its value."""
    end = at
    times = 1
    if _is_word(found, at) and found[at].value in _DIGITS:
        times, end = found[at].value, at + 1
    if times > 1 and _is_tens_behind_and(found, end):
        return 3, times + found[end + 1].value
    if not _is_word(found, end) or found[end].value % HUNDRED or not found[end].value:
        return 1, 0
    if times > 1 and found[end].value != HUNDRED:
        return 1, 0
    value, end = times * found[end].value, end + 1
    ahead = end
    if ahead < len(found) and found[ahead].role is Role.WEAK_SEPARATOR and found[ahead].value:
        ahead += 1
    if _is_word(found, ahead) and 0 < found[ahead].value < HUNDRED:
        after = found[ahead + 1].role if ahead + 1 < len(found) else None
        if after not in _COUNTS_WHAT_FOLLOWS:
            return ahead + 1 - at, value + found[ahead].value
    return end - at, value


def _is_tens_behind_and(found: Sequence["Unit"], at: int) -> bool:
    """ "Fünf" "und zwanzig": 25, as dictation writes it."""
    joined = at < len(found) and found[at].role is Role.WEAK_SEPARATOR
    if not joined or not _is_word(found, at + 1) or found[at + 1].value not in _TENS:
        return False
    after = found[at + 2].role if at + 2 < len(found) else None
    return after not in _COUNTS_WHAT_FOLLOWS


def _is_word(found: Sequence["Unit"], at: int) -> bool:
    return at < len(found) and found[at].role is Role.NUMBER_WORD
