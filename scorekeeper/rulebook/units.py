"""From tokens to units with a role: the longest known phrase at each place, slips corrected.

Which units together mean something is the grammar's work.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.lexicon import CARD_ROLES, MAX_PHRASE, Lexicon, Meaning, Role
from scorekeeper.rulebook.tokens import Gap, Mark, Token, tokens

_MAX_DIGITS: Final = 6

_MARK_ROLES: Final = {
    Mark.PLUS: Role.PLUS,
    Mark.TIMES: Role.TIMES,
    Mark.AND: Role.WEAK_SEPARATOR,
    Mark.SEPARATOR: Role.SEPARATOR,
}

_TIGHT_PAIR: Final = re.compile(r"c[nwCPES]|[nw][cx]|n[PE]|[nw]U|x[nwCPES]|[CPES]x")
"""Roles that may stand together without a space ("3x", "rot-7"); others so joined are no words."""

_JOINERS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR, Role.PLUS})


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


def units(text: str, lexicon: Lexicon) -> list[Unit]:
    """The units of the text, in order and without gaps but for spaces, quotes and brackets."""
    found = _corrected(list(tokens(text)), lexicon)
    result: list[Unit] = []
    at = 0
    while at < len(found):
        length, meaning = _longest(found, at, lexicon)
        result.append(_unit(found[at : at + length], meaning))
        at += length
    return _without_torn_words(result)


def _corrected(found: Sequence[Token], lexicon: Lexicon) -> list[Token]:
    """The tokens with slips put right; the halves of a word torn in two are no slips."""
    halves = {
        place
        for first, (one, other) in enumerate(pairwise(found))
        if one.key + other.key in lexicon.words
        for place in (first, first + 1)
    }
    corrected: list[Token] = []
    for place, token in enumerate(found):
        looks_wrong = token.mark is Mark.WORD and place not in halves
        better = lexicon.correction(token.key) if looks_wrong else None
        corrected.append(replace(token, key=better) if better else token)
    return corrected


def _longest(found: Sequence[Token], at: int, lexicon: Lexicon) -> tuple[int, Meaning | None]:
    length, meaning = _match(found, at, lexicon)
    if meaning is None or meaning.role not in CARD_ROLES:
        return length, meaning
    # "draw 2 wild ..." may hide another name that starts inside this one and ends outside it.
    end = at + length
    for inside in range(at + 1, end):
        other, overlapping = _match(found, inside, lexicon)
        if overlapping and overlapping.role in CARD_ROLES and inside + other > end:
            return inside + other - at, Meaning(Role.UNKNOWN)
    return length, meaning


def _match(found: Sequence[Token], at: int, lexicon: Lexicon) -> tuple[int, Meaning | None]:
    """The longest phrase that starts here, as a number of tokens, and its meaning."""
    if found[at].mark is Mark.PLUS and not _starts_a_card(found, at):
        return 1, None
    key = ""
    tight = True
    best: tuple[int, Meaning | None] = (1, None)
    for length, token in enumerate(found[at : at + MAX_PHRASE], start=1):
        if token.mark not in {Mark.WORD, Mark.NUMBER, Mark.PLUS}:
            break
        if length > 1:
            # "keuzekaart en" is not "keuzekaarten".
            if token.gap is Gap.SPACE and lexicon.separates(token.key):
                break
            glued_plus = token.mark is Mark.PLUS and token.gap is Gap.NONE
            tight = tight and token.gap is not Gap.SPACE and not glued_plus
        key += token.key
        if key in lexicon.words:
            best = (length, lexicon.words[key])
        elif key in lexicon.tight and tight:
            best = (length, lexicon.tight[key])
        elif key in lexicon.torn:
            best = (length, Meaning(Role.UNKNOWN))
    return best


def _starts_a_card(found: Sequence[Token], at: int) -> bool:
    """Whether a plus sign belongs to the number after it ("+4") and not to a sum ("7+4")."""
    if at + 1 >= len(found) or found[at + 1].mark is not Mark.NUMBER:
        return False
    if at == 0 or found[at - 1].mark in {Mark.SEPARATOR, Mark.TIMES}:
        return True
    return found[at].gap is not Gap.NONE and found[at + 1].gap is Gap.NONE


def _unit(pieces: Sequence[Token], meaning: Meaning | None) -> Unit:
    first, last = pieces[0], pieces[-1]
    tight = first.gap is not Gap.SPACE
    if meaning is not None:
        return Unit(
            meaning.role,
            first.start,
            last.end,
            meaning.kind,
            meaning.value,
            tight,
            spelled=first.mark is Mark.WORD,
        )
    if first.mark is Mark.NUMBER:
        plain = len(first.key) <= _MAX_DIGITS and str(int(first.key)) == first.key
        role = Role.DIGITS if plain else Role.UNKNOWN
        return Unit(role, first.start, last.end, None, int(first.key) if plain else 0, tight)
    role = _MARK_ROLES.get(first.mark, Role.UNKNOWN)
    return Unit(role, first.start, last.end, None, 0, tight)


def _without_torn_words(result: list[Unit]) -> list[Unit]:
    """Units stuck together in a way that is no way of writing become unknown."""
    checked = list(result)
    for place in range(1, len(result)):
        before, here = result[place - 1], result[place]
        if not here.tight or before.role in _JOINERS or here.role in _JOINERS:
            continue
        if not _TIGHT_PAIR.fullmatch(before.role + here.role):
            checked[place - 1] = replace(checked[place - 1], role=Role.UNKNOWN)
            checked[place] = replace(checked[place], role=Role.UNKNOWN)
    return checked
