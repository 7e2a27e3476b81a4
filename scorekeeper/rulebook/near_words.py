"""All single words of the text files, and which of them an unknown word is near to.

They are the same for every deck, so they are put in order once and what was found is kept.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import cached_property, lru_cache
from typing import Final

from scorekeeper.rulebook.letters import MIN_WORD, digits_of, skeleton_of
from scorekeeper.rulebook.roles import Meaning, Role
from scorekeeper.rulebook.small_words import parts_of, typed
from scorekeeper.rulebook.texts import LanguageTexts

MIN_SKELETON: Final = 3
"""Letters. Shorter words and names have too few to be known by."""

_REMEMBERED: Final = 2_000

Near = list[tuple[str, int]]
"""Words, each with its distance from what was said."""

Shape = tuple[str, int]
"""The numbers in a name, and how long it is."""


class NearWords:
    """The words as they are looked up, those `typed` in another way with their keys."""

    def __init__(self, parts: Set[str], typed: Mapping[str, str]) -> None:
        self.parts = parts
        self.typed = typed
        self._found: dict[tuple[str, int], Near] = {}

    def near(self, key: str, allowed: int) -> Near:
        """The nearest words, if they are that near, and all that are less than twice as far."""
        found = self._found.get((key, allowed))
        if found is None:
            # Several threads ask: what one of them forgets, another still has in hand.
            if len(self._found) >= _REMEMBERED:
                self._found.clear()
            near = self._one_slip_away(key) if allowed == 1 else None
            found = alphabetical(nearest(key, self._by_length, allowed) if near is None else near)
            self._found[key, allowed] = found
        return found

    def of_consonants(self, skeleton: str) -> Sequence[str]:
        """The words that are these letters and vowels."""
        return self._skeletons.get(skeleton, ())

    def _one_slip_away(self, key: str) -> Near | None:
        """All of them, found without a look at each word; None for a key that is too short.

        A slip leaves the first letter, or all the others: so only few have to be compared.
        """
        if len(key) < MIN_WORD:
            return None
        same = {
            length: self._beginning.get((key[0], length), ()) for length in lengths_near(key, 1)
        }
        first = {letter + rest for letter in self._letters for rest in (key, key[1:])}
        first |= {key[1:], key[1] + key[0] + key[2:]}
        others = [(word, 1) for word in first & self._known if word[0] != key[0]]
        return [*within(key, same, 1), *others]

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(self._words)

    @cached_property
    def _letters(self) -> frozenset[str]:
        return frozenset(word[0] for word in self._words)

    @cached_property
    def _beginning(self) -> Mapping[tuple[str, int], list[str]]:
        words: dict[tuple[str, int], list[str]] = defaultdict(list)
        for word in self._words:
            words[word[0], len(word)].append(word)
        return words

    @cached_property
    def _words(self) -> list[str]:
        words = self.parts | self.typed.keys()
        return sorted(word for word in words if len(word) >= MIN_WORD and word.isalpha())

    @cached_property
    def _by_length(self) -> Mapping[int, list[str]]:
        return by_length(self._words)

    @cached_property
    def _skeletons(self) -> Mapping[str, list[str]]:
        skeletons: dict[str, list[str]] = defaultdict(list)
        for word in self._words:
            skeletons[skeleton_of(word)].append(word)
        return skeletons


@lru_cache(maxsize=32)
def near_words(texts: frozenset[LanguageTexts]) -> NearWords:
    """Those of the text files of some languages."""
    told = tuple(texts)
    return NearWords(parts_of(told), typed(told))


def by_length(words: Iterable[str]) -> Mapping[int, list[str]]:
    """The words in their order, by how many letters they have."""
    found: dict[int, list[str]] = defaultdict(list)
    for word in words:
        found[len(word)].append(word)
    return found


def nearest(key: str, words: Mapping[int, Sequence[str]], allowed: int) -> Near:
    """The nearest words, if they are that near, and all that are less than twice as far.

    The nearest come first, and of these the shorter ones.
    """
    near = within(key, words, allowed)
    beyond = 2 * near[0][1] - 1 if near else 0
    # Most words are near to nothing, so that there is no need to look further.
    return within(key, words, beyond) if beyond > allowed else near


def within(key: str, words: Mapping[int, Sequence[str]], cutoff: int) -> Near:
    """The words that far away at most, the nearest first; of these the shorter ones first."""
    # Imported late: most lines have no slip in them, and starting should not pay for it.
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    near = [
        (word, int(distance))
        for length in lengths_near(key, cutoff)
        if words.get(length)
        for word, distance, _ in extract(
            key, words[length], scorer=OSA.distance, score_cutoff=cutoff, limit=None
        )
    ]
    return sorted(near, key=lambda found: found[1])


def lengths_near(key: str, cutoff: int) -> range:
    """No word is nearer than by the letters that it has more, or less."""
    return range(len(key) - cutoff, len(key) + cutoff + 1)


def is_any_near(key: str, words: Mapping[int, Sequence[str]], cutoff: int) -> bool:
    """Whether one of the words is that far away at most."""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extractOne

    return any(
        extractOne(key, words[length], scorer=OSA.distance, score_cutoff=cutoff)
        for length in lengths_near(key, cutoff)
        if words.get(length)
    )


def alphabetical(near: Near) -> Near:
    """The nearest first, and of these in the order of the alphabet."""
    return sorted(near, key=lambda found: (found[1], found[0]))


def by_shape(names: Iterable[str]) -> Mapping[Shape, list[str]]:
    """The names that have letters enough to be known by them."""
    found: dict[Shape, list[str]] = defaultdict(list)
    for name in names:
        if sum(map(str.isalpha, name)) >= MIN_SKELETON:
            found[digits_of(name), len(name)].append(name)
    return found


def likely_plural(key: str, word: str, known: Meaning) -> bool:
    """Whether a word that ends otherwise than the slip is not a plural."""
    return known.role is not Role.CARDS or key[-1] == word[-1]
