"""Hands that go on to somebody: what a 7 gives away, and how many hands a 0 moves."""

from typing import Final

from scorekeeper.rulebook.asking.situation import HandTold
from scorekeeper.rulebook.asking.story import Story, Sum, without_laid
from scorekeeper.rulebook.asking.units_asked import counts
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2


def hands_passed(story: Story) -> Sum | None:
    """The number of cards given away or of hands that move; None where neither is asked for."""
    situation = story.situation
    if situation.ask != "number" or situation.claimed or story.said & {"points", "challenge"}:
        return None
    return _given_away(story) or _all_hands(story)


def _given_away(story: Story) -> Sum | None:
    """ "Six cards, one of them the 7 that I lay. How many do I give away?": five."""
    situation = story.situation
    swaps = story.facts.values.get("seven") in {"must-swap", "may-swap"} and story.has("7")
    own = frozenset(situation.keys[situation.begins :])
    # Who gives lays the 7 first; who gets is the other one.
    gives = own & _GIVE or (own & _GET and own & _OTHER)
    told = story.hand.told or tuple(
        HandTold(n.value, n.at) for n in situation.numbers if n.unit == "card"
    )
    if not swaps or not gives or len(told) != 1 or not told[0].value > 0:
        return None
    kept = without_laid(story, told[0])
    if kept == told[0].value and told[0].laid is None:
        kept -= not _INCLUDED.isdisjoint(situation.keys)
    return Sum(kept, str(kept), "seven", "size")


def _all_hands(story: Story) -> Sum | None:
    """How many hands a 0 passes on: those of all players."""
    passes = story.facts.values.get("zero") == "pass-on" and story.has("0")
    players = story.situation.players or int(story.facts.values.get("players", "0"))
    if not passes or players < _TWO or not counts(story, _HANDS):
        return None
    return Sum(players, str(players), "zero", None, "number")


_GIVE: Final = word_list("hands-passed.give")
_GET: Final = word_list("hands-passed.get")
_OTHER: Final = word_list("hands-passed.other")
_INCLUDED: Final = word_list("hands-passed.included")
_HANDS: Final = word_list("hands-passed.hands")
