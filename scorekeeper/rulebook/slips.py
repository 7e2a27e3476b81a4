"""Which known word or name an unknown one is a slip of; none where two are near.

Single words first; a short one that is torn from its neighbours ("keer mo", "zie vier") is compared
together with them.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Final

from scorekeeper.rulebook.held_letters import (
    CORRECTABLE,
    NUMBERS,
    SMALL,
    Sense,
    said_once,
    sense_of,
)
from scorekeeper.rulebook.letters import (
    MIN_WORD,
    digits_of,
    has_vowel,
    is_beside,
    is_turned,
    is_within,
    lacks_a_vowel,
    likelier,
    said_short,
    skeleton_of,
)
from scorekeeper.rulebook.names_near import NamesNear
from scorekeeper.rulebook.near_words import (
    MIN_SKELETON,
    Near,
    NearWords,
    Shape,
    alphabetical,
    is_any_near,
    lengths_near,
    likely_plural,
    within,
)
from scorekeeper.rulebook.roles import CARD_ROLES, Meaning, Role

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
    Role.POINTS,
    Role.NOTHING,
    Role.WITHOUT,
    Role.UNKNOWN,
}
_NOUNS: Final = frozenset({Role.CARD_NOUN, Role.CARD_NOUNS})
_REMEMBERED: Final = 2_000


class Slips:
    """The words and names of a deck, and what was found near to them so far."""

    def __init__(
        self,
        words: Mapping[str, Meaning],
        lengths: Mapping[int, Sequence[str]],
        kinds: Collection[str],
        names: Sequence[Mapping[Shape, Sequence[str]]],
        all_words: NearWords,
    ) -> None:
        self._words = words
        self._by_length = lengths
        self._kinds = kinds
        self._names = NamesNear(names)
        self._all = all_words
        self._found: dict[str, tuple[str, ...]] = {}
        self._found_names: dict[str, str | None] = {}
        self._resembling: dict[str, bool] = {}
        self._counting_of: dict[int, list[str]] = {}

    def prepare(self) -> None:
        """Sorts the words beforehand, so that the first odd line need not wait for it."""
        for length in self._by_length:
            self._counting(length)
        self._names.prepare()
        _ = self._short, self._idle

    @cached_property
    def _short(self) -> Mapping[int, list[str]]:
        return {
            length: [
                word
                for word in self._by_length.get(length, ())
                if self._words[word].role in _IN_COMPANY and word.isalpha()
            ]
            for length in range(_SHORTEST, _LONGEST + 1)
        }

    @cached_property
    def _idle(self) -> Mapping[str, str]:
        return {
            said_short(word): word
            for length in range(_MIN_NUMBER)
            for word in self._by_length.get(length, ())
            if self._words[word].role is Role.FILLER and word.isalpha()
        }

    def _names_within(self, key: str, cutoff: int) -> Near:
        return [found for found in self._names.within(key, cutoff) if self._is_name(found[0])]

    def _is_name(self, key: str) -> bool:
        known = self._words.get(key)
        return known is not None and known.kind in self._kinds and known.role in CARD_ROLES

    def knows(self, key: str) -> bool:
        """Whether the word stands in the text files."""
        return key in self._words or key in self._all.parts

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
        if not key.isalpha() or len(key) < MIN_SKELETON:
            return ()
        idle = self._idle.get(said_short(key))
        if idle and not self.of_role(key, Role.NUMBER_WORD):
            return (idle,)
        if not has_vowel(key):
            return self._written_short(key)
        if len(key) < MIN_WORD:
            return ()
        once = said_once(key, self._words, self._sense)
        if once and not (once in self._idle.values() and self.of_role(key, Role.NUMBER_WORD)):
            return (once,)
        near = self._all.near(key, 2 if len(key) >= _LONG_WORD else 1)
        clear = any(is_turned(key, word) or is_beside(key, word) for word, _ in near)
        # "Blua" is rather "blau" than "blaua".
        if not clear and (hurried := self._without_some_vowels(key)):
            return hurried
        # Two slips leave too little of a short word: "kroemsel" is no "kreisel".
        if not near or (near[0][1] > 1 and max(len(word) for word, _ in near) < _LONG_WORD):
            return ()
        distance = near[0][1]
        # Whatever else it could mean must be twice as far away; parts of longer names mean
        # something only in company, and the company decides.
        senses = {self._sense(word) for word, other in near if other < 2 * distance} - {None}
        nearest = [word for word, other in near if other == distance]
        likely = [word for word in likelier(key, nearest) if self._may_be(key, word)]
        # "Druppelt" is no "doppelt".
        likely = [word for word in likely if distance == 1 or not self._is_small(word)]
        if len(senses) > 1 and not self._are_turned(key, likely):
            return ()
        return tuple(dict.fromkeys(self._all.typed.get(word, word) for word in likely))

    def _are_turned(self, key: str, words: Sequence[str]) -> bool:
        """ "Auseszten", "kaartne": a name, or a word for cards, with all of its letters."""
        senses = {self._sense(word) for word in words if is_turned(key, word)} - {None}
        nouns = {sense[0] for sense in senses if sense} <= _NOUNS
        named = len(key) >= _LONG_WORD and all(map(self._is_name, words))
        known = named or (len(key) >= _MIN_NUMBER and nouns)
        return known and len(senses) == 1 and all(is_turned(key, word) for word in words)

    def resembles(self, key: str) -> bool:
        """Whether a word is so near to one that counts that it can be no name."""
        found = self._resembling.get(key)
        if found is None:
            # Several threads ask: what one of them forgets, another still has in hand.
            if len(self._resembling) >= _REMEMBERED:
                self._resembling.clear()
            cutoff = 2 if len(key) >= _MIN_NAME else 1
            counting = {length: self._counting(length) for length in lengths_near(key, cutoff)}
            found = self._resembling[key] = is_any_near(key, counting, cutoff)
        return found

    def _counting(self, length: int) -> list[str]:
        """The words so long that say something of the cards."""
        if length not in self._counting_of:
            roles = CORRECTABLE | NUMBERS
            self._counting_of[length] = [
                word
                for word in self._by_length.get(length, ())
                if self._words[word].kind or self._words[word].role in roles
            ]
        return self._counting_of[length]

    def of_colour(self, key: str, *, nothing_else: bool = False) -> tuple[str, ...]:
        """A colour that is near: which one it is changes nothing; or none if a card is near too."""
        beside = self._beside(key)
        near = [word for word in beside if self._words[word].role is Role.COLOUR]
        return () if nothing_else and len(near) < len(beside) else tuple(near[:1])

    def of_role(self, key: str, role: Role) -> str | None:
        """A short word with that role that is one slip away: "thee", "rei"."""
        near = self._beside(key)
        return next((word for word in near if self._words[word].role is role), None)

    def of_number_or_card(self, key: str, *, cards_only: bool) -> tuple[str, ...]:
        """The number or card that is near, if only one is."""
        near = [word for word in self._beside(key) if self._words[word].role is not Role.COLOUR]
        likely = [word for word in near if lacks_a_vowel(key, word)] or likelier(key, near)
        one = len({self._sense(word) for word in likely}) == 1
        carded = all(self._words[word].role in CARD_ROLES for word in likely)
        wanted = carded if cards_only else all(map(self._has_worth, likely))
        # "Thee" is perhaps "the".
        idle = (key[:at] + key[at + 1 :] in self._idle.values() for at in range(len(key)))
        sure = carded or all(
            is_turned(key, word) or is_beside(key, word) or lacks_a_vowel(key, word)
            for word in likely
        )
        sure = sure or (len(key) >= MIN_WORD and not any(idle))
        return tuple(likely) if one and wanted and sure else ()

    def _has_worth(self, word: str) -> bool:
        return self._words[word].role in CARD_ROLES | {Role.NUMBER_WORD, Role.ARTICLE_OR_ONE}

    def _beside(self, key: str) -> list[str]:
        """The short words that are one slip away."""
        if not _SHORTEST <= len(key) <= _LONGEST or not key.isalpha():
            return []
        near = alphabetical(within(key, self._short, 1))
        return [word for word, _ in near if likely_plural(key, word, self._words[word])]

    def _written_short(self, key: str) -> tuple[str, ...]:
        """ "Skp", "rvrs": words without their vowels."""
        words = [word for word in self._all.of_consonants(key) if word in self._words]
        senses = {self._sense(word) for word in words}
        known = [word for word in words if self._words[word].role in CORRECTABLE]
        # "Fnf" is a number, be it called "fünf" or "Fünfer".
        known = [word for word in words if self._words[word].role is Role.NUMBER_WORD] or known
        return tuple(known) if len(senses) == 1 else ()

    def _without_some_vowels(self, key: str) -> tuple[str, ...]:
        """ "Keuzekrt", "revrse": words with vowels left out, and nothing else."""
        words = {
            self._all.typed.get(word, word)
            for word in self._all.of_consonants(skeleton_of(key))
            if len(word) > len(key) and is_within(key, word)
        }
        known = [word for word in words if word in self._words]
        roles = {self._words[word].role for word in known}
        one = len({self._sense(word) for word in known}) == 1 and roles <= CORRECTABLE | SMALL
        return tuple(known) if one and len(known) == len(words) else ()

    def _may_be(self, key: str, word: str) -> bool:
        """Whether a slip so near to the word is to be put right."""
        turned = is_turned(key, word)
        near_key = is_beside(key, word)
        longer = len(key) >= _MIN_NAME and len(key) != len(word)
        if word[0] != key[0] and not (turned or near_key or longer or len(key) >= _LONG_WORD):
            return False
        known = self._words.get(self._all.typed.get(word, word))
        if known is None or known.role is Role.UNKNOWN:
            return True
        if not likely_plural(key, word, known):
            return False
        if len(key) == MIN_WORD == len(word) and not (turned or near_key):
            return False
        if known.role is Role.NOTHING:
            # "Noting" is a word of its own, and an empty hand cannot be seen to be wrong.
            return turned
        if known.role in SMALL | {Role.NUMBER_WORD, Role.FILLER}:
            return len(key) >= _MIN_NUMBER or turned
        return known.role in CORRECTABLE

    def _is_small(self, word: str) -> bool:
        known = self._words.get(self._all.typed.get(word, word))
        return known is not None and known.role in SMALL

    def _sense(self, word: str) -> Sense | None:
        """What the word means; None where it means nothing on its own."""
        return sense_of(self._words.get(self._all.typed.get(word, word)))

    def _nearest_name(self, key: str) -> str | None:
        if len(key) < (MIN_WORD if digits_of(key) else _MIN_NAME):
            return None
        once = said_once(key, self._words, self._sense)
        if once is not None and self._words[once].role in CARD_ROLES:
            return once
        allowed = 2 if len(key) >= _LONG_NAME else 1
        near = self._names_within(key, allowed)
        if near and near[0][1] > 1:
            near = self._names_within(key, 2 * near[0][1] - 1)
        if not near:
            return None
        best, distance = near[0]
        kinds = {self._words[name].kind for name, other in near if other < 2 * distance}
        roles = {self._words[name].role for name, other in near if other == distance}
        several = Role.CARDS in roles and len(roles) > 1
        return None if len(kinds) > 1 or several else best
