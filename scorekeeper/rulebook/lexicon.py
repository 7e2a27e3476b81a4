"""What words mean for the cards of one deck, and which word an unknown one is a slip of.

A role says what a word can do in a line (card, number, article, colour, …). How the table is
filled from the text files is in `vocabulary.py`; which combinations of roles mean something is the
grammar's work.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from scorekeeper.domain.variants import CardKind

MAX_PHRASE: Final = 7
"""Tokens. The longest name of a card has six."""

_MIN_FUZZY: Final = 4
_MIN_FUZZY_NUMBER: Final = 5
"""Letters. Shorter words are too near to each other to be corrected."""

_LONG_WORD: Final = 8
_REMEMBERED: Final = 2_000


class Role(StrEnum):
    """What a piece of a line can be; one letter each, so that a line's roles are a string."""

    CARD = "C"
    CARDS = "P"
    CARD_OR_CARDS = "E"
    PLUS_CARD = "S"
    DIGITS = "n"
    NUMBER_WORD = "w"
    ARTICLE = "a"
    ARTICLE_OR_ONE = "b"
    TIMES = "x"
    MULTIPLE = "m"
    COLOUR = "c"
    POINTS = "U"
    NOTHING = "z"
    FILLER = "f"
    PLUS = "+"
    WEAK_SEPARATOR = ","
    SEPARATOR = "|"
    UNKNOWN = "?"


CARD_ROLES: Final = frozenset({Role.CARD, Role.CARDS, Role.CARD_OR_CARDS, Role.PLUS_CARD})
_CORRECTABLE: Final = CARD_ROLES | {Role.NUMBER_WORD, Role.COLOUR}


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word stands for. UNKNOWN with a kind: a card that is not in this deck."""

    role: Role
    kind: str | None = None
    value: int = 0


@dataclass(slots=True)
class Lexicon:
    """Meanings by key; keys of several words are written together.

    `tight` keys count only when nothing or a hyphen stands between their parts; `torn` ones are
    two cards' names when there is a space.
    """

    kinds: Mapping[str, CardKind]
    points_word: str
    words: dict[str, Meaning] = field(default_factory=dict)
    tight: dict[str, Meaning] = field(default_factory=dict)
    torn: set[str] = field(default_factory=set)
    _parts: set[str] = field(default_factory=set)
    _vocabulary: list[str] = field(default_factory=list)
    _corrections: dict[str, str | None] = field(default_factory=dict)

    def copies(self, kind: str) -> int | None:
        """How many of the kind the deck holds, where a source says so."""
        count = self.kinds[kind].count
        return count.value if count else None

    def separates(self, key: str) -> bool:
        """Whether the word stands between cards ("and")."""
        known = self.words.get(key)
        return known is not None and known.role is Role.WEAK_SEPARATOR

    def correction(self, key: str) -> str | None:
        """The known word that an unknown one can only be a slip of, or None."""
        if key in self.words or key in self._parts:
            return None
        if key not in self._corrections:
            if len(self._corrections) >= _REMEMBERED:
                self._corrections.clear()
            self._corrections[key] = self._nearest(key)
        return self._corrections[key]

    def note_vocabulary(self, parts: Iterable[str]) -> None:
        """Fixes which words are known: the keys and the parts of longer names."""
        self._parts = set(parts)
        self._vocabulary = sorted(
            word
            for word in {*self.words, *self._parts}
            if len(word) >= _MIN_FUZZY and word.isalpha()
        )

    def _nearest(self, key: str) -> str | None:
        if len(key) < _MIN_FUZZY or not key.isalpha():
            return None
        # Imported late: most lines have no slip in them, and starting should not pay for it.
        from rapidfuzz.distance import OSA
        from rapidfuzz.process import extract

        allowed = 2 if len(key) >= _LONG_WORD else 1
        near = extract(
            key,
            self._vocabulary,
            scorer=OSA.distance,
            score_cutoff=2 * allowed - 1,
            limit=None,
        )
        if not near:
            return None
        best, distance, _ = near[0]
        if distance > allowed or best[0] != key[0]:
            return None
        # Whatever else it could be must be twice as far away.
        sense = self._sense(best)
        if any(self._sense(word) != sense for word, other, _ in near if other < 2 * distance):
            return None
        known = self.words.get(best)
        if known is None:
            return best
        too_short = known.role is Role.NUMBER_WORD and len(key) < _MIN_FUZZY_NUMBER
        return best if known.role in _CORRECTABLE and not too_short else None

    def _sense(self, word: str) -> tuple[str, str | None, int]:
        known = self.words.get(word)
        if known is None:
            return ("part", word, 0)
        if known.kind and known.kind.isdecimal():
            return (Role.NUMBER_WORD, None, int(known.kind))
        return ("card" if known.kind else known.role, known.kind, known.value)
