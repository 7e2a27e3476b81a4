"""Filling the lexicon of a deck from the text files: every spelling under which a card is known.

The words themselves are data (`rules/text/`); what they can do in a line is in `lexicon.py`.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Final

from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.lexicon import Lexicon, Meaning, Role
from scorekeeper.rulebook.texts import CardText, Connectors, LanguageTexts
from scorekeeper.rulebook.tokens import Mark, key_of, tokens

_COUNTABLE: Final = frozenset({Role.CARD, Role.CARDS, Role.CARD_OR_CARDS})


def build_lexicon(texts: Sequence[LanguageTexts], cards: Sequence[CardKind]) -> Lexicon:
    """The lexicon of a deck. Where two languages disagree about a word, the earlier one wins."""
    lexicon = Lexicon(
        kinds={card.kind: card for card in cards},
        points_word=texts[0].connectors.points[0] if texts else "",
    )
    for language in texts:
        _add_small_words(lexicon.words, language)
    # Cards of other decks come last: they are known only to be told apart from those of this one.
    for in_deck in (True, False):
        for language in texts:
            for kind, text in language.cards.items():
                if (kind in lexicon.kinds) is not in_deck:
                    continue
                known = text if in_deck else _elsewhere(lexicon.words, text)
                if known is not None:
                    _add_card(lexicon, language, kind, known)
    lexicon.torn.update(
        spelled
        for language in texts
        for kind, text in language.cards.items()
        if kind in lexicon.kinds
        for phrase in text.joined
        if is_tiled(lexicon.words, [token.key for token in tokens(phrase)])
        for spelled in _spellings(written_together(phrase), language)
    )
    lexicon.note_vocabulary(_parts(texts))
    return lexicon


def written_together(phrase: str) -> str:
    """The key of a phrase: the keys of its tokens without what stands between them.

    >>> written_together("Sla-beurt over"), written_together("Zieh 2")
    ('slabeurtover', 'zieh2')
    """
    return "".join(token.key for token in tokens(phrase))


def claims(kind: str, text: CardText, language: LanguageTexts) -> Iterator[tuple[str, Role]]:
    """Every key under which a card kind is known in a language, with its role."""
    plurals = {written_together(word) for word in text.plurals}
    plus = ("+", *map(key_of, language.connectors.plus))
    for word in (text.name, text.label, *text.words):
        key = written_together(word)
        if key.isdecimal():
            continue
        one = Role.CARD_OR_CARDS if key in plurals else Role.CARD
        # "neem twee kaarten" is one card's name as well as several cards.
        several = Role.CARD_OR_CARDS if any(map(str.isdecimal, key)) else Role.CARDS
        for spelled in _spellings(key, language):
            yield spelled, Role.PLUS_CARD if spelled.startswith(plus) else one
            # "een kaart" is a card, not the card 1.
            if not kind.isdecimal():
                for noun in language.connectors.card:
                    yield spelled + key_of(noun), Role.CARD
                for noun in language.connectors.cards:
                    yield spelled + key_of(noun), several
    for key in plurals:
        for spelled in _spellings(key, language):
            yield spelled, Role.CARDS


def _spellings(key: str, language: LanguageTexts) -> Iterator[str]:
    """The key, and the key with its digit as a word ("draw2", "drawtwo")."""
    yield key
    digits = [char for char in key if char.isdecimal()]
    if len(digits) == 1 and not key.startswith("+"):
        for word in language.numbers.words.get(int(digits[0]), ()):
            yield key.replace(digits[0], key_of(word))


def _add_card(lexicon: Lexicon, language: LanguageTexts, kind: str, text: CardText) -> None:
    in_deck = kind in lexicon.kinds

    def meaning(role: Role) -> Meaning:
        return Meaning(role if in_deck else Role.UNKNOWN, kind)

    for key, role in claims(kind, text, language):
        known = lexicon.words.setdefault(key, meaning(role))
        if known.kind == kind and in_deck and {known.role, role} & _COUNTABLE == {known.role, role}:
            same = known.role is role
            lexicon.words[key] = meaning(role if same else Role.CARD_OR_CARDS)
    endings = language.numbers.endings
    for role, written in (
        (Role.CARDS, endings.plural),
        (Role.CARD_OR_CARDS, endings.either),
    ):
        for stem in _number_stems(kind, text):
            for ending in written:
                lexicon.tight.setdefault(stem + key_of(ending), meaning(role))
    for phrase in text.joined:
        for key in _spellings(written_together(phrase), language):
            lexicon.tight.setdefault(key, meaning(Role.CARD))


def _elsewhere(words: Mapping[str, Meaning], text: CardText) -> CardText | None:
    """A card of another deck without the names that say something in this one.

    "retour joker" is one card of No Mercy and two of the classic game, "+10" is a card or a sum.
    """
    kept = [name for name in (text.name, text.label, *text.words) if _is_foreign(words, name)]
    if not kept:
        return None
    plurals = tuple(name for name in text.plurals if _is_foreign(words, name))
    return text.model_copy(
        update={"name": kept[0], "label": kept[0], "words": tuple(kept), "plurals": plurals}
    )


def _is_foreign(words: Mapping[str, Meaning], name: str) -> bool:
    parts = list(tokens(name))
    if any(token.mark is Mark.PLUS for token in parts):
        return False
    return not is_tiled(words, [token.key for token in parts])


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


def small_words(language: LanguageTexts) -> Iterator[tuple[str, Meaning]]:
    """Every key that is not a card's in a language: numbers, articles, colours, separators, …"""
    yield from _numbers(language)
    yield from _connectors(language.connectors)


def _add_small_words(words: dict[str, Meaning], language: LanguageTexts) -> None:
    for key, meaning in small_words(language):
        known = words.setdefault(key, meaning)
        if known.value == 1 and {known.role, meaning.role} == {Role.NUMBER_WORD, Role.ARTICLE}:
            words[key] = Meaning(Role.ARTICLE_OR_ONE, value=1)


def _numbers(language: LanguageTexts) -> Iterator[tuple[str, Meaning]]:
    for value, words in language.numbers.words.items():
        for word in words:
            yield written_together(word), Meaning(Role.NUMBER_WORD, value=value)


def _connectors(connectors: Connectors) -> Iterator[tuple[str, Meaning]]:
    for role, words in (
        (Role.WEAK_SEPARATOR, connectors.separators),
        (Role.PLUS, connectors.plus),
        (Role.TIMES, connectors.times),
        (Role.FILLER, connectors.filler),
        (Role.POINTS, connectors.points),
        (Role.NOTHING, connectors.nothing),
        (Role.ARTICLE, connectors.article),
    ):
        for word in words:
            yield written_together(word), Meaning(role, value=1)
    for value, words in connectors.multiples.items():
        for word in words:
            yield written_together(word), Meaning(Role.MULTIPLE, value=value)
    for words in connectors.colours.values():
        for word in words:
            yield written_together(word), Meaning(Role.COLOUR)


def _parts(texts: Sequence[LanguageTexts]) -> Iterator[str]:
    for language in texts:
        yield from map(key_of, (*language.connectors.card, *language.connectors.cards))
        for text in language.cards.values():
            for phrase in (text.name, *text.words, *text.plurals, *text.joined):
                yield from (token.key for token in tokens(phrase))
