"""Whether somebody deals where everybody drew a card for it, and these cards are told.

"Jef drew a Draw Two, I a 3, the rest still lower. Must Jef deal now?": action cards count zero. It
may also be claimed: "Max drew a wild, I a nine. Max says he deals."
"""

from typing import Final

from scorekeeper.rulebook.asking.drawn_for_deal import deals_if_claimed, deals_with_highest
from scorekeeper.rulebook.asking.heard_parts import is_plain_claim
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no

_OTHERWISE: Final = frozenset({"points", "tie", "again", "not", "lowest", "youngest", "next"})


def deals_first(story: Story) -> Compared | None:
    """ "I drew a 9, Kim a Skip. Does Kim deal?": whoever drew the 9 does."""
    situation = story.situation
    of_sheet = story.facts.values.get("variant") == "classic"
    asks = situation.ask == "yes-no" and "dealer" in situation.asked and situation.begins > 0
    if not of_sheet or story.said & _OTHERWISE:
        return None
    if asks and not is_plain_claim(situation) and _is_told_of(situation):
        deals = deals_with_highest(situation)
    else:
        deals = deals_if_claimed(situation)
    return None if deals is None else Compared("dealer", yes_or_no(deals))


def _is_told_of(situation: Situation) -> bool:
    """Whether one person is asked about, by name, of whom a card is told: "he" may be anybody."""
    told, asked = situation.keys[: situation.begins], situation.heard[situation.begins :]
    known = PERSONS[situation.language].i | KIN
    who = {word.key for word in asked if word.is_name or word.key in known}
    return len(who) == 1 and who <= set(told)
