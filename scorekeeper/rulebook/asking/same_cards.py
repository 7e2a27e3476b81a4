"""Cards named again or by another name: "that +4", "a six on me" where a draw card is meant."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import coloured, count_at, unit_of
from scorekeeper.rulebook.asking.chains import draw_card, is_described
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_THAT: Final = word_list("same-cards.that")
_ON_ME: Final = frozenset(
    {("on", "me"), ("at", "me"), ("op", "me"), ("op", "mij"), ("auf", "mich"), ("gegen", "mich")}
)
_OWN: Final = word_list("same-cards.own")
_LAST: Final = word_list("same-cards.last")
"""Behind these stands how many: "the last four"."""
_PLUSSED: Final = word_list("same-cards.plussed")
_PASSED: Final = frozenset({"stack", "pass-on"})
_DRAWN: Final = frozenset({2, 4, 6, 10})
_TEN: Final = 10
_NEAR: Final = 3
_BY_MEANS: Final = word_list("same-cards.by-means")
_ON: Final = word_list("same-cards.on")
_BLACK: Final = word_list("same-cards.black")
_REVERSE_FOUR: Final = "wild-reverse-draw-four"
_PARTS: Final = (
    {"reverse", "draw-four"}, {"reverse", "wild-draw-four"}, {_REVERSE_FOUR, "draw-four"},
)  # fmt: skip
_SKIPPING_ALL: Final = "skip-everyone"
_SWAP: Final = "swap-hands"
_BLANK: Final = "customizable"
_AND: Final = word_list("same-cards.and")
_BESIDE: Final = 2
"""Words between a wild and what is said of its face."""


def named_once(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
    kinds: Collection[str],
) -> list[SaidCard]:
    """The cards, each of them once, and draw cards where only their number is said."""
    cards = _as_one(words, [*cards, *_black_numbers(words, cards, kinds)], kinds)
    drawn = _draw_numbers(words, cards, mentions, glossary, kinds)
    if not drawn:
        drawn = _swap_worth(mentions, kinds)
    drawn = _blank_wilds(words, drawn, mentions, kinds)
    return _without_repeats(words, _of_all(drawn, mentions, kinds))


def _black_numbers(
    words: Sequence[Word], cards: Sequence[SaidCard], kinds: Collection[str]
) -> list[SaidCard]:
    """ "The black ten": black are only wilds, and so it is the one that makes draw so many."""
    taken = {at for card in cards for at in range(card.start, card.end)}
    found = [
        draw_card(words[at].value or 0, at, kinds)
        for at in range(1, len(words))
        if words[at - 1].key in _BLACK and words[at].value is not None and at not in taken
    ]
    return [card for card in found if card is not None and card.kind in WILDS]


def _as_one(
    words: Sequence[Word], cards: Sequence[SaidCard], kinds: Collection[str]
) -> list[SaidCard]:
    """ "The wild with a reverse and a +4": one card, told by its parts."""
    ordered = _with_wild_of(words, sorted(cards, key=lambda card: card.start))
    if _REVERSE_FOUR not in kinds:
        return ordered
    for first, last in pairwise(ordered):
        parts = [one for one in ordered if first.start <= one.start <= last.start]
        if {first.kind, last.kind} in _PARTS and _is_joined(words, first, last):
            before = [c for c in ordered if c.kind == "wild" and 0 <= first.start - c.end <= _NEAR]
            joined = {*parts, *before}
            start = min(card.start for card in joined)
            whole = SaidCard(_REVERSE_FOUR, start, last.end)
            kept = [card for card in ordered if card not in joined]
            return sorted([*kept, whole], key=lambda card: card.start)
    return ordered


def _with_wild_of(words: Sequence[Word], cards: Sequence[SaidCard]) -> list[SaidCard]:
    """ "The wild with draw four": the wild that is told behind it, and no plain one beside it."""
    alone = {
        first
        for first, second in pairwise(cards)
        if first.kind == "wild" and second.kind in WILDS - {"wild"}
        if 1 <= second.start - first.end <= 2 and words[first.end].key in _BY_MEANS
        if not (words[first.end].breaks or words[second.start].breaks)
    }
    return [card for card in cards if card not in alone]


def _is_joined(words: Sequence[Word], first: SaidCard, last: SaidCard) -> bool:
    between = words[first.end : last.start]
    # "A wild reverse on a draw four": two cards, one on the other.
    if words[last.start].breaks or any(word.breaks or word.key in _ON for word in between):
        return False
    wild = first.kind == "wild" or first.kind == _REVERSE_FOUR
    before = {word.key for word in words[max(first.start - _NEAR, 0) : first.start]}
    return len(between) <= _NEAR and (wild or "joker" in before or "wild" in before)


def _of_all(
    cards: Sequence[SaidCard], mentions: Sequence[Mention], kinds: Collection[str]
) -> list[SaidCard]:
    """ "The card that skips everybody", "I skipped everyone": the card that is named so."""
    if _SKIPPING_ALL not in kinds or any(card.kind == _SKIPPING_ALL for card in cards):
        return list(cards)
    all_ = [mention for mention in mentions if mention.concept == "everyone"]
    skips = [card for card in cards if card.kind == "skip"]
    for card in skips:
        if any(-_NEAR <= m.start - card.end <= 1 or 0 <= card.start - m.end <= 1 for m in all_):
            return [replace(c, kind=_SKIPPING_ALL, here=True) if c is card else c for c in cards]
    missed = [m for m in mentions if m.concept == "lose-turn" and not skips]
    near = next((m for m in missed for a in all_ if abs(a.start - m.start) <= _NEAR), None)
    if near is None or cards:
        return list(cards)
    return [SaidCard(_SKIPPING_ALL, near.start, near.end)]


def _swap_worth(mentions: Sequence[Mention], kinds: Collection[str]) -> list[SaidCard]:
    """ "How many points for swapping hands?": what is worth points is the card."""
    said = {mention.concept for mention in mentions}
    swaps = [mention for mention in mentions if mention.concept == "swap"]
    if not swaps or _SWAP not in kinds or not {"points", "how-many"} <= said:
        return []
    return [SaidCard(_SWAP, swaps[0].start, swaps[0].end)]


def _blank_wilds(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    kinds: Collection[str],
) -> list[SaidCard]:
    """ "A joker we wrote on ourselves", "a wild with nothing on it": the one that is left blank."""
    if _BLANK not in kinds:
        return list(cards)
    blanks = [mention for mention in mentions if mention.concept == "blank"]
    beside = {
        card
        for card in cards
        for m in blanks
        if card.kind == "wild"
        if 0 <= card.start - m.end <= 1 or 0 <= m.start - card.end <= _BESIDE
        if not any(
            w.breaks or w.key in _AND
            for w in words[min(card.end, m.end) : max(card.start, m.start) + 1]
        )
    }
    return [replace(card, kind=_BLANK) if card in beside else card for card in cards]


def _without_repeats(words: Sequence[Word], cards: Sequence[SaidCard]) -> list[SaidCard]:
    """ "I have blue and a +4. May that +4 …": spoken of before, in another clause."""
    kept = list(cards)
    for card in cards:
        before = words[card.start - 1] if card.start else None
        if before is None or words[card.start].breaks or before.key not in _THAT:
            continue
        earlier = next(
            (
                one
                for one in kept
                if one.end < card.start
                and one.count == card.count == 1
                and not card.colour
                and not card.kind.isdecimal()
                and (one.kind == card.kind or (card.kind == "wild" and one.kind in WILDS))
                and any(word.breaks for word in words[one.end : card.start + 1])
            ),
            None,
        )
        if earlier is not None and not any(c.kind == "wild" for c in kept if c is not card):
            same = replace(card, kind=earlier.kind, colour=earlier.colour, here=earlier.here)
            kept = [same if one is card else one for one in kept if one is not earlier]
    return kept


def _draw_numbers(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
    kinds: Collection[str],
) -> list[SaidCard]:
    """ "A six on me, may my four go on it?": the numbers are draw cards."""
    said = {mention.concept for mention in mentions}
    plain = [card for card in cards if card.kind.isdecimal()]
    if any(card.colour or int(card.kind) not in _DRAWN for card in plain) or "points" in said:
        return list(cards)
    counts = {count_at(words, card.start) for card in cards if card.count > 1}
    counts |= {card.start - 2 for card in cards if is_described(words, card)}
    bare = [
        at
        for at in range(len(words))
        if at not in counts and _is_bare(words, at, cards, mentions, glossary)
        if not at or words[at - 1].key not in _LAST
    ]
    on_me = any(
        (words[at + step].key, words[at + step + 1].key) in _ON_ME
        for at in bare
        for step in range(1, _NEAR)
        if at + step + 1 < len(words)
    )
    ten = any(words[at].value == _TEN for at in bare) and draw_card(_TEN, 0, kinds) is not None
    passed = bool(said & _PASSED) and "wild-draw-ten" in kinds
    plussed = any(word.key in _PLUSSED for word in words)
    if not (on_me or ten or passed or plussed):
        return list(cards)
    told = {at: (words[at].value or 0, 1) for at in bare}
    told |= {card.start: (int(card.kind), card.count) for card in plain if card.start not in counts}
    found = [(draw_card(value, at, kinds), count) for at, (value, count) in told.items()]
    drawn = [replace(card, count=count) for card, count in found if card is not None]
    others = [card for card in cards if card not in plain]
    return sorted([*others, *drawn], key=lambda card: card.start)


def _is_bare(
    words: Sequence[Word],
    at: int,
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> bool:
    """Whether a number of a draw card stands alone, with "a" or "my" before it or none."""
    word = words[at]
    if word.value not in _DRAWN or word.plus or coloured(words, at):
        return False
    inside = (card.start <= at < card.end for card in cards if not card.kind.isdecimal())
    if any(inside) or unit_of(at, words, mentions):
        return False
    if any(len(m.places) > 1 and at in m.places for m in mentions):
        return False
    before = words[at - 1].key if at and not words[at].breaks else ""
    known = glossary.lists["articles"] | _OWN | {"", "another", "nog", "ook", "noch"}
    # "He plussed me with six, may I with ten?"
    return before in known | glossary.lists["with"]
