"""Whether one card leaves the hand with Discard All: those of its colour do, and no wild one.

"Green Discard All, does my Wild Draw 6 go with it?" What asks has nothing but listed words in it.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_CARD: Final = "discard-all"
_GOES: Final = word_list("goes-along.goes")
_ALONG: Final = word_list("goes-along.along")
_SMALL: Final = word_list("goes-along.small")
_TWO: Final = 2


def goes_along(story: Story) -> Compared | None:
    """Whether the card that is asked about goes under the Discard All that is told before it."""
    situation = story.situation
    cards = situation.named or situation.cards
    plain = situation.ask == "yes-no" and not (situation.claimed or situation.negated)
    if _CARD not in story.kinds or len(cards) != _TWO or not plain or "not" in story.said:
        return None
    laid, other = cards
    if laid.kind != _CARD or other.kind == _CARD or other.start < situation.begins:
        return None
    inside = range(other.start, other.end)
    asked = {
        key
        for at, key in enumerate(situation.keys)
        if at >= situation.begins and at not in inside and key not in COLOURS
    }
    persons = PERSONS[situation.language]
    if not asked & _GOES or not asked & _ALONG or not asked & persons.my:
        return None
    if asked - _GOES - _ALONG - _SMALL - persons.my or laid.start >= situation.begins > 0:
        return None
    wild = other.kind in WILDS
    if not wild and None in {laid.colour, other.colour}:
        return None
    return Compared(_CARD, yes_or_no(not wild and laid.colour == other.colour))
