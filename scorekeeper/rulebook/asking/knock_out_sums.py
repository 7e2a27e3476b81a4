"""What those knocked out bring: a bonus for each of them, and nothing for the cards they held."""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.point_rulings import asked_keys
from scorekeeper.rulebook.asking.situation import SaidNumber
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import OTHERS
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_LEAST: Final = 50
_NEW: Final = word_list("knock-out-sums.new")
_NEAR: Final = 3


def all_others_out(story: Story) -> Sum | None:
    """ "Six players, all five others out. My score?", "three played, both opponents are out"."""
    situation = story.situation
    each = story.facts.numbers.get("knock_out")
    asks = "points" in situation.asked or not _TOTAL.isdisjoint(situation.keys[situation.begins :])
    if each is None or not asks or situation.claimed or situation.ask == "yes-no":
        return None
    if situation.cards or story.said & {"partners", "hold"} - _alone(story):
        return None
    if (total := _total_after(story, each)) is not None:
        return total
    others = _others(story)
    if others is None or not _told_out(story):
        return None
    value = others * each
    return Sum(value, f"{others} × {each} = {value}", "knock-out-bonus", None, "points")


def no_bonus(story: Story) -> Sum | None:
    """ "Nobody was knocked out. How much is the bonus?", "wie viel zählen seine Karten?"."""
    situation = story.situation
    asks = situation.ask == "number" or {"what", "bonus"} <= situation.asked
    asks = asks or "what" in situation.asked
    if "knock_out" not in story.facts.numbers or not asks or situation.claimed:
        return None
    nobody = situation.out == 0 and "bonus" in situation.asked
    theirs = _asks_for_their_cards(story)
    if (situation.cards and not theirs) or not (nobody or theirs):
        return None
    if story.said & {"bonus"} - situation.asked and not theirs:
        return None
    return Sum(0, "0", "knock-out-bonus", None, "points")


def _asks_for_their_cards(story: Story) -> bool:
    """ "What are his cards worth?", where somebody was knocked out: the cards, and no bonus."""
    asked = story.situation.keys[story.situation.begins :]
    named = any(before in _THOSE and after in _HELD for before, after in pairwise((*asked, "")))
    counted = "points" in story.situation.asked or not _GIVE.isdisjoint(asked)
    others = story.said & {"opponents", "second"} or not OTHERS.isdisjoint(story.situation.keys)
    return named and counted and "knock-out" in story.said and not others


def _total_after(story: Story, each: int) -> Sum | None:
    """ "My total was 970, I'm the last one of two. My new total?"."""
    situation = story.situation
    told = [n.value for n in situation.numbers if n.value >= _LEAST and n.unit in {"", "points"}]
    alone = situation.out is not None and situation.players == situation.out + 1
    new = not asked_keys(story).isdisjoint(_NEW)
    if not alone or situation.out is None or len(told) != 1 or not new:
        return None
    value = told[0] + situation.out * each
    shown = f"{told[0]} + {situation.out} × {each} = {value}"
    return Sum(value, shown, "round-score", None, "points")


def _others(story: Story) -> int | None:
    """How many others there are, all of whom are told to be out."""
    situation = story.situation
    limit = story.rules.mercy_limit
    full = [n for n in situation.numbers if limit is not None and n.value >= limit.value]
    told = [n for n in situation.numbers if n not in full]
    if story.facts.values.get("players") == "2" and full and "opponents" in _persons(story):
        return 1 if all(n.value == _TWO for n in told) else None
    both = not _BOTH.isdisjoint(situation.keys) and [n.value for n in told] == [_TWO + 1]
    if both:
        return _TWO
    if len(told) != _TWO or told[1].value != told[0].value - 1:
        return None
    return told[1].value if _are_all(story, told[1]) else None


def _persons(story: Story) -> frozenset[str]:
    """The concepts, with the opponents where they are named in the singular."""
    named = not _OPPONENT.isdisjoint(story.situation.keys)
    return story.said | ({"opponents"} if named else frozenset())


def _are_all(story: Story, number: SaidNumber) -> bool:
    keys = story.situation.keys
    near = keys[max(number.at - _NEAR, 0) : number.at]
    if number.unit == "others":
        # "The two others both reached 25".
        near += keys[number.at + 1 : number.at + _NEAR]
        return not (_ALL | _BOTH).isdisjoint(near)
    return not _ALL.isdisjoint(near)


def _told_out(story: Story) -> bool:
    keys = frozenset(story.situation.keys)
    limit = story.rules.mercy_limit
    full = limit is not None and any(n.value >= limit.value for n in story.situation.numbers)
    return full or bool(story.said & {"knock-out", "mercy"} or keys & _OUT)


def _alone(story: Story) -> frozenset[str]:
    """ "Ich hab alle fünf überlebt": no hand is held."""
    return frozenset({"hold"}) if not _SURVIVED.isdisjoint(story.situation.keys) else frozenset()


_ALL: Final = word_list("knock-out-sums.all")
_BOTH: Final = word_list("knock-out-sums.both")
_SURVIVED: Final = word_list("knock-out-sums.survived")
_OUT: Final = _SURVIVED | word_list("knock-out-sums.out")
_TOTAL: Final = word_list("knock-out-sums.total")
_OPPONENT: Final = word_list("knock-out-sums.opponent")
_THOSE: Final = word_list("knock-out-sums.those")
_HELD: Final = word_list("knock-out-sums.held")
_GIVE: Final = word_list("knock-out-sums.give")
