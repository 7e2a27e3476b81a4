"""Words that name a card and say nothing elsewhere: "rot 7 halt", "ik heb pas twee negens"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.roles import CARD_ROLES, WAITS, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_TIMES: Final = frozenset({Role.TIMES, Role.TIMES_BEHIND})
_FEW: Final = range(2, 5)
_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_OF_A_CARD: Final = frozenset(
    {Role.COLOUR, Role.ARTICLE, Role.ARTICLE_OR_ONE, Role.TIMES, Role.MULTIPLE, Role.COLON}
)


def without_particles(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with particles as fillers; alone, or behind a colour, they are cards.

    Adverbs are asked about where something follows that they may belong to.
    """
    result = list(found)
    for place, unit in enumerate(found):
        said = written_together(text[unit.start : unit.end])
        adverb = unit.role in CARD_ROLES and said in lexicon.adverbs
        if adverb and _is_adverb(found, place) and not _is_sure(found, place, text, lexicon):
            result[place] = replace(unit, role=Role.UNKNOWN, kind=None)
        if unit.role in CARD_ROLES and _is_particle(said, lexicon):
            role = _role_of(found, place)
            if role in CARD_ROLES and _is_wait(found, place, text, lexicon):
                role = Role.INSTEAD
            kind = None if role in {Role.FILLER, Role.INSTEAD} else unit.kind
            value = WAITS if role is Role.INSTEAD else unit.value
            result[place] = replace(unit, role=role, kind=kind, value=value)
    return result


def _is_sure(found: Sequence["Unit"], place: int, text: str, lexicon: Lexicon) -> bool:
    return _has_its_worth(found, place, lexicon) or _is_said_twice(found, place, text)


def _is_said_twice(found: Sequence["Unit"], place: int, text: str) -> bool:
    """ "Pas pas blauw drie" has two of them, "pas pas twee negens" perhaps only two nines."""
    before = found[place - 1] if place else None
    if before is None or _role(found, place + 1) is not Role.COLOUR:
        return False
    said = [written_together(text[unit.start : unit.end]) for unit in (before, found[place])]
    return before.kind == found[place].kind and said[0] == said[1]


def _has_its_worth(found: Sequence["Unit"], place: int, lexicon: Lexicon) -> bool:
    """ "Pas 20, gele 3 = 23": a card and its worth, in a line that ends with the sum of all."""
    worths = [at for at in range(len(found)) if _is_worth(found, at, lexicon)]
    summed = _role(found, len(found) - 2) is Role.TOTAL
    told = summed and (not found[-2].spelled or len(worths) > 1)
    return place in worths and told and _role(found, place - 1) in _ENDS


def _is_worth(found: Sequence["Unit"], place: int, lexicon: Lexicon) -> bool:
    """Whether a card stands there and its worth behind it."""
    numbered = _role(found, place + 1) in _NUMBERS and _role(found, place + 2) in _ENDS
    named = numbered and found[place].role in CARD_ROLES
    return named and found[place + 1].value == lexicon.points(str(found[place].kind))


def _is_adverb(found: Sequence["Unit"], place: int) -> bool:
    """Whether it may be one: "pas twee negens", "ik heb pas …", but not "een pas", "pas rood"."""
    after = _role(found, place + 1)
    among = _role(found, place - 1) in CARD_ROLES | _ENDS and after in CARD_ROLES
    ends_list = _role(found, place - 1) in CARD_ROLES and after in _ENDS
    if among or ends_list or after is Role.PLUS:
        # "Pas pas joker", "+10 +10 pas", "pas + 13".
        return False
    if _role(found, place - 1) in _OF_A_CARD | _NUMBERS:
        return after in {Role.FILLER, Role.UNKNOWN}
    ends = _role(found, place + 2) if after is Role.COLOUR else after
    return _role(found, place - 1) not in _ENDS or ends not in _ENDS | _TIMES


def _is_wait(found: Sequence["Unit"], place: int, text: str, lexicon: Lexicon) -> bool:
    """ "Zwei Joker, halt, nur ein Joker"."""
    apart = _role(found, place - 1) is Role.SEPARATOR is _role(found, place + 1)
    if not apart or not 0 < place < len(found) - 2:
        return False
    behind = found[place + 2]
    said = text[behind.start : behind.end].split()
    return bool(said) and written_together(said[0]) in lexicon.alone


def _is_particle(said: str, lexicon: Lexicon) -> bool:
    """Whether it is one, or a slip of one."""
    return not lexicon.particles.isdisjoint((said, *lexicon.slips.of_word(said)))


def _role_of(found: Sequence["Unit"], place: int) -> Role:
    """A card, nothing, or what nobody knows: "zwei halt" are two of them, or a 2."""
    before, after = _role(found, place - 1), _role(found, place + 1)
    common = before is Role.COLOUR and _role(found, place - 2) is Role.HEDGE
    if before is Role.COLOUR and _role(found, place - 2) in _NUMBERS | CARD_ROLES:
        # "7 blau halt".
        return Role.FILLER if found[place - 1].value == Hue.PLAIN else Role.UNKNOWN
    if not common and before in _OF_A_CARD:
        return found[place].role
    if before in _ENDS and after in _ENDS | {Role.TIMES}:
        return found[place].role
    few = before in _NUMBERS and found[place - 1].value in _FEW
    doubtful = few and _role(found, place - 2) not in _OF_A_CARD
    if doubtful or (before in _ENDS and after is not Role.FILLER):
        return Role.UNKNOWN
    return Role.FILLER


def _role(found: Sequence["Unit"], place: int) -> Role:
    return found[place].role if 0 <= place < len(found) else Role.SEPARATOR
