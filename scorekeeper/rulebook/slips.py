"""Which known word or name an unknown one is a slip of; none where two are near.

Single words first; a short one that is torn from its neighbours ("keer mo", "zie vier") is compared
together with them.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.roles import CARD_ROLES, Hue, Meaning, Role

if TYPE_CHECKING:
    from collections.abc import Container

_MIN_SKELETON: Final = 3
_MIN_WORD: Final = 4
_MIN_NUMBER: Final = 5
_MIN_NAME: Final = 6
"""Letters. Shorter words are too near to each other to be corrected."""

_LONG_WORD: Final = 8
_LONG_NAME: Final = 11
_SHORTEST: Final = 2
_LONGEST: Final = 6
"""Letters of words that are compared where their company tells what they can be."""

_IN_COMPANY: Final = CARD_ROLES | {
    Role.COLOUR,
    Role.NUMBER_WORD,
    Role.ARTICLE_OR_ONE,
    Role.NOTHING,
    Role.WITHOUT,
    Role.UNKNOWN,
}
_REMEMBERED: Final = 2_000
_NUMBERS: Final = frozenset({Role.NUMBER_WORD, Role.WEAK_SEPARATOR})
_CORRECTABLE: Final = CARD_ROLES | {Role.COLOUR}
_DRAWN_OUT: Final = re.compile(r"(.)\1{2,}")
_HELD: Final = re.compile(r"(.)\1+")
_VOWELS: Final = re.compile(r"[aeiou]")
_DIGITS: Final = re.compile(r"[0-9]+")
_ROWS: Final = ("qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm")
_NEIGHBOURS: Final = frozenset(
    pair for row in _ROWS for pair in (*pairwise(row), *pairwise(reversed(row)))
)

Sense = tuple[str, str | None, int]


class Slips:
    """The words and names of a deck, and what was found near to them so far."""

    def __init__(
        self,
        words: Mapping[str, Meaning],
        kinds: "Container[str]",
        parts: Iterable[str],
        typed: Mapping[str, str],
    ) -> None:
        self._words = words
        self._parts = frozenset(parts)
        self._typed = typed
        self._vocabulary = sorted(
            word for word in self._parts | typed.keys() if len(word) >= _MIN_WORD and word.isalpha()
        )
        self._short = sorted(
            word
            for word, known in words.items()
            if known.role in _IN_COMPANY and _SHORTEST <= len(word) <= _LONGEST and word.isalpha()
        )
        self._names: dict[tuple[int, str], list[str]] = defaultdict(list)
        for key, known in words.items():
            lettered = sum(map(str.isalpha, key)) >= _MIN_SKELETON
            named = lettered and known.kind in kinds and not str(known.kind).isdecimal()
            if known.role in CARD_ROLES and named:
                self._names[len(key), _digits(key)].append(key)
        self._skeletons: dict[str, list[str]] = defaultdict(list)
        for word in self._vocabulary:
            self._skeletons[_VOWELS.sub("", word)].append(word)
        self._idle = {
            _HELD.sub(r"\1", word): word
            for word, known in words.items()
            if known.role is Role.FILLER and len(word) < _MIN_NUMBER and word.isalpha()
        }
        self._found: dict[str, tuple[str, ...]] = {}
        self._found_names: dict[str, str | None] = {}

    def knows(self, key: str) -> bool:
        """Whether the word stands in the text files."""
        return key in self._words or key in self._parts

    def of_word(self, key: str) -> tuple[str, ...]:
        """The known words of one meaning that an unknown one can only be a slip of."""
        if len(self._found) >= _REMEMBERED:
            self._found.clear()
        if key not in self._found:
            self._found[key] = () if self.knows(key) else self._nearest(key)
        return self._found[key]

    def of_name(self, key: str) -> str | None:
        """The name of a card that an unknown one, its words written together, is a slip of."""
        if len(self._found_names) >= _REMEMBERED:
            self._found_names.clear()
        if key not in self._found_names:
            self._found_names[key] = self._nearest_name(key)
        return self._found_names[key]

    def _nearest(self, key: str) -> tuple[str, ...]:
        if not key.isalpha() or len(key) < _MIN_SKELETON:
            return ()
        idle = self._idle.get(_HELD.sub(r"\1", key))
        if idle and not self.is_near_number(key):
            return (idle,)
        if not _VOWELS.search(key):
            return self._written_short(key)
        if len(key) < _MIN_WORD:
            return ()
        if once := self._said_once(key):
            return (once,)
        if hurried := self._without_some_vowels(key):
            return hurried
        # Imported late: most lines have no slip in them, and starting should not pay for it.
        from rapidfuzz.distance import OSA
        from rapidfuzz.process import extract

        allowed = 2 if len(key) >= _LONG_WORD else 1
        cutoff = 2 * allowed - 1
        near = extract(key, self._vocabulary, scorer=OSA.distance, score_cutoff=cutoff, limit=None)
        if not near or near[0][1] > allowed:
            return ()
        distance = near[0][1]
        # Whatever else it could mean must be twice as far away; parts of longer names mean
        # something only in company, and the company decides.
        senses = {self._sense(word) for word, other, _ in near if other < 2 * distance} - {None}
        if len(senses) > 1:
            return ()
        nearest = [word for word, other, _ in near if other == distance]
        likely = [word for word in _swapped(key, nearest) if self._may_be(key, word)]
        return tuple(dict.fromkeys(self._typed.get(word, word) for word in likely))

    def resembles(self, key: str) -> bool:
        """Whether a word is so near to one that counts that it can be no name."""
        from rapidfuzz.distance import OSA
        from rapidfuzz.process import extractOne

        cutoff = 2 if len(key) >= _MIN_NAME else 1
        return bool(extractOne(key, self._counting, scorer=OSA.distance, score_cutoff=cutoff))

    @cached_property
    def _counting(self) -> list[str]:
        roles = _CORRECTABLE | _NUMBERS
        return [word for word, known in self._words.items() if known.kind or known.role in roles]

    def of_colour(self, key: str, *, nothing_else: bool = False) -> tuple[str, ...]:
        """A colour that is near: which one it is changes nothing; or none if a card is near too."""
        beside = self._beside(key)
        near = [word for word in beside if self._words[word].role is Role.COLOUR]
        return () if nothing_else and len(near) < len(beside) else tuple(near[:1])

    def is_near_number(self, key: str) -> bool:
        """Whether a number word is one slip away: "thee", "rei"."""
        near = (self._words[word] for word in self._beside(key))
        return any(known.role is Role.NUMBER_WORD for known in near)

    def of_number_or_card(self, key: str, *, cards_only: bool) -> tuple[str, ...]:
        """The number or card that is near, if only one is."""
        near = [word for word in self._beside(key) if self._words[word].role is not Role.COLOUR]
        likely = [word for word in near if _lacks_a_vowel(key, word)] or _swapped(key, near)
        one = len({self._sense(word) for word in likely}) == 1
        carded = all(self._words[word].role in CARD_ROLES for word in likely)
        wanted = carded if cards_only else all(map(self._has_worth, likely))
        sure = carded or all(
            sorted(word) == sorted(key) or _is_beside(key, word) or _lacks_a_vowel(key, word)
            for word in likely
        )
        return tuple(likely) if one and wanted and sure else ()

    def _has_worth(self, word: str) -> bool:
        return self._words[word].role in CARD_ROLES | {Role.NUMBER_WORD, Role.ARTICLE_OR_ONE}

    def _beside(self, key: str) -> list[str]:
        """The short words that are one slip away."""
        if not _SHORTEST <= len(key) <= _LONGEST or not key.isalpha():
            return []
        from rapidfuzz.distance import OSA
        from rapidfuzz.process import extract

        near = extract(key, self._short, scorer=OSA.distance, score_cutoff=1, limit=None)
        return [word for word, _, _ in near if _likely_plural(key, word, self._words[word])]

    def _written_short(self, key: str) -> tuple[str, ...]:
        """ "Skp", "rvrs": words without their vowels."""
        words = [word for word in self._skeletons.get(key, ()) if word in self._words]
        senses = {self._sense(word) for word in words}
        known = [word for word in words if self._words[word].role in _CORRECTABLE]
        return tuple(known) if len(senses) == 1 else ()

    def _without_some_vowels(self, key: str) -> tuple[str, ...]:
        """ "Keuzekrt", "revrse": words with vowels left out, and nothing else."""
        words = {
            self._typed.get(word, word)
            for word in self._skeletons.get(_VOWELS.sub("", key), ())
            if len(word) > len(key) and _is_within(key, word)
        }
        known = [word for word in words if word in self._words]
        roles = {self._words[word].role for word in known}
        one = len({self._sense(word) for word in known}) == 1 and roles <= _CORRECTABLE
        return tuple(known) if one and len(known) == len(words) else ()

    def _said_once(self, key: str) -> str | None:
        """ "Skiiip", "retourr": letters held too long."""
        held = {_DRAWN_OUT.sub(r"\1", key)}
        held |= {key[:at] + key[at + 1 :] for at in range(len(key) - 1) if key[at] == key[at + 1]}
        known = {word for word in held if word in self._words and len(word) >= _MIN_SKELETON}
        roles = {self._words[word].role for word in known}
        senses = {self._sense(word) for word in known}
        if len(senses) == 1 and roles <= _CORRECTABLE | _NUMBERS:
            return min(known)
        # "Uhhh" says as little as "uh".
        short = _DRAWN_OUT.sub(r"\1", key)
        idle = short != key and short in self._words and self._words[short].role is Role.FILLER
        return short if idle else None

    def _may_be(self, key: str, word: str) -> bool:
        """Whether a slip so near to the word is to be put right."""
        swapped = sorted(key) == sorted(word)
        near_key = _is_beside(key, word)
        longer = len(key) >= _MIN_NAME and len(key) != len(word)
        if word[0] != key[0] and not (swapped or near_key or longer or len(key) >= _LONG_WORD):
            return False
        known = self._words.get(self._typed.get(word, word))
        if known is None or known.role is Role.UNKNOWN:
            return True
        if not _likely_plural(key, word, known):
            return False
        if len(key) == _MIN_WORD == len(word) and not (swapped or near_key):
            return False
        if known.role in {Role.NUMBER_WORD, Role.FILLER}:
            return len(key) >= _MIN_NUMBER or swapped
        return known.role in _CORRECTABLE

    def _sense(self, word: str) -> Sense | None:
        """What the word means; None where it means nothing on its own."""
        known = self._words.get(self._typed.get(word, word))
        if known is None or (known.role is Role.UNKNOWN and known.kind is None):
            return None
        if known.kind and known.kind.isdecimal():
            return (Role.NUMBER_WORD, None, int(known.kind))
        if known.kind:
            return ("card", known.kind, 0)
        if known.role is Role.COLOUR:
            return (known.role, None, int(known.value == Hue.ADJECTIVE))
        return (known.role, None, known.value)

    def _nearest_name(self, key: str) -> str | None:
        digits = _digits(key)
        if len(key) < (_MIN_WORD if digits else _MIN_NAME):
            return None
        once = self._said_once(key)
        if once is not None and self._words[once].role in CARD_ROLES:
            return once
        from rapidfuzz.distance import OSA
        from rapidfuzz.process import extract

        allowed = 2 if len(key) >= _LONG_NAME else 1
        cutoff = 2 * allowed - 1
        names = [
            name
            for length in range(len(key) - cutoff, len(key) + cutoff + 1)
            for name in self._names.get((length, digits), ())
        ]
        near = extract(key, names, scorer=OSA.distance, score_cutoff=cutoff, limit=None)
        if not near or near[0][1] > allowed:
            return None
        best, distance, _ = near[0]
        kinds = {self._words[name].kind for name, other, _ in near if other < 2 * distance}
        roles = {self._words[name].role for name, other, _ in near if other == distance}
        several = Role.CARDS in roles and len(roles) > 1
        return None if len(kinds) > 1 or several else best


def _digits(key: str) -> str:
    return "" if key.isalpha() else " ".join(_DIGITS.findall(key))


def _swapped(key: str, near: Sequence[str]) -> Sequence[str]:
    """Letters in the wrong order are likelier than a letter too many or too few."""
    return [word for word in near if sorted(word) == sorted(key)] or near


def _likely_plural(key: str, word: str, known: Meaning) -> bool:
    """Whether a word that ends otherwise than the slip is not a plural."""
    return known.role is not Role.CARDS or key[-1] == word[-1]


def _is_within(key: str, word: str) -> bool:
    """Whether the letters of the key are in the word, in the same order."""
    letters = iter(word)
    return all(letter in letters for letter in key)


def _lacks_a_vowel(key: str, word: str) -> bool:
    """Whether one vowel was left out, of a word that is long enough to be known by the others."""
    shorter = _MIN_WORD <= len(key) == len(word) - 1
    return shorter and _is_within(key, word) and _VOWELS.sub("", key) == _VOWELS.sub("", word)


def _is_beside(key: str, word: str) -> bool:
    """Whether one letter was missed for the one beside it on the keyboard."""
    if len(key) != len(word):
        return False
    wrong = [pair for pair in zip(key, word, strict=True) if pair[0] != pair[1]]
    return len(wrong) == 1 and wrong[0] in _NEIGHBOURS
