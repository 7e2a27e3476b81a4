"""Which way play goes, where it is said: "anticlockwise", "to the right", "linksherum"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.words import Keyed
from scorekeeper.rulebook.word_lists import word_list


def goes_against(words: Sequence[Keyed], place: int) -> bool:
    """ "Anticlockwise", "tegen de klok in", "play goes to the right"."""
    keys = tuple(word.key for word in words[place : place + 3])
    if keys[0] in _AGAINST or keys[:2] in {("gegen", "den"), ("tegen", "de"), ("tegen", "klok")}:
        return True
    return _goes_to(words, place, _RIGHTWARD)


def goes_left(words: Sequence[Keyed], place: int) -> bool:
    """ "Play goes to the left", "im Uhrzeigersinn"."""
    return words[place].key in _CLOCKWISE or _goes_to(words, place, _LEFTWARD)


def _goes_to(words: Sequence[Keyed], place: int, side: frozenset[tuple[str, ...]]) -> bool:
    """Whether the way is said of play, and not of where somebody sits."""
    keys = tuple(word.key for word in words[place : place + 3])
    if keys not in side and keys[:2] not in side:
        return False
    return any(words[at].key in _MOVES for at in clause_at(words, place))


_AGAINST: Final = word_list("way-of-play.against")
_CLOCKWISE: Final = word_list("way-of-play.clockwise")
_MOVES: Final = word_list("way-of-play.moves")
_LEFTWARD: Final = frozenset(
    {("nach", "links"), ("naar", "links"), ("to", "the", "left"), ("met", "de", "klok")}
    | {("links", "herum"), ("links", "rum")}
)
_RIGHTWARD: Final = frozenset(
    {("nach", "rechts"), ("naar", "rechts"), ("to", "the", "right")}
    | {("rechts", "herum"), ("rechts", "rum")}
)
