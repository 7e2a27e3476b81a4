"""Cards that somebody is told to have drawn, by their numbers alone: "he drew 5, 4, 3 and 2"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_HIGHEST_FACE: Final = 9
_SEVERAL: Final = 3
_AND: Final = word_list("drawn-listed.and")
_DREW: Final = word_list("drawn-listed.drew")
_CARD_STEMS: Final = word_list("drawn-listed.card-stems")


def drawn_in_a_row(words: Sequence[Word], mentions: Sequence[Mention]) -> frozenset[int]:
    """Where at least three numbers stand in a row behind the verb, if what they count matters."""
    if not any(
        mention.concept in {"points", "win", "who-gets", "finish", "knock-out"}
        for mention in mentions
    ):
        return frozenset()
    for at, word in enumerate(words):
        run = _run(words, at + 1) if word.key in _DREW else ()
        if len(run) >= _SEVERAL:
            return frozenset(run)
    return frozenset()


def _run(words: Sequence[Word], place: int) -> tuple[int, ...]:
    found: list[int] = []
    while place < len(words):
        word = words[place]
        joined = not found or word.breaks or words[place - 1].key in _AND
        if word.value is not None and word.value <= _HIGHEST_FACE and not word.plus and joined:
            found.append(place)
        elif word.key not in _AND:
            break
        place += 1
    counts = bool(found) and place < len(words) and words[place].stem in _CARD_STEMS
    return () if counts and not words[place].breaks else tuple(found)
