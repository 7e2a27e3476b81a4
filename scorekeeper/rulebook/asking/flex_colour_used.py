"""Whether the Flex colour that was used may be followed: it may not, the main colour counts.

"He used the Flex colour green, can I play a green 5 on it?" Where the main colour is told as well,
or a word stands there that is not listed, nothing is read.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_FLEX: Final = word_list("flex-colour-used.flex")
_USED: Final = word_list("flex-colour-used.used")
_SMALL: Final = word_list("flex-colour-used.small")


def flex_colour_used(story: Story) -> Compared | None:
    """No; None where another colour is told, or the card fits in another way."""
    situation, begins = story.situation, story.situation.begins
    plain = situation.ask == "yes-no" and situation.modal == "may" and begins
    if not plain or situation.negated or story.facts.values.get("variant") != "flex":
        return None
    told, own = frozenset(situation.keys[:begins]), frozenset(situation.keys[begins:])
    cards = situation.named
    if not told & _FLEX or not told & _USED or len(cards) > 1:
        return None
    if any(card.kind in WILDS or card.start < begins for card in cards):
        return None
    colours = [{COLOURS[key] for key in part if key in COLOURS} for part in (told, own)]
    if len(colours[0]) != 1 or colours[0] != colours[1]:
        return None
    persons = PERSONS[situation.language]
    people = persons.i | persons.me | persons.they | persons.perhaps_they | persons.my | KIN
    known = _FLEX | _USED | _SMALL | people | frozenset(COLOURS)
    inside = {at for card in cards for at in range(card.start, card.end)}
    heard = [one for at, one in enumerate(situation.heard) if at not in inside]
    if all(one.key in known or one.is_name for one in heard):
        return Compared("flex-colour", "no")
    return None
