"""The draw cards of a chain that is told, each with how often it is laid."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.chain_words import (
    ANSWERS,
    EACH,
    FRAME,
    FROM,
    HOW,
    KNOWN,
    LAYS,
    NAMES_ONE,
    NONE,
    ONTO,
    PEOPLE,
    POT,
    SMALL,
    TAKES,
    THEN,
    TIMES,
    TOTAL,
)
from scorekeeper.rulebook.asking.chains import BY_NUMBER
from scorekeeper.rulebook.asking.how_often import (
    ends_so,
    how_often,
    is_drawn,
    is_plural,
    is_sum,
    number_named,
)
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.told_again import Laid, is_same_again
from scorekeeper.rulebook.asking.words import Word

_DRAWS: Final = {kind: value for value, kinds in BY_NUMBER.items() for kind in kinds}


class Put(NamedTuple):
    """A draw card in a part; `nth`: it is the so-manieth; `under`: another is laid on it."""

    draws: int
    often: int = 1
    nth: bool = False
    under: bool = False


def cards_told(
    words: Sequence[Word],
    ranges: Sequence[range],
    cards: Sequence[SaidCard],
    numbers: Mapping[str, int],
    kinds: Collection[str],
    counted: set[int],
) -> dict[int, tuple[Put, int]]:
    """The draw cards by where they begin, each with where it ends; numbers in use are `counted`."""
    puts: dict[int, tuple[Put, int]] = {}
    for card in cards:
        if card.kind in DRAWING and card.kind in kinds:
            puts[card.start] = (_put(words, card, numbers, kinds, counted), card.end)
    _add_numbered(words, cards, puts, numbers, kinds, counted)
    _add_bare(words, ranges, cards, puts, kinds, counted)
    return puts


def is_told_twice(words: Sequence[Word], cards: Sequence[SaidCard]) -> bool:
    """ "The biggest draw card, the +10": one card, told first without its number."""
    laid = [Laid(c.start, c.end, _DRAWS.get(c.kind, 4)) for c in cards if c.kind in DRAWING]
    return any(is_same_again(words, one, two.start, two.draws) for one, two in pairwise(laid))


def _put(
    words: Sequence[Word],
    card: SaidCard,
    numbers: Mapping[str, int],
    kinds: Collection[str],
    counted: set[int],
) -> Put:
    """The card with how often it is laid."""
    several = "wild-draw-ten" in kinds
    sums = several and is_sum(words, card.start, card.end, numbers)
    place, often, nth = how_often(words, card.start, kinds, sums=sums)
    if place in counted:
        place, often, nth = -1, 1, False
    if place >= 0 and place + 1 < len(words) and words[place + 1].key in PEOPLE:
        place, often, nth = -1, 1, False
    behind = words[card.end : card.end + 2]
    if len(behind) == 2 and behind[0].key in TIMES and behind[1].value and not behind[0].breaks:
        place, often, nth = card.end + 1, behind[1].value, False
    if place >= 0:
        counted.add(place)
    elif card.count > 1 and not sums:
        place, often = card.start, card.count
    return Put(_DRAWS.get(card.kind, 4), often, nth)


def _add_numbered(
    words: Sequence[Word],
    named: Sequence[SaidCard],
    puts: dict[int, tuple[Put, int]],
    numbers: Mapping[str, int],
    kinds: Collection[str],
    counted: set[int],
) -> None:
    """ "+2", "three tens", "zwei Zehner": draw cards of which only the number is told."""
    taken = {at for card in named for at in range(card.start, card.end)}
    for at, word in enumerate(words):
        if at in taken or at in counted or word.key in FRAME:
            continue
        plural = is_plural(word, numbers)
        figures = word.value is not None and ends_so(words, at + 1)
        if not (plural or figures or (word.plus and word.value)):
            continue
        stem = number_named(word, numbers)
        if not stem or not is_drawn(stem, kinds):
            continue
        place, often, nth = how_often(words, at, kinds)
        if place in counted:
            place, often, nth = -1, 1, False
        if place >= 0:
            counted.add(place)
        puts[at] = (Put(stem, often, nth), at + 1)


def _add_bare(
    words: Sequence[Word],
    ranges: Sequence[range],
    named: Sequence[SaidCard],
    puts: dict[int, tuple[Put, int]],
    kinds: Collection[str],
    counted: set[int],
) -> None:
    """ "A six", "Ravi's 2", "then ten": draw cards of which only the number is told."""
    taken = {at for card in named for at in range(card.start, card.end)} | counted | set(puts)
    told = {word.key for at, word in enumerate(words) if at not in taken}
    if told.isdisjoint(ANSWERS | FROM | LAYS | NONE | TAKES | THEN):
        # "A Draw Four and a six, is that 26?": a six is a number card as well.
        return
    asked = any(word.key in HOW | TOTAL | TAKES for word in words)
    for number, part in enumerate(ranges):
        keys = {words[at].key for at in part}
        if keys & (PEOPLE | EACH | POT | TAKES | HOW) or (number + 1 == len(ranges) and not asked):
            continue
        bare = [at for at in part if words[at].value is not None and at not in taken]
        for at in bare:
            after = words[at + 1].key if at + 1 in part else ""
            before = words[at - 1].key if at > part.start else ""
            named_so = before in NAMES_ONE or before in COLOURS or at == part.start
            ends = not after or after in FROM | ONTO | SMALL
            short = at == part.start + 1 and not after
            alone = named_so or before in LAYS or ((short or keys <= KNOWN) and len(bare) == 1)
            if alone and ends and is_drawn(words[at].value or 0, kinds):
                puts[at] = (Put(words[at].value or 0), at + 1)
