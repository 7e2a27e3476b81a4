"""Cards that are none: "he draws four" tells of cards drawn, and of no Draw Four."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word

_CONJUGATED: Final = frozenset(
    {"draws", "picks", "takes", "zieht", "ziehe", "ziehst", "nimmt", "nehme", "trekt", "pakt"}
    | {"neemt", "drew", "took", "picked"}
)
_PERHAPS: Final = frozenset(
    {"draw", "pick", "take", "zieh", "ziehen", "nimm", "trek", "trekken", "pak", "pakken", "neem"}
    | {"nemen", "nehmen"}
)
_NAMES: Final = frozenset({"neem", "nemen"})
_WHO: Final = frozenset(
    {"i", "you", "he", "she", "we", "they", "to", "must", "ich", "du", "er", "sie", "wir", "man"}
    | {"ik", "je", "jij", "hij", "ze", "zij", "wij", "moet", "muss", "mot", "ll", "will", "player"}
)


_BETWEEN: Final = frozenset(
    {"really", "now", "also", "just", "still", "then", "only", "jetzt", "dann", "echt", "auch"}
    | {"wirklich", "noch", "nur", "nu", "dan", "echt", "ook", "nog", "maar", "al"}
)


def without_deeds(words: Sequence[Word], cards: Sequence[SaidCard]) -> list[SaidCard]:
    """The cards without those whose name is somebody's doing."""
    return [card for card in cards if not _is_done(words, card)]


def _is_done(words: Sequence[Word], card: SaidCard) -> bool:
    first = words[card.start]
    if card.end - card.start < len(("draw", "four")) or first.plus:
        return False
    at = card.start - 1
    while at > 0 and words[at].key in _BETWEEN and not words[at + 1].breaks:
        at -= 1
    before = words[at] if at >= 0 and not words[at + 1].breaks else None
    counts = any(word.value is not None for word in words[card.start + 1 : card.end])
    if not counts:
        return False
    if first.key in _CONJUGATED:
        return True
    if first.key in _NAMES and words[card.end - 1].value is not None:
        # "May I lay neem vier": "neem" is how the card is called.
        return False
    return first.key in _PERHAPS and before is not None and before.key in _WHO
