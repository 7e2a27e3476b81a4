"""Cards against the limit of the Mercy rule: how many are too many, and how many more may come."""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import MORE
from scorekeeper.rulebook.word_lists import word_list

_SAFE: Final = "most-safe"


def mercy_sum(story: Story) -> Sum | None:
    """How many cards throw somebody out, or how many are missing; None if neither is asked."""
    limit = story.rules.mercy_limit
    situation = story.situation
    keys = frozenset(situation.keys)
    if limit is None or situation.cards or keys & _OTHER_MATTERS:
        return None
    if situation.ask == "yes-no" and not names_the_most(situation):
        return None
    if story.said & {"bonus", "uno", "challenge", "swap", "back"} - {_back(story), _extra(story)}:
        return None
    asked = frozenset(situation.keys[situation.begins :])
    survives = "stay" in story.said and "draw" not in situation.asked and bool(keys & _AT_MOST)
    safe = _SAFE in situation.facets or bool(asked & _WITHOUT) or survives
    safe = safe or (_begins_with_most(situation) and bool(keys & _BEFORE))
    # "How many more can Tom take and not be out?"
    safe = safe or (bool(asked & _NOT and asked & _OUT_WORDS) and not asked & _UNTIL)
    told = [n.value for n in situation.numbers if n.unit != "players-word"]
    out = story.said & _OUT or _too_many(story)
    if not (safe or out or keys & _GONE or limit.value in told):
        return None
    most = limit.value - safe
    held = [value for value in told if value != limit.value]
    if len(held) == 1 and 0 < held[0] < limit.value and _asks_for_more(story):
        value = most - held[0]
        return Sum(value, f"{most} − {held[0]} = {value}", "mercy", None, "missing")
    if len(told) > 1 or limit.value in told or not (safe or out):
        return None
    if not (
        _at_how_many(story)
        or names_the_most(situation)
        or (not told and (survives or _asks_for_size(story)))
    ):
        return None
    return Sum(most, str(most), "mercy", None, "cards")


def names_the_most(situation: Situation) -> bool:
    """ "Most I can hold and stay in?": no number is told, and so it is asked for."""
    return (
        situation.ask != "number"
        and _SAFE in situation.facets
        and not situation.numbers
        and _begins_with_most(situation)
    )


def _begins_with_most(situation: Situation) -> bool:
    # "The biggest hand".
    first = situation.keys[:2] if situation.keys[:1] and situation.keys[0] in _THE else None
    return not _MOST.isdisjoint(first or situation.keys[:1])


def _back(story: Story) -> str:
    """ "Mag ik nog meedoen?": who may still play has not been out."""
    return "back" if _SAFE in story.situation.facets else ""


def _extra(story: Story) -> str:
    """ "Na hoeveel extra kaarten lig ik eruit?": cards, and no bonus."""
    return "bonus" if "extra" in story.situation.keys and "card" in story.said else ""


def _asks_for_more(story: Story) -> bool:
    """ "How many more", "wie viele dazu", "hoeveel kan ik er nog bij pakken"."""
    asked = frozenset(story.situation.keys[story.situation.begins :])
    more = bool(asked & (MORE | _MORE_CARDS)) or "draw" in story.situation.asked
    return more and story.situation.ask == "number"


def _asks_for_size(story: Story) -> bool:
    """ "Mit wie vielen", "what hand size", "tot en met hoeveel kaarten"."""
    keys = story.situation.keys
    if story.situation.ask != "number":
        return not _SIZES.isdisjoint(keys)
    if "players-word" in story.said and _SAFE not in story.situation.facets:
        return False
    holds = {"card", "hold"} <= story.said or not _SIZES.isdisjoint(keys)
    holds = holds or _too_many(story)
    draws = story.said & {"draw", "caused", "still-play", "stack"}
    return holds and not draws


def _at_how_many(story: Story) -> bool:
    """ "At how many do I get thrown out?", "tot en met hoeveel"."""
    if story.situation.ask != "number" or "players-word" in story.said:
        return False
    return any(one in _AT and how in _HOW for one, how in pairwise(story.situation.keys))


def _too_many(story: Story) -> bool:
    """ "How many in your hand is too many?"."""
    asked = story.situation.keys[story.situation.begins :]
    return "hold" in story.said and any(pair in _EXCESS for pair in pairwise(asked))


_OUT: Final = frozenset({"knock-out", "mercy", "elimination"})
_MOST: Final = word_list("mercy-sums.most")
_THE: Final = word_list("mercy-sums.the")
_BEFORE: Final = word_list("mercy-sums.before")
_GONE: Final = word_list("mercy-sums.gone")
_OTHER_MATTERS: Final = word_list("mercy-sums.other-matters")
_MORE_CARDS: Final = word_list("mercy-sums.more-cards")
_AT_MOST: Final = word_list("mercy-sums.at-most")
_WITHOUT: Final = word_list("mercy-sums.without")
_NOT: Final = word_list("mercy-room.without")
_OUT_WORDS: Final = word_list("mercy-room.out")
_UNTIL: Final = word_list("mercy-room.until")
_SIZES: Final = word_list("mercy-sums.sizes")
_EXCESS: Final = frozenset({("too", "many"), ("zu", "viele"), ("zu", "viel"), ("te", "veel")})
_AT: Final = word_list("mercy-sums.at")
_HOW: Final = word_list("mercy-sums.how")
