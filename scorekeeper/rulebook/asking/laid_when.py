"""Whether a card is put on another one of which is told behind it, in a clause with "if".

"May I put a +4 on it if he plays a +10?" asks for a +4 on a +10. Where no "it" stands between the
two cards, `laid_before.py` reads it.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_WHEN: Final = word_list("laid-when.when")
_CLOSE: Final = 2


def is_laid_when(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    card: SaidCard,
    other: SaidCard,
    place: int,
) -> bool:
    """ "May I put a +4 on it if he plays a +10?": what it is put on is told behind.

    `place`: where "it" stands; close behind the card it is told without asking, too: "He put a +4
    on it after she …".
    """
    before = [
        m.start
        for m in mentions
        if m.concept == "may" and m.start < card.start
        if not any(word.breaks for word in words[m.start + 1 : card.start + 1])
    ]
    close = 0 < place - card.end < _CLOSE
    for at in range(card.end, other.start):
        if words[at].key in _WHEN:
            return bool(before) or close
        if words[at].breaks:
            return False
    return False
