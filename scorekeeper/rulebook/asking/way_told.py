"""Which way play is told to go while hands are counted: "wir spielen rechts herum", "rechtsom".

To the left is clockwise, and so the usual way; whatever goes to the right goes against the clock.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 4
"""Words between how play goes and the side: "play is going round to the right"."""
_AGAINST: Final = word_list("way-told.against")
_CLOCK: Final = word_list("way-told.clock")
_CONTRARY: Final = word_list("way-told.contrary")
_RIGHT: Final = word_list("way-told.right")
_TOWARDS: Final = word_list("way-told.towards")
_ROUND: Final = word_list("way-told.round")
_GOES: Final = word_list("way-told.goes")


def goes_against(words: Sequence[Word], place: int) -> bool:
    """Whether it is said from this word on that play goes against the clock."""
    keys = [word.key for word in words]
    key, behind = keys[place], keys[place + 1 : place + 3]
    if key in _AGAINST or (key in _CONTRARY and _CLOCK.intersection(behind)):
        return True
    if key not in _RIGHT:
        return False
    if _ROUND.intersection(behind[:1]) and not words[place + 1].breaks:
        return True
    # "To the right of me" is where somebody sits, "it goes to the right" how play goes.
    start = place
    while start and place - start < _NEAR and not words[start].breaks:
        start -= 1
    ahead = keys[start:place]
    return bool(_TOWARDS.intersection(ahead[-2:]) and _GOES.intersection(ahead))
