"""What a round adds to somebody's own account, where others' hands are told beside: "I hold 35".

"Lowest wins. Lou is out, I hold 35 and Max 60. What is added to my score?" asks of one's own hand
alone (RULES.md §2.2).
"""

from collections.abc import Iterator
from typing import Final

from scorekeeper.rulebook.asking.own_totals import keeps_own
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.point_rulings import ruling_of
from scorekeeper.rulebook.asking.situation import SaidNumber
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_ADDS: Final = word_list("own-added.adds")
_HOLDS: Final = word_list("own-added.holds")
"""What tells of a hand, and not of a total from before."""
_STOOD: Final = word_list("own-added.stood")
_AND: Final = word_list("whose-points.and")
_SMALL: Final = word_list("own-added.small")
_OTHERWISE: Final = frozenset({"partners", "bonus", "mercy", "swap", "next-player"})
_DONE: Final = frozenset({"finish", "empty"})
_TWO: Final = 2


def added_to_own(story: Story) -> Sum | None:
    """The points of one's own hand; None where it is not clear which those are."""
    situation = story.situation
    asked = frozenset(situation.keys[situation.begins :])
    persons = PERSONS[situation.language]
    asks = situation.ask == "number" or "what" in situation.asked
    mine = bool(asked & (persons.i | persons.me | persons.my))
    if not asks or not mine or not asked & _ADDS or situation.claimed or situation.cards:
        return None
    if story.said & _OTHERWISE or not keeps_own(story) or not situation.begins:
        return None
    told = list(_hands(story))
    own = [number.value for whose, number in told if whose == "me"]
    if not own and _went_out(story):
        # "I'm out of cards, Lou holds 35": nothing is left to write down.
        own = [0]
    if len(told) < _TWO or len(own) != 1 or any(not whose for whose, _ in told):
        return None
    return Sum(own[0], str(own[0]), ruling_of(story, "lowest-total"), None, "points", certain=True)


def _went_out(story: Story) -> bool:
    """Whether whoever asks is told to have gone out."""
    heard, persons = story.situation.heard, PERSONS[story.situation.language]
    for at in range(story.situation.begins):
        if not _DONE.isdisjoint(heard[at].concepts):
            start = at
            while start and not heard[start].breaks and heard[start - 1].key not in _AND:
                start -= 1
            return any(word.key in persons.i for word in heard[start : at + 1])
    return False


def _hands(story: Story) -> Iterator[tuple[str, SaidNumber]]:
    """Every number told with whose hand it is; nobody's where that is not clear."""
    situation = story.situation
    heard, holds = situation.heard, False
    limit = story.facts.numbers["target"]
    for number in situation.numbers:
        if number.limit or number.value == limit:
            continue
        start = number.at
        while start and not heard[start].breaks and heard[start - 1].key not in _AND:
            start -= 1
        keys = [word.key for word in heard[start : number.at]]
        plain = number.unit in {"", "points"} and number.at < situation.begins
        holds = holds or not _HOLDS.isdisjoint(keys)
        mine = not PERSONS[situation.language].i.isdisjoint(keys)
        # "… and the third one 60": somebody has to be named.
        named = any(key not in _HOLDS | _SMALL for key in keys)
        whose = "me" if mine else "other" if named else ""
        yield whose if plain and holds and _STOOD.isdisjoint(keys) else "", number
