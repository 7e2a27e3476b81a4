"""Parts of a chain that belong together, though they were cut apart: one thing told in two steps.

"I had another | and laid it", "and I | then too", "just me | and Kev".
"""

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.rulebook.asking.chain_frame import tells_frame
from scorekeeper.rulebook.asking.chain_parts import ME_, SHE_, Part
from scorekeeper.rulebook.asking.chain_words import (
    AND,
    FRAME,
    HAD,
    HAS,
    IF,
    IT,
    LAYS,
    ME,
    NONE,
    ONLY,
    SHE,
    TAKES,
    THEN,
    TOO,
)
from scorekeeper.rulebook.asking.persons import PERSONS

_TWO: Final = 2
_SHORT: Final = 4
_I_DO: Final = frozenset[str]().union(*(persons.i_do for persons in PERSONS.values()))


def who_then(parts: Sequence[Part]) -> Iterator[Part]:
    """ "And I | then too", "en ik | daarna nog een": one thing told, with "then" in its middle."""
    who: Part | None = None
    for part in parts:
        if who is not None and _is_done_then(part):
            yield who._replace(keys=who.keys + part.keys, one=part.one)
            who = None
            continue
        if who is not None:
            yield who
        who = part if _is_somebody_alone(part) else None
        if who is None:
            yield part
    if who is not None:
        yield who


def _is_somebody_alone(part: Part) -> bool:
    plain = not (part.puts or part.numbers or part.one or part.others)
    return plain and bool(part.who) and len(part.keys) <= _TWO


def _is_done_then(part: Part) -> bool:
    """ "Then too", "daarna ook", "danach noch eine": and nobody is named."""
    plain = not (part.puts or part.numbers or part.who or part.others)
    short = len(part.keys) <= _SHORT and not part.has(NONE, HAS, TAKES, IF)
    return plain and short and part.first in THEN and (part.one or part.has(TOO))


def of_two(parts: list[Part]) -> list[Part]:
    """ "Just me | and Kev": the two who play, so that "he" is Kev; "just him | and me"."""
    both, rest = parts[:_TWO], parts[_TWO:]
    if not rest or not both[0].has(FRAME, ONLY) or both[1].first not in AND:
        return parts
    plain = not any(part.puts or part.numbers or part.one or part.others for part in both)
    plain = plain and not any(part.has(LAYS, HAS, HAD, NONE, IF) for part in both)
    third = rest[0].first in AND and not (rest[0].has(LAYS, HAS, HAD) or tells_frame(rest[0]))
    who = both[0].who | both[1].who
    other = who - {ME_}
    known = both[0].names | both[1].names | {SHE_}
    named = len(other) == 1 and other <= known and ME_ in who
    if not plain or third or not named:
        return parts
    return [
        part._replace(who=(part.who - {SHE_}) | other) if SHE_ in part.who else part
        for part in rest
    ]


def held_and_laid(parts: Sequence[Part]) -> Iterator[Part]:
    """ "I have one as well | and lay mine", "I had another | and laid it": one card, told twice."""
    held: Part | None = None
    for part in parts:
        lays = part.has(LAYS) and not part.has(HAS, NONE, IF)
        same = held is not None and _is_of_same(held, part) and not part.names
        if held is not None and lays and same and not (part.puts or part.numbers or part.others):
            yield part._replace(who=held.who, one=True)
            held = None
            continue
        if held is not None:
            yield held
        held = part if _holds_one(part) else None
        if held is None:
            yield part
    if held is not None:
        yield held


def _is_of_same(held: Part, part: Part) -> bool:
    """Whether who holds the card lays it: "and lay mine", "I lay it"; "she" of one named."""
    it = not IT.isdisjoint(part.keys[1:])
    if part.first in AND:
        return _who(part) - ({SHE_} if it else set()) <= held.who
    lays = part.who - {SHE_} if part.first in ME else part.who
    she = part.first in SHE and lays == {SHE_} and len(held.who - {SHE_}) < _TWO
    own = lays <= held.who or (she and ME_ not in held.who)
    return it and bool(lays) and part.first in ME | SHE and own


def _who(part: Part) -> frozenset[str]:
    """ "Und lege sie", "en leg hem": the card, where the verb is of whoever asks."""
    return (part.who - {SHE_}) | {ME_} if part.has(_I_DO) else part.who


def _holds_one(part: Part) -> bool:
    plain = not (part.puts or part.numbers or part.others)
    holds = part.has(HAS, HAD) and not part.has(LAYS, NONE, IF)
    return part.one and plain and bool(part.who) and holds
