"""Whether whoever lays a wild has to name a colour: "muss ich bei +4 angeben welche Farbe?".

Every word has to be a listed one: who else names it, or which colour, is another matter.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_NAMES: Final = word_list("must-name-colour.names")
_COLOUR: Final = word_list("must-name-colour.colour")
_SMALL: Final = word_list("must-name-colour.small")


def must_name_colour(story: Story) -> Compared | None:
    """Yes of a wild, no of other cards; None where anything else is told."""
    situation, keys = story.situation, frozenset(story.situation.keys)
    plain = situation.ask == "yes-no" and situation.modal == "must" and not situation.begins
    if not plain or situation.negated or len(situation.named) != 1 or situation.numbers:
        return None
    card = situation.named[0]
    known = card.kind in story.kinds and card.kind != "color-roulette" and not card.colour
    if not known or not keys & _NAMES or not keys & _COLOUR:
        return None
    inside = range(card.start, card.end)
    beside = [key for at, key in enumerate(situation.keys) if at not in inside]
    listed = _NAMES | _COLOUR | _SMALL | PERSONS[situation.language].i
    if not listed.issuperset(beside):
        return None
    return Compared("wild-colour", yes_or_no(card.kind in WILDS))
