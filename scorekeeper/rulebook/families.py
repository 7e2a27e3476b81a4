"""Words for several cards of a game alike: "two jokers" where each wild is more, "a draw card".

Nobody knows which of them is meant, so all are offered, and no other.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scorekeeper.domain.hands import MAX_COUNT
from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.roles import Hue, Meaning, Role
from scorekeeper.rulebook.units import Unit
from scorekeeper.rulebook.word_lists import word_list

_DRAW_CARDS: Final = word_list("families.draw-cards")
_WILD: Final = "wild"
"""The kind whose names are those of every wild where a deck has no plain one."""
_ENOUGH: Final = 6
"""Letters of a word of which one may be wrong."""

_SAID: Final = re.compile(r"(?:[nwabm]x?|f)*(?P<name>[^nwabmxf].*?)(?::|[xy:][nw])?")
"""Roles of a piece: how many, the name, or how many behind it."""
_COUNTS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD, Role.MULTIPLE})
_NOUNS: Final = frozenset({Role.CARD_NOUN, Role.CARD_NOUNS, Role.FILLER})


@dataclass(frozen=True, slots=True)
class Family:
    """The kinds that a word may mean, and how many cards of one of them."""

    kinds: tuple[str, ...]
    count: int


def wilds(cards: Iterable[CardKind]) -> tuple[str, ...]:
    """The kinds that bear no colour."""
    return tuple(card.kind for card in cards if not card.colour)


def draw_cards(cards: Iterable[CardKind]) -> tuple[str, ...]:
    """The kinds for which a told number is drawn, on either side of a Flex card."""
    return tuple(
        card.kind for card in cards if card.draws or (card.flexed and card.flexed.draws is not None)
    )


def family_meant(said: Sequence[Unit], text: str, lexicon: Lexicon) -> Family | None:
    """What the units of a piece mean together; None where they say anything else.

    In No Mercy "twee jokers" are two of one of its four wilds, and so are "two black cards"; "2
    pakkaarten" are two of what is drawn for.
    """
    found = _SAID.fullmatch("".join(unit.role for unit in said))
    if found is None:
        return None
    named = said[slice(*found.span("name"))]
    beside = [*said[: found.start("name")], *said[found.end("name") :]]
    counts = [unit.value for unit in beside if unit.role in _COUNTS]
    kinds = _kinds_meant(named, text, lexicon)
    if not kinds or len(counts) > 1 or not all(0 < count <= MAX_COUNT for count in counts):
        return None
    return Family(kinds, *(counts or (1,)))


def _kinds_meant(named: Sequence[Unit], text: str, lexicon: Lexicon) -> tuple[str, ...]:
    cards = lexicon.kinds.values()
    if _is_near(written_together(text[named[0].start : named[-1].end]), _DRAW_CARDS):
        return draw_cards(cards)
    words = [unit for place, unit in enumerate(named) if not place or unit.role not in _NOUNS]
    return wilds(cards) if all(_is_any_wild(unit, text, lexicon) for unit in words) else ()


def _is_any_wild(unit: Unit, text: str, lexicon: Lexicon) -> bool:
    if _means_any_wild(Meaning(unit.role, unit.kind, unit.value), lexicon):
        return True
    key = written_together(text[unit.start : unit.end])
    unknown = unit.role is Role.UNKNOWN and unit.kind is None
    return unknown and _is_near(key, _words_for_any_wild(lexicon))


# A lexicon has thousands of words, and is asked about every one that nobody understands.
@lru_cache(maxsize=64)
def _words_for_any_wild(lexicon: Lexicon) -> tuple[str, ...]:
    return tuple(word for word, known in lexicon.words.items() if _means_any_wild(known, lexicon))


def _means_any_wild(known: Meaning, lexicon: Lexicon) -> bool:
    elsewhere = known.role is Role.UNKNOWN and known.kind == _WILD not in lexicon.kinds
    return elsewhere or (known.role is Role.COLOUR and known.value == Hue.BLACK)


def _is_near(key: str, words: Collection[str]) -> bool:
    """Whether it is one of the words, or a slip of one."""
    if key in words or len(key) < _ENOUGH:
        return key in words
    # Imported late: most lines are understood, and starting should not pay for it.
    from rapidfuzz.distance.OSA import distance
    from rapidfuzz.process import extractOne

    return extractOne(key, words, scorer=distance, score_cutoff=1) is not None
