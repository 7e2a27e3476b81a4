"""How many cards somebody holds after hands were swapped, where both hands were told."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.situation import SaidNumber
from scorekeeper.rulebook.asking.words import Word

_I: Final = frozenset({"i", "ive", "ich", "ik"})
_MINE: Final = frozenset({"my", "mein", "meine", "meinen", "mijn"})
_THEIRS: Final = frozenset(
    {"his", "her", "their", "your", "seine", "seinen", "ihre", "ihren", "deine", "zijn", "haar"}
    | {"hun", "jouw"}
)
_AGAINST: Final = frozenset(
    {"with", "for", "against", "mit", "gegen", "met", "tegen", "who", "she", "he"}
    | {"sie", "er", "ze", "hij", "zij", "has", "hat", "heeft"}
)
_BOTH: Final = 2


def hand_after(
    words: Sequence[Word], numbers: Sequence[SaidNumber], begins: int, concepts: set[str]
) -> int | None:
    """What I hold after a swap: what the other held before. None where that is not asked."""
    passed = "two-players" in concepts and concepts & {"pass-on", "pass-hands"}
    swapped = "swap" in concepts or passed
    if not swapped or "how-many" not in concepts or concepts & {"points", "partners"}:
        return None
    if not any(word.key in _I for word in words[begins:]):
        return None
    told = [number for number in numbers if number.unit in {"card", ""} and number.at < begins]
    if len(told) != _BOTH:
        return None
    own = [_is_own(words, number.at) for number in told]
    if own == [True, False]:
        return told[1].value
    return told[0].value if own == [False, True] else None


def _is_own(words: Sequence[Word], place: int) -> bool:
    """Whether the number is of my cards: "I" is nearer before it, in its clause, than another."""
    for at in range(place - 1, -1, -1):
        if words[at].key in _I | _MINE:
            return True
        if words[at].key in _THEIRS | _AGAINST or words[at + 1].breaks:
            return False
    return False
