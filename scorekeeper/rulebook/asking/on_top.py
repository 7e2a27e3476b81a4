"""Whether a card is put on top of another, and does not lie there already: "Mum put a +10 on top"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_ON_TOP: Final = word_list("places.on-top")
"""What a card lies, or is put; the first word of it."""
_LAYS: Final = word_list("places.lays")
_ANDS: Final = word_list("places.ands")
_ONTO: Final = word_list("places.onto")
_THERE: Final = word_list("places.there")
_NEAR: Final = 3
"""Words between "er" and the card, with the card's colour."""


def is_put_on_top(card: SaidCard, words: Sequence[Word], mention: Mention) -> bool:
    """Whether a verb of laying belongs to what is said of the top, which stands behind the card."""
    if words[mention.start].key not in _ON_TOP or mention.start < card.end:
        return False
    begins = card.start
    while begins and not words[begins].breaks and words[begins - 1].key not in _ANDS:
        begins -= 1
    # "… een +10 bovenop legt": the verb may stand behind it, too.
    behind = [word for word in words[mention.end : mention.end + 1] if not word.breaks]
    return any(word.key in _LAYS for word in (*words[begins : card.start], *behind))


def is_put_onto(card: SaidCard, words: Sequence[Word]) -> bool:
    """ "… en Joost legde er een gele 6 op": the "on" of what the card is laid on stands behind it."""
    begins = max(card.start - _NEAR, 0)
    there = [at for at in range(begins, card.start) if words[at].key in _THERE]
    if not there or any(word.breaks for word in words[there[-1] + 1 : card.end + 1]):
        return False
    at = card.end
    ends = at + 1 == len(words) or (at + 1 < len(words) and words[at + 1].breaks)
    return at < len(words) and words[at].key in _ONTO and (ends or words[at + 1].key in _LAYS)
