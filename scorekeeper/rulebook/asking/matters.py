"""What an answer is about, as one string: the same matter asked in other words gives the same one.

A table that has agreed on a matter is answered by what it agreed.
"""

from typing import Final

from scorekeeper.rulebook.asking.settling import Answer
from scorekeeper.rulebook.asking.situation import SaidCard

MAX_MATTER: Final = 120
NO_MATTER: Final = "?:"
"""What is said of nothing."""
_STACKING: Final = "stacking"
_COMMON: Final = frozenset({"may", "must", "what", "who", "when", "why", "how-many", "not", "card"})


def matter_of(answer: Answer) -> str:
    """The ruling and the cards it was asked of; for what no ruling settles, what was said.

    >>> # "stacking:draw-two:draw-two", "?:partners+say"
    """
    situation = answer.situation
    if answer.ruling is not None:
        # "Stack a +2": on another one.
        below = situation.pile or (situation.subject if answer.ruling == _STACKING else None)
        parts = (answer.ruling, _kind(situation.subject), _kind(below))
        return ":".join(part for part in parts if part)[:MAX_MATTER]
    said = sorted(situation.concepts - _COMMON) + sorted({card.kind for card in situation.cards})
    return f"{NO_MATTER}{'+'.join(said)}"[:MAX_MATTER]


def _kind(card: SaidCard | None) -> str:
    return card.kind if card is not None else ""
