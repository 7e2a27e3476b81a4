"""From tokens to units with a role: the longest known phrase at each place, slips corrected.

Which units together mean something is the grammar's work; numbers of several words are put
together in `numerals.py`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.abbreviations import without_short_dots
from scorekeeper.rulebook.added import with_short_articles
from scorekeeper.rulebook.chains import with_chains
from scorekeeper.rulebook.company import Heard, is_one_word, is_plus
from scorekeeper.rulebook.compounds import with_compounds, without_second_names
from scorekeeper.rulebook.hearing import heard, takes_hue
from scorekeeper.rulebook.initials import with_headings_of_hues, with_initials
from scorekeeper.rulebook.introductions import without_introductions
from scorekeeper.rulebook.lexicon import MAX_PHRASE, Lexicon
from scorekeeper.rulebook.named_again import without_second_naming
from scorekeeper.rulebook.numerals import hundreds
from scorekeeper.rulebook.roles import CARD_ROLES, TOTAL, Hue, Meaning, Role
from scorekeeper.rulebook.tokens import Gap, Mark, Token

_MAX_DIGITS: Final = 6

_MARK_ROLES: Final = {
    Mark.PLUS: Role.PLUS,
    Mark.TIMES: Role.TIMES,
    Mark.AND: Role.WEAK_SEPARATOR,
    Mark.SEPARATOR: Role.SEPARATOR,
    Mark.EQUALS: Role.TOTAL,
    Mark.COLON: Role.COLON,
    Mark.DECORATION: Role.FILLER,
}
_WEAK: Final = frozenset(",-–—")
"""Marks that have a value: a comma may be in a list of numbers, a dash is a weak colon."""

_IN_PHRASES: Final = frozenset({Mark.WORD, Mark.NUMBER, Mark.PLUS, Mark.SYMBOL})

_TIGHT_PAIR: Final = re.compile(
    r"c[cnwCPES]|[CPES]c|[nw][cxk]|n[PEAB]|[nw]U|[xy][nwCPES]|[CPES][xy]|[CPE]k|c?D"
)
"""Roles that may stand together without a space ("3x", "rot-7"); others so joined are no words."""

_YIELDING: Final = frozenset({Role.MULTIPLE, Role.FILLER, Role.TOTAL})
_MAY_END_EARLIER: Final = _YIELDING | {Role.WITHOUT}
_SHORT_NAME: Final = 3
_MAY_HOLD_AND: Final = frozenset({Role.FILLER, Role.WEAK_SEPARATOR, Role.NUMBER_WORD, Role.TOTAL})
_JOINERS: Final = frozenset(
    {Role.SEPARATOR, Role.WEAK_SEPARATOR, Role.PLUS, Role.TOTAL, Role.COLON, Role.FILLER}
)


@dataclass(frozen=True, slots=True)
class Unit:
    """A piece of the line that has a role; `[start, end)` is its place in the text."""

    role: Role
    start: int
    end: int
    kind: str | None = None
    value: int = 0
    tight: bool = False
    spelled: bool = False
    symbol: bool = False
    in_one: bool = False
    hue: str = ""
    may_count: bool = False
    alike: bool = False


def units(text: str, lexicon: Lexicon) -> list[Unit]:
    """The units of the text, in order and without gaps but for spaces, quotes and brackets."""
    found = heard(text, lexicon)
    result: list[Unit] = []
    at = 0
    while at < len(found):
        length, meaning, key = _longest(found, at, lexicon)
        pieces = [word.token for word in found[at : at + length]]
        if meaning is None and pieces[0].key in lexicon.idle:
            meaning = Meaning(Role.FILLER)
        unit = _unit(pieces, meaning, key, lexicon)
        plus = unit.role is Role.PLUS_CARD
        result.append(replace(unit, value=lexicon.plus.get(key, 0)) if plus else unit)
        at += length
    result = without_second_naming(with_short_articles(result, text), text)
    told = without_second_names(without_introductions(result, text, lexicon), text)
    told = _with_times_behind(without_short_dots(told, text))
    return with_initials(_checked(with_compounds(told, text, lexicon), text), text, lexicon)


def _longest(found: Sequence[Heard], at: int, lexicon: Lexicon) -> tuple[int, Meaning | None, str]:
    length, meaning, key = _match(found, at, lexicon)
    if meaning is None or meaning.role not in CARD_ROLES | _MAY_END_EARLIER or length == 1:
        return length, meaning, key
    # "draw 2 wild ..." may hide another name that starts inside this one and ends outside it.
    end = at + length
    for inside in range(at + 1, end):
        other, overlapping, _ = _match(found, inside, lexicon)
        if overlapping and inside + other > end and _is_of_a_colour(meaning, overlapping):
            return _match(found[:inside], at, lexicon)
        if meaning.role is Role.WITHOUT:
            continue
        if overlapping and overlapping.role in CARD_ROLES and inside + other > end:
            short = _match(found[:inside], at, lexicon)
            hued = takes_hue(found, at, (short[1], meaning), lexicon)
            if short[0] == inside - at and (hued or is_one_word(found, inside, other)):
                # "+4 wild+6", "blauwe +4 joker +10".
                return short
            if meaning.role in _YIELDING:
                # "Een keer om" is no "één keer".
                return short
            if short[0] < inside - at or short[1] is None or short[1].role is Role.UNKNOWN:
                continue
            rest = _match(found[: inside + other], end, lexicon)
            one_way = {meaning.kind, rest[1] and rest[1].kind}
            whole = rest[0] == inside + other - end
            if whole and one_way == {short[1].kind, overlapping.kind}:
                # "Joker plus sechs joker plus sechs": each plus belongs to the joker before it.
                behind = short[1].role is not Role.PLUS_CARD and is_plus(found[end], lexicon)
                return short if behind else (length, meaning, key)
            return inside + other - at, Meaning(Role.UNKNOWN), ""
    return length, meaning, key


def _is_of_a_colour(meaning: Meaning, other: Meaning) -> bool:
    """ "Four of yellow" is a yellow four, and "zero of yellow" a zero."""
    hue = other.role is Role.COLOUR and other.value == Hue.ADJECTIVE
    return meaning.role in {Role.MULTIPLE, Role.WITHOUT} and hue


def _match(found: Sequence[Heard], at: int, lexicon: Lexicon) -> tuple[int, Meaning | None, str]:
    """The longest phrase that starts here, as a number of tokens, its meaning and its key."""
    first = found[at].token
    if first.mark is Mark.PLUS and not _starts_a_card(found, at, lexicon):
        return 1, None, ""
    keys: tuple[str, ...] = ("",)
    tight = spaceless = True
    over_and = False
    best: tuple[int, Meaning | None, str] = (1, None, "")
    for length, word in enumerate(found[at : at + MAX_PHRASE], start=1):
        token = word.token
        if token.mark not in _IN_PHRASES:
            break
        if length > 1:
            # "keuzekaart en" is not "keuzekaarten".
            over_and = over_and or (token.gap is Gap.SPACE and lexicon.separates(token.key))
            glued_plus = token.mark is Mark.PLUS and token.gap is Gap.NONE
            if token.mark is Mark.PLUS and not _belongs_to_number(found, at + length - 1):
                break
            spaceless = spaceless and token.gap is not Gap.SPACE
            tight = spaceless and tight and not glued_plus
            if _adjective(lexicon, found[at].keys[0]) and lexicon.is_colour(token.key):
                # "flex red skip" is the flex skip.
                continue
        # "Farbe wünschen und vier ziehen" is one card.
        spans_and = length > _SHORT_NAME and not lexicon.separates(token.key)
        keys = tuple(before + key for before in keys for key in word.keys)
        known = {
            (meaning.role, meaning.kind, 0 if meaning.kind else meaning.value): (meaning, key)
            for key in keys
            if (spaceless or key not in lexicon.unbroken)
            and (meaning := _known(key, lexicon, tight)) is not None
            and (not over_and or meaning.role in _MAY_HOLD_AND or spans_and)
        }
        if known:
            best = (length, *_one_of(list(known.values())))
            if len(keys) > 1 and best[1] and best[1].hue:
                # A slip may be one of several colours.
                best = (length, replace(best[1], hue=""), best[2])
    return best


def _one_of(known: Sequence[tuple[Meaning, str]]) -> tuple[Meaning, str]:
    """The one thing that all the words mean, be it "joker" or "jocker"; else nothing known."""
    first, key = known[0]
    roles = {meaning.role for meaning, _ in known}
    same = {meaning.kind for meaning, _ in known} == {first.kind} and first.kind is not None
    if len(known) == 1:
        return first, key
    if roles == {Role.COLOUR} and all(meaning.kind is None for meaning, _ in known):
        return replace(first, value=Hue.INFLECTED), key
    if same and roles <= {Role.CARD, Role.CARD_OR_CARDS}:
        return replace(first, role=Role.CARD_OR_CARDS), key
    return Meaning(Role.UNKNOWN), ""


def _belongs_to_number(found: Sequence[Heard], at: int) -> bool:
    """Whether a plus inside a name is written as in "+4": "wild + 4" adds something to a wild."""
    after = found[at + 1].token if at + 1 < len(found) else None
    return after is not None and after.mark is Mark.NUMBER and after.gap is Gap.NONE


def _known(key: str, lexicon: Lexicon, tight: bool) -> Meaning | None:
    if found := lexicon.find(key, tight=tight):
        return found
    value = hundreds(key, lexicon.words, apart=not tight)
    return Meaning(Role.NUMBER_WORD, value=value) if value else None


def _adjective(lexicon: Lexicon, key: str) -> bool:
    known = lexicon.words.get(key)
    return known is not None and known.role is Role.COLOUR and known.kind is not None


def _starts_a_card(found: Sequence[Heard], at: int, lexicon: Lexicon) -> bool:
    """Whether a plus sign belongs to the number after it ("+4") and not to a sum ("7+4")."""
    if at + 1 >= len(found) or found[at + 1].token.mark is not Mark.NUMBER:
        return False
    if at == 0 or found[at - 1].token.mark in {Mark.SEPARATOR, Mark.TIMES, Mark.AND, Mark.COLON}:
        return True
    here = found[at].token
    if here.gap is Gap.NONE and lexicon.is_colour(found[at - 1].keys[0]):
        return found[at + 1].token.gap is Gap.NONE
    return here.gap is not Gap.NONE and found[at + 1].token.gap is Gap.NONE


def _unit(pieces: Sequence[Token], meaning: Meaning | None, key: str, lexicon: Lexicon) -> Unit:
    first, last = pieces[0], pieces[-1]
    tight = first.gap is not Gap.SPACE
    symbol = last.mark is Mark.SYMBOL
    if meaning is not None:
        return Unit(
            meaning.role,
            first.start,
            last.end,
            meaning.kind,
            meaning.value,
            tight,
            first.mark is Mark.WORD and last.gap is not Gap.HYPHEN,
            symbol or first.mark is Mark.SYMBOL,
            key in lexicon.spoken_in_one,
            meaning.hue,
            alike=key in lexicon.alike,
        )
    if first.mark is Mark.NUMBER:
        plain = len(first.key) <= _MAX_DIGITS and str(int(first.key)) == first.key
        role = Role.DIGITS if plain else Role.UNKNOWN
        return Unit(role, first.start, last.end, None, int(first.key) if plain else 0, tight)
    role = _MARK_ROLES.get(first.mark, Role.UNKNOWN)
    value = TOTAL if role is Role.TOTAL else int(first.key in _WEAK)
    return Unit(role, first.start, last.end, None, value, tight, symbol=symbol)


def _with_times_behind(found: Sequence[Unit]) -> list[Unit]:
    """ "Skip x2" and "7 x 2": a times that is nearer to the number after it than to one before."""
    result = list(found)
    for place, (unit, after) in enumerate(pairwise(found)):
        glued = place > 0 and found[place - 1].role in CARD_ROLES
        behind = place > 0 and (glued or not unit.tight) and after.tight
        if unit.role is Role.TIMES and behind and after.role is Role.DIGITS:
            result[place] = replace(unit, role=Role.TIMES_BEHIND)
    return result


def _checked(found: Sequence[Unit], text: str) -> list[Unit]:
    """Units stuck together in a way that is no way of writing, or letters alone, are unknown."""
    found = with_headings_of_hues(with_chains(found, text), text)
    checked = list(found)
    for place, here in enumerate(found):
        before = found[place - 1] if place else None
        after = found[place + 1] if place + 1 < len(found) else None
        if here.role is Role.COLOUR and here.value == Hue.LETTER:
            near = here.tight or here.end - here.start >= _SHORT_NAME
            behind = near and before is not None and before.role is Role.DIGITS
            if not behind and (after is None or after.role not in _AFTER_LETTER):
                checked[place] = replace(here, role=Role.UNKNOWN)
        if before is not None and _is_drawn_too(before, here):
            checked[place] = replace(here, role=Role.UNKNOWN)
            continue
        if before is None or not here.tight or before.role in _JOINERS or here.role in _JOINERS:
            continue
        symbols = before.symbol or here.symbol
        # "Geel9neem2": the number has its colour.
        closed = place > 1 and found[place - 2].role is Role.COLOUR and before.tight
        if closed and before.role is Role.DIGITS and here.role is Role.CARD:
            continue
        if not symbols and not _TIGHT_PAIR.fullmatch(before.role + here.role):
            checked[place - 1] = replace(checked[place - 1], role=Role.UNKNOWN)
            checked[place] = replace(checked[place], role=Role.UNKNOWN)
    return checked


def _is_drawn_too(one: Unit, other: Unit) -> bool:
    """ "Reverse ↩": a card and its picture are one card, or two."""
    return (
        {one.role, other.role} <= CARD_ROLES
        and one.kind == other.kind
        and one.symbol != other.symbol
    )


_AFTER_LETTER: Final = CARD_ROLES | {Role.DIGITS, Role.NUMBER_WORD}
