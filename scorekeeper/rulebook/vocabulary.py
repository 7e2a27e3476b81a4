"""Filling the lexicon of a deck from the text files: every spelling under which a card is known.

The words themselves are data (`rules/text/`); what they can do in a line is in `lexicon.py`.
"""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.near_words import Shape, by_length, by_shape, near_words
from scorekeeper.rulebook.phrases import keys_of, written_together
from scorekeeper.rulebook.plurals import plurals_of_compounds
from scorekeeper.rulebook.roles import (
    Hue,
    Meaning,
    Role,
)
from scorekeeper.rulebook.slips import Slips
from scorekeeper.rulebook.small_words import (
    OF_WORDS,
    meanings,
    open_words,
    single_words,
    small_words,
)
from scorekeeper.rulebook.suggestions import names_of
from scorekeeper.rulebook.texts import CardText, LanguageTexts
from scorekeeper.rulebook.tokens import key_of

_COUNTABLE: Final = frozenset({Role.CARD, Role.CARDS, Role.CARD_OR_CARDS})
_IDLE: Final = frozenset({Role.FILLER, Role.TOTAL, Role.WEAK_SEPARATOR, Role.WITHOUT})
_HIGH: Final = re.compile(r"[0-9]{2,}")
"""A number that no card bears: "wild 10" has no 10 in it."""

_NUMBER: Final = re.compile(r"[0-9]+")
_PLUS_AND_NUMBER: Final = 2
_PLAIN: Final = "plain"
"""The words beside a card that change nothing in any game; others belong to cards named so."""


def build_lexicon(texts: Sequence[LanguageTexts], cards: Sequence[CardKind]) -> Lexicon:
    """The lexicon of a deck. Where two languages disagree about a word, the earlier one wins."""
    lexicon = Lexicon(
        kinds={card.kind: card for card in cards},
        points_word=texts[0].connectors.points[0] if texts else "",
    )
    doubtful: set[str] = set()
    for language in texts:
        # Dutch "tot" is no total, if the line is a Dutch one.
        _add_small_words(lexicon, language, doubtful)
        doubtful.update(map(written_together, language.connectors.vague))
    # Cards of other decks come last: they are known only to be told apart from those of this one.
    for in_deck in (True, False):
        for language in () if in_deck else texts:
            for key, meaning in meanings(language.connectors.gone, Role.NOTHING, 1):
                lexicon.words.setdefault(key, meaning)
        for language in texts:
            for kind, text in language.cards.items():
                if (kind in lexicon.kinds) is not in_deck:
                    continue
                known = text if in_deck else _elsewhere(lexicon.words, text)
                if known is not None:
                    _add_card(lexicon, language, kind, known)
    _add_doubts(lexicon, texts)
    for language in texts:
        for key, meaning in open_words(language.connectors):
            lexicon.words.setdefault(key, meaning)
    if texts:
        lexicon.names_of = lambda built: names_of(texts[0], built.kinds)
    # Made at once, while all the words are at hand: later it takes three times as long.
    lengths = by_length(lexicon.words)
    lexicon.slips_of = lambda built: Slips(
        built.words,
        lengths,
        built.kinds,
        _names_by_shape(built.kinds, texts),
        near_words(frozenset(texts)),
    )
    # "Anna: 7, Ben: skip": what is a name says more than nothing.
    lexicon.idle -= lexicon.given_names
    return lexicon


def claims(text: CardText, language: LanguageTexts) -> Iterator[tuple[str, Role]]:
    """Every key under which a card kind is known in a language, with its role.

    With "card" behind it, it is known too.
    """
    plurals = {written_together(word) for word in text.plurals}
    plurals |= plurals_of_compounds(text, language)
    plus = {"+", *map(key_of, language.connectors.plus)}
    for word in (text.name, text.label, *text.words):
        parts = keys_of(word)
        key = "".join(parts)
        if key.isdecimal():
            continue
        one = Role.CARD_OR_CARDS if key in plurals else Role.CARD
        if len(parts) == _PLUS_AND_NUMBER and parts[0] in plus:
            one = Role.PLUS_CARD
        for spelled in _spellings(key, language):
            yield spelled, one
    for key in plurals:
        for spelled in _spellings(key, language):
            yield spelled, Role.CARDS


@lru_cache(maxsize=1_000)
def _claims_of(language: LanguageTexts, kind: str) -> tuple[tuple[str, Role], ...]:
    return tuple(claims(language.cards[kind], language))


def _names_by_shape(
    kinds: Container[str], texts: Sequence[LanguageTexts]
) -> list[Mapping[Shape, Sequence[str]]]:
    """All that the cards of a deck are called, but for their numbers."""
    return [
        _shapes_of(language, kind)
        for language in texts
        for kind in language.cards
        if kind in kinds and not kind.isdecimal()
    ]


@lru_cache(maxsize=1_000)
def _shapes_of(language: LanguageTexts, kind: str) -> Mapping[Shape, Sequence[str]]:
    joined = (
        key
        for phrase in language.cards[kind].joined
        for key in _spellings(written_together(phrase), language)
    )
    return by_shape(dict.fromkeys((*(key for key, _ in _claims_of(language, kind)), *joined)))


def _spellings(key: str, language: LanguageTexts) -> Iterator[str]:
    """The key, and the key with its number as a word ("draw2", "drawtwo")."""
    yield key
    numbers = _NUMBER.findall(key)
    if len(numbers) == 1 and not key.startswith("+"):
        for word in language.numbers.words.get(int(numbers[0]), ()):
            spelled = key_of(word)
            # "Plus 6s" are no "plus zess".
            if not (spelled.endswith("s") and f"{numbers[0]}s" in key):
                yield key.replace(numbers[0], spelled)


def _add_card(lexicon: Lexicon, language: LanguageTexts, kind: str, text: CardText) -> None:
    in_deck = kind in lexicon.kinds
    # "Neem twee kaarten" is one card's name as well as several cards.
    numbered = int(any(map(str.isdecimal, "".join(text.words))))

    @cache
    def meaning(role: Role) -> Meaning:
        return Meaning(role if in_deck else Role.UNKNOWN, kind, numbered)

    # Most texts are those of the files, of which many lexicons are made.
    own = language.cards.get(kind) is text
    for key, role in _claims_of(language, kind) if own else claims(text, language):
        known = lexicon.words.setdefault(key, meaning(role))
        if known.kind == kind and in_deck and {known.role, role} & _COUNTABLE == {known.role, role}:
            same = known.role is role
            lexicon.words[key] = meaning(role if same else Role.CARD_OR_CARDS)
    for word in text.words if in_deck else ():
        parts = keys_of(word)
        if len(parts) == _PLUS_AND_NUMBER and parts[1].isdecimal():
            for key in _spellings("".join(parts), language):
                lexicon.plus[key] = int(parts[1])
    endings = language.numbers.endings
    for role, written in (
        (Role.CARDS, endings.plural),
        (Role.CARD, endings.single),
        (Role.CARD_OR_CARDS, endings.either),
    ):
        for stem in _number_stems(kind, text):
            for ending in written:
                lexicon.tight.setdefault(stem + key_of(ending), meaning(role))
    for phrase in text.joined:
        for key in _spellings(written_together(phrase), language):
            lexicon.tight.setdefault(key, meaning(Role.CARD))


def _add_doubts(lexicon: Lexicon, texts: Sequence[LanguageTexts]) -> None:
    """What may be two cards' names when spaced, and what may be another card altogether."""
    coloured = {
        key
        for key, known in lexicon.words.items()
        if known.kind is not None
        and known.kind in lexicon.kinds
        and lexicon.kinds[known.kind].colour
    }
    sure = {key for key, known in lexicon.words.items() if known.role is not Role.UNKNOWN}
    for language in texts:
        for kind in lexicon.kinds.keys() & language.cards.keys():
            text = language.cards[kind]
            for phrase in text.joined:
                torn = is_tiled(lexicon.words, keys_of(phrase))
                two_cards = is_tiled(sure, keys_of(phrase)) or _HIGH.search(phrase) is None
                for key in _spellings(written_together(phrase), language) if torn else ():
                    if two_cards:
                        lexicon.torn[key] = kind
                    else:
                        lexicon.words.setdefault(key, Meaning(Role.CARD, kind))
            for phrase in () if lexicon.kinds[kind].colour else text.words:
                parts = keys_of(phrase)
                if len(parts) > 1 and is_tiled(coloured, parts):
                    lexicon.spoken_in_one.update(_spellings("".join(parts), language))
            if text.made_of:
                lexicon.compounds[text.made_of] = kind
            if text.beside:
                lexicon.beside[kind] = text.beside
            for phrase in text.alike:
                lexicon.alike.add(written_together(phrase))
            for phrase in text.doubtful:
                for key in _spellings(written_together(phrase), language):
                    lexicon.words[key] = Meaning(Role.UNKNOWN, kind)


def _elsewhere(words: Mapping[str, Meaning], text: CardText) -> CardText | None:
    """A card of another deck by its names that say nothing in this one.

    "retour joker" is one card of No Mercy and two of the classic game, "+10" is a card or a sum.
    Of its longer names the printed one is enough: the others hold a word that is not known here.
    """
    single = (word for word in (*text.words, *text.plurals) if " " not in word)
    kept = [name for name in (text.name, text.label, *single) if _is_foreign(words, name)]
    if not kept:
        return None
    return text.model_copy(
        update={
            "name": kept[0],
            "label": kept[0],
            "words": tuple(kept),
            "plurals": (),
            "joined": (),
        }
    )


def _is_foreign(words: Mapping[str, Meaning], name: str) -> bool:
    parts = keys_of(name)
    return "+" not in parts and not is_tiled(words, parts)


def _number_stems(kind: str, text: CardText) -> Iterable[str]:
    if kind.isdecimal():
        return (kind,)
    return tuple(key for word in text.words if (key := written_together(word)).startswith("+"))


def is_tiled(words: Container[str], keys: Sequence[str]) -> bool:
    """Whether the parts of a phrase can be read as names of their own."""
    if not keys:
        return True
    heads = ("".join(keys[:length]) for length in range(1, len(keys) + 1))
    return any(
        (head.isdecimal() or head in words) and is_tiled(words, keys[length:])
        for length, head in enumerate(heads, start=1)
    )


def _add_small_words(lexicon: Lexicon, language: LanguageTexts, doubtful: Container[str]) -> None:
    single = single_words(language)
    for key, meaning in small_words(language):
        if key in doubtful and meaning.role in _IDLE:
            continue
        known = lexicon.words.setdefault(key, meaning)
        if known.value == 1 and {known.role, meaning.role} == {Role.NUMBER_WORD, Role.ARTICLE}:
            lexicon.words[key] = Meaning(Role.ARTICLE_OR_ONE, value=1)
        if meaning.role is not Role.NUMBER_WORD and key in single:
            lexicon.unbroken.add(key)
    connectors = language.connectors
    for value, words in language.numbers.heard_as.items():
        number = key_of(language.numbers.words[value][0])
        lexicon.heard_as.update((key_of(word), number) for word in words)
    for kind, letters in connectors.initials.items():
        if kind in lexicon.kinds:
            lexicon.initials.update((key_of(letter), kind) for letter in letters)
    for words_of in OF_WORDS:
        getattr(lexicon, words_of).update(map(key_of, getattr(connectors, words_of)))
    lexicon.given_names.update(map(key_of, connectors.names))
    lexicon.nouns.update((key_of(noun), Role.CARD) for noun in connectors.card)
    lexicon.nouns.update((key_of(noun), Role.CARDS) for noun in connectors.cards)
    for group, words in connectors.beside.items():
        if group == _PLAIN or any(kind.startswith(f"{group}-") for kind in lexicon.kinds):
            belongs_to = None if group == _PLAIN else group
            for word in words:
                meaning = Meaning(Role.COLOUR, belongs_to, Hue.ADJECTIVE)
                lexicon.words.setdefault(written_together(word), meaning)
    for value in language.numbers.nouns:
        for role, endings in (
            (Role.POINTS_EACH_MANY, language.numbers.endings.plural),
            (Role.POINTS_EACH, language.numbers.endings.either),
        ):
            for ending in endings:
                lexicon.tight.setdefault(f"{value}{key_of(ending)}", Meaning(role, value=value))
