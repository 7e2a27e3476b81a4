"""Whether what is said to be dealt is so: "seven each?", "six of us, that's 42 cards in all?"."""

from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.dealt_out import DEALT, dealt_in_all, players_dealt_to
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import DEAL, REST
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_NEAR: Final = 3
_EACH: Final = word_list("deal-claimed.each")
_OF_DEALING: Final = frozenset(
    {"card", "dealt", "begin", "everyone", "hand-word", "same", "really-true", "dealer"}
)


def claimed_deal(story: Story) -> Sum | None:
    """ "Six of us: are 42 cards dealt at the start?": whether that is what all get together."""
    situation, each = story.situation, story.facts.numbers.get("dealt")
    keys, players = frozenset(situation.keys), players_dealt_to(story)
    told = [number.value for number in situation.numbers if number.unit in {"card", ""}]
    deals = story.said & {"dealt", "begin", "hand-word", "hold"} or keys & (DEAL | DEALT)
    other = story.said & {"points", "partners", "may", "must", "draw", "stay", "mercy", "reveal"}
    if situation.ask != "yes-no" or situation.cards or other or not deals or each is None:
        return None
    if len(told) != 1 or players < _TWO or told[0] <= each + 1 or keys & REST:
        return None
    found = dealt_in_all(each, players)
    return replace(found, true=told[0] == found.value)


def dealt_to_each(story: Story) -> Sum | None:
    """ "Seven each here, too?", "sieben Karten für jeden, oder": whether that is what is dealt."""
    situation, each = story.situation, story.facts.numbers.get("dealt")
    told = [number for number in situation.numbers if number.unit in {"card", ""}]
    alone = len(told) == len(situation.numbers) == 1 and not situation.cards
    if each is None or not alone or situation.ask not in {"yes-no", "any"}:
        return None
    near = situation.keys[max(told[0].at - _NEAR, 0) : told[0].at + _NEAR + 1]
    if _EACH.isdisjoint(near) or not story.said <= _OF_DEALING:
        return None
    return Sum(each, str(each), "deal", None, "cards", true=told[0].value == each)
