"""The words of a language that are no card's name: numbers, articles, colours, separators, …"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from scorekeeper.rulebook.phrases import keys_of, written_together
from scorekeeper.rulebook.roles import (
    ALSO,
    ANYMORE,
    BEFORE_NUMBERS,
    CLOSES,
    COPULA,
    DEFINITE,
    DONE,
    EACH,
    EITHER,
    EXPLAINS,
    FLEX_HUE,
    GUESS,
    LATER,
    LEFT,
    MADE_OF,
    MANY,
    NUMBERED,
    OF_ACTIONS,
    OF_ALL,
    OF_NUMBERS,
    ON_TOP,
    OTHER,
    PEOPLE,
    ROUND,
    WAITS,
    Hue,
    Meaning,
    Role,
)
from scorekeeper.rulebook.texts import Connectors, LanguageTexts
from scorekeeper.rulebook.tokens import key_of, letters_of

_WORD: Final = re.compile(r"[^\W\d_]*(?:[aou]e)[^\W\d_]*")
_SPELLED: Final = ("ae", "oe", "ue")
_NO_COLOUR: Final = "black"


@lru_cache(maxsize=32)
def small_words(language: LanguageTexts) -> tuple[tuple[str, Meaning], ...]:
    """Every key that is not a card's in a language: numbers, articles, colours, separators, …"""
    return tuple(_small_words(language))


OF_WORDS: Final = (
    "no_cards",
    "gone",
    "before_names",
    "behind_names",
    "says",
    "says_behind",
    "me",
    "idle",
    "particles",
    "adverbs",
    "when",
    "again",
    "besides",
    "beside_sums",
    "sums_gone",
    "but",
    "one_hundred",
    "relative",
    "affirms",
    "alone",
    "talk",
)
"""Words of a language that the lexicon holds as they are, by name."""


def _small_words(language: LanguageTexts) -> Iterator[tuple[str, Meaning]]:
    for value, words in language.numbers.words.items():
        yield from meanings(words, Role.NUMBER_WORD, value)
    plural = language.numbers.endings.plural
    for value, words in language.numbers.nouns.items():
        for word in words:
            many = any(map(word.endswith, plural))
            role = Role.POINTS_EACH_MANY if many else Role.POINTS_EACH
            yield from meanings((word,), role, value)
    yield from _connectors(language.connectors)


def _connectors(connectors: Connectors) -> Iterator[tuple[str, Meaning]]:
    yield from meanings(connectors.left, Role.FILLER, LEFT)
    yield from meanings(connectors.each, Role.TOTAL, EACH)
    yield from meanings(connectors.explains, Role.FILLER, EXPLAINS)
    yield from meanings(connectors.made_of, Role.FILLER, MADE_OF)
    for role, words in (
        (Role.WEAK_SEPARATOR, connectors.separators),
        (Role.PLUS, connectors.plus),
        (Role.TIMES, connectors.times),
        (Role.FILLER, connectors.filler),
        (Role.POINTS, connectors.points),
        (Role.CARD_NOUN, connectors.card),
        (Role.CARD_NOUNS, connectors.cards),
        (Role.ONE_CARD, connectors.one_card),
        (Role.NOTHING, connectors.nothing),
        (Role.WITHOUT, connectors.without),
        (Role.TOTAL, connectors.total),
        (Role.ARTICLE, connectors.article),
        (Role.PIECES, connectors.pieces),
        (Role.BOTH, connectors.both),
        (Role.REST, connectors.rest),
        (Role.WORTH_OF, connectors.worth_of),
        (Role.INSTEAD, connectors.instead),
    ):
        yield from meanings(words, role, 1)
    yield from meanings(connectors.of_numbers, Role.REST, OF_NUMBERS)
    yield from meanings(connectors.of_actions, Role.REST, OF_ACTIONS)
    yield from meanings(connectors.waits, Role.INSTEAD, WAITS)
    for word in connectors.were:
        role = Role.TOTAL if word in connectors.so else Role.FILLER
        yield from meanings((word,), role, COPULA)
    yield from meanings(connectors.so, Role.TOTAL, 0)
    yield from meanings(connectors.closing, Role.FILLER, CLOSES)
    yield from meanings(connectors.the, Role.FILLER, DEFINITE)
    yield from meanings(connectors.done, Role.NOTHING, DONE)
    yield from meanings(connectors.number_card, Role.HEDGE, NUMBERED)
    yield from meanings(connectors.hedges, Role.HEDGE, BEFORE_NUMBERS)
    yield from meanings(connectors.second_thoughts, Role.HEDGE, LATER)
    yield from meanings(connectors.people, Role.HEDGE, PEOPLE)
    yield from meanings(connectors.anymore, Role.HEDGE, ANYMORE)
    yield from meanings(connectors.of_all, Role.HEDGE, OF_ALL)
    yield from meanings(connectors.flex_hue, Role.HEDGE, FLEX_HUE)
    yield from meanings(connectors.many, Role.HEDGE, MANY)
    yield from meanings(connectors.rounds, Role.HEDGE, ROUND)
    yield from meanings(connectors.on_top, Role.HEDGE, ON_TOP)
    for value, words in connectors.multiples.items():
        yield from meanings(words, Role.MULTIPLE, value)
    for name, colour in connectors.colours.items():
        black = name == _NO_COLOUR
        plain, inflected = (Hue.BLACK, Hue.BLACK) if black else (Hue.PLAIN, Hue.INFLECTED)
        yield from meanings(colour[:1], Role.COLOUR, plain, hue=name)
        yield from meanings(colour[1:], Role.COLOUR, inflected, hue=name)
    for name, colour in connectors.misspelt_colours.items():
        yield from meanings(colour, Role.COLOUR, Hue.PLAIN, hue=name)
    yield from meanings(connectors.letters, Role.COLOUR, Hue.LETTER)


def open_words(connectors: Connectors) -> Iterator[tuple[str, Meaning]]:
    """Words that are known only where they are no card's name: most leave a line in doubt."""
    yield from meanings(connectors.headings, Role.HEDGE, MANY)
    yield from meanings(connectors.guesses, Role.HEDGE, GUESS)
    yield from meanings(connectors.either, Role.HEDGE, EITHER)
    yield from meanings(connectors.others, Role.REST, OTHER)
    yield from meanings(connectors.also, Role.UNKNOWN, ALSO)
    yield from meanings(connectors.vague, Role.UNKNOWN, 0)


def meanings(
    words: Iterable[str], role: Role, value: int, *, hue: str = ""
) -> Iterator[tuple[str, Meaning]]:
    meaning = Meaning(role, value=value, hue=hue)
    for word in words:
        yield written_together(word), meaning


@lru_cache(maxsize=32)
def single_words(language: LanguageTexts) -> frozenset[str]:
    """What is said as one word, and never as several that are the same written together."""
    said = [keys_of(phrase) for phrase in phrases(language)]
    single = {parts[0] for parts in said if len(parts) == 1}
    return frozenset(single - {"".join(parts) for parts in said if len(parts) > 1})


def parts_of(texts: Sequence[LanguageTexts]) -> set[str]:
    """Every single word of the text files."""
    return set().union(*map(_parts_in, texts))


@lru_cache(maxsize=32)
def _parts_in(language: LanguageTexts) -> frozenset[str]:
    return frozenset(part for phrase in phrases(language) for part in keys_of(phrase))


def typed(texts: Sequence[LanguageTexts]) -> dict[str, str]:
    """The words that are typed in another way than they are looked up, with their keys."""
    return {word: key for language in texts for word, key in _typed_in(language)}


@lru_cache(maxsize=32)
def _typed_in(language: LanguageTexts) -> tuple[tuple[str, str], ...]:
    words = {
        letters_of(word)
        for phrase in phrases(language)
        if any(spelled in phrase for spelled in _SPELLED)
        for word in _WORD.findall(phrase)
    }
    return tuple((word, key) for word in words if (key := key_of(word)) != word)


def phrases(language: LanguageTexts) -> Iterator[str]:
    for text in language.cards.values():
        yield from (text.name, *text.words, *text.plurals, *text.joined)
    connectors, numbers = language.connectors, language.numbers
    for words in (*numbers.words.values(), *numbers.nouns.values()):
        yield from words
    for words in (*connectors.multiples.values(), *connectors.colours.values()):
        yield from words
    for words in connectors.misspelt_colours.values():
        yield from words
    yield from (*connectors.separators, *connectors.filler, *connectors.points, *connectors.card)
    yield from (*connectors.cards, *connectors.nothing, *connectors.total, *connectors.vague)
    yield from (*connectors.done, *connectors.without, *connectors.article, *connectors.times)
    yield from (*connectors.one_card, *connectors.so, *connectors.pieces, *connectors.hedges)
    yield from (*connectors.second_thoughts, *connectors.people, *connectors.anymore)
    yield from (*connectors.the, *connectors.closing, *connectors.rest, *connectors.instead)
    yield from (*connectors.left, *connectors.each, *connectors.waits, *connectors.explains)
    yield from (*connectors.were, *connectors.both, *connectors.number_card)
    yield from (*connectors.of_all, *connectors.flex_hue, *connectors.rounds, *connectors.many)
    yield from (*connectors.guesses, *connectors.either, *connectors.on_top, *connectors.headings)
    yield from (
        *connectors.also,
        *connectors.others,
        *connectors.of_numbers,
        *connectors.of_actions,
    )
    yield from connectors.gone
    yield from connectors.worth_of
    yield from connectors.made_of
    yield from connectors.beside.get("plain", ())
