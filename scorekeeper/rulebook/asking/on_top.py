"""Whether a card lies there, or is put on top of another: "Mum put a +10 on top"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_ON_TOP: Final = word_list("places.on-top")
"""What a card lies, or is put: the first word of it and the last."""
_LAYS: Final = word_list("places.lays")
_ANDS: Final = word_list("places.ands")
_ONTO: Final = word_list("places.onto")
_THERE: Final = word_list("places.there")
NEAR: Final = 3
"""Words between "on" or "er" and the card that it speaks of."""
_PILE_BEFORE: Final = 5


def lies(card: SaidCard, words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """Whether "on top", "lies" and the like are said of the card, in the same clause."""
    for mention in mentions:
        if mention.concept != "pile-word":
            continue
        first, last = min(card.start, mention.start), max(card.start, mention.start)
        # "Top card: red 8": what stands right behind the colon is what lies there.
        heads = mention.start < card.start <= mention.end + 1
        apart = any(word.breaks for word in words[first + 1 : last + 1]) and not heads
        apart = apart or is_put_on_top(card, words, mention)
        apart = apart or _is_of_colour(card, words, mention)
        behind = -_PILE_BEFORE <= mention.start - card.end <= NEAR
        before = 0 <= card.start - mention.end <= NEAR
        if (behind or before) and not apart:
            return True
    return False


def is_put_on_top(card: SaidCard, words: Sequence[Word], mention: Mention) -> bool:
    """Whether a verb of laying belongs to what is said of the top, which stands behind the card."""
    said = {words[mention.start].key, words[mention.end - 1].key}
    if not said <= _ON_TOP or mention.start < card.end:
        # "It lies on top", "on the table" tell where a card is.
        return False
    begins = card.start
    while begins and not words[begins].breaks and words[begins - 1].key not in _ANDS:
        begins -= 1
    # "… een +10 bovenop legt": the verb may stand behind it, too.
    behind = [word for word in words[mention.end : mention.end + 1] if not word.breaks]
    return any(word.key in _LAYS for word in (*words[begins : card.start], *behind))


def _is_of_colour(card: SaidCard, words: Sequence[Word], mention: Mention) -> bool:
    """ "I have a blue 0 and blue lies": the colour lies, and not the card before it."""
    between = range(card.end, mention.start)
    joint = next((at for at in between if words[at].key in _ANDS), mention.start)
    colours = [at for at in range(joint, mention.start) if words[at].key in COLOURS]
    return any(words[at + 1].value is None for at in colours)


def is_put_onto(card: SaidCard, words: Sequence[Word]) -> bool:
    """ "… en Joost legde er een gele 6 op": "on" stands behind what is laid on another."""
    begins = max(card.start - NEAR, 0)
    there = [at for at in range(begins, card.start) if words[at].key in _THERE]
    if not there or any(word.breaks for word in words[there[-1] + 1 : card.end + 1]):
        return False
    at = card.end
    ends = at + 1 == len(words) or (at + 1 < len(words) and words[at + 1].breaks)
    return at < len(words) and words[at].key in _ONTO and (ends or words[at + 1].key in _LAYS)
