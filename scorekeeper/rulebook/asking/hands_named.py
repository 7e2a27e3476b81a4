"""Hands told with the names of those who hold them, and which of them comes to whom.

"Ann has nine, Tom four. They swap. How many has Tom?": a seven exchanges two of them, a zero moves
each of them on to the next of those who are listed in the direction of play.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS, ONE
from scorekeeper.rulebook.asking.cards import said_numbers
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.hand_words import CARD, LEFT
from scorekeeper.rulebook.asking.persons import PERSONS, clause_at
from scorekeeper.rulebook.asking.roles import DOES
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.way_of_play import goes_against
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_SWAPPING: Final = frozenset({"7", "swap-hands"})
_PASSING: Final = "0"
_TWO: Final = 2
_POINTS: Final = ("point", "punkt", "punt")
_MOST: Final = 60
_ME: Final = "me"


def hand_from_named(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    begins: int,
    text: str,
    language: str,
) -> int | None:
    """How many cards come to whom it is asked of; None where names and hands do not tell it."""
    card = next((c for c in cards if c.kind in _SWAPPING or c.kind == _PASSING), None)
    said = {mention.concept for mention in mentions}
    if card is None or "how-many" not in said or "partners" in said:
        return None
    if any(word.key.startswith(_POINTS) for word in words):
        return None
    taken = {at for c in cards for at in range(c.start, c.end)}
    taken |= {at for m in mentions if m.concept in _NO_NAMES for at in m.places}
    people = _People(words, text, language, frozenset(taken))
    numbers = said_numbers(words, mentions, cards, begins)
    places = [n.at for n in numbers if n.unit in {"card", ""} and n.at < begins]
    places += [at for at in range(begins) if people.holds_one(at)]
    told = [(people.before(at), words[at].value or 1, at) for at in sorted(set(places))]
    asked = people.asked(begins)
    if not told or not asked or any(value > _MOST for _, value, _ in told):
        return None
    if card.kind == _PASSING:
        return _passed_on(words, told, asked, said, people)
    owners = [owner for owner, _, _ in told]
    if "swap" not in said or len(set(owners)) != len(owners) or "" in owners:
        return None
    return _swapped(told, asked, card, people)


def _swapped(
    told: Sequence[tuple[str, int, int]], asked: str, card: SaidCard, people: "_People"
) -> int | None:
    """What the other of two who swap held, where it is told without the card that was laid."""
    pair = [owner for owner, _, _ in told]
    if len(pair) > _TWO:
        pair = [owner for owner in pair if owner in people.swapping()]
    if len(pair) != _TWO or asked not in pair:
        return None
    other = pair[1 - pair.index(asked)]
    value, at = next((value, at) for owner, value, at in told if owner == other)
    layer = people.last_before(card.start) or people.behind(card.end)
    later = at > card.start or other != layer or people.has_left(at)
    return value if later else None


def _passed_on(
    words: Sequence[Word],
    told: Sequence[tuple[str, int, int]],
    asked: str,
    said: set[str],
    people: "_People",
) -> int | None:
    """The hand of whoever sits before the one asked of, in the direction of play."""
    if any(goes_against(words, at) for at in range(len(words))) or "direction" not in said:
        return None
    owners = [owner for owner, _, _ in told]
    if len(told) == 1 and asked == _ME and people.sits_before_me(told[0][2]):
        return told[0][1]
    if _RIGHT.intersection(word.key for word in words) or len(set(owners)) != len(owners):
        return None
    if asked not in owners or "" in owners or len(owners) <= _TWO:
        return None
    return told[owners.index(asked) - 1][1]


class _People:
    """Who is named in a question: "me" for whoever asks, else the word."""

    def __init__(
        self, words: Sequence[Word], text: str, language: str, taken: frozenset[int]
    ) -> None:
        self._words, self._text, self._taken = words, text, taken
        self._persons, self._left = PERSONS[language], LEFT[language]
        large = [at for at in range(len(words)) if self._is_large(at)]
        self._known = {words[at].key for at in large if not self._begins(at) or self._does(at)}

    def _is_large(self, at: int) -> bool:
        word = self._words[at]
        large = self._text[word.start : word.start + 1].isupper() and word.value is None
        before = self._words[at - 1].key if at and not word.breaks else ""
        named = word.key not in COLOURS and word.key not in CARD and word.key not in _SMALL
        return large and named and at not in self._taken and before not in _OF_THINGS

    def _begins(self, at: int) -> bool:
        """Whether a sentence begins there, where any word is written large."""
        before = self._text[: self._words[at].start].rstrip()
        return not before or before[-1] in ".?!"

    def _does(self, at: int) -> bool:
        return at + 1 < len(self._words) and self._words[at + 1].key in DOES

    def _at(self, at: int) -> str:
        key = self._words[at].key
        before = self._words[at - 1].key if at else ""
        behind = self._words[at + 1].key if at + 1 < len(self._words) else ""
        if key in self._persons.i | self._persons.me:
            return "" if before in _BESIDE else _ME
        if key in self._persons.my and behind in CARD | _OWN:
            return _ME
        if key in _RELATIVES and before in self._persons.my | _THE:
            return key
        return key if key in self._known and self._is_large(at) else ""

    def before(self, place: int) -> str:
        """Who is named last before the place, in its clause or, going on, in the one before."""
        clause = clause_at(self._words, place)
        for at in range(place - 1, clause.start - 1, -1):
            if name := self._at(at):
                return name
        return self.behind(clause.start, place) if clause.start == place else ""

    def last_before(self, place: int) -> str:
        """Who is named last before the place, in whatever clause: "I had nine, played a 7"."""
        names = (self._at(at) for at in range(place - 1, -1, -1))
        return next((name for name in names if name), "")

    def behind(self, first: int, stop: int | None = None) -> str:
        """Who is named first from there on, in the clause."""
        if first >= len(self._words):
            return ""
        clause = clause_at(self._words, first)
        names = (self._at(at) for at in range(first, stop or clause.stop))
        return next((name for name in names if name), "")

    def asked(self, begins: int) -> str:
        """Who is asked about: the one person of the question itself."""
        names = {name for at in range(begins, len(self._words)) if (name := self._at(at))}
        return names.pop() if len(names) == 1 else ""

    def swapping(self) -> frozenset[str]:
        """Who is named in the clause that tells of the swap."""
        return frozenset(self._swapping())

    def _swapping(self) -> Iterator[str]:
        for at, word in enumerate(self._words):
            if word.key.startswith(_SWAPS):
                clause = clause_at(self._words, at)
                yield from (name for place in clause if (name := self._at(place)))

    def has_left(self, at: int) -> bool:
        """Whether a number is told of what is left, the card being gone."""
        return any(self._words[place].key in self._left for place in clause_at(self._words, at))

    def holds_one(self, at: int) -> bool:
        """ "A single card", "eine Karte": one, which is no number for itself."""
        last = at + 1 < len(self._words)
        one = self._words[at].key in ONE and self._words[at].value is None
        return last and one and self._words[at + 1].key in CARD

    def sits_before_me(self, place: int) -> bool:
        """ "Bo sits before me and had four": the hand that comes to me."""
        keys = [self._words[at].key for at in clause_at(self._words, place)]
        pairs = pairwise(keys)
        mine = self._persons.i | self._persons.me
        return any(one in _BEFORE and other in mine for one, other in pairs)


_NO_NAMES: Final = frozenset({"direction", "swap", "how-many", "hand-word", "house-rule"})
_SWAPS: Final = ("swap", "tausch", "getausch", "ruil", "geruil", "wissel", "exchang", "trade")
_RIGHT: Final = word_list("hands-named.right")
_BEFORE: Final = word_list("hands-named.before")
_BESIDE: Final = word_list("hands-named.beside")
_OWN: Final = word_list("hands-named.own")
_RELATIVES: Final = word_list("hands-named.relatives")
_THE: Final = word_list("hands-named.the")
_OF_THINGS: Final = word_list("hands-named.of-things")
_SMALL: Final = word_list("hands-named.small")
