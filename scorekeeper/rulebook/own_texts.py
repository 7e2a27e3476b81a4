"""What the cards of an own variant are called, and whether a hand can be told in those words.

A name that would be read as something else, or not at all, is refused: every name must mean its
card, or a hand could be scored wrong without anybody noticing.
"""

from collections.abc import Container, Iterable, Mapping
from typing import Final

from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook.lexicon import MAX_PHRASE
from scorekeeper.rulebook.library import FALLBACK, Library
from scorekeeper.rulebook.own_format import MAX_LABEL, AnyLanguage, OwnCard, OwnVariant
from scorekeeper.rulebook.own_variants import OwnFileRefused, kind_of
from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.roles import Role
from scorekeeper.rulebook.small_words import small_words
from scorekeeper.rulebook.texts import CardText, LanguageTexts, OwnTexts, VariantText
from scorekeeper.rulebook.tokens import Gap, Mark, tokens
from scorekeeper.rulebook.vocabulary import is_tiled

_CUT: Final = "…"


def own_texts(own: OwnVariant, variant: Variant, library: Library) -> OwnTexts:
    """The texts of an own variant in every language of the library.

    Raises OwnFileRefused for a name that is taken, or that cannot be said in a hand.
    """
    _verify_names(own, library)
    _verify_known(own, variant, library)
    named = {
        card_id: (kind_of(variant.id, card_id, card), card)
        for card_id, card in own.cards.items()
        if card.name
    }
    _verify_words(named, variant, library)
    taken = _keys_of_names(variant, library) | {
        written_together(word) for _, card in named.values() for word in _said(card)
    }
    return OwnTexts(
        variant={
            language: VariantText(
                name=_in(own.name, language),
                line=_in(own.line or own.name, language),
                aliases=own.aliases,
            )
            for language in library.texts
        },
        cards={
            language: {kind: _card_text(card, language, taken) for kind, card in named.values()}
            for language in library.texts
        },
    )


def _in(names: Mapping[AnyLanguage, str], language: str) -> str:
    """The name in that language, else for all of them, else in English, else the first."""
    known: dict[str, str] = dict(names.items())
    wished = (known[wanted] for wanted in (language, "", FALLBACK) if wanted in known)
    return next(wished, next(iter(known.values())))


def _said(card: OwnCard) -> tuple[str, ...]:
    """Every word that the file gives for a card."""
    names = (card.name or {}).values()
    return (*names, *((card.label,) if card.label else ()), *card.words, *card.plurals)


def _card_text(card: OwnCard, language: str, taken: set[str]) -> CardText:
    names = tuple(dict.fromkeys((card.name or {}).values()))
    name = _in(card.name or {}, language)
    simple = [f"{name}s" for name in names if written_together(f"{name}s") not in taken]
    return CardText(
        name=name,
        label=card.label or _short(name),
        words=(*names, *card.words),
        plurals=card.plurals or tuple(simple),
    )


def _short(name: str) -> str:
    """The name as it fits on a key. A name cut short is no word for a hand."""
    return name if len(name) <= MAX_LABEL else name[: MAX_LABEL - 1].rstrip() + _CUT


def _verify_names(own: OwnVariant, library: Library) -> None:
    known = {
        written_together(name): variant
        for variant in library.variants
        for name in library.names_of(variant)
    }
    for field, names in (("name", own.name.values()), ("aliases", own.aliases)):
        for name in names:
            other = known.get(written_together(name))
            if other is not None:
                raise OwnFileRefused("own-file-name-taken", (field,), name=name, other=other)


def _verify_known(own: OwnVariant, variant: Variant, library: Library) -> None:
    """No well-known card that the file adds is called like another one of the game.

    Within each built-in game no word means two cards; what a table puts together may.
    """
    inherited = library.variants[variant.based_on].cards if variant.based_on else ()
    there = [card.kind for card in inherited]
    added = [kind for kind, card in own.cards.items() if not card.name and kind not in there]
    if not added:
        return
    owners: dict[str, str] = {}
    # Those that the file adds come last, so that it is them that are to blame.
    kept = [card.kind for card in variant.cards if card.kind not in added]
    for kind in (*kept, *added):
        for key in _known_keys(kind, library):
            other = owners.setdefault(key, kind)
            if other != kind:
                place = ("cards", kind)
                raise OwnFileRefused("own-file-cards-alike", place, name=kind, other=other)


def _known_keys(kind: str, library: Library) -> set[str]:
    """Everything that a well-known card is called, in all languages."""
    return {
        written_together(word)
        for texts in library.texts.values()
        if (text := texts.cards.get(kind))
        for word in (text.name, text.label, *text.words, *text.plurals)
    }


def _verify_words(
    named: Mapping[str, tuple[str, OwnCard]], variant: Variant, library: Library
) -> None:
    small = _small(library.texts.values())
    known = set(small).union(*(_known_keys(card.kind, library) for card in variant.cards))
    for _, card in named.values():
        known.update(written_together(word) for word in _said(card))
    printed = _keys_of_names(variant, library)
    owners: dict[str, str] = {}
    for card_id, (_, card) in named.items():
        for word in _said(card):
            key = written_together(word)
            place = ("cards", card_id)
            # A label is for the eye: "Dog!" may stand on a key and be no word.
            said = key not in small and _can_be_said(word, small, known)
            if word != card.label and not said:
                raise OwnFileRefused("own-file-name-not-said", place, name=word)
            if key in printed or owners.setdefault(key, card_id) != card_id:
                raise OwnFileRefused("own-file-word-taken", place, name=word)


def _keys_of_names(variant: Variant, library: Library) -> set[str]:
    """The names, in all languages, of the variant's cards that are well known."""
    return {
        written_together(texts.cards[card.kind].name)
        for texts in library.texts.values()
        for card in variant.cards
        if card.kind in texts.cards
    }


def _small(texts: Iterable[LanguageTexts]) -> dict[str, Role]:
    """The words around the cards in all languages, and "card" itself."""
    found: dict[str, Role] = {}
    for language in texts:
        nouns = (*language.connectors.card, *language.connectors.cards)
        found.update((written_together(noun), Role.FILLER) for noun in nouns)
        found.update((key, meaning.role) for key, meaning in small_words(language))
    return found


def _can_be_said(word: str, small: Mapping[str, Role], known: Container[str]) -> bool:
    """Whether the reading of hands takes the word in one piece, and nobody means several things.

    "2 Skip", "Red Wild" and "2 x" are made of what has a meaning already.
    """
    parts = list(tokens(word))
    if not parts or len(parts) >= MAX_PHRASE:
        return False
    marks = [part.mark for part in parts]
    if marks[0] is Mark.PLUS:
        return marks == [Mark.PLUS, Mark.NUMBER] and parts[1].gap is Gap.NONE
    if set(marks) - {Mark.WORD, Mark.NUMBER} or Mark.WORD not in marks:
        return False
    keys = [part.key for part in parts]
    if small.get(keys[0]) is Role.PLUS and marks[1:] == [Mark.NUMBER]:
        return True
    heads = ("".join(keys[:length]) for length in range(1, len(keys)))
    in_pieces = any(
        (head.isdecimal() or head in known) and is_tiled(known, keys[length:])
        for length, head in enumerate(heads, start=1)
    )
    separates = any(small.get(key) is Role.WEAK_SEPARATOR for key in keys)
    return not (in_pieces or separates)
