"""What one of a pair is credited with where partners change: all that it made (RULES.md §2.5).

"Ida's pair made 60. How many go on Ida's own line?": read where the points of one pair are told
alone, and asked of somebody who is told to belong to it.
"""

from collections.abc import Collection
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import STOOD
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_LEAST: Final = 10
"""Points; a smaller number counts rounds or people."""
_NEAR: Final = 6
_NOW: Final = word_list("pair-credit.now")
_WON: Final = word_list("pair-credit.won")
_PAIR: Final = word_list("pair-credit.pair")
_EACH: Final = word_list("pair-credit.each")
_MADE: Final = word_list("pair-credit.made")
_OTHERWISE: Final = word_list("pair-credit.otherwise")
"""Words of rounds, of the others, and of what was there before."""
_SMALL: Final = word_list("pair-credit.small") | word_list("hit.small")
"""Words that may be said of a pair and asked, and are nobody's name."""


def pair_credited(story: Story) -> Sum | None:
    """The points of the pair, for each of the two; None where anything else is asked."""
    situation, begins = story.situation, story.situation.begins
    pairs = "rotating" in story.said and situation.ask == "number" and not situation.cards
    told, asked = situation.keys[:begins], situation.keys[begins:]
    numbers = [n for n in situation.numbers if n.unit in {"points", ""}]
    if not pairs or len(numbers) != 1 or numbers[0].at >= begins:
        return None
    if not _OTHERWISE.isdisjoint(situation.keys) or _PAIR.isdisjoint(told):
        return None
    if _MADE.isdisjoint(told) or not (_is_of_it(situation, asked) or _EACH & set(asked)):
        return None
    value = numbers[0].value
    return Sum(value, str(value), "rotating-partners", None, "points", certain=True)


def rotating_total(story: Story) -> Sum | None:
    """ "I had 85, then won 40 with Hugo. What have I got now?": both are one's own."""
    situation, begins = story.situation, story.situation.begins
    swaps = all(card.kind == "swap-hands" for card in situation.cards)
    if "rotating" not in story.said or situation.ask != "number" or not swaps:
        return None
    told, asked = situation.keys[:begins], frozenset(situation.keys[begins:])
    numbers = sorted(
        (n for n in situation.numbers if not _numbers_round(n, situation)),
        key=lambda number: number.at,
    )
    mine = PERSONS[situation.language].i
    known = all(n.unit in {"points", "round", ""} and n.value >= _LEAST for n in numbers)
    if len(numbers) != _TWO or not known or numbers[-1].at >= begins:
        return None
    near = [frozenset(told[max(n.at - _NEAR, 0) : n.at]) for n in numbers]
    stood, won = near[0] & mine and near[0] & STOOD, near[1] & mine and near[1] & _WON
    if not (stood and won and asked & mine and asked & _NOW):
        return None
    value = numbers[0].value + numbers[1].value
    shown = f"{numbers[0].value} + {numbers[1].value} = {value}"
    return Sum(value, shown, "rotating-partners", None, "points", certain=True)


def _numbers_round(number: SaidNumber, situation: Situation) -> bool:
    """ "After round one": no points."""
    before = situation.heard[max(number.at - 1, 0) : number.at]
    return number.value < _LEAST and any("round" in word.concepts for word in before)


def _is_of_it(situation: Situation, asked: Collection[str]) -> bool:
    """ "My pair … do I get", "Ida's pair … does Ida get": who is asked about belongs to it."""
    persons = PERSONS[situation.language]
    told = situation.heard[: situation.begins]
    pair = next(at for at, word in enumerate(told) if word.key in _PAIR)
    start = next((at for at in range(pair, 0, -1) if told[at].breaks), 0)
    clause = {word.key for word in told[start:] if not word.concepts}
    me = persons.i | persons.me | persons.my
    others = persons.they
    if me & set(asked):
        return bool((me | _PAIR) & {word.key for word in told[start:]} & me)
    names = {key for key in asked if key not in _SMALL and key not in others}
    return any(key in clause or f"{key}s" in clause for key in names)
