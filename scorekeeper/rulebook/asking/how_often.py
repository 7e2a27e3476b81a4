"""How often a card is laid that is told with a number: "three tens", "twice a six", "the fifth"."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS, TIMES, ends_a_name
from scorekeeper.rulebook.asking.chains import BY_NUMBER
from scorekeeper.rulebook.asking.stack_words import (
    CARD_NOUNS,
    DESCRIBING,
    ENDINGS,
    FAR,
    MOST,
    OF,
    ONCE,
    ORDINALS,
    PLURALS,
    PLUS,
    TIMES_WORDS,
    WITHIN,
)
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_IN_A_ROW: Final = word_list("how-often.in-a-row")


def how_often(
    words: Sequence[Word],
    start: int,
    kinds: Collection[str],
    *,
    bare: bool = False,
    sums: bool = False,
) -> tuple[int, int, bool]:
    """Where it is told how often a card is laid, how often, and whether it is the so-manieth.

    A `bare` number is counted by "times" only; one that `sums` ("six plus ten") by no draw card.
    """
    times = False
    for at in range(start - 1, max(start - FAR, 0) - 1, -1):
        word = words[at]
        if words[at + 1].breaks:
            break
        if word.key in TIMES_WORDS:
            return at, TIMES_WORDS[word.key], False
        if word.key in ORDINALS:
            return at, ORDINALS[word.key], True
        if ends_a_name(words, at, start):
            return ONCE
        if word.value is not None:
            times = times or word.key.endswith(("mal", "maal"))
            fits = not word.plus and 1 < word.value <= MOST
            taken = sums and not times and is_drawn(word.value, kinds)
            if not fits or taken or (bare and not times):
                return ONCE
            return (at, _of_so_many(words, at), False)
        times = times or word.key in TIMES
        if word.key not in DESCRIBING and word.key not in COLOURS:
            break
    return ONCE


def is_times(words: Sequence[Word], at: int) -> bool:
    """ "Four times", "viermal", "vier keer": how often, and no number that is drawn."""
    if words[at].value is None or words[at].plus:
        return False
    joined = words[at].key.endswith(("mal", "maal"))
    behind = at + 1 < len(words) and not words[at + 1].breaks and words[at + 1].key in TIMES
    return joined or behind


def is_times_running(words: Sequence[Word], at: int) -> bool:
    """ "Four times in a row", "viermal hintereinander": so often what was told before."""
    behind = words[at + 1 : at + FAR]
    return is_times(words, at) and any(word.key in _IN_A_ROW for word in behind)


def _of_so_many(words: Sequence[Word], at: int) -> int:
    """ "Seven of the eight": the part that is laid."""
    part = words[at - 3] if at > 2 and words[at - 2].key in OF else words[at]
    return part.value or words[at].value or 1


def is_sum(words: Sequence[Word], start: int, end: int, numbers: Mapping[str, int]) -> bool:
    """ "Six plus ten" are two cards; "three plus tens", "two plus 10", "two plusfours" one kind."""
    if words[start].key != PLUS or start == 0 or is_plural(words[end - 1], numbers):
        return False
    apart = words[start].end < words[start + 1].start and not ends_so(words, end)
    alike = words[start - 1].key.isdecimal() == words[end - 1].key.isdecimal()
    return apart and alike


def is_drawn(value: int, kinds: Collection[str]) -> bool:
    return any(kind in kinds for kind in BY_NUMBER.get(value, ()))


def number_named(word: Word, numbers: Mapping[str, int]) -> int | None:
    """The number of "six", "sixes", "Sechser", "zesjes"."""
    return word.value if word.value is not None else _of_plural(word.key, numbers)


def is_plural(word: Word, numbers: Mapping[str, int]) -> bool:
    return word.value is None and _of_plural(word.key, numbers) is not None


def _of_plural(key: str, numbers: Mapping[str, int]) -> int | None:
    for end in PLURALS:
        stem, _, rest = key.partition(end) if end in WITHIN else (key.removesuffix(end), "", "")
        if stem and stem != key and (not rest or rest.startswith(CARD_NOUNS)):
            value = numbers.get(stem, numbers.get(stem[:-1]) if stem[-2:-1] == stem[-1:] else None)
            if value is not None and value in BY_NUMBER:
                return value
    return None


def ends_so(words: Sequence[Word], at: int) -> bool:
    """ "2s", "6er": the ending stands behind the figure."""
    ends = at < len(words) and not words[at].breaks
    return ends and words[at].key in ENDINGS and words[at].start == words[at - 1].end
