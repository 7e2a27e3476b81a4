"""Names said in one breath: "reverse draw four", "joker +6", "joker wild".

Single names are found by `units.py`.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.others_skipped import with_others_skipped
from scorekeeper.rulebook.roles import CARD_ROLES, DRAWN, Role
from scorekeeper.rulebook.rows import (
    starts_of_rows,
    with_equal_rows,
    without_doubtful_rows,
)
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.wild_parts import with_wild_parts

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit


def with_compounds(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with two names that are one card's in place of both."""
    told = without_doubtful_rows(found, text, lexicon)
    told = with_others_skipped(with_equal_rows(told, text), text)
    told = with_wild_parts(told, text, lexicon)
    return _with_what_it_is(_made_of_two(told, lexicon), text, lexicon)


def without_second_names(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "Spin the wheel", "joker wild": two names of a kind in one breath are two cards, or one."""
    result = list(found)
    last: Unit | None = None
    for place, unit in enumerate(found):
        named = unit.role in CARD_ROLES
        if named and last is not None and last.kind == unit.kind:
            names = {key_of(text[one.start : one.end]) for one in (last, unit)}
            # "Retour rteour" is one name twice.
            letters = {"".join(sorted(name)) for name in names}
            within = any(all(one in other for other in names) for one in names)
            if not within and len(letters) > 1:
                result[place] = replace(unit, role=Role.UNKNOWN)
        last = unit if named else last if unit.role is Role.FILLER else None
    return result


def _made_of_two(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "Reverse draw four" in one breath; the other way round, or with words between, perhaps.

    So may "reverse reverse +4 +4" be two of them, or four cards.
    """
    result: list[Unit] = []
    for place, unit in enumerate(found):
        at = len(result) - 1
        while at >= 0 and result[at].role is Role.FILLER:
            at -= 1
        before = result[at] if at >= 0 and result[at].role in CARD_ROLES else None
        if before is None or unit.role not in CARD_ROLES:
            result.append(unit)
            continue
        kinds = (str(before.kind), str(unit.kind))
        kind = lexicon.compounds.get(kinds) or lexicon.compounds.get((kinds[1], kinds[0]))
        if kind is None:
            result.append(unit)
            continue
        sure = kinds in lexicon.compounds and at == len(result) - 1 and unit.role is not Role.CARDS
        around = [one.kind for one in (*result[:at][-1:], *found[place + 1 : place + 2])]
        role = Role.CARD if sure and around != [*kinds] else Role.PERHAPS_CARD
        result[at:] = [replace(before, role=role, kind=kind, end=unit.end, in_one=True)]
    return result


def _with_what_it_is(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Farbwahl plus vier", "+6 joker": a wild by its name and by what it does.

    Where there is a plain wild in the deck, it is one card or two.
    """
    result: list[Unit] = []
    rows = starts_of_rows(found, text)
    for unit in found:
        before = result[-1] if result and unit.start not in rows else None
        pairs = ((before, unit), (unit, before)) if before else ()
        card = next((one for named, one in pairs if _is_said_of(named, one, text, lexicon)), None)
        if before is None or card is None:
            result.append(unit)
            continue
        named = before if card is unit else unit
        doubt = named.role in CARD_ROLES
        drawn = DRAWN if card.role is Role.CARD else 0
        result[-1] = replace(
            card,
            role=Role.PERHAPS_CARD if doubt else Role.CARD,
            start=before.start,
            end=unit.end,
            value=drawn if doubt else card.value,
            tight=before.tight,
            in_one=True,
        )
    return result


def _is_said_of(named: "Unit", card: "Unit", text: str, lexicon: Lexicon) -> bool:
    """Whether what stands beside a card only says what kind of card it is."""
    known = named.role in CARD_ROLES | {Role.UNKNOWN} and named.role is not Role.CARDS
    # "Dreh-Joker": what may be two cards is the one that may be called so.
    settled = card.role is Role.UNKNOWN and named.role is Role.UNKNOWN
    one = settled or card.role in {Role.CARD, Role.CARD_OR_CARDS, Role.PLUS_CARD}
    beside = lexicon.beside.get(str(card.kind), ())
    if not (known and one and named.kind in beside):
        return False
    # "Wild, wild draw four": it has been said already.
    words = (lexicon.words.get(key_of(word)) for word in text[card.start : card.end].split())
    return not any(word and word.kind in beside for word in words)
