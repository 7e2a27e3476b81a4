"""How many points are missing to the number that is played to: "I'm on 437, how far is it?"."""

from collections.abc import Iterable, Sequence
from itertools import pairwise, takewhile
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS, who_are_somebody
from scorekeeper.rulebook.asking.point_rulings import asked_keys, ruling_of
from scorekeeper.rulebook.asking.situation import SaidNumber
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import GAINED, MORE, OUT, STAY
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_HAND: Final = 26
"""So many are points: who held so many cards would rarely ask how many more there may be."""
_LEAST: Final = 100
"""The least points that a table agrees on."""
_BACK: Final = 4


def missing(story: Story) -> Sum | None:
    """What is missing; None where it is not asked for, or nobody says where somebody stands."""
    situation = story.situation
    here = any(card.here for card in situation.cards)
    asks = situation.ask != "yes-no" or ends_in_need(story)
    if situation.claimed or here or not asks or not _asks_for_it(story):
        return None
    amounts = _amounts(story)
    # "Grens" and "limit" are those of cards, too.
    of_cards = "mercy" in story.said and not any(n.value >= _LEAST for n in amounts)
    if of_cards or story.said & {"partners", "rotating"}:
        return None
    limit = _limit(story, amounts)
    told = _told(story, [n for n in amounts if not _is_limit(story, n) and n.value != limit])
    if told is None or not 0 < told < limit:
        return None
    shown = f"{limit} − {told} = {limit - told}"
    told_limits = [n.value for n in amounts]
    half = situation.ask in {"any", "yes-no"} and len(amounts) == 1 + (limit in told_limits)
    certain = half and amounts[-1].value >= _LEAST and _lacks_behind(story, amounts)
    ruling = ruling_of(story, "target")
    return Sum(limit - told, shown, ruling, None, "missing", certain=certain)


def ends_in_need(story: Story) -> bool:
    """ "I stand at 640. Points still needed?", "I've 437. Need?": half a sentence."""
    keys, numbers = story.situation.keys, story.situation.numbers
    last = max((number.at for number in numbers if number.value >= _HAND), default=len(keys))
    behind = frozenset(keys[last + 1 :])
    return bool(behind & _LACKING) and behind <= _LACKING | _HALF


def _lacks_behind(story: Story, amounts: Sequence[SaidNumber]) -> bool:
    """ "350, standard target; still lacking?": nothing else follows than what is missing."""
    behind = story.situation.keys[amounts[-1].at + 1 :]
    return not _LACKING.isdisjoint(behind) and "may" not in story.said


def _asks_for_it(story: Story) -> bool:
    """Whether "how much is missing", "how far is it", "how many to go" is asked for."""
    keys = asked_keys(story)
    if "card" in story.situation.asked or keys & _OF_CARDS or _asks_who_is_in(story):
        return False
    pairs = {*pairwise(story.situation.keys[story.situation.begins :])}
    if frozenset(story.situation.keys) & _LACKING or pairs & _FAR:
        return True
    if pairs & _HOW_MANY_TO and any(n.value >= _LEAST for n in _amounts(story)):
        return True
    asks = story.situation.ask == "number" or "what" in story.situation.asked
    adds = keys & _TO_ADD and story.said & {"knock-out", "win"}
    reaches = "until" in story.said and bool(story.said & {"target", "win", "elimination"})
    return asks and not _asks_what_comes(story) and (bool(keys & MORE or adds) or reaches)


def _asks_what_comes(story: Story) -> bool:
    """ "How many do I get?"; in "how many more before I get to it" something is missing."""
    own = story.situation.keys[story.situation.begins :]
    first = list(takewhile(lambda key: key not in _UNTIL, own))
    return not _GOT.isdisjoint(first or own)


def _asks_who_is_in(story: Story) -> bool:
    """ "How many of us still go on?": people; and what may be taken yet keeps below the limit."""
    situation, keys = story.situation, asked_keys(story)
    if "elimination" not in story.said or "until" in story.said:
        return False
    of_one = PERSONS[situation.language].i | who_are_somebody(_ONE, situation.language)
    people = keys & (OUT | STAY | _GO_ON) and not keys & of_one
    return bool(people and "points" not in situation.asked) or situation.modal == "may"


def _amounts(story: Story) -> list[SaidNumber]:
    """The numbers that are points: told so, or too many for a hand."""
    about = story.said & {"points", "target", "win"}
    return sorted(
        (
            n
            for n in story.situation.numbers
            if n.unit in {"", "points", "target", "round", "n-may-play", "players-word"}
            if n.value >= _HAND or n.unit == "points" or (about and n.value > _TWO and not n.unit)
        ),
        key=lambda number: number.at,
    )


def _limit(story: Story, amounts: Iterable[SaidNumber]) -> int:
    agreed = [n.value for n in amounts if _is_limit(story, n)]
    return agreed[0] if agreed else story.facts.numbers["target"]


def _is_limit(story: Story, number: SaidNumber) -> bool:
    """ "We agreed on 300", "the target is 200", "playing to 400": the number that is played to."""
    said = {one.at for one in story.situation.numbers}
    start = max((at + 1 for at in said if at < number.at), default=0)
    near = story.situation.keys[max(number.at - _BACK, start) : number.at]
    behind = story.situation.keys[number.at + 1 : number.at + _TWO]
    if story.situation.keys[number.at + 1 : number.at + _TWO + 1] in _WE_AGREED:
        return number.value >= _LEAST
    agreed = number.limit or not _AGREED.isdisjoint((*near, *behind)) or number.unit == "target"
    return agreed and number.value >= _LEAST and _STANDS.isdisjoint(near)


def _told(story: Story, amounts: Sequence[SaidNumber]) -> int | None:
    """Where somebody stands: the one number told, the asker's own, or what rounds brought."""
    if len(amounts) > 1:
        amounts = _own(story, amounts)
    if len(amounts) == 1 and (amounts[0].value >= _HAND or amounts[0].unit == "points"):
        return amounts[0].value
    if len(amounts) < _TWO:
        return None
    keys = story.situation.keys
    added = _comes(keys[max(amounts[1].at - _BACK, 0) : amounts[1].at + _TWO])
    return sum(n.value for n in amounts) if added or "round" in story.said else None


def _own(story: Story, amounts: Sequence[SaidNumber]) -> Sequence[SaidNumber]:
    """ "I'm at 320, she's at 290": of several the one that whoever is asked about stands at."""
    starts = [0, *(number.at + 1 for number in amounts)]
    keys = story.situation.keys
    near = [
        frozenset(keys[max(start, number.at - _BACK) : number.at])
        for start, number in zip(starts, amounts, strict=False)
    ]
    mine = [number for number, words in zip(amounts, near, strict=True) if words & _I]
    asked = asked_keys(story)
    if not asked & _I:
        # "How many does Ben need?"
        shared = {word for words in near for word in words if sum(word in one for one in near) > 1}
        names = asked - shared - _SMALL
        named = [number for number, words in zip(amounts, near, strict=True) if words & names]
        mine = named if len(named) == 1 else mine
    if len(mine) != 1 or _adds(story, amounts):
        return amounts
    return mine


def _adds(story: Story, amounts: Sequence[SaidNumber]) -> bool:
    """ "I was on 300, now I get 60": both are mine."""
    keys = story.situation.keys[amounts[0].at : amounts[-1].at + _TWO]
    return "round" in story.said or _comes(keys)


def _comes(keys: Sequence[str]) -> bool:
    """Whether one of the words adds something; who "has got 187" holds them already."""
    adds = GAINED | _BROUGHT | _THEN
    pairs = pairwise(("", *keys))
    return any(one in adds and not (one == "got" and before in _HAS_GOT) for before, one in pairs)


_LACKING: Final = word_list("missing-sums.lacking")
"""Words that ask for what is missing whatever stands beside them."""
_FAR: Final = frozenset(
    {("how", "far"), ("wie", "weit"), ("hoe", "ver"), ("to", "go"), ("te", "gaan"), ("to", "get")}
    | {
        ("still", "to"),
        ("wat", "rest"),
        ("must", "noch"),
        ("muss", "noch"),
        ("mot", "nog"),
        ("mot", "er"),
    }
)
_HOW_MANY_TO: Final = frozenset(
    {("many", "to"), ("many", "still"), ("viele", "noch"), ("wieviel", "noch"), ("hoveel", "nog")}
    | {("viel", "noch"), ("much", "still"), ("viele", "bis"), ("wieviel", "bis"), ("hoveel", "tot")}
    | {("many", "till"), ("much", "to")}
)
"""What asks for it only beside points that are too many for cards."""
_WE_AGREED: Final = frozenset(
    {("we", "agreed"), ("haben", "wir"), ("hatten", "wir"), ("hebben", "we"), ("hadden", "we")}
)
_HALF: Final = word_list("missing-sums.half")
"""What may stand beside such a word where nothing else asks."""
_GOT: Final = word_list("missing-sums.got")
_UNTIL: Final = word_list("missing-sums.until")
"""What somebody gets or holds, and does not lack."""
_OF_CARDS: Final = word_list("missing-sums.of-cards")
_AGREED: Final = word_list("missing-sums.agreed")
_GO_ON: Final = word_list("missing-sums.go-on")
_ONE: Final = word_list("missing-sums.one-person")
_TO_ADD: Final = word_list("missing-sums.to-add")
_BROUGHT: Final = word_list("missing-sums.brought")
_THEN: Final = word_list("missing-sums.then")
_HAS_GOT: Final = word_list("mercy.has-got")
_STANDS: Final = word_list("missing-sums.stands")
_I: Final = word_list("missing-sums.i")
_SMALL: Final = word_list("whose-points.small")
"""Words that are nobody's name."""
