"""Which way play goes behind several reverses: "two reverses in a row, is it clockwise again?".

Only what is asked with yes or no; whose turn it is, the seats tell.
"""

from typing import Final

from scorekeeper.rulebook.asking.card_words import TIMES
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_MOST: Final = 12
_OTHERWISE: Final = frozenset(
    {"next-player", "who", "lose-turn", "opponent-turn", "flex-side", "challenge"}
)
_ALSO: Final = word_list("turned.also")
"""Who lays one "as well" is not counted here."""
_AGAINST: Final = word_list("turned.against")
_CLOCK: Final = word_list("turned.clock")
_COUNTER: Final = word_list("turned.counter")
_TOWARDS: Final = word_list("turned.towards")
_LEFT: Final = word_list("turned.left")
_RIGHT: Final = word_list("turned.right")
_ROUNDABOUT: Final = word_list("turned.roundabout")
_OF: Final = {True: "same-way", False: "other-way"}
_SAME: Final = word_list("turned.same")
_OTHER: Final = word_list("turned.other")


def turned(story: Story) -> Sum | None:
    """Whether play goes the way that is asked for; None where anything else is asked.

    It starts clockwise unless another way is told, and every reverse turns it
    (`deluxe-1999#reverse`).
    """
    situation = story.situation
    if situation.ask != "yes-no" or "direction" not in situation.concepts:
        return None
    if not _ALSO.isdisjoint(situation.keys):
        return None
    if situation.concepts & _OTHERWISE or story.facts.values.get("players") == str(_TWO):
        return None
    told, at = _way(situation.keys[: situation.begins])
    times = _reverses(story, 0 if "begin" in situation.concepts else at)
    if times is None:
        return None
    asked = situation.keys[situation.begins :]
    even = times % _TWO == 0
    way, _ = _way(asked)
    if way is not None:
        true = (way == (told is not False)) == even
    else:
        same, other = _SAME.intersection(asked), _OTHER.intersection(asked)
        if bool(same) == bool(other) or times < _TWO:
            return None
        true = even if same else not even
    return Sum(times, str(times), "direction", None, _OF[even], true, certain=True)


def _reverses(story: Story, since: int) -> int | None:
    """How many were laid since that word; None where any other card or number is told."""
    situation = story.situation
    if any(not _turns(story, card.kind) for card in situation.cards):
        return None
    later = [card for card in situation.cards if card.start >= since]
    # "Three reverses, and we were going clockwise": that was before them.
    laid = sum(card.count for card in later or situation.cards)
    for number in situation.numbers:
        behind = situation.keys[number.at + 1 : number.at + 2]
        if number.unit == "players-word":
            continue
        if laid > 1 or not TIMES.intersection(behind):
            return None
        laid = number.value
    return laid if 0 < laid <= _MOST else None


def _turns(story: Story, kind: str) -> bool:
    known = story.kinds.get(kind)
    return known is not None and known.effect is not None and known.effect.turns


def _way(keys: tuple[str, ...]) -> tuple[bool | None, int]:
    """Whether clockwise is named or the other way, None where neither is; and where."""
    for at, key in enumerate(keys):
        if key in _COUNTER:
            return False, at
        if key in _CLOCK:
            return _AGAINST.isdisjoint(keys[max(0, at - _TWO) : at]), at
        towards = key in _ROUNDABOUT or not _TOWARDS.isdisjoint(keys[max(0, at - 1) : at])
        if key in _LEFT | _RIGHT and towards:
            return key in _LEFT, at
    return None, 0
