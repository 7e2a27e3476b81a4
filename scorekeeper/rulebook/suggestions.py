"""Which cards somebody may have meant by words that are not understood."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.phrases import keys_of
from scorekeeper.rulebook.roles import HIGHEST_FACE, MANY, Meaning, Role
from scorekeeper.rulebook.texts import CardText, LanguageTexts
from scorekeeper.rulebook.tokens import Mark, tokens

MOST: Final = 3
_MIN_LETTERS: Final = 3
_NEAR_ENOUGH: Final = 78.0
_AS_NEAR: Final = 15.0
"""How much farther away than the nearest name another may be."""
_LOOKED_AT: Final = 40
_REMEMBERED: Final = 1_000
_HUE_AND_NUMBER: Final = 2
_SLIPS: Final = 1


def names_of(language: LanguageTexts, kinds: Iterable[str]) -> dict[str, str]:
    """What a language calls the cards of a deck, to be compared with what is not understood."""
    return {
        name: kind
        for kind in kinds
        if kind in language.cards and not kind.isdecimal()
        for name in _names_of_kind(language, kind)
    }


@lru_cache(maxsize=1_000)
def _names_of_kind(language: LanguageTexts, kind: str) -> tuple[str, ...]:
    return tuple(_telling_names(language.cards[kind]))


def _telling_names(text: CardText) -> Iterator[str]:
    """The names without those that only add words to a shorter one: "neem 4", not "pak neem 4"."""
    single: set[str] = set()
    longer: dict[str, list[frozenset[str]]] = defaultdict(list)
    for parts in sorted({keys_of(phrase) for phrase in (*text.words, text.name)}, key=_by_size):
        words = frozenset(parts)
        if not single.isdisjoint(words):
            continue
        if any(shorter <= words for word in words for shorter in longer.get(word, ())):
            continue
        if len(words) == 1:
            single.update(words)
        elif words:
            # Any of its words will do to find it by, if it is the same one each time.
            longer[min(words)].append(words)
        yield " ".join(parts)


def _by_size(parts: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    return len(parts), parts


def suggestions(piece: str, lexicon: Lexicon) -> tuple[str, ...]:
    """The kinds whose names are nearest, best first; none where nothing is near.

    The names are those of the first language of the lexicon.
    """
    said = " ".join(token.key for token in tokens(piece[:_LOOKED_AT]) if token.mark in _SPOKEN)
    if sum(map(str.isalpha, said)) < _MIN_LETTERS or _is_no_card(said, lexicon):
        return ()
    found = lexicon.suggested.get(said)
    if found is None:
        # Several threads ask: what one of them forgets, another still has in hand.
        if len(lexicon.suggested) >= _REMEMBERED:
            lexicon.suggested.clear()
        number = _numbers_behind_a_colour(said.split(), lexicon)
        near = (*number, *_nearest(said, lexicon.names))
        found = lexicon.suggested[said] = near[:MOST]
    return found


def _numbers_behind_a_colour(said: Sequence[str], lexicon: Lexicon) -> tuple[str, ...]:
    """ "A red one", "yellow eigt": behind a colour a number of one digit, or a slip of one."""
    if len(said) < _HUE_AND_NUMBER or not lexicon.is_colour(said[-2]):
        return ()
    from rapidfuzz.distance.DamerauLevenshtein import distance
    from rapidfuzz.process import extractOne

    slips = _SLIPS if len(said[-1]) >= _MIN_LETTERS else 0
    near = extractOne(said[-1], lexicon.digits.keys(), scorer=distance, score_cutoff=slips)
    kind = lexicon.digits[near[0]] if near is not None else ""
    return (kind,) if kind in lexicon.kinds else ()


def _is_no_card(said: str, lexicon: Lexicon) -> bool:
    """A sum in words, or small words alone, as "alles": each has a meaning, and it is no card's."""
    known = [lexicon.words.get(word) for word in said.split()]
    small = all(word and word.kind is None and not _may_name(word) for word in known)
    return small or _is_amount(said, lexicon)


def _may_name(word: Meaning) -> bool:
    """Whether it may be a part of a name, or a heading as "Ziehkarte"."""
    return word.role in _OF_NAMES or (word.role is Role.HEDGE and word.value == MANY)


def _is_amount(said: str, lexicon: Lexicon) -> bool:
    """Whether it is a number in words that no card bears: a sum, and no slip of a card."""
    known = [lexicon.words.get(word) for word in said.split()]
    values = [word.value for word in known if word is not None and word.role is Role.NUMBER_WORD]
    joints = [word for word in known if word is not None and word.role is Role.WEAK_SEPARATOR]
    return len(values) + len(joints) == len(known) and max(values, default=0) > HIGHEST_FACE


def _nearest(said: str, names: Mapping[str, str]) -> tuple[str, ...]:
    # Imported late: most lines are understood, and starting should not pay for it.
    from rapidfuzz.fuzz import WRatio
    from rapidfuzz.process import extract

    near = extract(said, names.keys(), scorer=WRatio, score_cutoff=_NEAR_ENOUGH, limit=24)
    as_near = [name for name, score, _ in near if score >= near[0][1] - _AS_NEAR]
    return tuple(dict.fromkeys(names[name] for name in as_near))[:MOST]


_OF_NAMES: Final = frozenset(
    {Role.UNKNOWN, Role.COLOUR, Role.NUMBER_WORD, Role.ARTICLE_OR_ONE, Role.PLUS}
)
_SPOKEN: Final = frozenset({Mark.WORD, Mark.NUMBER, Mark.PLUS})
