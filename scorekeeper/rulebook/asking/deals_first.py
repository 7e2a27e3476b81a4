"""Whether somebody deals where everybody drew a card for it, and these cards are told.

"Jef drew a Draw Two, I a 3, the rest still lower. Must Jef deal now?": action cards count zero. It
may also be claimed: "Max drew a wild, I a nine. Max says he deals."
"""

from typing import Final

from scorekeeper.rulebook.asking.drawn_for_deal import cards_drawn, deals_with_highest
from scorekeeper.rulebook.asking.heard_parts import is_plain_claim
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_OTHERWISE: Final = frozenset({"points", "tie", "again", "not", "lowest", "youngest", "next"})
_GIVES: Final = word_list("deals-first.gives")
_TWO: Final = 2


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
        deals = _who_is_asked_behind(situation)
    return None if deals is None else Compared("dealer", yes_or_no(deals))


def _is_told_of(situation: Situation) -> bool:
    """Whether one person is asked about, by name, of whom a card is told: "he" may be anybody."""
    told, asked = situation.keys[: situation.begins], situation.heard[situation.begins :]
    known = PERSONS[situation.language].i | KIN
    who = {word.key for word in asked if word.is_name or word.key in known}
    return len(who) == 1 and who <= set(told)


def _who_is_asked_behind(situation: Situation) -> bool | None:
    """Whether it is so of the one who stands next to the verb behind the cards that two drew."""
    drawn = cards_drawn(situation)
    yes_no = situation.ask in {"yes-no", "any"} and not situation.negated and not situation.doubted
    if len(drawn) != _TWO or not yes_no or not situation.concepts & {"draw", "dealer"}:
        return None
    behind = situation.heard[drawn[-1].end :]
    gives = [at for at, word in enumerate(behind) if _deals(word)]
    persons = PERSONS[situation.language]
    known = persons.i | persons.they | KIN
    people = [at for at, word in enumerate(behind) if word.is_name or word.key in known]
    if not gives or not people or any("who" in word.concepts for word in behind):
        return None
    near = min(people, key=lambda at: abs(at - gives[-1]))
    who = behind[near].key
    named = {behind[at].key for at in people if behind[at].key not in persons.i | persons.they}
    if who in persons.they and len(named) == 1:
        # "Max says he deals".
        who = named.pop()
    return deals_with_highest(situation, frozenset({who}))


def _deals(word: Heard) -> bool:
    return "dealer" in word.concepts or "dealt" in word.concepts or word.key in _GIVES
