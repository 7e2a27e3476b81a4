"""Concepts that what stands beside them turns into others, once cards and colours are known."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_BEFORE: Final = word_list("weighed.before")
_FOURS: Final = frozenset({"wild-draw-four", "flex-wild-draw-four"})
_CALLED: Final = frozenset({"say", "choose", "colour", "current"})
_SETTLED: Final = frozenset({"guilty", "innocent", "bluff", "stack"})
_BEGUN: Final = word_list("weighed.begun")
_OTHERWISE: Final = frozenset(
    {"how-many", "what", "who", "when", "draw", "points", "hold", "stack", "uno", "finish"}
)
_CHAINED: Final = frozenset({"stack", "draw", "no-match", "pass-on", "pile-word", "next-player"})
_LAYING: Final = frozenset(
    {"play", "stack", "pass-on", "dodge", "challenge", "may", "show", "finish"}
)
_THROWS: Final = (
    "knock", "kick", "threw", "throw", "push", "warf", "wirf", "werf", "geworf", "schmeiss",
    "schmiss", "gooi", "gegooi", "werkt", "knikker", "schakel", "kegel",
)  # fmt: skip
"""How the verbs begin of whoever has another out."""
_FITS: Final = word_list("weighed.fits")
_NEAR: Final = 4
_FAR: Final = 8


def weighed(
    concepts: frozenset[str],
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    colours: Sequence[tuple[int, str]],
    has_colour: bool | None,
    glossary: Glossary,
) -> frozenset[str]:
    """The concepts of a question, put right by what else it says."""
    if _caught_first(words, mentions):
        concepts = (concepts - {"in-time"}) | {"not-yet"}
    challenged = {"challenge", "draw"} <= concepts and not concepts & _SETTLED
    if challenged and has_colour and any(card.kind in _FOURS for card in cards):
        concepts |= {"guilty"}
    if has_colour is not None and _called_before(mentions, cards):
        # "Yellow was called and I have two. May I play the +4?": nobody calls a colour now.
        concepts = (concepts - _CALLED) | {"hold"}
    if not concepts & _OTHERWISE and _colour_on_a_card(words, cards, colours, glossary):
        # "Does a yellow one go on that?": what goes is laid, and not set aside.
        concepts = (concepts - {"set-aside", "knocked-cards"}) | {"on-colour", "may", "play"}
    if "knock-out" in concepts and _out_with_a_card(words, mentions, cards, glossary):
        concepts = (concepts - {"knock-out"}) | {"finish"}
    if "bystander" in concepts and concepts & {"challenge", "show"}:
        # Across the table from somebody, or against somebody.
        concepts -= {"opposite", "dodge"}
    if {"not-yet", "next-begins"} <= concepts and _only_not_yet(mentions):
        concepts -= {"next-begins"}
    if "last-card" in concepts and all(_counts_the_last(words, m) for m in mentions):
        concepts -= {"last-card"}
    if "drawn-card" in concepts and _fits_what_is_held(words, mentions, cards, glossary):
        # "I have a blue 3 that fits": it was in the hand before.
        concepts = (concepts - {"drawn-card"}) | {"able"}
    if "number-card" in concepts and all(_counts_something(words, m) for m in mentions):
        concepts -= {"number-card"}
    if "forbidden" in concepts and all(_names_a_card(m, mentions) for m in mentions):
        concepts -= {"forbidden"}
    if "points" in concepts and _totals_a_chain(words, mentions, cards, concepts, glossary):
        concepts = (concepts - {"points"}) | {"how-many"}
    if {"points", "stack"} <= concepts and any(card.kind not in DRAWING for card in cards):
        # "Was zählen eine 6 und eine Plus zwei zusammen": what they are worth.
        concepts -= {"stack"}
    if {"flex-side", "main-colour"} <= concepts and _only_named(mentions, cards):
        # "Bo plays the Flex Draw 2 the normal way": its name has the word, too.
        concepts -= {"flex-side"}
    if "flip-symbol" in concepts:
        # In German a number sounds like counting.
        concepts -= {"points"}
    if "turn-over" in concepts and concepts & {"flip-symbol", "power-card"}:
        # "Does everyone turn over?": a card, and nobody's turn is over.
        concepts -= {"lose-turn", "reveal"}
    return concepts


def _only_named(mentions: Sequence[Mention], cards: Sequence[SaidCard]) -> bool:
    """Whether flexing is said in no other place than in the names of cards."""
    named = {at for card in cards for at in range(card.start, card.end)}
    return all(
        not named.isdisjoint(mention.places)
        for mention in mentions
        if mention.concept == "flex-side"
    )


def _fits_what_is_held(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    glossary: Glossary,
) -> bool:
    """Whether a card that is told to be held fits, and none that was drawn."""
    ends = {card.end: card for card in cards if card.colour}
    drawn = [m.start for m in mentions if m.concept == "draw"]
    for mention in mentions:
        if mention.concept != "drawn-card":
            continue
        card = ends.get(mention.start)
        if card is None or any(words[at].key not in _FITS for at in mention.places):
            return False
        clause = range(clause_at(words, card.start).start, card.start)
        held = any(words[at].key in glossary.lists["have"] for at in clause)
        if not held or any(at in clause for at in drawn):
            return False
    return True


def _totals_a_chain(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    concepts: frozenset[str],
    glossary: Glossary,
) -> bool:
    """ "A +2, a +4 on top, and she can't answer: total for her?": cards, and no points."""
    chain = sum(card.count for card in cards) > 1 and all(card.kind in DRAWING for card in cards)
    totals = glossary.lists["amounts"]
    return bool(chain and concepts & _CHAINED) and all(
        {words[at].key for at in mention.places} <= totals
        for mention in mentions
        if mention.concept == "points"
    )


def _called_before(mentions: Sequence[Mention], cards: Sequence[SaidCard]) -> bool:
    """Whether a colour was called before the Wild Draw Four that is asked about."""
    fours = [card.start for card in cards if card.kind in _FOURS]
    calls = [m.start for m in mentions if m.concept in {"say", "choose"}]
    return bool(fours and calls) and max(calls) < max(fours)


def asks_for_draws(mentions: Sequence[Mention], begins: int) -> bool:
    """ "She laid one on it. He says he draws two": nobody asks whether one may be laid."""
    asked = {m.concept for m in mentions if m.end > begins}
    told = {m.concept for m in mentions if m.end <= begins}
    laid = told & {"play", "stack", "pass-on"} and not asked & _LAYING
    return bool(laid) and "draw" in asked


def _caught_first(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "Caught before anyone had played": that nobody had begun, and not that it was said then."""
    caught = [m.start for m in mentions if m.concept == "caught"]
    if any(_side_by_side(one, other) for one in mentions for other in mentions):
        return True
    late = [m.start for m in mentions if m.concept == "in-time" and words[m.start].key in _BEFORE]
    if not caught or not late or caught[0] > late[0]:
        return False
    if not any(word.key in _BEGUN for word in words[late[0] : late[0] + _FAR]):
        return False
    return not any(m.concept == "say" and m.start > caught[0] for m in mentions)


def _out_with_a_card(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    cards: Sequence[SaidCard],
    glossary: Glossary,
) -> bool:
    """ "Ich bin mit +2 raus": whoever is out with a card has laid it last."""
    outs = [m for m in mentions if m.concept == "knock-out"]
    for card in cards:
        if any(word.key.startswith(_THROWS) for word in words[: card.start]):
            # "Ben knocked Amy out with a +10": she has laid nothing.
            continue
        before = words[max(card.start - 2, 0) : card.start]
        if card.count > 1 or not any(word.key in glossary.lists["with"] for word in before):
            continue
        for out in outs:
            first, last = sorted((out.start, card.start))
            near = 0 <= out.start - card.end <= 1 or 0 <= card.start - out.end <= 2
            if near and not any(word.breaks for word in words[first + 1 : last + 1]):
                return True
    return False


def _counts_the_last(words: Sequence[Word], mention: Mention) -> bool:
    """ "Only the last four": so many cards, and not the last one; true of all that is no such."""
    if mention.concept != "last-card":
        return True
    after = words[mention.end] if mention.end < len(words) else None
    return after is not None and after.value is not None and not after.plus


def _counts_something(words: Sequence[Word], mention: Mention) -> bool:
    """ "Number of green skips": how many, and no card with a number; true of all that is none."""
    after = words[mention.end].key if mention.end < len(words) else ""
    alone = mention.end == mention.start + 1 and words[mention.start].key == "number"
    return mention.concept != "number-card" or (alone and after == "of")


def _names_a_card(mention: Mention, mentions: Sequence[Mention]) -> bool:
    """ "My illegal card": what it was, and not what is asked; true of all that forbids nothing."""
    return mention.concept != "forbidden" or any(
        other.concept == "wrong-card" and set(mention.places) < set(other.places)
        for other in mentions
    )


def _only_not_yet(mentions: Sequence[Mention]) -> bool:
    """ "Before the next player began": that somebody begins is part of it."""
    early = {at for m in mentions if m.concept == "not-yet" for at in m.places}
    return all(early.intersection(m.places) for m in mentions if m.concept == "next-begins")


def _side_by_side(one: Mention, other: Mention) -> bool:
    """ "Caught in time": whoever caught, and not whoever said it, was in time."""
    if one.concept != "caught" or other.concept != "in-time":
        return False
    return one.end == other.start or other.end == one.start


def _colour_on_a_card(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    colours: Sequence[tuple[int, str]],
    glossary: Glossary,
) -> bool:
    """ "May a yellow one go on that seven?": of the card laid, nothing but its colour is told."""
    if len(cards) != 1 or cards[0].colour is not None or len(colours) != 1:
        return False
    card, (at, _) = cards[0], colours[0]
    between = words[at + 1 : card.start]
    on = any(word.key in glossary.lists["on"] for word in between)
    return 0 < len(between) <= _NEAR + 1 and on and not any(word.breaks for word in between)
