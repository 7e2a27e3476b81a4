"""Where the words of a phrase stand in a question, with words between them that mean nothing."""

from collections.abc import Container, Sequence
from typing import Final

from scorekeeper.rulebook.asking.verbs import END
from scorekeeper.rulebook.asking.words import Word

MAX_GAP: Final = 6
"""Words that "…" may leave out."""
MAX_BRACKET: Final = 12
"""Words that may stand between the two parts of a verb."""


def places_of(
    stems: Sequence[str],
    words: Sequence[Word],
    at: int,
    fillers: Container[str],
    closers: Container[str],
) -> tuple[int, ...]:
    """Where the words of a phrase that begins at this place stand; empty where it is not said.

    Words that mean nothing ("denn", "eigenlijk") may stand between any two of the phrase, a comma
    or full stop may not.
    """
    places: list[int] = []
    gap = 0
    place = at
    for stem in stems:
        if stem == "…":
            gap = MAX_GAP if stems[-1] != END else MAX_BRACKET
            continue
        if stem == END:
            ends = place == len(words) or words[place].breaks
            # A verb may end before "and"; "…, en?" ends the question itself.
            ends = ends or (len(places) > 1 and words[place].key in closers)
            return tuple(places) if ends else ()
        while place < len(words) and words[place].stem != stem:
            if words[place].breaks and places:
                return ()
            if not gap and not (places and words[place].key in fillers):
                return ()
            place, gap = place + 1, max(gap - 1, 0)
        if place >= len(words) or (words[place].breaks and places):
            return ()
        places.append(place)
        place, gap = place + 1, 0
    return tuple(places)
