"""Who deals where one card alone is told of those drawn for it: "I drew a 7. Do I deal?".

What the others drew decides, and so every other word has to be a listed one, but for one name.
"""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.drawn_for_deal import cards_drawn
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_DEALS: Final = word_list("deal-open.deals")
_DREW: Final = word_list("deal-open.drew")
_SMALL: Final = word_list("deal-open.small")
_OTHERWISE: Final = frozenset({"first-card", "how-many", "penalty", "points", "round"})


def deal_untold(story: Story) -> Compared | None:
    """ "We draw for the deal, and I got a 2. Am I the dealer?"."""
    situation = story.situation
    keys, begins = situation.keys, situation.begins
    asks = situation.ask in {"yes-no", "any"} and "dealer" in situation.concepts
    if not asks or situation.claimed or situation.negated or situation.doubted:
        return None
    if story.said & _OTHERWISE:
        return None
    drawn = cards_drawn(situation)
    if len(drawn) != 1 or drawn[0].worth < 1 or drawn[0].start >= begins:
        return None
    told, own = keys[: drawn[0].start] + keys[drawn[0].end : begins], keys[begins:]
    if _DREW.isdisjoint(told) or _DEALS.isdisjoint(own):
        return None
    persons = PERSONS[situation.language]
    known = _DEALS | _DREW | _SMALL | persons.i | persons.me | persons.my | persons.they | KIN
    # "Kees trok", "Stefan turns up": somebody, and no "highest" or "fewest".
    names = {one for one, does in pairwise(told) if one not in known and does in _DREW}
    plain = len(names) <= 1 and known.union(names).issuperset((*told, *own))
    return Compared("dealer", "depends") if plain else None
