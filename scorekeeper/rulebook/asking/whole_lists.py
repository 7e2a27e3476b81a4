"""Questions that tell nothing but a list of cards: "left with 9, 9 and a skip: what's that?".

Whatever is in such a list is a card, also a bare number, and what is asked for is what it counts.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.card_words import COLOURS, ONE, TIMES
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_HIGHEST_FACE: Final = 9
_TWO: Final = 2
_SEVERAL: Final = 3
_DRAWN: Final = frozenset({2, 4, 6, 10})
"""What a plus before a number makes a draw card of."""
_LONGEST_SIDE: Final = 8
"""Words before the list or behind it, in which its sum is asked for."""
_BETWEEN: Final = ONE | word_list("whole-lists.between")
_BESIDE: Final = TIMES | COLOURS.keys()
_INSIDE: Final = _BETWEEN | _BESIDE
_BEFORE: Final = _BESIDE | ONE
_A_ONE: Final = word_list("whole-lists.a-one")
_IN_HAND: Final = frozenset({"hold", "hand-word", "points"})
_HARMLESS: Final = _IN_HAND | frozenset(
    {"how-many", "what", "mean", "still", "opponents", "card", "stack", "may"}
    | {"name-classic", "name-no-mercy", "name-flex"}
)
_COSTS: Final = frozenset({"lose", "penalty"})
""" "What do they cost me?", "what do I lose?"."""
_OF_A_LOSS: Final = _COSTS | {"number-card", "only", "last-card"}
_CARD_STEMS: Final = word_list("whole-lists.card-stems")


class _Run(NamedTuple):
    """Where a list begins and ends, and where its number cards stand."""

    start: int
    end: int
    numbers: tuple[int, ...]
    cards: tuple[SaidCard, ...]

    @property
    def size(self) -> int:
        """How many cards are listed."""
        return len(self.numbers) + sum(card.count for card in self.cards)


def numbers_of_whole_list(
    words: Sequence[Word],
    named: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> frozenset[int]:
    """Where the numbers stand that are cards; none where more is told than a list."""
    run = _whole(words, named)
    asks = run is not None and _asks_for_sum(words, run, mentions, glossary)
    return frozenset(run.numbers) if run is not None and asks else frozenset()


def asks_for_whole_list(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> bool:
    """Whether what all cards count is asked for, and nothing else is told."""
    run = _whole(words, cards)
    return run is not None and not run.numbers and _asks_for_sum(words, run, mentions, glossary)


def _whole(words: Sequence[Word], cards: Sequence[SaidCard]) -> _Run | None:
    """The list, if all cards and numbers that are told stand in it."""
    runs = list(_runs(words, cards))
    run = max(runs, key=lambda one: one.size, default=None)
    if run is None or run.size < _TWO or len(run.cards) < len(cards):
        return None
    if run.start > _LONGEST_SIDE or len(words) - run.end > _LONGEST_SIDE:
        return None
    outside = [*range(run.start), *range(run.end, len(words))]
    told = [at for at in outside if words[at].value is not None]
    return run if all(_counts_them(words, at, run) for at in told) else None


def _counts_them(words: Sequence[Word], at: int, run: _Run) -> bool:
    """ "Three cards left: 9, 8 and 3"."""
    noun = at + 1 < run.start and words[at + 1].stem in _CARD_STEMS
    return noun and words[at].value == run.size


def _runs(words: Sequence[Word], cards: Sequence[SaidCard]) -> Iterator[_Run]:
    starts = {card.start: card for card in cards}
    place = 0
    while place < len(words):
        run = _run(words, place, starts)
        if run.size:
            yield run
        place = max(run.end, place + 1)


def _run(words: Sequence[Word], start: int, starts: dict[int, SaidCard]) -> _Run:
    """The list that begins here; it is empty where no card stands here."""
    place = end = start
    numbers: list[int] = []
    cards: list[SaidCard] = []
    while place < len(words):
        if place in starts:
            cards.append(starts[place])
            place = end = starts[place].end
        elif _is_face(words, place):
            if not _counts_next(words, place, starts):
                numbers.append(place)
            place += 1
            end = place if numbers and numbers[-1] == place - 1 else end
        elif words[place].key in _INSIDE:
            place += 1
        else:
            break
    return _Run(start, end, tuple(numbers), tuple(cards))


def _is_face(words: Sequence[Word], place: int) -> bool:
    word = words[place]
    if word.value is None:
        return _is_a_one(words, place)
    after = words[place + 1] if place + 1 < len(words) else None
    noun = after is not None and not after.breaks and after.stem in _CARD_STEMS
    return word.value <= _HIGHEST_FACE and not (word.plus and word.value in _DRAWN) and not noun


def _is_a_one(words: Sequence[Word], place: int) -> bool:
    """ "A skip, a nine, one", "one two three": an item of its own, where it is no article."""
    ends = place + 1 == len(words) or words[place + 1].breaks
    follows = not ends and _is_bare(words, place + 1) and _is_bare(words, place + 2)
    # "Een 6, twee skips": an article.
    ends = ends or (follows and not words[place + 2].breaks)
    joined = place == 0 or words[place].breaks or words[place - 1].key in {"and", "und", "en"}
    return words[place].key in _A_ONE and ends and joined


def _is_bare(words: Sequence[Word], place: int) -> bool:
    return place < len(words) and words[place].value is not None and not words[place].plus


def _counts_next(words: Sequence[Word], place: int, starts: dict[int, SaidCard]) -> bool:
    """ "Two skips", "two red skips", "two times a 9": how many of what is behind it."""
    at = place + 1
    while at < len(words) and words[at].key in _BEFORE:
        if words[at].breaks:
            return False
        at += 1
    times = at > place + 1 and words[place + 1].key in TIMES
    card = starts.get(at)
    counted = card is not None and card.count > 1
    plural = at + 1 < len(words) and words[at + 1].start == words[at].end and not words[at].breaks
    return (
        times
        or (counted and not words[at].breaks)
        or (at < len(words) and words[at].value is not None and plural)
    )


def _asks_for_sum(
    words: Sequence[Word], run: _Run, mentions: Sequence[Mention], glossary: Glossary
) -> bool:
    within = {at for card in run.cards for at in range(card.start, card.end)} | {*run.numbers}
    said = {m.concept for m in mentions if not within.issuperset(m.places)}
    draws = not run.numbers and all(card.kind in DRAWING for card in run.cards)
    counts_cards = any(words[at].value is not None for at in range(run.start))
    odd = said - _HARMLESS
    headed = run.start > 0 and words[run.start - 1].stem in _CARD_STEMS
    odd |= {"card"} & said if not counts_cards and not headed else set()
    odd -= _OF_A_LOSS if run.size >= _SEVERAL else set()
    odd |= {"stack"} & said if draws else set()
    odd |= {"may"} & said if "what" not in said else set()
    if odd or (not run.cards and run.size < _SEVERAL and not said & _IN_HAND):
        return False
    if all(card.kind in DRAWING for card in run.cards) and not run.numbers and not said & _IN_HAND:
        return False
    sides = [*words[: run.start], *words[run.end :]]
    sums = any(word.key in glossary.lists["sums"] for word in sides)
    sums = sums or any(word.key in glossary.lists["orders-to-sum"] for word in sides)
    listed = bool(run.numbers) or run.size >= _SEVERAL or bool(said & _IN_HAND)
    listed = listed or any(card.kind.isdecimal() for card in run.cards)
    asked = "what" in said and (bool(said & _IN_HAND) or ("mean" in said and listed))
    asked = asked or ("what" in said and listed and bool(said & _COSTS))
    asked = asked or (said & _IN_HAND == said and bool(said) and run.size >= _SEVERAL)
    return sums or bool(said & {"points", "how-many"}) or asked
