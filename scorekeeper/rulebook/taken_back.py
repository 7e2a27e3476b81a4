"""Words between cards that may take back what stands before them, and such as only sound like it.

"Red 7, oh no, red 8", "three fours? no, two fours", "8, um, 9"; "a wild, sorry". What the other
word is about is settled in `corrections.py`.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.headings import NUMBERS, SAYING
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import ENDS, first_behind, is_role
from scorekeeper.rulebook.roles import GUESS, HIGHEST_FACE, LATER, PEOPLE, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_APOLOGIES: Final = word_list("second-thoughts.apologies")
"""Words of which an apology is made, and nothing that tells of a mistake."""

_SIGHS: Final = word_list("second-thoughts.sighs")
"""Words of "oops" and "oh dear", which at the end of a line are about the hand as a whole."""

_HESITATIONS: Final = word_list("second-thoughts.hesitations")
_REGRETS: Final = _APOLOGIES | _SIGHS
_REFUSALS: Final = frozenset({Role.INSTEAD, Role.WITHOUT})
_IDLE: Final = frozenset({Role.FILLER})
_BELIEFS: Final = word_list("second-thoughts.beliefs")
"""Words of "I think", which many say before what they are sure of; not of "perhaps"."""

_IT_IS: Final = word_list("second-thoughts.it-is")
"""What may stand beside them."""

_ROUND: Final = 5
"""Numbers of points that are guessed are mostly some of these."""

_CARDS_BEHIND: Final = re.compile(r"[ft]*(?:[nwabm]x?c*[CPE]|[abc]c*[nw])")
"""Roles of a card behind it: "I think 40" is a guess."""

_BARE: Final = re.compile(r"(?:(?<=[,|:t])|^)f*[nw]\|?(?P<uhm>f+)\|?[nw](?=f*(?:[,|]|$))")
"""Roles of two numbers without a colour and what is said between them."""


def with_second_thoughts(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with each such word as what it is in its place."""
    told = _without_belief(_with_hesitations(_with_answers(found, text), text), text)
    told = _without_belief_in_sum(told, text)
    result = list(told)
    for place, unit in enumerate(told):
        if unit.role is not Role.HEDGE or unit.value != LATER:
            continue
        words = [key_of(word) for word in text[unit.start : unit.end].split()]
        if words and _REGRETS.issuperset(words) and _ends(told, place + 1):
            result[place] = replace(unit, role=Role.FILLER, value=0)
        elif _refuses(words, lexicon) and _stands_between(told, place):
            result[place] = replace(unit, role=Role.INSTEAD, value=0)
    return result


def _without_belief(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "I think it's two skips", "a skip and I think a 3" tell a hand; "7, I think 8" may not."""
    result = list(found)
    begins = first_behind(found, 0, _IDLE | ENDS)
    for place, unit in enumerate(found):
        joined = is_role(found, place - 1, {Role.WEAK_SEPARATOR}) and found[place - 1].spelled
        if unit.role is not Role.HEDGE or unit.value != GUESS or not (place == begins or joined):
            continue
        behind = "".join(other.role for other in found[place + 1 :])
        if _believes(unit, text) and _CARDS_BEHIND.match(behind):
            result[place] = replace(unit, role=Role.FILLER, value=0)
    return result


def _believes(unit: "Unit", text: str) -> bool:
    said = text[unit.start : unit.end].replace("'", "").replace("’", "")
    words = set(map(key_of, said.split()))
    return not _BELIEFS.isdisjoint(words) and words <= _BELIEFS | _IT_IS


def _without_belief_in_sum(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "37 points I think": who tells so exactly has counted; "40 I think" is a guess."""
    result = list(found)
    said = [unit for unit in found if unit.role not in ENDS | _IDLE]
    roles = [unit.role for unit in said]
    if len(said) < 2 or roles not in ([roles[0], Role.HEDGE], [roles[0], Role.POINTS, Role.HEDGE]):
        return result
    number, belief = said[0], said[-1]
    exact = roles[0] in NUMBERS and number.value > HIGHEST_FACE and number.value % _ROUND
    if exact and belief.value == GUESS and _believes(belief, text):
        result[result.index(belief)] = replace(belief, role=Role.FILLER, value=0)
    return result


def _ends(found: Sequence["Unit"], place: int) -> bool:
    """Whether no more is said than to whom: "sorry mum"."""
    return all(
        unit.role in ENDS | _IDLE or (unit.role is Role.HEDGE and unit.value == PEOPLE)
        for unit in found[place:]
    )


def stands_apart(found: Sequence["Unit"], place: int, text: str) -> bool:
    """Whether commas stand around such a word, and the "uh" before it: "red 7, uh sorry, red 8"."""
    before = place - 1
    while is_role(found, before, _IDLE) and _hesitates(found[before], text):
        before -= 1
    sides = (*found[max(before, 0) : before + 1], *found[place + 1 : place + 2])
    roles = [unit.role for unit in sides]
    # "Oops, I mean".
    return roles == [Role.SEPARATOR, Role.SEPARATOR] or Role.INSTEAD in roles


def _hesitates(unit: "Unit", text: str) -> bool:
    return key_of(text[unit.start : unit.end]) in _HESITATIONS


def _refuses(words: Sequence[str], lexicon: Lexicon) -> bool:
    """ "Ach nein", "oh no"."""
    last = lexicon.words.get(words[-1])
    return last is not None and last.role in _REFUSALS


def _stands_between(found: Sequence["Unit"], place: int) -> bool:
    """Whether something is said before it; "a red 1, oh no and a wild" takes nothing back."""
    joined = is_role(found, place + 1, {Role.WEAK_SEPARATOR})
    return not joined and any(unit.role in SAYING for unit in found[:place])


def _with_answers(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "3 yellow 4s? no, 2 yellow 4s": a question that is answered with no is taken back."""
    result = list(found)
    for place, unit in enumerate(found):
        if not _asks(unit, text):
            continue
        answer = place + 1
        while answer < len(found) and _asks(found[answer], text):
            answer += 1
        # "A wild? no 7s": what is not there.
        apart = is_role(found, answer + 1, {Role.SEPARATOR})
        refused = is_role(found, answer, {Role.INSTEAD})
        if refused or (apart and is_role(found, answer, {Role.WITHOUT})):
            result[place] = replace(unit, role=Role.SEPARATOR)
    return result


def _asks(unit: "Unit", text: str) -> bool:
    return unit.role is Role.UNKNOWN and text[unit.start : unit.end] == "?"


def _with_hesitations(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "8, um, 9": two numbers, or one that is put right?"""
    result = list(found)
    for match in _BARE.finditer("".join(unit.role for unit in found)):
        for place in range(*match.span("uhm")):
            if _hesitates(found[place], text):
                result[place] = replace(found[place], role=Role.UNKNOWN, value=0)
    return result
