"""Lists of cards whose sum is asked for: what may be an item of one, and what was not read."""

from collections.abc import Container, Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS, ONE
from scorekeeper.rulebook.asking.glossary import ASKING, Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.word_lists import word_list

_AND: Final = word_list("summed-lists.and")
_TWO: Final = 2
_LONGEST_ITEM: Final = 3
"""Words: an article, a colour, and what it is."""
_NEAR: Final = 5
_OPENERS: Final = word_list("summed-lists.openers")
_CLOSERS: Final = word_list("summed-lists.closers")
_MUCH: Final = word_list("summed-lists.much")
_TO_ADD: Final = word_list("summed-lists.to-add")
_SUMS: Final = word_list("summed-lists.sums")
_HIGHEST_FACE: Final = 9
_DONE: Final = frozenset({"play", "card", "draw-pile", "stack", "may", "must"})
"""What makes "draw four" and "miss a turn" something that is done."""


def is_summed_item(
    words: Sequence[Word],
    place: int,
    end: int,
    mentions: Sequence[Mention],
    lexicon: Lexicon,
    glossary: Glossary,
) -> bool:
    """ "A red 6 and draw four, how much is that?": beside a card, where a sum is asked for.

    What would be done elsewhere ("draw four", "miss a turn") is a card's name there.
    """
    said = {mention.concept for mention in mentions}
    if words[-1].key in _TO_ADD:
        # "Skip, stop en een zes, graag optellen": nothing adds up there that is drawn.
        said -= {"stack"}
    sums = "points" in said or any(word.key in _MUCH | _SUMS for word in words)
    if not (sums or opens_with_order(words, glossary)) or said & _DONE:
        return False
    openers = glossary.lists["have"] | glossary.lists["with"] | glossary.lists["orders-to-sum"]
    before = words[place - 1].key if place else ""
    opens = not before or words[place].breaks or before in _AND | _OPENERS | openers
    closes = end == len(words) or words[end].breaks or words[end].key in _AND | _CLOSERS
    return opens and closes and (_card_before(words, place, lexicon) or
                                 _card_behind(words, end, lexicon))  # fmt: skip


def _card_before(words: Sequence[Word], place: int, lexicon: Lexicon) -> bool:
    at = place - 1 - (place > 0 and words[place - 1].key in _AND)
    return at >= 0 and _is_like_a_card(words[at], lexicon)


def _card_behind(words: Sequence[Word], end: int, lexicon: Lexicon) -> bool:
    at = end + (end < len(words) and words[end].key in _AND)
    while at < len(words) and words[at].key in ONE:
        at += 1
    return at < len(words) and _is_like_a_card(words[at], lexicon)


def _is_like_a_card(word: Word, lexicon: Lexicon) -> bool:
    if word.value is not None:
        return word.value <= _HIGHEST_FACE
    known = lexicon.words.get(word.key)
    return word.key in COLOURS or (known is not None and known.kind is not None)


def opens_with_order(words: Sequence[Word], glossary: Glossary) -> bool:
    """ "Count a wild and a red 7 for me", "Tel een joker en een rode 7 op"."""
    return bool(words) and words[0].key in glossary.lists["orders-to-sum"]


def order_to_sum(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> int | None:
    """Where the sum of several cards is ordered, or asked by "what do … count together"."""
    count = sum(card.count for card in cards)
    if count < _TWO or cards[0].start > _NEAR:
        return None
    if opens_with_order(words, glossary):
        others = {m.concept for m in mentions if m.concept in ASKING - {"how-many"}}
        return None if others else 0
    opens = any(m.concept in {"what", "how-many"} and m.start == 0 for m in mentions)
    tail = words[cards[-1].end :]
    before = words[: cards[0].start]
    sums = any(word.key in glossary.lists["sums"] for word in tail)
    # "What do a skip and a +2 make together", and not "what happens if …".
    bare = all(
        word.key in glossary.lists["sums"] or word.key in glossary.lists["small"]
        for word in [*before[1:], *tail]
    )
    return 0 if opens and sums and bare else None


def has_unread_item(
    words: Sequence[Word], cards: Sequence[SaidCard], strange: Sequence[int], text: str
) -> bool:
    """ "A red 8, a green banana and a skip": an item of the list that no card was read for.

    "Lea: a 7 and a wild" begins with a name.
    """
    ends = {card.end for card in cards}
    within = {at for card in cards for at in range(card.start, card.end)}
    items = _items(words, within)
    for number, item in enumerate(items):
        if within & set(item) or not item or len(item) > _LONGEST_ITEM:
            continue
        unread = [at for at in item if at in strange and text[words[at].end :][:1] != ":"]
        determined = any(words[at].key in ONE or words[at].key in COLOURS for at in item)
        behind_card = number > 0 and bool(items[number - 1]) and items[number - 1][-1] + 1 in ends
        following = items[number + 1 : number + 2]
        before_card = bool(following) and bool(within & set(following[0]))
        joined = item[0] > 0 and words[item[0] - 1].key in _AND
        coloured = item[-1] in range(len(words)) and words[item[-1]].key in COLOURS
        if not unread and not (coloured and len(item) == 1 and behind_card and before_card):
            continue
        if behind_card and (joined or determined or before_card):
            return True
        if before_card and determined:
            return True
    return False


def _items(words: Sequence[Word], within: Container[int]) -> list[list[int]]:
    """The places between commas and "and"; `within`: those of cards, "plus two" is one."""
    items: list[list[int]] = [[]]
    for place, word in enumerate(words):
        if word.breaks:
            items.append([])
        if word.key in _AND and place not in within:
            items.append([])
        else:
            items[-1].append(place)
    return [item for item in items if item]
