"""What one of a pair is credited with where partners change: all that it made (RULES.md §2.5).

"Ida's pair made 60. How many go on Ida's own line?": read where the points of one pair are told
alone, and asked of somebody who is told to belong to it.
"""

from collections.abc import Collection
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

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
