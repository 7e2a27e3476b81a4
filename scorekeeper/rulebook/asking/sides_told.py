"""The order in which people play where it is told who sits at whose side.

"Anna sits to my left, Bert to the left of Anna, Carla to the left of Bert": it goes to the left, or
to the right where that is told. Nothing is read where a word stands beside them that is not listed.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.hit_clauses import Clause, tags_of
from scorekeeper.rulebook.asking.hit_words import CARD, ME, MY, NUMBER, OWNER, PERSON, THEY, Piece
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

LEFT: Final = word_list("sides.left")
RIGHT: Final = word_list("sides.right")
_OF: Final = word_list("sides.of")
_SMALL: Final = word_list("sides.small")
_WAY: Final = word_list("sides.way")
"""Every word of a clause that tells which way it goes."""
_LEFTWARD: Final = word_list("sides.leftward")
_RIGHTWARD: Final = word_list("sides.rightward")
_TWO: Final = 2
_FEWEST: Final = 3


class Sides(NamedTuple):
    """The order in which people play, and the clauses that tell something else."""

    order: tuple[str, ...]
    rest: tuple[Clause, ...]


class _Beside(NamedTuple):
    """Who comes behind whom, played to the left."""

    before: str
    behind: str


def sides_told(clauses: Sequence[Clause], words: Sequence[Word]) -> Sides | None:
    """The order; None where it is not told of each by the side of another."""
    beside: list[_Beside] = []
    rest: list[Clause] = []
    ways: list[bool] = []
    for clause in clauses:
        pair = _pair(clause, words)
        way = _way(clause, words)
        if pair is not None:
            beside.append(pair)
        elif way is not None:
            ways.append(way)
        else:
            rest.append(clause)
    row = _row(beside)
    if len(row) < _FEWEST or len(ways) > 1:
        return None
    order = tuple(row) if ways in ([], [True]) else tuple(reversed(row))
    return Sides(order, tuple(rest))


def _pair(clause: Clause, words: Sequence[Word]) -> _Beside | None:
    """ "Bert sits to the left of Anna", "links von mir sitzt Anna"."""
    people = [one for one in clause if one.tag == PERSON]
    keys = [words[one.at].key for one in clause if one not in people]
    sides = [key in LEFT for key in keys if key in LEFT | RIGHT]
    plain = set(keys) <= LEFT | RIGHT | _OF | _SMALL and not tags_of(clause) & {CARD, NUMBER}
    if len(people) != _TWO or len(sides) != 1 or not plain:
        return None
    whose = [one for one in people if _is_whose(one, words)]
    who = [one for one in people if one not in whose]
    if len(whose) != 1 or THEY in {one.who for one in people}:
        return None
    them, somebody = _name(whose[0]), _name(who[0])
    return _Beside(them, somebody) if sides[0] else _Beside(somebody, them)


def _is_whose(one: Piece, words: Sequence[Word]) -> bool:
    """ "My left", "Anna's left", "left of Anna"."""
    behind_of = one.at > 0 and words[one.at - 1].key in _OF and not words[one.at].breaks
    return one.done_to == OWNER or one.who == MY or behind_of


def _name(one: Piece) -> str:
    return ME if one.who == MY else one.who


def _way(clause: Clause, words: Sequence[Word]) -> bool | None:
    """Whether it goes to the left; None where the clause tells of something else."""
    keys = {words[one.at].key for one in clause}
    left, right = bool(keys & _LEFTWARD), bool(keys & _RIGHTWARD)
    return left if keys <= _WAY and left != right else None


def _row(beside: Sequence[_Beside]) -> list[str]:
    """All who are told of in one row; empty where they are in none."""
    behind = dict(beside)
    ends = {one.behind for one in beside}
    if len(behind) < len(beside) or len(ends) < len(beside):
        return []
    first = [who for who in behind if who not in ends] or list(behind)[:1]
    row = first[:1]
    while row and row[-1] in behind and behind[row[-1]] != row[0]:
        row.append(behind[row[-1]])
        if len(row) > len(behind) + 1:
            return []
    return row if len(row) == len(behind.keys() | ends) else []
