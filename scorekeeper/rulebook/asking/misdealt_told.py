"""Another number of cards than is dealt: "I got eight cards instead of seven".

Nothing but the two numbers is told, so that no hand is meant which has grown since. The leaflets
say nothing of it.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_INSTEAD: Final = word_list("misdealt-told.instead")
_DEALT: Final = word_list("misdealt-told.dealt")
_SMALL: Final = word_list("misdealt-told.small")
_TWO: Final = 2
_FAR: Final = 4
"""How many cards too many or too few are dealt by a slip."""


def misdealt_told(story: Story) -> Compared | None:
    """That nothing is said of it; None where anything else is told or asked."""
    situation, dealt = story.situation, story.facts.numbers.get("dealt")
    told = [number.value for number in situation.numbers]
    if dealt is None or situation.named or len(told) != _TWO or told.count(dealt) != 1:
        return None
    (other,) = (value for value in told if value != dealt)
    keys = frozenset(situation.keys)
    if abs(other - dealt) > _FAR or not keys & _INSTEAD or not keys & _DEALT:
        return None
    persons = PERSONS[situation.language]
    people = (
        persons.i | persons.me | persons.they | persons.them | persons.perhaps_they | persons.my
    )
    known = _INSTEAD | _DEALT | _SMALL | people | KIN
    heard = situation.heard
    if all(word.key in known or word.value is not None or word.is_name for word in heard):
        return Compared("misdeal", "unknown")
    return None
