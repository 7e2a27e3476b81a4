"""Colours said without a card: "of another colour", "on the green one", "a yellow one like it"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING, WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word, apart
from scorekeeper.rulebook.word_lists import word_list

_COLOUR_STEMS: Final = ("farb", "kleur", "colo")
_NEAR: Final = 2
"""Words between "on" and the colour."""
_ONE: Final = word_list("colours-said.one")
_MASCULINE: Final = word_list("colours-said.masculine")
"""Eine Karte is feminine."""
_WITHOUT_NOUN: Final = frozenset({"de", "nl"})
"""Languages in which a colour stands alone for a card: "auf die grüne", "op de groene"."""
_A: Final = word_list("colours-said.a")
_MINE: Final = word_list("colours-said.mine")
_IS: Final = word_list("held-colour.is")
_BESIDE: Final = frozenset({"play", "hold", "may", "fits", "only", "on-colour"})
_OTHER_MATTERS: Final = frozenset(
    {"out-of-turn", "swap", "stack", "several", "draw", "no-match", "challenge"}
)

Pair = tuple[SaidCard | None, SaidCard | None]


def on_one_of_colour(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> Pair:
    """The card played and the one it goes on, where a colour alone stands for the latter.

    "His green +2 lies, may my red one go on the green one?": the one told of before; "may a green
    skip go on a yellow one of the same kind?": one like the card played.
    """
    for at, word in enumerate(words):
        place = _colour_behind(words, at, glossary) if word.key in glossary.lists["on"] else None
        if place is None or any(card.start <= place + 1 < card.end for card in cards):
            continue
        before = [card for card in cards if card.end <= at and card.colour is not None]
        earlier = [card for card in before if card.colour == COLOURS[words[place].key]]
        others = [card for card in before if card not in earlier]
        if earlier and others and earlier[-1].start < others[-1].start:
            return others[-1], earlier[-1]
        like = others and not others[-1].kind.isdecimal() and _is_of_its_noun(words, place)
        if others and not earlier and (like or _alike(words, mentions)):
            return others[-1], replace(others[-1], colour=COLOURS[words[place].key])
    return None, None


def one_of_its_kind(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    pile: SaidCard,
    glossary: Glossary,
) -> SaidCard | None:
    """ "A red reverse lies there, I only have a green one": the card like the one that lies there.

    None where another card is told of, or where anything but whether it fits is asked.
    """
    other = any(card.kind != pile.kind for card in cards) or pile.kind in DRAWING | WILDS
    matters = any(mention.concept in _OTHER_MATTERS for mention in mentions)
    if other or matters or pile.colour is None:
        return None
    for at in range(pile.end, len(words)):
        colour = COLOURS.get(words[at].key)
        named = any(card.start <= at < card.end for card in cards)
        if colour in {None, pile.colour} or named:
            continue
        if _stands_for_a_card(words, at, mentions, glossary):
            return replace(pile, colour=colour)
    return None


def _stands_for_a_card(
    words: Sequence[Word], at: int, mentions: Sequence[Mention], glossary: Glossary
) -> bool:
    """ "I only have a green one", "hab nur nen grünen", "mine is green"; no card in general."""
    before = [word.key for word in words[max(at - 2, 0) : at]]
    if words[at].breaks or not before or words[at - 1].breaks:
        return False
    if len(before) > 1 and before[0] in _MINE and before[1] in _IS:
        return True
    if before[-1] not in _A:
        return False
    after = words[at + 1] if at + 1 < len(words) and not words[at + 1].breaks else None
    near = [m for m in mentions if not apart(words, at, m.start)]
    goes_on = any(at + 1 in m.places and m.concept in _BESIDE for m in near)
    ends = after is None or goes_on or after.key in glossary.lists["have"] | _ONE
    return ends and not any(m.concept == "not" for m in near)


def _colour_behind(words: Sequence[Word], on: int, glossary: Glossary) -> int | None:
    """Where a colour stands behind "on" that no card's name follows."""
    for place in range(on + 1, min(on + 2 + _NEAR, len(words))):
        if words[place].breaks:
            return None
        if words[place].key not in COLOURS:
            continue
        after = words[place + 1] if place + 1 < len(words) else None
        ends = glossary.language in _WITHOUT_NOUN and (after is None or after.value is None)
        one = after is not None and not after.breaks and after.key in _ONE
        return place if one or ends else None
    return None


def _is_of_its_noun(words: Sequence[Word], place: int) -> bool:
    """ "A reverse on a blue one", "ein Richtungswechsel auf einen blauen": no card in general."""
    after = words[place + 1].key if place + 1 < len(words) else ""
    return after in _ONE or words[place - 1].key in _MASCULINE


def _alike(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """Whether the same kind is spoken of, and not the same colour."""
    return any(
        mention.concept == "same"
        and not any(word.stem.startswith(_COLOUR_STEMS) for word in words[mention.end :][:1])
        for mention in mentions
    )


def with_colours_said(
    played: SaidCard | None,
    pile: SaidCard | None,
    words: Sequence[Word],
    mentions: Sequence[Mention],
) -> tuple[SaidCard | None, SaidCard | None]:
    """The two cards with colours that stand for "of the same colour" and "of another colour"."""
    if played is None or pile is None or {played.kind, pile.kind} & WILDS:
        return played, pile
    other = any(
        mention.concept == "different"
        and any(words[place].stem.startswith(_COLOUR_STEMS) for place in mention.places)
        for mention in mentions
    )
    alike = any(
        colour.concept == "colour" and same.concept == "same" and 0 <= colour.start - same.end <= 1
        for same in mentions
        for colour in mentions
    )
    alike = alike or any(
        mention.concept == "current"
        and any(words[place].stem.startswith(_COLOUR_STEMS) for place in mention.places)
        for mention in mentions
    )
    if not (other or alike) or (played.colour and pile.colour):
        return played, pile
    known = played.colour or pile.colour or "red"
    second = known if not other else "blue" if known == "red" else "red"
    return replace(played, colour=played.colour or second), replace(
        pile, colour=pile.colour or (known if played.colour is None else second)
    )
