"""Numbers that count the cards of a list told, or are its cards: "three number cards, 9, 9 and 4".

"What do those three make?" names no further card; nor do "von uns dreien" and "us three".
"""

from collections.abc import Iterable, Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import count_at
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_HIGHEST_FACE: Final = 9
_TWO: Final = 2
_MOST_PEOPLE: Final = 10
_SEVERAL: Final = 3
_SUMS: Final = frozenset({"points", "how-many", "what"})
_OTHER_NUMBERS: Final = frozenset({"round", "dealt", "draw", "stack", "elimination", "lowest"})
"""What makes single numbers in a row something else than cards."""
_POINTING: Final = word_list("those-told.pointing")
_NUMBER_CARDS: Final = word_list("those-told.number-cards")
_US: Final = word_list("those-told.us")
_WITH: Final = "met"
_PEOPLE: Final = word_list("those-told.people")
"""So many people, of whom the asker is one."""
_AND: Final = word_list("those-told.and")
_POINTS: Final = word_list("those-told.points")


def counting_those_told(words: Sequence[Word], cards: Iterable[SaidCard]) -> frozenset[int]:
    """The places of numbers that count the cards told, "the three of them" and "us three"."""
    named = [card for card in cards if words[card.start].value is None or words[card.start].plus]
    inside = {at for card in named for at in range(card.start, card.end)}
    counts = {count_at(words, card.start) for card in named if card.count > 1}
    places = [
        at
        for at, word in enumerate(words)
        if word.value is not None and not word.plus and at not in inside | counts
    ]
    kinds = sum(card.count for card in named)
    of_us = {at for at in range(1, len(words)) if _counts_people(words, at)}
    return frozenset({at for at in places if _counts_them(words, at, places, kinds)} | of_us)


def counting_company(words: Sequence[Word]) -> frozenset[int]:
    """ "Met vier", as the Dutch say of four who play; "met vier en een joker" is a card."""
    return frozenset(
        at
        for at in range(1, len(words) - 1)
        if (words[at].value or 0) > 1 and not words[at].key.isdecimal() and not words[at].plus
        if words[at - 1].key == _WITH and not words[at].breaks
        if not words[at + 1].breaks and words[at + 1].key not in _AND
    )


def _counts_people(words: Sequence[Word], place: int) -> bool:
    """ "Of us three", "von uns dreien", and not "met ons drieën": that is how many play."""
    word = words[place]
    if place > 1 and words[place - _TWO].key == _WITH:
        return False
    # "Statt 500 gilt bei uns 300" counts nobody.
    so_many = word.key in _PEOPLE or 1 < (word.value or 0) <= _MOST_PEOPLE
    return so_many and not word.breaks and words[place - 1].key in _US


def _counts_them(words: Sequence[Word], place: int, places: Sequence[int], kinds: int) -> bool:
    word = words[place]
    faces = [at for at in places if at != place and (words[at].value or 0) <= _HIGHEST_FACE]
    if word.value != len(faces) + kinds or word.value < _TWO or word.key.isdecimal():
        return False
    before = words[place - 1] if place and not word.breaks else None
    after = words[place + 1] if place + 1 < len(words) else None
    numbers = after is not None and not after.breaks and after.key in _NUMBER_CARDS
    return numbers or (before is not None and before.key in _POINTING)


def numbers_in_a_row(
    words: Sequence[Word], mentions: Sequence[Mention], named: Sequence[SaidCard]
) -> frozenset[int]:
    """The places of cards told by bare numbers, "caught with 6, 5 and 5", where points are asked.

    Three and more in a row are so many cards; two are where as many number cards are told of.
    """
    said = {mention.concept for mention in mentions}
    if not said & _SUMS or said & _OTHER_NUMBERS:
        return frozenset()
    row = max(_rows(words), key=len, default=[])
    behind = words[row[-1] + 1].key if row and row[-1] + 1 < len(words) else ""
    told = counting_those_told(words, named)
    counted = [at for at in told if at and words[at].value == len(row)]
    if behind in _POINTS or len(row) < (_TWO if counted else _SEVERAL):
        return frozenset()
    return frozenset(row)


def _rows(words: Sequence[Word]) -> list[list[int]]:
    """Numbers of one digit that nothing but commas and "and" stands between."""
    rows: list[list[int]] = []
    for place, word in enumerate(words):
        if word.value is None or word.plus or word.value > _HIGHEST_FACE:
            continue
        last = rows[-1][-1] if rows else -_SEVERAL
        joined = place - last == 1 or (place - last == _TWO and words[place - 1].key in _AND)
        if joined:
            rows[-1].append(place)
        else:
            rows.append([place])
    return rows
