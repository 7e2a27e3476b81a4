"""Whose hand a zero brings to whom, where it is told in which order all of them sit.

"Play goes from Ann to Bo to me and back, and our hands are now 3, 6 and 2 in that order", "I have
four, Uli on my left eight, Vera on my right two": every hand moves on to the next.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.card_words import unit_of
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.hand_words import CARD
from scorekeeper.rulebook.asking.persons import PERSONS, IsName, clause_at, clauses_cut
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.way_of_play import goes_against, goes_left
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_ZERO: Final = "0"
_FEWEST: Final = 3
_MOST: Final = 60
"""Cards that somebody may hold."""
_TWO: Final = 2
_ME: Final = "me"
_LEFT: Final = "left"
_RIGHT: Final = "right"
_OTHERWISE: Final = frozenset({"points", "partners", "draw", "stack", "challenge", "swap"})


class _Hand(NamedTuple):
    """A hand that is told: of whom, on which side of me, and how many cards."""

    owner: str
    side: str
    value: int


def hand_in_order(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    language: str,
    names: tuple[IsName, IsName],
) -> int | None:
    """How many cards come to whom it is asked of; None where the order does not tell it."""
    zeros = [card for card in cards if card.kind == _ZERO]
    asks = [m.end - 1 for m in mentions if m.concept == "how-many"]
    said = {mention.concept for mention in mentions}
    if not zeros or not asks or said & _OTHERWISE:
        return None
    table = _Table(words, mentions, zeros[0], asks[-1], language, names)
    asked = table.asked()
    if not asked:
        return None
    if table.row:
        return table.of_row(asked)
    return table.of_sequence(asked) or table.of_seats(asked)


class _Table:
    """Who sits where, and what everybody holds once the zero lies there."""

    def __init__(
        self,
        words: Sequence[Word],
        mentions: Sequence[Mention],
        zero: SaidCard,
        asks: int,
        language: str,
        names: tuple[IsName, IsName],
    ) -> None:
        self._words, self._asks, self._zero, self._names = words, asks, zero, names
        self._language, self._persons = language, PERSONS[language]
        told = [at for at, word in enumerate(words) if word.value and not word.plus]
        self._players = [at for at in told if unit_of(at, words, mentions) == "players-word"]
        self._numbers = [at for at in told if at not in self._players]
        self.row = self._row()

    def _at(self, at: int) -> str:
        key = self._words[at].key
        if key in self._persons.i | self._persons.me:
            return _ME
        if key in CARD or key in _NO_NAMES:
            return ""
        if key in KIN or any(is_name(at) for is_name in self._names):
            return key
        return ""

    def asked(self) -> str:
        """The one person whom "how many" is asked of."""
        clause = clause_at(self._words, self._asks)
        places = range(self._asks + 1, clause.stop)
        named = {name for at in places if (name := self._at(at))}
        named |= {_ME for at in places if self._is_my_hand(at)}
        return named.pop() if len(named) == 1 else ""

    def _is_my_hand(self, at: int) -> bool:
        behind = self._words[at + 1 : at + 3]
        return self._words[at].key in self._persons.my and not any(w.key in KIN for w in behind)

    def _row(self) -> list[str]:
        """ "From Tom to Ann to me and back": who follows whom."""
        for at, word in enumerate(self._words):
            if word.key not in _FROM:
                continue
            row: list[str] = []
            place = at
            while place + 1 < len(self._words) and self._words[place].key in _FROM | _TO:
                place += 1 + (self._words[place + 1].key in self._persons.my)
                name = self._at(place) if place < len(self._words) else ""
                if not name or name in row:
                    break
                row.append(name)
                place += 1
            if len(row) >= _FEWEST:
                return row
        return []

    def of_row(self, asked: str) -> int | None:
        """The hand of whoever comes before, where as many hands are told one after the other."""
        numbers = self._numbers
        keys = {word.key for word in self._words}
        joined = all(other - one <= _TWO for one, other in pairwise(numbers))
        if asked not in self.row or len(numbers) != len(self.row) or not joined:
            return None
        if keys.isdisjoint(_ORDER) or numbers[0] < self._zero.start or self._turned():
            return None
        values = [self._words[at].value or 0 for at in numbers]
        got = values[self.row.index(asked) - 1]
        return got if max(values) <= _MOST else None

    def of_sequence(self, asked: str) -> int | None:
        """ "First me, then Tina, then Paul": every hand told with its owner, behind the zero."""
        row, held = self._sequence(), self._named_hands()
        if asked not in row or held is None or held.keys() != set(row) or self._turned():
            return None
        return held[row[row.index(asked) - 1]] if max(held.values()) <= _MOST else None

    def _sequence(self) -> list[str]:
        """Whoever follows whom before the zero, with nothing but "then" between them."""
        row: list[str] = []
        followed = False
        for at in range(self._zero.start):
            key, name = self._words[at].key, self._at(at)
            if name and name not in row:
                row.append(name)
                followed = followed or key in _THEN
            elif key in _THEN:
                followed = True
            elif len(row) >= _FEWEST:
                break
            elif key not in self._persons.my:
                row, followed = [], False
        return row if len(row) >= _FEWEST and followed else []

    def _named_hands(self) -> dict[str, int] | None:
        """Whose hand is how large once the zero lies there; None where that is not told of each."""
        held: dict[str, int] = {}
        layer = ""
        for part in clauses_cut(self._words, _AND):
            names = {name for at in part if (name := self._at(at))}
            numbers = [at for at in part if at in self._numbers]
            if self._zero.start in part:
                layer = names.pop() if len(names) == 1 and not numbers else ""
                continue
            if not numbers:
                continue
            # "… and have four left" is told of whoever laid the zero.
            owner = names.pop() if names else layer
            if names or not owner or owner in held or len(numbers) > 1:
                return None
            if part.start < self._zero.start:
                return None
            held[owner] = self._words[numbers[0]].value or 0
        return held

    def of_seats(self, asked: str) -> int | None:
        """The hand of the one on my right where play goes to the left, and so on around."""
        hands = list(self._hands())
        held = {hand.side: hand.value for hand in hands}
        if len(hands) != _FEWEST or held.keys() != {_ME, _LEFT, _RIGHT}:
            return None
        sides = {hand.owner: hand.side for hand in hands}
        side = sides.get(asked, "")
        to_the_left = any(goes_left(self._words, at) for at in range(len(self._words)))
        if to_the_left == self._turned() or not side or max(held.values()) > _MOST:
            return None
        order = [_ME, _LEFT, _RIGHT] if to_the_left else [_ME, _RIGHT, _LEFT]
        three = any(self._words[at].value == _FEWEST for at in self._players)
        if side == order[-1] and not three:
            # Of four, the one who sits opposite has it from somebody of whom nothing is told.
            return None
        return held[order[order.index(side) - 1]]

    def _hands(self) -> Iterator[_Hand]:
        for part in clauses_cut(self._words, _AND):
            numbers = [at for at in part if at in self._numbers]
            if not numbers or part.start <= self._zero.start < part.stop:
                continue
            names = [name for at in part if (name := self._at(at))]
            sides = {side for at in part if (side := self._side(at))}
            if self._language != "en" and not names:
                # "En hou er vier over": the verb tells who.
                names = [_ME for at in part if self._words[at].key in self._persons.i_do][:1]
            owners = {name for name in names if name != _ME}
            whose = len(owners) == 1 if sides else not owners and _ME in names
            if len(numbers) > 1 or len(sides) > 1 or not whose or part.start < self._zero.start:
                # More, or before the zero was laid: nobody can tell what is left then.
                yield _Hand("", "", 0)
                continue
            owner = owners.pop() if sides else _ME
            yield _Hand(owner, sides.pop() if sides else _ME, self._words[numbers[0]].value or 0)

    def _side(self, at: int) -> str:
        key = self._words[at].key
        before = self._words[at - 1].key if at else ""
        behind = self._words[at + 1].key if at + 1 < len(self._words) else ""
        side = _LEFT if key in _LEFTS else _RIGHT if key in _RIGHTS else ""
        # "I have four left": no side.
        beside = key not in _ALSO_OTHERWISE or before in self._persons.my or behind in _OF
        return side if beside else ""

    def _turned(self) -> bool:
        return any(goes_against(self._words, at) for at in range(len(self._words)))


_FROM: Final = word_list("hands-in-order.from")
_TO: Final = word_list("hands-in-order.to")
_AND: Final = word_list("hands-in-order.and")
_THEN: Final = word_list("hands-in-order.then")
_ORDER: Final = word_list("hands-in-order.order")
_NO_NAMES: Final = word_list("hands-in-order.no-names")
_OF: Final = word_list("hands-in-order.of")
_LEFTS: Final = word_list("hands-in-order.left")
_RIGHTS: Final = word_list("hands-in-order.right")
_ALSO_OTHERWISE: Final = frozenset({"left", "right"})
