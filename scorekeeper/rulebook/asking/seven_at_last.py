"""Whether a 7 still has its effect as the last card: no leaflet says so.

"Does the 7 count as well if it is my last card?" is not whether one may go out on it. Every word
has to be a listed one.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_SWAPS: Final = frozenset({"must-swap", "may-swap"})
_COUNTS: Final = word_list("seven-at-last.counts")
_SMALL: Final = word_list("seven-at-last.small")
_SEVEN: Final = 7


def seven_at_last(story: Story) -> Compared | None:
    """That nothing is said of it; None where anything else is told or asked."""
    situation, keys = story.situation, frozenset(story.situation.keys)
    asks = situation.ask in {"yes-no", "any"} and "last-card" in story.said
    if not asks or story.facts.values.get("seven") not in _SWAPS or not keys & _COUNTS:
        return None
    sevens = [card.kind for card in situation.named] == ["7"]
    bare = not situation.named and [number.value for number in situation.numbers] == [_SEVEN]
    if not (sevens or bare):
        return None
    persons = PERSONS[situation.language]
    known = _COUNTS | _SMALL | persons.i | persons.my | persons.they | persons.perhaps_they
    if all(word.key in known or word.value == _SEVEN for word in situation.heard):
        return Compared("last-card-swap", "unknown")
    return None
